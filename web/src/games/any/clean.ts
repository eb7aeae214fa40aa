/**
 * A drawing made by somebody else, safe to be put into the page.
 *
 * Only what is named here stays: shapes, words and the looks of both. Nothing that runs, loads,
 * links or styles other parts of the page. `ludoteca.testing` has the same lists.
 */

const PARTS = new Set(
  "svg g path rect circle ellipse line polyline polygon text tspan defs linearGradient radialGradient stop title".split(
    " ",
  ),
);
const LOOKS = new Set(
  "viewBox transform d x y x1 y1 x2 y2 cx cy r rx ry dx dy width height points offset id gradientUnits fill fill-opacity fill-rule stroke stroke-width stroke-dasharray stroke-linecap stroke-linejoin stroke-opacity opacity stop-color stop-opacity font-family font-size font-weight font-style text-anchor dominant-baseline data-action data-target".split(
    " ",
  ),
);
/** Of all addresses, only those of the drawing's own gradients. */
const OUTSIDE = /url\((?!#)|url\(#[^)]*$/i;

export function clean(source: string): SVGSVGElement | null {
  const drawing = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  if (!(drawing instanceof SVGSVGElement)) return null; // not well-formed
  for (const part of [drawing, ...drawing.querySelectorAll("*")]) {
    if (!(part instanceof SVGElement) || !PARTS.has(part.localName)) part.remove();
    else
      for (const { name, value } of [...part.attributes])
        if (!LOOKS.has(name) || OUTSIDE.test(value)) part.removeAttribute(name);
  }
  return document.importNode(drawing, true);
}

/** The numbers of the actions that a drawing lets one choose. */
export function marked(source: string): ReadonlySet<number> {
  return new Set([...source.matchAll(/data-action="(\d+)"/g)].map((found) => Number(found[1])));
}
