import { onThread } from './on-thread.ts'
import * as work from './receive-work.ts'

export const receiveResumes = onThread(work.receiveResumes)
