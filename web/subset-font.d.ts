/** The package brings no types; this is the part of it that we use. */
declare module "subset-font" {
  interface Options {
    readonly targetFormat: "woff2" | "sfnt";
    readonly noHinting?: boolean;
    readonly keepFeatures?: readonly string[];
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: Options,
  ): Promise<Uint8Array>;
}
