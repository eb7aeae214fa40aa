/** What every page says in this language: one chunk, loaded when it is chosen. */
export default import.meta.glob<string>(
  "../../../../src/ludoteca/locale/pl/{core,server,web}.ftl",
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
);
