import type { HeldLaw, HeldPart } from '@casewright/api'
import { courts } from '@casewright/law'
import type { ImportStatus, Library } from '@casewright/library'
import type { Pack } from '@casewright/publishers'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/client.ts'
import type { LawPackRow } from '../row.ts'

/** What is counted together. */
interface Counted {
  importId: string
  kind: string
  court: string | null
  decade: string | null
  authorities: number
  texts: number
  characters: number
  first: string | null
  last: string | null
}

interface Known {
  stamp: string
  rows: Counted[]
  /** Milliseconds of the clock, when it was counted. */
  at: number
}

const counted = new WeakMap<Database, Map<string, Known>>()
/** How long the counts of an import in progress are shown. */
const heldMilliseconds = 10_000

/** Looks at every authority of an import: again only if the import has changed, and while it is in progress now and then. */
async function count(db: Database, imports: readonly ImportStatus[]): Promise<Counted[]> {
  const known = counted.get(db) ?? new Map<string, Known>()
  counted.set(db, known)
  const now = Date.now()
  const stampOf = ({ touchedAt, authorities }: ImportStatus) => `${touchedAt} ${authorities}`
  const changed = imports.filter((one) => {
    const before = known.get(one.id)
    const isHeld = one.state === 'running' && before !== undefined && now - before.at < heldMilliseconds
    return before?.stamp !== stampOf(one) && !isHeld
  })
  if (changed.length > 0) {
    const { rows } = await sql<Counted>`
      select import_id, kind, court, left(date, 3) as decade, count(*) as authorities,
        count(*) filter (where length > 0) as texts, coalesce(sum(length), 0)::bigint as characters,
        min(date) as first, max(date) as last
      from authority where import_id = any(${changed.map(({ id }) => id)})
      group by import_id, kind, court, left(date, 3)`.execute(db)
    const byImport = Map.groupBy(rows, (row) => row.importId)
    for (const one of changed) known.set(one.id, { stamp: stampOf(one), rows: byImport.get(one.id) ?? [], at: now })
  }
  return imports.flatMap(({ id }) => known.get(id)?.rows ?? [])
}

/** What is held, pack by pack and import by import, each with its courts and codes. */
export async function heldLaw(
  db: Database,
  library: Library,
  packs: readonly Pack[],
  rows: readonly LawPackRow[],
): Promise<{ held: HeldLaw[]; authorities: number; bytes: number }> {
  const { imports, authorities, bytes } = await library.status()
  const all = await count(db, imports)
  const byImport = Map.groupBy(all, (row) => row.importId)
  const characters = imports.reduce((sum, one) => sum + one.characters, 0)
  const held = imports
    .filter((one) => one.state !== 'removed' && one.authorities + (one.cases ?? 0) > 0)
    .map((one): HeldLaw => {
      const pack = packs.find(({ id }) => id === one.source)
      const row = rows.find(({ id }) => id === one.source)
      const counts = byImport.get(one.id) ?? []
      const title = pack?.title ?? titleOf(one.kind, one.source)
      return {
        id: one.id,
        pack: pack?.id ?? null,
        title,
        publisher: pack?.publisher ?? null,
        license: pack?.license ?? null,
        authorities: one.authorities,
        cases: one.cases ?? null,
        texts: sumOf(counts, 'texts'),
        characters: one.characters,
        bytes: characters > 0 ? Math.round((bytes * one.characters) / characters) : 0,
        asOf: row?.current ?? null,
        updatedAt: one.endedAt ?? one.touchedAt,
        failures: one.rejected,
        missing: row?.progress.missing ?? [],
        parts: partsOf(counts, title),
        newer: row?.newer ?? null,
        changed: row?.changed ?? null,
      }
    })
  return { held, authorities, bytes }
}

function titleOf(kind: string, source: string): string {
  if (kind === 'starter') return 'Starter set'
  if (kind === 'source') return `Fetched from ${source}`
  return source
}

const sumOf = (rows: readonly Counted[], of: 'authorities' | 'texts') => rows.reduce((sum, row) => sum + row[of], 0)

const codes: Record<string, string> = {
  statute: 'Statutes',
  regulation: 'Regulations',
  rule: 'Rules',
  constitution: 'Constitutions',
  case: 'Court not stated',
}

const courtNames = new Map(courts.map(({ id, name }) => [id, name]))

/** Cases by court, and everything else by what it is: of one code by the name of the whole. */
function partsOf(rows: readonly Counted[], title: string): HeldPart[] {
  const kinds = new Set(rows.map(({ kind }) => kind))
  const named = ({ kind, court }: Counted) =>
    (kind === 'case' && court && (courtNames.get(court) ?? court)) ||
    (kinds.size === 1 && kind !== 'case' ? title : (codes[kind] ?? 'Other documents'))
  return [...Map.groupBy(rows, named)]
    .map(([name, of]): HeldPart => {
      const isCourt = of[0]?.kind === 'case'
      const dated = of.filter(({ decade }) => isCourt && decade)
      const years = dated.flatMap(({ first, last }) => [Number(first?.slice(0, 4)), Number(last?.slice(0, 4))])
      return {
        name,
        kind: isCourt ? 'court' : 'code',
        authorities: sumOf(of, 'authorities'),
        years: years.length > 0 ? { from: Math.min(...years), to: Math.max(...years) } : null,
        decades: [...Map.groupBy(dated, ({ decade }) => Number(decade) * 10)]
          .map(([decade, in10]) => ({ decade, authorities: sumOf(in10, 'authorities') }))
          .sort((one, other) => one.decade - other.decade),
      }
    })
    .sort((one, other) => other.authorities - one.authorities)
}
