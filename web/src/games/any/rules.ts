/** Rules that come as a page of plain text: headings, paragraphs and numbered items. Pure. */

export interface Block {
  readonly kind: "title" | "chapter" | "text" | "item";
  /** Of an item: "§1.2"; it can be linked to. */
  readonly number: string | null;
  readonly text: string;
}

const STARTS: readonly (readonly [start: RegExp, kind: Block["kind"]])[] = [
  [/^# /, "title"],
  [/^## /, "chapter"],
  [/^- /, "item"],
];
const NUMBER = /^\*\*(.+?)\*\* */;

export function readRules(page: string): readonly Block[] {
  const blocks: string[] = [];
  let open = false;
  for (const line of page.split("\n")) {
    const begins = STARTS.some(([start]) => start.test(line));
    if (line.trim() && (begins || !open)) blocks.push(line);
    else if (line.trim()) blocks.push(`${blocks.pop() ?? ""} ${line.trim()}`);
    open = line.trim() !== "" && !line.startsWith("#");
  }
  return blocks.map((block) => {
    const [start, kind] = STARTS.find(([each]) => each.test(block)) ?? [/^/, "text" as const];
    const text = block.replace(start, "");
    const number = kind === "item" ? (NUMBER.exec(text)?.[1] ?? null) : null;
    return {
      kind,
      number,
      text: text.replace(NUMBER, (all) => (number ? "" : all)).replace(/\*\*/g, ""),
    };
  });
}
