/** What an address means; null for one that means nothing, as a lonely “%”. */
export function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Whatever is named in an address, as the server has it, too. */
const NAME = /^[A-Za-z0-9_-]+$/;

/** "/match/:id" against "/match/a1b2": the parts that vary, or null if it is another address. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = path.replace(/\/+$/, "").split("/");
  if (path === "/") given.push("");
  if (pattern === "/") return path === "/" ? {} : null;
  if (wanted.length !== given.length) return null;
  const parts: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const found = given[at] ?? "";
    if (part.startsWith(":")) {
      const decoded = decode(found);
      if (!decoded || !NAME.test(decoded)) return null;
      parts[part.slice(1)] = decoded;
    } else if (part !== found) return null;
  }
  return parts;
}
