import { z } from 'zod'

/** A half-open range of UTF-16 offsets into a text: the words a claim rests on. */
export const Span = z.strictObject({ start: z.int().min(0), end: z.int().min(0) })
export type Span = z.infer<typeof Span>
