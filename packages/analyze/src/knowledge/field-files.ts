import { dataAndAi } from './fields/data-and-ai.ts'
import { itOperationsAndSecurity } from './fields/it-operations-and-security.ts'
import { softwareEngineering } from './fields/software-engineering.ts'

/** Every field of work, by the id of its file. */
export const FIELD_FILES: Record<string, string> = {
  'data-and-ai': dataAndAi,
  'it-operations-and-security': itOperationsAndSecurity,
  'software-engineering': softwareEngineering,
}
