import { MAX_DOCUMENT_BYTES, ResumesRequest, type FailureCode } from '@evenhand/model'
import { isTooComplex } from '../http/json-shape.ts'

export type ReceivedResume = { position: number } & ({ error: FailureCode } | { fileName: string; resume: string })
export type ReceivedResumes =
  | { resumes: ReceivedResume[] }
  | { refused: 'invalid-request' | 'body-too-large'; path: string }

/** Reads the body of a request of texts: up to ten, each with offsets inside its text. */
export function receiveResumes(body: Uint8Array): ReceivedResumes {
  const parsed = ResumesRequest.safeParse(parseJson(body))
  if (!parsed.success) return { refused: 'invalid-request', path: parsed.error.issues[0]?.path.join('.') ?? '' }
  const resumes: ReceivedResume[] = []
  for (const [index, item] of parsed.data.resumes.entries()) {
    if ('error' in item) resumes.push(item)
    else if (Buffer.byteLength(item.resume.text) > MAX_DOCUMENT_BYTES) {
      return { refused: 'body-too-large', path: `resumes.${index}` }
    } else if (item.resume.text.trim() === '') resumes.push({ position: item.position, error: 'no-text' })
    else {
      const { position, resume } = item
      resumes.push({ position, fileName: resume.fileName, resume: JSON.stringify(resume) })
    }
  }
  return { resumes }
}

/** Ten texts of the largest size have a value every eight bytes at most: their lines. */
const TEXTS_SHAPE = { depth: 32, values: 16_000_000 }

function parseJson(body: Uint8Array): unknown {
  if (isTooComplex(body, TEXTS_SHAPE)) return undefined
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return undefined
  }
}
