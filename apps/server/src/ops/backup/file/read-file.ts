import { hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { extract } from 'tar-stream'
import { type End, end, formVersion, type Manifest, manifest, pieceBytes } from './form.ts'
import { createTally } from './tally.ts'

/** What comes out of a backup, in this order: the manifest, rows of one table after the other, the end. */
export type Piece =
  | { kind: 'manifest'; manifest: Manifest }
  | { kind: 'rows'; table: string; rows: Buffer }
  | { kind: 'end'; end: End }

class Damaged extends Error {}

/**
 * Reads a backup once. What comes is held to the sums at its end: where it comes to its end without an error, each byte
 * is as it was written.
 * @throws Damaged, or another Error with a sentence
 */
export async function* readBackupFile(path: string): AsyncGenerator<Piece> {
  let head: Buffer | undefined
  let known: Manifest | undefined
  let last: End | undefined
  let seen: { table: string; tally: ReturnType<typeof createTally> } | undefined
  const sums: End['tables'] = {}
  const close = () => {
    if (seen) sums[seen.table] = seen.tally.sums()
    seen = undefined
  }
  for await (const { name, content } of entriesOf(path)) {
    if (!head || !known) {
      if (name !== 'manifest.json') throw new Damaged(`${path} is not a Casewright backup.`)
      head = content
      known = readManifest(content, path)
      yield { kind: 'manifest', manifest: known }
      continue
    }
    if (last) throw damaged(path)
    if (name === 'end.json') {
      close()
      last = parsed(end, content, path)
      if (last.manifestSha256 !== hash('sha256', head)) throw damaged(path)
      if (known.tables.some((table) => !same(last?.tables[table.name], sums[table.name]))) throw damaged(path)
      yield { kind: 'end', end: last }
      continue
    }
    const table = /^tables\/(.+)\/\d{7}$/.exec(name)?.[1]
    if (table === undefined || !known.tables.some((one) => one.name === table)) throw damaged(path)
    if (seen?.table !== table) {
      close()
      if (table in sums) throw damaged(path)
      seen = { table, tally: createTally() }
    }
    seen.tally.add(content)
    yield { kind: 'rows', table, rows: content }
  }
  if (!last) throw damaged(path)
}

const empty = createTally().sums()
const same = (told: End['tables'][string] | undefined, found: End['tables'][string] = empty) =>
  told !== undefined && told.rows === found.rows && told.bytes === found.bytes && told.sha256 === found.sha256

async function* entriesOf(path: string): AsyncGenerator<{ name: string; content: Buffer }> {
  const entries = extract()
  const reading = pipeline(createReadStream(path), createZstdDecompress(), entries)
  reading.catch(() => {})
  try {
    for await (const entry of entries) {
      if ((entry.header.size ?? 0) > 4 * pieceBytes) throw damaged(path)
      const parts: Buffer[] = []
      for await (const part of entry) parts.push(part as Buffer)
      yield { name: entry.header.name, content: Buffer.concat(parts) }
    }
    await reading
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? ''
    if (error instanceof Damaged) throw error
    if (/^E[A-Z]+$/.test(code)) throw new Error(`${path} cannot be read (${code}).`, { cause: error })
    throw damaged(path, error)
  } finally {
    entries.destroy()
  }
}

function readManifest(content: Buffer, path: string): Manifest {
  const told = parsed(manifest, content, path)
  if (told.formVersion > formVersion)
    throw new Error(
      `${path} was made by a newer Casewright (${told.version}), or is damaged. Restore it with that version or a newer one.`,
    )
  return told
}

function parsed<T>(
  schema: { safeParse(value: unknown): { success: true; data: T } | { success: false } },
  content: Buffer,
  path: string,
): T {
  try {
    const read = schema.safeParse(JSON.parse(content.toString('utf8')))
    if (read.success) return read.data
  } catch {
    // Told below.
  }
  throw damaged(path)
}

const damaged = (path: string, cause?: unknown) =>
  new Damaged(`${path} is damaged or incomplete. Use another backup.`, { cause })
