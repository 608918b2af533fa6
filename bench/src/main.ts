import { parseArgs } from 'node:util'

/** A bench command: gets the files named after it, returns figures and the table that shows them. */
export type Command = (files: string[]) => Promise<{ figures: Record<string, unknown>; table: string }>

const COMMANDS: Record<string, { usage: string; files: number; load: () => Promise<Command> }> = {
  fields: { usage: 'FILE.jsonl', files: 1, load: async () => (await import('./measure-fields.ts')).measureFields },
  rank: {
    usage: 'RESUMES.jsonl JOBS.jsonl',
    files: 2,
    load: async () => (await import('./measure-rank.ts')).measureRank,
  },
  filled: { usage: 'RESUMES.jsonl', files: 1, load: async () => (await import('./measure-filled.ts')).measureFilled },
  extract: { usage: 'FOLDER', files: 1, load: async () => (await import('./measure-extract.ts')).measureExtract },
  fairness: {
    usage: 'RESUMES.jsonl JOBS.jsonl FAIRNESS.json',
    files: 3,
    load: async () => (await import('./measure-fairness.ts')).measureFairness,
  },
  attacks: {
    usage: 'RESUMES.jsonl JOBS.jsonl ATTACKS.json',
    files: 3,
    load: async () => (await import('./measure-attacks.ts')).measureAttacks,
  },
  corpus: { usage: 'FOLDER', files: 1, load: async () => (await import('./measure-corpus.ts')).measureCorpus },
  verdicts: { usage: 'FOLDER', files: 1, load: async () => (await import('./measure-verdicts.ts')).measureVerdicts },
  layouts: {
    usage: 'FOLDER JOBS',
    files: 2,
    load: async () => (await import('./measure-layouts.ts')).measureLayouts,
  },
  written: {
    usage: '[posts|studies] [LANGUAGE...]',
    files: 0,
    load: async () => (await import('./measure-written.ts')).measureWritten,
  },
  'written-heads': {
    usage: '[LANGUAGE...]',
    files: 0,
    load: async () => (await import('./measure-written-heads.ts')).measureWrittenHeads,
  },
  told: { usage: '', files: 0, load: async () => (await import('./measure-told.ts')).measureTold },
  asked: {
    usage: '[odd|even] [misses] [LANGUAGE...]',
    files: 0,
    load: async () => (await import('./measure-asked.ts')).measureAsked,
  },
  damage: { usage: 'FOLDER', files: 1, load: async () => (await import('./measure-damage.ts')).measureDamage },
  converted: { usage: 'FOLDER', files: 1, load: async () => (await import('./measure-converted.ts')).measureConverted },
  claims: {
    usage: 'CORPUS [CLAIMS.json]',
    files: 1,
    load: async () => (await import('./measure-claims.ts')).measureClaims,
  },
  names: {
    usage: 'CORPUS FAIRNESS.json',
    files: 2,
    load: async () => (await import('./measure-names.ts')).measureNames,
  },
  browser: { usage: 'FOLDER', files: 1, load: async () => (await import('./measure-browser.ts')).measureBrowser },
  bytes: { usage: 'CORPUS [NODE...]', files: 1, load: async () => (await import('./measure-bytes.ts')).measureBytes },
  thousand: { usage: '', files: 0, load: async () => (await import('./measure-thousand.ts')).measureThousand },
  soak: { usage: '[CLAIMS.json]', files: 0, load: async () => (await import('./measure-soak.ts')).measureSoak },
  page: { usage: '', files: 0, load: async () => (await import('./measure-page.ts')).measurePage },
  models: {
    usage: 'RESUMES.jsonl JOBS.jsonl ATTACKS.json',
    files: 3,
    load: async () => (await import('./measure-models.ts')).measureModels,
  },
  words: {
    usage: 'RESUMES.jsonl JOBS.jsonl [JOB TEXTS]',
    files: 2,
    load: async () => (await import('./measure-words.ts')).measureWords,
  },
  speed: {
    usage: 'RESUMES.jsonl JOBS.jsonl',
    files: 2,
    load: async () => (await import('./measure-speed.ts')).measureSpeed,
  },
}

const { values, positionals } = argumentsOf()
const [name = '', ...files] = positionals
const command = COMMANDS[name]
if (values.help || command === undefined || files.length < command.files) {
  console.error('usage: npm run -s bench -- COMMAND FILES [--json]')
  for (const [key, { usage }] of Object.entries(COMMANDS)) console.error(`  ${key.padEnd(13)} ${usage}`)
  process.exit(values.help ? 0 : 2)
}
const { figures, table } = await (await command.load())(files)
console.log(values.json ? JSON.stringify(figures) : table)

/** What was asked for; an option that there is none of asks for help. */
function argumentsOf() {
  const options = { json: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } } as const
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { values: { json: false, help: false }, positionals: [] }
  }
}
