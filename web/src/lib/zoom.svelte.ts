// Pinch and pan on a drawing, for fingers; the whole is always one button or double tap away.

interface Point {
  readonly x: number;
  readonly y: number;
}

const MOST = 3.5;
const STILL = 8; // pixels a finger may stray before a tap becomes a drag

export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** True from the first real movement until all fingers are up, so that no tap is meant. */
  moving = $state(false);

  /** Where the drawing is on the page. */
  box = (): DOMRect => new DOMRect();

  private fingers: Record<number, Point> = {}; // by pointer
  private start: Point | null = null;

  get zoomed(): boolean {
    return this.scale > 1.01;
  }

  /** The same in the units of a drawing of that width that fills the box. */
  inside(drawing: { width: number }): string {
    const unit = drawing.width / Math.max(1, this.box().width);
    return `translate(${this.x * unit}px, ${this.y * unit}px) scale(${this.scale})`;
  }

  reset(): void {
    this.scale = 1;
    this.x = 0;
    this.y = 0;
  }

  /** Twice the size, around the middle. */
  enlarge(): void {
    const box = this.box();
    this.by(2, { x: box.width / 2, y: box.height / 2 }, box);
  }

  down(event: PointerEvent): void {
    if (event.pointerType !== "touch") return;
    const box = this.box();
    const point = { x: event.clientX - box.left, y: event.clientY - box.top };
    if (Object.keys(this.fingers).length === 0) this.moving = false;
    this.fingers[event.pointerId] = point;
    this.start = point;
  }

  move(event: PointerEvent): void {
    const before = this.fingers[event.pointerId];
    if (before === undefined) return;
    const box = this.box();
    const now = { x: event.clientX - box.left, y: event.clientY - box.top };
    const others = Object.entries(this.fingers).filter(([id]) => Number(id) !== event.pointerId);
    const other = others[0]?.[1];
    if (other !== undefined) {
      this.moving = true;
      const spread = distance(now, other) / Math.max(1, distance(before, other));
      this.by(spread, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, box);
      this.slide((now.x - before.x) / 2, (now.y - before.y) / 2, box);
    } else if (this.zoomed) {
      if (!this.moving && this.start !== null && distance(now, this.start) < STILL) return;
      this.moving = true;
      this.slide(now.x - before.x, now.y - before.y, box);
    }
    this.fingers[event.pointerId] = now;
  }

  up(event: PointerEvent): void {
    this.fingers = Object.fromEntries(
      Object.entries(this.fingers).filter(([id]) => Number(id) !== event.pointerId),
    );
  }

  private by(factor: number, at: Point, box: DOMRect): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const change = scale / this.scale;
    this.x = at.x - (at.x - this.x) * change;
    this.y = at.y - (at.y - this.y) * change;
    this.scale = scale;
    this.slide(0, 0, box);
  }

  /** Move, but never show what lies beyond the edges. */
  private slide(right: number, down: number, box: DOMRect): void {
    this.x = Math.min(0, Math.max(box.width * (1 - this.scale), this.x + right));
    this.y = Math.min(0, Math.max(box.height * (1 - this.scale), this.y + down));
  }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
