import { ENGINE, words } from '@evenhand/analyze'
import type { Analysis, Engine, Finding, ResumeText } from '@evenhand/model'
import { checkSentences } from './checking/check-sentences.ts'
import { checkVerdicts } from './checking/check-verdicts.ts'
import { groundsOf } from './checking/clean-sentence.ts'
import { combinePasses, type Pass } from './combine-passes.ts'
import { promptOf } from './compose-questions.ts'
import type { ModelAnswer } from './prompt/model-answer.ts'
import { type Asking, readSubject, type Subject } from './read-subject.ts'

/** Points apart from which a person should look. */
const DISAGREE = 25

type Answered = {
  /** One for each question, in their order. */
  answers: ModelAnswer[]
  /** Which engine the analysis is by. */
  engine: Engine
}

/** Checks a model's answers against the resume and makes the analysis of what is true of them. */
export function judgeAnswers(resume: ResumeText, { answers, engine, ...asking }: Asking & Answered): Analysis {
  return judgeSubject(readSubject(resume, asking), { answers, engine })
}

export function judgeSubject(subject: Subject, { answers, engine }: Answered): Analysis {
  const { builtIn, job, resume, withheld } = subject
  const passes = answers.map((answer, pass) => checkPass(subject, answer, pass))
  if (passes.some(({ isMisled }) => isMisled)) return misled(builtIn)
  const { verdicts, score, answer } = combinePasses(passes, { job, builtIn })
  const notices = noticesOf(subject, score.value)
  const own = words({ profile: builtIn.profile, resume, job, verdicts, integrity: notices })
  return {
    engine,
    contentHash: builtIn.contentHash,
    profile: builtIn.profile,
    verdicts,
    score,
    ...(job === undefined && builtIn.grounds && { grounds: builtIn.grounds }),
    integrity: notices,
    ...(builtIn.doubts && { doubts: builtIn.doubts }),
    words: checkSentences(answer, own, { text: withheld.text, ...groundsFor(subject) }),
  }
}

function checkPass(subject: Subject, answer: ModelAnswer, pass: number): Pass {
  const { builtIn, job, resume, withheld } = subject
  if (job === undefined) return { answer, verdicts: [], isMisled: false }
  const quoted = {
    profile: builtIn.profile,
    resume,
    job,
    text: withheld.text,
    builtIn: new Map(builtIn.verdicts.map((verdict) => [verdict.requirementId, verdict])),
    integrity: withheld.integrity,
    ...groundsFor(subject),
  }
  return { answer, ...checkVerdicts(answer, promptOf(subject, pass).asked, quoted) }
}

function groundsFor({ builtIn, job, withheld }: Subject) {
  const { profile } = builtIn
  const spans = [profile.totalMonths, ...profile.employment.map((post) => post.months ?? 0)]
  const years = spans.flatMap((months) => [Math.floor(months / 12), Math.round(months / 12)])
  return groundsOf([withheld.text, ...(job?.requirements.map(({ label }) => label) ?? [])], [...spans, ...years])
}

/** A model that affirms what does not exist is not believed at all: the built-in engine's analysis stands. */
function misled(builtIn: Analysis): Analysis {
  return {
    ...builtIn,
    engine: { ...ENGINE },
    integrity: [...builtIn.integrity, { code: 'model-misled', args: {}, evidence: [] }],
  }
}

function noticesOf({ builtIn, withheld, job }: Subject, score: number): Finding[] {
  const notices = [...builtIn.integrity]
  if (withheld.isCut) {
    const characters = withheld.text.trimEnd().length
    notices.push({ code: 'model-text-cut', args: { characters }, evidence: [] })
  }
  if (job !== undefined && Math.abs(score - builtIn.score.value) >= DISAGREE) {
    notices.push({ code: 'engines-disagree', args: { model: score, builtIn: builtIn.score.value }, evidence: [] })
  }
  return notices
}
