import { citationKeys } from '@casewright/law'
import { type Pack, partsOf, type RemoteFile } from '@casewright/publishers'
import type { StarterFile } from '../starter/read-starter.ts'

/** A case of the starter set whose text can be fetched by itself. */
export interface CaseToFetch {
  file: StarterFile
  pack: Pack
  citation: string
  /** Its own files, by the page on which it begins. Several cases may begin there: the first is tried first. */
  tries: { record: RemoteFile; text: RemoteFile }[]
}

/** What completes the starter set, and from where. */
export interface CompletionPlan {
  cases: CaseToFetch[]
  /** Packs that hold the text of authorities, with the citations of those. */
  packs: { pack: Pack; citations: string[] }[]
  /** What the catalog has no address for. */
  without: string[]
}

/** Cases that begin on one page, as far as they are looked through. */
const mostOnPage = 4

/**
 * Which authority of the starter set comes from which file of which pack: addresses only as the catalog has them.
 * @param wanted those whose text the library lacks
 */
export function planCompletion(wanted: readonly StarterFile[], packs: readonly Pack[]): CompletionPlan {
  const byReporter = new Map(
    // Of two reporters that are cited alike, the first of the catalog counts.
    packs.toReversed().flatMap((pack) => {
      const volume = pack.single && volumeOf(`1 ${pack.single.reporter} 1`)
      return volume ? [[volume.slice(0, volume.lastIndexOf('/')), pack] as const] : []
    }),
  )
  const titles = new Map(packs.filter((one) => one.files ?? one.linked).map((one) => [one.id, one]))
  const plan: CompletionPlan = { cases: [], packs: [], without: [] }
  for (const file of wanted) {
    const { citation, parallel, kind } = file.authority
    const single =
      kind === 'case' ? [citation, ...parallel].flatMap((one) => caseOf(file, one, byReporter))[0] : undefined
    const pack = kind === 'case' ? undefined : titles.get(titleOf(citation) ?? '')
    if (single) plan.cases.push(single)
    else if (pack) {
      const known = plan.packs.find((one) => one.pack === pack)
      if (known) known.citations.push(citation)
      else plan.packs.push({ pack, citations: [citation] })
    } else plan.without.push(citation)
  }
  return plan
}

/** 'us/410' of '410 U.S. 113'. */
function volumeOf(citation: string): string | undefined {
  const [key] = citationKeys(citation)
  return key?.slice(0, key.lastIndexOf('/'))
}

function caseOf(file: StarterFile, citation: string, byReporter: ReadonlyMap<string, Pack>): CaseToFetch[] {
  const [reporter, volume, page] = citationKeys(citation)[0]?.split('/') ?? []
  const pack = byReporter.get(reporter ?? '')
  if (!pack?.single || !volume || !page || !/^\d{1,4}$/.test(page) || !partsOf(citation)) return []
  const { record, text } = pack.single
  const tries = Array.from({ length: mostOnPage }, (_, at) => {
    const name = `${page.padStart(4, '0')}-${String(at + 1).padStart(2, '0')}`
    const filled = (address: string) => address.replace('{volume}', volume).replace('{case}', name)
    const local = `${pack.id}-${volume}-${name}`
    return {
      record: { url: filled(record), name: `${local}.json` },
      text: { url: filled(text), name: `${local}.html` },
    }
  })
  return [{ file, pack, citation, tries }]
}

/** The packs of the Constitution and of court rules, by the code of their citations. */
const rules: Readonly<Record<string, string>> = {
  'us-const': 'constitution',
  frcp: 'federal-rules-title-28',
  frap: 'federal-rules-title-28',
  fre: 'federal-rules-title-28',
  'sup-ct-rule': 'federal-rules-title-28',
  frcrp: 'federal-rules-criminal',
  frbp: 'federal-rules-bankruptcy',
}

/** The pack that is the title of a code in which a citation stands, or its rules, by the id that the catalog gives it. */
function titleOf(citation: string): string | undefined {
  const [code = '', title = ''] = citationKeys(citation)[0]?.split('/') ?? []
  if (code === 'usc') return `us-code-${title.replace('-app', 'a')}`
  return code === 'cfr' ? `cfr-${title}` : rules[code]
}
