import { type Finding, RECORD_ITEMS, type Words } from '@evenhand/model'
import type { ModelAnswer, QuotedSentence } from '../prompt/model-answer.ts'
import { cleanSentence, type Grounds } from './clean-sentence.ts'
import { findQuote } from './find-quote.ts'
import { type FoldedText, foldQuote } from './fold-quote.ts'

const SUMMARY_ITEMS = [1, 3] as const

type Ground = Grounds & { text: string }

/**
 * What recruiters read: the model's sentences whose quotes the resume holds. Where fewer are left than a list needs,
 * the built-in engine's fill it. Education and questions are the built-in engine's: facts, and what verdicts leave open.
 */
export function checkSentences(answer: ModelAnswer, builtIn: Words, ground: Ground): Words {
  const folded = foldQuote(ground.text)
  const seen = new Set<string>()
  const read = (sentences: QuotedSentence[]) =>
    sentences.flatMap((sentence) => checkOne(sentence, { folded, ground, seen }) ?? [])
  const fill = (sentences: QuotedSentence[], own: Finding[], [least, most]: readonly [number, number]) => {
    const kept = read(sentences).slice(0, most)
    return kept.length >= least ? kept : [...kept, ...own].slice(0, Math.max(least, own.length))
  }
  return {
    summary: fill(answer.summary, builtIn.summary, SUMMARY_ITEMS),
    experience: fill(answer.experience, builtIn.experience, RECORD_ITEMS.experience),
    education: builtIn.education,
    strengths: fill(answer.strengths, builtIn.strengths, RECORD_ITEMS.strengths),
    recommendations: fill(answer.recommendations, builtIn.recommendations, RECORD_ITEMS.recommendations),
    jobFit: builtIn.jobFit.length === 0 ? [] : fill(answer.jobFit, builtIn.jobFit, RECORD_ITEMS.jobFitAnalysis),
    questions: builtIn.questions,
  }
}

type Checking = { folded: FoldedText; ground: Ground; seen: Set<string> }

function checkOne(sentence: QuotedSentence, { folded, ground, seen }: Checking): Finding | undefined {
  const text = cleanSentence(sentence.text, ground)
  const spans = findQuote(folded, sentence.quote)
  if (text === undefined || spans === undefined || seen.has(text)) return undefined
  seen.add(text)
  return { code: 'model-sentence', args: { text }, evidence: spans }
}
