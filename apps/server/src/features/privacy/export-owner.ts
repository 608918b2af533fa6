import { setImmediate } from 'node:timers/promises'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import { sql } from 'kysely'
import { openChain } from '../../crypto/decision-log.ts'
import type { OwnerKey } from '../../crypto/owner-key.ts'
import { withinOwner } from '../../db/row-scope.ts'
import type { Deps } from '../../deps.ts'
import { OTHER_TABLES, OWNED_TABLES, type OwnedTable, type Whose } from './owned-tables.ts'

/** Rows read at a time: a resume with its analysis may have megabytes. */
const SLICE = 20

type Row = Record<string, unknown>
type File = { name: string; lines: AsyncIterable<string> | Iterable<string> }

/** Everything an owner has, as a zip, piece by piece: a file of JSON lines for each table, and one for each analysis. */
export async function* exportOwner(
  deps: Deps,
  owner: { ownerId: string; userId?: string },
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { ownerId, userId } = owner
  const key = await deps.vault.findKey(ownerId)
  const whose = { ownerId, userId, chain: (await openChain(deps.vault, ownerId)).name }
  yield* zip(listFiles(deps, whose, key))
}

async function* listFiles(deps: Deps, whose: Whose, key: OwnerKey | undefined): AsyncGenerator<File> {
  yield { name: 'about.json', lines: [JSON.stringify({ exportedAt: new Date(), notExported: OTHER_TABLES }, null, 2)] }
  for (const [name, table] of Object.entries(OWNED_TABLES)) {
    yield { name: `data/${name}.ndjson`, lines: toLines(listRows(deps, { name, table, whose, key })) }
  }
  for await (const row of listRows(deps, { name: 'resumes', table: OWNED_TABLES['resumes']!, whose, key })) {
    if (row['analysis'] === null) continue
    yield {
      name: `analyses/${row['run_id']}/${row['position']}.json`,
      lines: [JSON.stringify(row['analysis'], null, 2)],
    }
  }
}

async function* toLines(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`
}

type Wanted = { name: string; table: OwnedTable; whose: Whose; key: OwnerKey | undefined }

/** An owner's rows of a table, and those left with others, opened, without secrets. */
async function* listRows(deps: Deps, wanted: Wanted): AsyncGenerator<Row> {
  const { name, table, whose, key } = wanted
  const by = sql.ref(table.key)
  const own = table.of(whose)
  const mine = table.written ? sql`${own} or ${table.written(whose)}` : own
  let last: unknown
  for (;;) {
    const after = last === undefined ? sql`true` : sql`${by} > ${last}`
    const { rows } = await sql<Row & { is_own: boolean }>`
      select *, (${own}) as is_own from ${sql.table(name)} where (${mine}) and ${after} order by ${by} limit ${SLICE}
    `.execute(deps.db)
    for (const { is_own: isOwn, ...row } of rows) {
      const opener = isOwn ? key : await findRunKey(deps, String(row['run_id']))
      // A run that is being deleted takes what was said about it along.
      if (isOwn || opener) yield openRow(name, table, { row, key: opener })
      await setImmediate()
    }
    if (rows.length < SLICE) return
    last = rows.at(-1)![table.key]
  }
}

/** The key of whoever a run belongs to: it seals what others have left with the run. */
async function findRunKey({ db, vault }: Deps, runId: string): Promise<OwnerKey | undefined> {
  const find = () => db.selectFrom('runs').select('owner_id').where('id', '=', runId).executeTakeFirst()
  const run = await withinOwner(undefined, find)
  return run && vault.findKey(run.owner_id)
}

function openRow(name: string, table: OwnedTable, { row, key }: { row: Row; key: OwnerKey | undefined }): Row {
  const opened = Object.entries(row).map(([column, value]): [string, unknown] => {
    if (!table.sealed?.includes(column) || typeof value !== 'string') return [column, value]
    if (!key) throw new Error('a sealed value without its key')
    const text = key.open({ table: name, column, id: String(row['id']) }, value)
    return [column, column === 'file_name' ? text : JSON.parse(text)]
  })
  return Object.fromEntries(opened.filter(([column]) => !table.secret?.includes(column)))
}

async function* zip(files: AsyncIterable<File>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let pieces: Uint8Array<ArrayBuffer>[] = []
  const archive = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  const take = (): Uint8Array<ArrayBuffer>[] => {
    const taken = pieces
    pieces = []
    return taken
  }
  for await (const { name, lines } of files) {
    const file = new ZipDeflate(name, { level: 1 })
    archive.add(file)
    for await (const line of lines) {
      file.push(strToU8(line))
      yield* take()
    }
    file.push(new Uint8Array(), true)
    yield* take()
  }
  archive.end()
  yield* take()
}
