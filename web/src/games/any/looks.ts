/** How the board looks. Not in the style sheet of all pages: only guests' tables ask for it. */
export const LOOKS = `
.any { display: grid; place-items: center; height: 100%; padding: 0.5rem; }
.any svg { width: 100%; height: 100%; max-height: 100%; min-height: 0; }
.any .offered { cursor: pointer; outline: none; }
.any .ring { fill: transparent; stroke-width: 4; }
.any [data-action] > .ring { stroke: var(--lit); }
.any .advised > .ring { stroke-dasharray: 8 5; }
.any .armed > .ring { stroke: var(--accent); stroke-width: 6; }
.any :focus-visible > .ring { stroke: var(--accent); stroke-width: 8; }
@media (max-width: 860px) { .any { height: auto; } }
`;
