import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { citationKeys, findCitations, jurisdictionOf } from '@casewright/law'
import { packed } from '../truth/packed.ts'

/** A citation of an order on invented authority. */
export interface OrderedCite {
  text: string
  label: 'fabricated' | 'real_named_by_court' | 'control'
  /** 'WL': no free source has those; 'other': no reporter of the United States. */
  where: 'U.S. reporter' | 'WL' | 'other'
}

interface OrderRow {
  citation: string
  volume: string
  reporter: string
  parenthetical: string
  label: OrderedCite['label']
}

export const readOrders = (folder: string): OrderedCite[] =>
  (JSON.parse(readFileSync(join(folder, 'citations/sanctioned.json'), 'utf8')) as OrderRow[]).map(
    ({ citation, volume, reporter, parenthetical, label }) => ({
      text: parenthetical ? `${citation} (${parenthetical})` : citation,
      label,
      where: /\b(WL|LEXIS)\b/.test(reporter)
        ? 'WL'
        : citationKeys(citation).length > 0 && !isForeign(volume, reporter)
          ? 'U.S. reporter'
          : 'other',
    }),
  )

/**
 * A year in the place of a volume is a court's own number: '2014 VT 56' of Vermont, and '2019 FC 1119' of the Federal Court of
 * Canada, which would else be read as the Federal Cases. Courts of the United States begin theirs with the state.
 */
const isForeign = (volume: string, reporter: string): boolean =>
  /^(?:19|20)\d\d$/.test(volume) && jurisdictionOf(reporter.split(' ')[0] ?? '') === null

export interface RealOpinion {
  text: string
  /** Where CourtListener found citations, and whether it has what they cite. */
  citations: { span: [number, number]; cluster_id: number | null }[]
}

export const readRealOpinions = (folder: string): RealOpinion[] =>
  packed(folder, 'citations/courtlistener_linked_opinions.jsonl.gz')

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** `count` of them, from all over the list. */
const spread = <T>(all: readonly T[], count: number): T[] =>
  all
    .filter((_, at) => Math.floor((at * count) / all.length) !== Math.floor(((at - 1) * count) / all.length))
    .slice(0, count)

/** What real opinions cite, each once: cases with name and year whose opinion CourtListener has, and federal law. */
function citedBy(opinions: readonly RealOpinion[]) {
  const cases = new Map<string, string>()
  const law = new Map<string, string>()
  for (const { text, citations } of opinions)
    for (const citation of findCitations(text)) {
      const written = oneLine(text.slice(citation.start, citation.end))
      const [key] = citationKeys(written)
      if (!key || written.length > 200) continue
      if (citation.kind === 'law' && /^(usc|fr[a-z]*p|fre|cfr)\//.test(key)) law.set(key, written)
      const linked = citations.some(
        ({ span: [start], cluster_id: id }) => id !== null && start >= citation.core.start && start < citation.core.end,
      )
      if (citation.kind === 'case' && citation.name && citation.year !== null && linked) cases.set(key, written)
    }
  return { cases: [...cases.values()], law: [...law.values()] }
}

interface Listed {
  name_abbreviation: string
  decision_date: string
  citations: { cite: string }[]
}

/** The first cases of a volume as a brief would cite them. */
const ofVolume = (folder: string, path: string, count: number): string[] =>
  (JSON.parse(readFileSync(join(folder, path), 'utf8')) as Listed[])
    .slice(0, count)
    .map((one) => `${one.name_abbreviation}, ${one.citations[0]?.cite} (${one.decision_date.slice(0, 4)})`)

/**
 * Forty citations, all real: thirty that real opinions of the Supreme Court make, and ten of what the samples hold, which
 * those opinions do not cite.
 */
export function realBrief(folder: string): string[] {
  const { cases, law } = citedBy(readRealOpinions(folder))
  const samples = [
    ...ofVolume(folder, 'bulk/cap/volume-a2d-100/CasesMetadata.json', 4),
    '9 U.S.C. § 2',
    '1 U.S.C. § 7',
    'Fed. R. Crim. P. 11',
    '1 C.F.R. § 1.1',
    'U.S. Const. amend. IV',
    'D.C. Code § 12-301',
  ]
  return [...spread(cases, 22), ...spread(law, 8), ...samples]
}
