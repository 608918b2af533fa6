import { softwareEngineering } from './fields/software-engineering.ts'

/** Every field of work, by the id of its file. */
export const FIELD_FILES: Record<string, string> = {
  'software-engineering': softwareEngineering,
}
