/** An answer in OpenAI's chat-completions form; a token is taken to be four characters. */
export function sayOpenAi(answer: string, body: string): object {
  return {
    id: 'chatcmpl-test',
    object: 'chat.completion',
    created: 0,
    model: 'test-model',
    choices: [{ index: 0, message: { role: 'assistant', content: answer }, finish_reason: 'stop' }],
    usage: {
      prompt_tokens: tokens(body),
      completion_tokens: tokens(answer),
      total_tokens: tokens(body) + tokens(answer),
    },
  }
}

/** An answer in Gemini's generateContent form. */
export function sayGemini(answer: string, body: string): object {
  return {
    candidates: [{ content: { role: 'model', parts: [{ text: answer }] }, finishReason: 'STOP', index: 0 }],
    usageMetadata: {
      promptTokenCount: tokens(body),
      candidatesTokenCount: tokens(answer),
      totalTokenCount: tokens(body) + tokens(answer),
    },
    modelVersion: 'test-model',
  }
}

function tokens(text: string): number {
  return Math.ceil(text.length / 4)
}
