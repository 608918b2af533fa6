import { UsageError } from './usage-error.ts'

/** A command of `evenhand`: gets its own arguments, returns the exit code. */
export type Command = (args: string[]) => Promise<number>

const COMMANDS: Record<string, { usage: string; load: () => Promise<Command> }> = {
  screen: {
    usage:
      'FILES... [--job FILE] [--language xx] [--format table|csv|json] [--engine built-in|model] [--out FILE] [--receipt FILE [--key FILE] | --server URL --key ehk_...]',
    load: async () => (await import('./commands/screen.ts')).screen,
  },
  verify: {
    usage: 'RECEIPT [--resume FILE]... [--job FILE] [--signer KEY] [--language xx]',
    load: async () => (await import('./commands/verify.ts')).verify,
  },
  admin: {
    usage:
      'create-user EMAIL [--given NAME] [--family NAME] | reset-password EMAIL | disable EMAIL | enable EMAIL | set-plan EMAIL PLAN | invite EMAIL | list-users [--server URL] [--data FOLDER]',
    load: async () => (await import('./commands/admin.ts')).admin,
  },
  keys: {
    usage: '[list | rotate [--wait SECONDS] | prune] [--data FOLDER] [--file FILE] [--language xx]',
    load: async () => (await import('./commands/keys.ts')).keys,
  },
  dump: {
    usage: 'FILE [--data FOLDER] [--language xx]',
    load: async () => (await import('./commands/backup.ts')).dump,
  },
  restore: {
    usage: 'FILE [--replace] [--data FOLDER] [--language xx]',
    load: async () => (await import('./commands/backup.ts')).restore,
  },
  fairness: {
    usage: 'FILES... [--job FILE] [--format json] [--language xx]',
    load: async () => (await import('./commands/fairness.ts')).fairness,
  },
  'bias-audit': {
    usage:
      'FILE.csv [--score COLUMN | --selected COLUMN] [--sex COLUMN] [--race COLUMN] [--format json] [--language xx]',
    load: async () => (await import('./commands/bias-audit.ts')).biasAudit,
  },
  notice: {
    usage: 'FILE [--job FILE] [--contact TEXT] [--format markdown|html] [--out FILE] [--language xx]',
    load: async () => (await import('./commands/notice.ts')).notice,
  },
}

const [name = '', ...args] = process.argv.slice(2)
process.exitCode = await run(name, args)

/** 0: done; 1: done, but a file could not be read or a check found something; 2: not called rightly. */
async function run(name: string, args: string[]): Promise<number> {
  const command = COMMANDS[name]
  if (command === undefined) {
    printUsage()
    return name === '' || name === 'help' || name === '--help' ? 0 : 2
  }
  try {
    return await (
      await command.load()
    )(args)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(`evenhand ${name}: ${error.message}`)
    console.error(`usage: evenhand ${name} ${command.usage}`)
    return 2
  }
}

function printUsage(): void {
  console.error('usage: evenhand COMMAND ...')
  for (const [name, { usage }] of Object.entries(COMMANDS)) console.error(`  ${name} ${usage}`)
}
