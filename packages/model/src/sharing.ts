import { z } from 'zod'
import { ResumeRow, Run } from './run.ts'

/** POST /api/runs/:id/shares */
export const ShareRequest = z.strictObject({
  blind: z.boolean().default(false),
  comments: z.boolean().default(true),
  /** Days until the link closes by itself. */
  days: z.int().min(1).max(90).default(14),
})
export type ShareRequest = z.infer<typeof ShareRequest>

/** A read-only link to a run. */
export const Share = z.strictObject({
  id: z.string(),
  /** Names and contact data are left out on the server. */
  blind: z.boolean(),
  /** Readers may leave comments. */
  comments: z.boolean(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** When somebody last opened it; absent before. */
  openedAt: z.iso.datetime().optional(),
  /** The address, there once, when the link is made. */
  url: z.string().optional(),
})
export type Share = z.infer<typeof Share>

/** GET /api/shared/:token: a run as its readers see it, without what was decided and noted. */
export const SharedRun = z.strictObject({
  run: Run,
  resumes: z.array(ResumeRow),
  share: Share.pick({ blind: true, comments: true, expiresAt: true }).extend({
    /** Whether the owner's plan includes the matrix and the comparison. */
    advanced: z.boolean(),
  }),
})
export type SharedRun = z.infer<typeof SharedRun>

/** POST /api/shared/:token/comments; `name` is asked of those who are not signed in. */
export const CommentRequest = z.strictObject({
  resumeId: z.string().max(64),
  text: z.string().trim().min(1).max(4000),
  name: z.string().trim().min(1).max(100).optional(),
})
export type CommentRequest = z.infer<typeof CommentRequest>

/** What a reader of a link said about a candidate. */
export const Comment = z.strictObject({
  id: z.string(),
  resumeId: z.string(),
  author: z.string(),
  /** The name is the account's own; else it is what a stranger called themselves. */
  signedIn: z.boolean(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** Written by whoever asks. */
  own: z.boolean(),
})
export type Comment = z.infer<typeof Comment>
