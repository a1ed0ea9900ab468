import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Trx } from '../../platform/db/client.ts'
import { migrate, migrationNames } from '../../platform/db/migrate.ts'
import { copyIn, tablesOf } from './catalogue.ts'
import type { End, Manifest } from './file/form.ts'
import { type Piece, readBackupFile } from './file/read-file.ts'
import { kyselyOn } from './session.ts'
import { clear, setAside } from './set-aside.ts'

/**
 * Brings a backup into an empty database, whole or not at all. The schema is made by our own migrations, as far as the
 * backup's database had them. @param after done in the same transaction, once all rows are there
 * @throws Error with a sentence
 */
export async function loadBackup(
  client: pg.Client,
  path: string,
  after: (trx: Trx) => Promise<unknown> = async () => {},
): Promise<void> {
  await kyselyOn(client)
    .transaction()
    .execute(async (trx) => {
      const pieces = readBackupFile(path)
      const first = (await pieces.next()).value as Piece
      if (first.kind !== 'manifest') throw new Error(`${path} does not start like a backup.`)
      const { manifest } = first
      await migrate(trx, levelOf(manifest))
      await checkTables(client, manifest)
      const putBack = await setAside(client)
      await clear(
        client,
        manifest.tables.map(({ name }) => name),
      )
      await setSequences(client, await loadRows(client, manifest, pieces))
      await putBack()
      await after(trx)
    })
}

/** @returns the last of its migrations @throws Error with a sentence where this Casewright does not know it */
export function levelOf({ migrations, version }: Manifest): string {
  if (migrations.some((name) => !migrationNames.includes(name)))
    throw new Error(
      `This backup was made by a newer Casewright (${version}). Restore it with that version or a newer one.`,
    )
  if (migrations.some((name, index) => name !== migrationNames[index]))
    throw new Error(`This backup was made by an unreleased version of Casewright (${version}), and cannot be restored.`)
  return migrations.at(-1) as string
}

/** The migrations made what the rows came from. */
async function checkTables(client: pg.ClientBase, manifest: Manifest): Promise<void> {
  const written = (tables: Manifest['tables']) =>
    JSON.stringify(tables.map(({ name, columns }) => [name, columns.toSorted()]).toSorted())
  if (written(await tablesOf(client)) !== written(manifest.tables))
    throw new Error('The tables in this backup do not match its migrations. Nothing was restored.')
}

async function loadRows(client: pg.ClientBase, manifest: Manifest, pieces: AsyncGenerator<Piece>): Promise<End> {
  const next = async () => (await pieces.next()).value as Piece | undefined
  let piece = await next()
  while (piece?.kind === 'rows') {
    const name = piece.table
    const table = manifest.tables.find((one) => one.name === name) as Manifest['tables'][number]
    const rowsOfTable = async function* () {
      for (; piece?.kind === 'rows' && piece.table === name; piece = await next()) yield piece.rows
    }
    await pipeline(rowsOfTable, client.query(copyFrom(copyIn(table))))
  }
  if (piece?.kind !== 'end') throw new Error('The backup has no end.')
  // Whatever stands behind the end is damage.
  await next()
  return piece.end
}

async function setSequences(client: pg.ClientBase, { sequences }: End): Promise<void> {
  for (const { name, value, isCalled } of sequences)
    await client.query('select setval(quote_ident($1)::regclass, $2::bigint, $3)', [name, value, isCalled])
}
