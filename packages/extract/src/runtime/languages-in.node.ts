import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Below the folder of a language: its data, whole numbers only, best quality. */
export const dataOf = (language: string): string => `4.0.0_best_int/${language}.traineddata.gz`

/**
 * The languages whose data lies in a folder of packages. A package that npm has not finished (`.swe-x1Y2`), or one by
 * hand whose data lies elsewhere, is none: reading it would end the build, and every scan.
 */
export function languagesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((language) => /^\w+$/.test(language) && existsSync(join(folder, language, dataOf(language))))
    .toSorted()
}
