import type { Comment, CommentRequest, ResumeDetail, Share, SharedRun, ShareRequest } from '@evenhand/model'
import { callApi, fetchJson } from './api-client.ts'

const ofRun = (runId: string, rest: string) => `/api/runs/${encodeURIComponent(runId)}${rest}`
const ofLink = (token: string, rest = '') => `/api/shared/${encodeURIComponent(token)}${rest}`

/** The links to a run, newest first. */
export async function loadShares(runId: string, signal?: AbortSignal): Promise<Share[]> {
  return (await fetchJson<{ shares: Share[] }>(ofRun(runId, '/shares'), { signal })).shares
}

/** Makes a link; its address is in the answer and nowhere else. */
export function createShare(runId: string, request: ShareRequest): Promise<Share> {
  return fetchJson(ofRun(runId, '/shares'), { method: 'POST', body: request })
}

export async function revokeShare(runId: string, shareId: string): Promise<void> {
  await callApi(ofRun(runId, `/shares/${encodeURIComponent(shareId)}`), { method: 'DELETE' })
}

/** What readers of all links to a run said, oldest first. */
export async function loadRunComments(runId: string, signal?: AbortSignal): Promise<Comment[]> {
  return (await fetchJson<{ comments: Comment[] }>(ofRun(runId, '/comments'), { signal })).comments
}

export async function deleteRunComment(runId: string, id: string): Promise<void> {
  await callApi(ofRun(runId, `/comments/${encodeURIComponent(id)}`), { method: 'DELETE' })
}

/** A run by a link to it; people without a name are called in `language`. */
export function loadShared(token: string, language: string, signal?: AbortSignal): Promise<SharedRun> {
  return fetchJson(ofLink(token, `?language=${language}`), { signal })
}

export function loadSharedResume(token: string, resumeId: string, language: string): Promise<ResumeDetail> {
  return fetchJson(ofLink(token, `/resumes/${encodeURIComponent(resumeId)}?language=${language}`))
}

/** What readers of a link said, oldest first. */
export async function loadComments(token: string, signal?: AbortSignal): Promise<Comment[]> {
  return (await fetchJson<{ comments: Comment[] }>(ofLink(token, '/comments'), { signal })).comments
}

export function sendComment(token: string, request: CommentRequest): Promise<Comment> {
  return fetchJson(ofLink(token, '/comments'), { method: 'POST', body: request })
}

/** Takes a comment of one's own back. */
export async function deleteComment(token: string, id: string): Promise<void> {
  await callApi(ofLink(token, `/comments/${encodeURIComponent(id)}`), { method: 'DELETE' })
}
