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
      if (!found) return null;
      parts[part.slice(1)] = decodeURIComponent(found);
    } else if (part !== found) return null;
  }
  return parts;
}
