import { ExtractError, type ResumeText } from '@evenhand/model'

export type ExtractOptions = { signal?: AbortSignal; onProgress?: (done: number, total: number) => void }

/** Reads a file's visible text in reading order. Throws ExtractError. */
export async function extract(bytes: Uint8Array, fileName: string, _options: ExtractOptions = {}): Promise<ResumeText> {
  throw new ExtractError(bytes.length === 0 ? 'empty' : 'unsupported', fileName)
}
