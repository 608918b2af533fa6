/** What composes questions and checks answers, without what asks: it loads no client of any provider. */
export type { Cost } from './client/sent-record.ts'
export { composeQuestions, type ModelQuestions } from './compose-questions.ts'
export { type EstimateSettings, estimateCost } from './estimate-cost.ts'
export { judgeAnswers } from './judge-answers.ts'
export { ModelAnswer } from './prompt/model-answer.ts'
export type { Asking } from './read-subject.ts'
