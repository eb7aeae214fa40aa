/** All texts of this language but those of the command line: one chunk, loaded when it is chosen. */
export default import.meta.glob<string>(
  [
    "../../../../src/ludoteca/locale/en/*.ftl",
    "!**/cli.ftl",
    "!**/study.ftl",
    "!**/terminal-*.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
