import { readFile, rm } from 'node:fs/promises'
import { courts } from '@casewright/law'
import { type DownloadOptions, download, type Pack, type TableRow } from '@casewright/publishers'
import { ZodError, z } from 'zod'
import type { Database } from '../../database.ts'
import type { Library } from '../../types.ts'
import { type ImportOutcome, runImport } from '../import-path.ts'
import type { Progress } from '../progress.ts'
import { type Reject, rejectRow } from '../rejects.ts'
import type { ImportContext } from '../run-import.ts'
import { savePosition } from '../state.ts'
import { assemble } from './assemble.ts'
import { readers, type Staged, texts } from './rows.ts'
import { type StagedKind, stage, unstage } from './stage.ts'

/** The layout of a pack that is read from CourtListener's API: `importFromApi` reads it, and no import of files. */
export const apiLayout = 'courtlistener-api'

export interface ApiImport {
  pack: Pack
  options: DownloadOptions
  rejectFolder: string
  progress: Progress
}

type Api = NonNullable<Pack['api']>

const page = z.object({ next: z.string().nullable(), results: z.array(z.looseObject({ id: z.number() })) })
const cited = z.array(
  z.looseObject({
    volume: z.union([z.string(), z.number()]).nullable(),
    reporter: z.string(),
    page: z.union([z.string(), z.number()]).nullable(),
  }),
)
type Result = z.output<typeof page>['results'][number]

/** Citations of one case, at most: numbers that are given to them by its id do not meet those of the next. */
const mostCitations = 50

const fieldsOf = { clusters: 'id,docket_id,case_name,case_name_full,date_filed,slug,citations', opinions: '' }
fieldsOf.opinions = `id,cluster_id,type,${texts.join()}`
const kinds = ['clusters', 'opinions'] as const

/**
 * Takes the published opinions of one court from CourtListener's API, page by page in the order of their ids: what was
 * stopped goes on behind the last one.
 * @throws DownloadError where the API cannot be reached or asks to come later; the signal's reason
 */
export function importFromApi(db: Database, library: Library, request: ApiImport): Promise<ImportOutcome> {
  const { pack, options, rejectFolder, progress } = request
  const { api, since = '' } = pack
  if (!api) throw new Error('This pack does not say which court is asked for.')
  return runImport(db, library, {
    kind: apiLayout,
    source: pack.id,
    files: [{ path: '', name: `${api.court} since ${since}`, bytes: 0 }],
    rejectFolder,
    progress,
    signal: options.signal,
    async run(context) {
      for (const [ordinal, kind] of kinds.entries())
        if (context.position.file <= ordinal) await stagePages(context, options, api, since, kind, ordinal)
      const jurisdiction = courts.find(({ id }) => id === api.court)?.jurisdiction
      await assemble(context, new Set(jurisdiction ? [] : [api.court]), kinds.length)
      await unstage(db, context.importId)
    },
  })
}

async function stagePages(
  context: ImportContext,
  options: DownloadOptions,
  api: Api,
  since: string,
  kind: (typeof kinds)[number],
  ordinal: number,
): Promise<void> {
  const { db, importId, position, progress, rejects } = context
  progress.phase(kind)
  for (let isLast = false; !isLast; ) {
    options.signal.throwIfAborted()
    const after = position.file === ordinal ? position.items : 0
    const { next, results } = await pageAt(addressOf(api, since, kind, after), kind, options)
    const bad: Reject[] = []
    const staged: { kind: StagedKind; row: Staged }[] = []
    for (const result of results) {
      try {
        staged.push(...(kind === 'clusters' ? rowsOfCluster(result, api.court) : rowsOfOpinion(result)))
      } catch (error) {
        if (!(error instanceof ZodError)) throw error
        const [issue] = error.issues
        const reason = `${issue?.path.join('.')}: ${issue?.message}`
        bad.push({ file: kind, item: result.id, reason, row: result })
      }
    }
    for (const one of ['cluster', 'docket', 'citation', 'opinion'] as const) {
      const rows = staged.filter(({ kind }) => kind === one).map(({ row }) => row)
      if (rows.length > 0) await stage(db, importId, one, rows)
    }
    await rejects.write(bad)
    const last = results.at(-1)?.id ?? after
    isLast = next === null || results.length === 0
    Object.assign(position, isLast ? { file: ordinal + 1, items: 0 } : { file: ordinal, items: last })
    await savePosition(db, importId, position, bad.map(rejectRow))
    progress.items(results.length)
  }
}

/** Addresses are made here: what an answer names as its next page is followed nowhere. */
function addressOf({ address, court }: Api, since: string, kind: (typeof kinds)[number], after: number): string {
  const url = new URL(`${kind}/`, address)
  const through = kind === 'opinions' ? 'cluster__' : ''
  url.searchParams.set(`${through}docket__court`, court)
  url.searchParams.set(`${through}precedential_status`, 'Published')
  if (since) url.searchParams.set(`${through}date_filed__gte`, since)
  if (after > 0) url.searchParams.set('id__gt', String(after))
  url.searchParams.set('order_by', 'id')
  url.searchParams.set('fields', fieldsOf[kind])
  return url.href
}

async function pageAt(url: string, kind: string, options: DownloadOptions): Promise<z.output<typeof page>> {
  const { path } = await download({ url, name: `${kind}.json` }, options)
  try {
    const read = page.safeParse(jsonOf(await readFile(path, 'utf8')))
    if (read.success) return read.data
    throw new Error(
      'CourtListener answered in a form that this version does not know. Nothing of this answer was taken; try again later, or use its bulk files.',
    )
  } finally {
    await rm(path, { force: true })
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** As a row of a bulk file: what is null there is empty. */
const asRow = (result: Result): TableRow =>
  Object.fromEntries(Object.entries(result).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])))

function rowsOfCluster(result: Result, court: string): { kind: StagedKind; row: Staged }[] {
  const { citations, ...others } = result
  const row = readers.cluster(asRow(others))
  const cites = cited.parse(citations ?? []).filter(({ volume, page }) => volume !== null && page !== null)
  return [
    { kind: 'cluster', row },
    { kind: 'docket', row: { id: row.parent as number, parent: null, data: court } },
    ...cites.slice(0, mostCitations).map(({ volume, reporter, page }, nth) => ({
      kind: 'citation' as const,
      row: { id: row.id * mostCitations + nth, parent: row.id, data: `${volume} ${reporter} ${page}` },
    })),
  ]
}

const rowsOfOpinion = (result: Result): { kind: StagedKind; row: Staged }[] => [
  { kind: 'opinion', row: readers.opinion(asRow(result)) },
]
