"""How a report looks: paper and ink, or a blackboard and chalk where people like it dark."""

from __future__ import annotations

STYLE = """
:root { color-scheme: light dark; --paper: #fbf6e9; --card: #fffaf0; --ink: #3b312b;
 --soft: #6d6157; --line: #d9cdb8; --rail: #efe5d0; --bar: #1f7a74; --other: #b5651d;
 --hot: #e9793f; --mark: #b93c0a; --ground: #fffdf7; --good: #1d6b34;
 --bad: #a3261b; --zone: #dcebd3; }
@media (prefers-color-scheme: dark) { :root { --paper: #23292c; --card: #2b3236; --ink: #f0eadd;
 --soft: #b9b3a6; --line: #4a5358; --rail: #394247; --bar: #63c3b8; --other: #f0a860;
 --hot: #b4481a; --mark: #ff9a62; --ground: #262d30; --good: #8fd6a0;
 --bad: #ff9d8f; --zone: #35483c; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); line-height: 1.5;
 font: 1rem/1.5 'Atkinson Hyperlegible', 'DejaVu Sans', Verdana, sans-serif; }
main, header, footer { max-width: 76rem; margin: 0 auto; padding: 1rem clamp(1rem, 4vw, 2.5rem); }
h1, h2, h3, .big { font-family: Fraunces, Georgia, 'DejaVu Serif', serif; font-weight: 600;
 line-height: 1.2; text-wrap: balance; }
h1 { font-size: clamp(1.7rem, 5vw, 2.7rem); margin: 1.2rem 0 .3rem; }
h2 { font-size: 1.6rem; margin: 2.6rem 0 .6rem; padding-top: .9rem;
 border-top: 2px solid var(--ink); }
h3 { font-size: 1.15rem; margin: 0 0 .2rem; }
p { margin: .2rem 0 .7rem; max-width: 46rem; }
.note, .tick, .under-big { color: var(--soft); }
.note { font-size: .93rem; }
code { font-family: 'DejaVu Sans Mono', Menlo, Consolas, monospace; font-size: .9rem;
 overflow-wrap: anywhere; }
pre { background: var(--card); border: 1px solid var(--line); border-radius: 10px;
 padding: .8rem 1rem; white-space: pre-wrap; }
.grid { display: grid; gap: 1.2rem;
 grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr)); align-items: start; }
figure, .card { margin: 0; background: var(--card); border: 1.5px solid var(--ink);
 border-radius: 14px; padding: 1rem 1.1rem; box-shadow: 3px 4px 0 rgb(0 0 0 / 12%);
 min-width: 0; }
figure.wide { grid-column: 1 / -1; }
.columns { columns: 21rem; column-gap: 1.2rem; }
.columns figure { break-inside: avoid; margin-bottom: 1.2rem; }
.cards { display: grid; gap: .9rem;
 grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.4rem), 1fr)); }
.big { font-size: 2rem; display: block; }
.plot { display: block; width: 100%; max-width: 36rem; height: auto; margin: .6rem 0; }
.plot text { fill: var(--ink); font-size: 15px; }
.plot .long { font-size: 12px; }
.plot .figure { font-weight: 700; }
.plot .tick { font-size: 13px; fill: var(--soft); }
.end { text-anchor: end; }
.middle { text-anchor: middle; }
.rail { fill: var(--rail); }
.bar, .series-0 { fill: var(--bar); }
.minus { fill: none; stroke: var(--other); stroke-width: 2; }
.series-1 { fill: none; stroke: var(--other); stroke-width: 2.2; }
.zone { fill: var(--zone); }
.axis { fill: none; stroke: var(--ink); stroke-width: 1.6; }
.mean { stroke: var(--card); stroke-width: 1; }
.mean-0 { fill: var(--bar); }
.mean-1 { fill: var(--other); }
.interval, .under { fill: none; stroke: var(--ink); stroke-width: 1.8; }
.under { stroke: var(--card); stroke-width: 5; stroke-opacity: .75; }
.mark { stroke: var(--mark); stroke-width: 2.4; stroke-dasharray: 4 3; }
.key { display: inline-block; width: 1.1em; height: .8em; margin-right: .4em; border-radius: 2px; }
.key-0 { background: var(--bar); }
.key-1 { border: 2.2px solid var(--other); }
.key-zone { background: var(--zone); border: 1px solid var(--line); }
.key-mark { border-top: 3px dashed var(--mark); height: 0; vertical-align: middle; }
.legend { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; font-size: .93rem; padding: 0;
 margin: .3rem 0; list-style: none; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: .93rem; font-variant-numeric: tabular-nums;
 min-width: 100%; }
th, td { padding: .32rem .6rem; text-align: right; border-bottom: 1px solid var(--line);
 vertical-align: top; }
th:first-child { text-align: left; }
tbody th { font-weight: 400; }
thead th { font-weight: 700; vertical-align: bottom; }
td small { display: block; color: var(--soft); white-space: nowrap; }
.goals td, .goals th { text-align: left; }
.goals th[scope=row] { min-width: 13rem; }
.met { color: var(--good); font-weight: 700; white-space: nowrap; }
.missed { color: var(--bad); font-weight: 700; white-space: nowrap; }
details { margin-top: .5rem; }
summary { cursor: pointer; color: var(--soft); padding: .3rem 0; }
summary:focus-visible { outline: 2px solid var(--mark); }
.map { display: block; width: 100%; min-width: 40rem; max-width: 58rem; margin: 0 auto;
 height: auto; }
.map text { fill: var(--ink); paint-order: stroke; stroke: var(--card); stroke-width: 3px;
 stroke-opacity: .65; stroke-linejoin: round; }
.map .map-figure { font-size: 16px; font-weight: 700; }
.map .map-name { font-size: 11px; }
.ground { fill: var(--ground); stroke: var(--soft); stroke-width: 1; }
.heat { fill: var(--hot); }
.map .way { fill: none; stroke: var(--line); stroke-linejoin: round; }
.map .warm-way { fill: none; stroke: var(--hot); stroke-linejoin: round; }
.map .edge { fill: none; stroke: var(--ink); stroke-width: 3; stroke-linecap: round; }
.map .joint { fill: none; stroke: var(--ink); stroke-width: 10; }
.map .gap { fill: none; stroke: var(--card); stroke-width: 6; stroke-linecap: square; }
.map .outline { fill: none; stroke: var(--ink); stroke-width: 2.2; stroke-linejoin: round; }
.sign { fill: var(--card); stroke: var(--ink); stroke-width: 1.6; }
.ramp { display: inline-block; width: 9rem; height: .8rem; border: 1px solid var(--ink);
 border-radius: 3px; background: linear-gradient(90deg, var(--ground), var(--hot));
 vertical-align: middle; margin: 0 .5rem; }
@media print { figure, .card { break-inside: avoid; box-shadow: none; } }
"""
