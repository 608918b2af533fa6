export { analyzeWithModel } from './analyze-with-model.ts'
export * from './client.ts'
export * from './judging.ts'
export { previewPrompt } from './preview-prompt.ts'
