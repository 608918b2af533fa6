import type { Engine } from '@evenhand/model'
import type { ModelSettings } from './model-settings.ts'

/** Changes whenever the same answers may give another analysis, or the question is put differently. */
const MODEL_ENGINE_VERSION = '1.0.0'

/** Which engine speaks: the model by its own name, and the version of question and checks. */
export function engineOf({ provider, model, passes }: Pick<ModelSettings, 'provider' | 'model' | 'passes'>): Engine {
  return { id: model, version: `${provider} ${MODEL_ENGINE_VERSION}${passes > 1 ? ` x${passes}` : ''}` }
}
