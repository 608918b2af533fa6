import type { PackedKind } from './packed-kind.ts'
import { type Unpacked, unpackMail, unpackZip } from './unpack-archive.ts'

export type UnpackQuestion = { kind: PackedKind; bytes: Uint8Array<ArrayBuffer> }
/** Undefined: the archive cannot be opened. */
export type UnpackAnswer = Unpacked[] | undefined

/** Opens archives off the page's own thread; one that breaks it takes only this worker along. */
addEventListener('message', ({ data }: MessageEvent<UnpackQuestion>) => void answer(data))

async function answer({ kind, bytes }: UnpackQuestion): Promise<void> {
  const files = await unpack(kind, bytes).catch(() => undefined)
  postMessage(files satisfies UnpackAnswer, { transfer: files?.flatMap(({ bytes: content }) => content?.buffer ?? []) })
}

async function unpack(kind: PackedKind, bytes: Uint8Array<ArrayBuffer>) {
  return kind === 'zip' ? unpackZip(bytes) : unpackMail(bytes)
}
