import { parseArgs, type ParseArgsConfig } from 'node:util'
import { UsageError } from './usage-error.ts'

/** The parser of Node; what it refuses is a UsageError. */
export function parseCommandLine<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
