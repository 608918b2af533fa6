/** The package brings no types; this much of it is used. */
declare module 'subset-font' {
  type Options = { targetFormat?: 'woff2'; variationAxes?: Record<string, { min: number; max: number }> }
  /** The font with the given letters alone. Throws where it is none. */
  export default function subsetFont(font: Uint8Array, letters: string, options?: Options): Promise<Uint8Array>
}
