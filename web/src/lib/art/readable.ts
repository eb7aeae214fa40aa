// Drawings shrink with the window; what is written on them does not, below what can be read.

const LEAST = 9.2; // pixels
const DENSE = 0.42; // of its size; a drawing shrunk further has no room for all its words

let watching: ResizeObserver | undefined;

function measure(svg: SVGSVGElement, { width, height }: DOMRectReadOnly): void {
  const drawn = svg.viewBox.baseVal;
  const scale = Math.min(width / drawn.width, height / drawn.height);
  if (scale <= 0) return;
  svg.style.setProperty("--least", `${(LEAST / scale).toFixed(2)}px`);
  svg.toggleAttribute("data-dense", scale < DENSE);
}

/**
 * To attach to a drawing: `--least` is the size, in its own units, that can just be read, and
 * `data-dense` says that what is only a help should be left out.
 */
export function readable(svg: SVGSVGElement): () => void {
  const watcher = (watching ??= new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) measure(target as SVGSVGElement, contentRect);
  }));
  watcher.observe(svg);
  return () => watcher.unobserve(svg);
}
