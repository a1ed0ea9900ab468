import {
  authoritiesIn,
  citingTreatments,
  goesAgainst,
  surely,
  type TreatedAuthority,
  type Treatment,
} from '@casewright/law'
import type { TreatmentRow } from '../schema.ts'

/** An opinion to read. */
export interface DueOpinion {
  number: number
  title: string
  text: string
  /** Of its own citations. */
  keys: readonly string[]
}

/** What says most, of each authority. */
const mostStatements = 4
const mostWords = 700
/** What is longer is no opinion, and is read up to here: some fifteen hundred pages. */
const longest = 3_000_000

/** Below this a statement about a decision is not taken as said: the opinion only cites it. */
const fewCertain = 0.6

/** What an opinion says of the authorities that it cites, as rows: at least one for each authority. */
export function rowsOfOpinion({ number, title, text, keys }: DueOpinion): TreatmentRow[] {
  const read = text.slice(0, longest)
  return authoritiesIn({ text: read, name: title }, keys).flatMap((cited) => rowsOf(cited, number, read))
}

function rowsOf(cited: TreatedAuthority, citing: number, text: string): TreatmentRow[] {
  const { citation, keys, mentions, sentence } = cited
  const isCase = citation.kind === 'case'
  const common = {
    citing,
    keys,
    name: isCase ? citation.name : null,
    year: isCase ? citation.year : null,
    mentions,
    byCitation: null,
    byName: null,
    byYear: null,
    byCourt: null,
  }
  const plain = { ...common, against: false, voice: 'court' as const, denied: false, certainty: 1 }
  if (cited.invalidated)
    return [
      {
        ...plain,
        ...placeOf(cited.invalidated, text),
        kind: 'held unconstitutional',
        chief: true,
        against: true,
        certainty: 0.8,
      },
    ]
  const said = weightiest(cited.treatments)
  if (said.length === 0) return [{ ...plain, ...placeOf(sentence, text), kind: 'cited', chief: true }]
  return said.map((treatment, at) => ({
    ...common,
    ...placeOf(treatment, text),
    ...agentOf(treatment),
    kind: treatment.kind,
    chief: at === 0,
    against: isAgainst(treatment),
    voice: treatment.voice,
    denied: false,
    certainty: treatment.certainty,
  }))
}

/** What an opinion does above all comes first; a dissent's word after the court's. */
function weightiest(treatments: readonly Treatment[]): Treatment[] {
  const gravity = ({ kind }: Treatment) => citingTreatments.indexOf(kind)
  const isCourts = ({ voice }: Treatment) => (voice === 'court' ? 0 : 1)
  const said = treatments.filter(
    ({ isDenied, voice, certainty }) => !isDenied && voice !== 'quoted' && voice !== 'party' && certainty >= fewCertain,
  )
  const ordered = said.sort(
    (one, other) => isCourts(one) - isCourts(other) || gravity(one) - gravity(other) || other.certainty - one.certainty,
  )
  const byKind = Map.groupBy(ordered, ({ kind, by }) => `${kind} ${by === 'this opinion'}`)
  return [...byKind.values()].flatMap((all) => all.slice(0, 1)).slice(0, mostStatements)
}

/** A dissent tells what the court does; what it thinks itself of a decision binds nobody. */
const isAgainst = ({ kind, voice, certainty }: Treatment): boolean =>
  goesAgainst.has(kind) && (voice === 'court' || (kind.startsWith('overruled') && certainty >= surely))

const placeOf = ({ start, end }: { start: number; end: number }, text: string) => ({
  startAt: start,
  endAt: end,
  words: text
    .slice(start, Math.min(end, start + mostWords))
    .replace(/\s+/g, ' ')
    .trim(),
})

/** Another decision that does it. One that is not named has an empty citation. */
function agentOf({ by }: Treatment): Pick<TreatmentRow, 'byCitation' | 'byName' | 'byYear' | 'byCourt'> {
  if (by === 'this opinion') return { byCitation: null, byName: null, byYear: null, byCourt: null }
  if (by === null) return { byCitation: '', byName: null, byYear: null, byCourt: null }
  const [cite] = by.cites
  const byCitation = cite ? [cite.volume, cite.abbreviation, cite.page ?? '___'].filter(Boolean).join(' ') : ''
  return { byCitation, byName: by.name, byYear: by.year, byCourt: by.court }
}
