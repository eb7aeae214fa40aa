/** How high a place of a page will be, so that it is kept free beforehand. In this browser. */

const ROW = 130;

const store = (name: string) => `ludoteca-place-${name}`;

/** In pixels, as it was when somebody was here last. */
export function foreseen(name: string): number {
  return Number(localStorage.getItem(store(name))) || 0;
}

export function foresee(name: string, height: number): void {
  localStorage.setItem(store(name), String(height));
}

/** Something has begun elsewhere that will be listed there. */
export function foreseeRow(name: string): void {
  if (foreseen(name) < ROW) foresee(name, ROW);
}
