import type { ResumeText } from '@evenhand/model'
import { composePrompt, type Prompt } from './prompt/compose-prompt.ts'
import { fenceOf } from './prompt/fence-of.ts'
import { type Asking, readSubject, type Subject } from './read-subject.ts'

/** What is asked about one resume, once for each pass. Plain data: it may be composed in one place and asked in another. */
export type ModelQuestions = { contentHash: string; questions: { instructions: string; prompt: string }[] }

/** The questions about a resume. Needs no network; the same resume and asking give the same questions. */
export function composeQuestions(resume: ResumeText, asking: Asking): ModelQuestions {
  return questionsAbout(readSubject(resume, asking))
}

export function questionsAbout(subject: Subject): ModelQuestions {
  const questions = Array.from({ length: subject.passes }, (_, pass) => {
    const { instructions, prompt } = promptOf(subject, pass)
    return { instructions, prompt }
  })
  return { contentHash: subject.builtIn.contentHash, questions }
}

/** The prompt of one pass, with what its names stand for. */
export function promptOf({ secret, withheld, job, language }: Subject, pass: number): Prompt {
  const { sent } = withheld
  const about = [sent, job?.text ?? '', JSON.stringify(job?.requirements ?? []), language, String(pass)]
  return composePrompt({ sent, job, language, fence: fenceOf(secret, about) })
}
