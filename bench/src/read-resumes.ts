import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { createExtractPool } from '@evenhand/extract'
import type { ResumeText } from '@evenhand/model'

/** The texts of resumes, one file after another, in their order. Throws what the reader throws. */
export async function readResumes(paths: string[]): Promise<ResumeText[]> {
  const pool = createExtractPool({ size: 1 })
  const read: ResumeText[] = []
  try {
    for (const path of paths) read.push(await pool.extract(new Uint8Array(readFileSync(path)), basename(path)))
  } finally {
    pool.close()
  }
  return read
}
