import type { MessagePort } from 'node:worker_threads'

/** A task on its way to a thread, with a line to say that it has begun. */
export type ThreadTask<T> = { task: T; begun: MessagePort }

/** Work as a thread takes it: its time counts from here, not from the start of a new thread that must load first. */
export function onThread<T, R>(work: (task: T) => R): (message: ThreadTask<T>) => R {
  return ({ task, begun }) => {
    begun.postMessage(true)
    return work(task)
  }
}
