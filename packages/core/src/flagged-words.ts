import type { CitationCounts } from './count-looks.ts'
import type { Coverage } from './coverage.ts'
import { looksOf } from './looks-of.ts'
import type { TreatmentFlag } from './treatment.ts'

type Flag = TreatmentFlag['flag']
type Flags = Partial<Record<Flag, number>>

/** The flagged of a result, by whose they are. */
export interface FlaggedOf {
  /** Of the citations that somebody wrote. */
  cited: Flags
  /** Of what the search itself found beside them. */
  found: Flags
  /** Of either: a result that was stored before looks were counted does not say which. */
  either: Flags
}

const flags = ['red', 'amber'] as const
const verdicts = { red: 'no longer good law', amber: 'in doubt or good law only in part' } as const
const countsOf = (count: (flag: Flag) => number): Flags =>
  Object.fromEntries(flags.flatMap((flag) => (count(flag) > 0 ? [[flag, count(flag)]] : [])))

/** Of whom the flagged of a result are: `flagged` counts them together, the looks those that are cited. */
export function flaggedOf(coverage: Pick<Coverage, 'citations' | 'looks' | 'flagged' | 'results'>): FlaggedOf {
  const { citations, looks, flagged, results } = coverage
  const all = countsOf((flag) => flagged?.[flag] ?? 0)
  if (results === undefined) return { cited: all, found: {}, either: {} }
  if (citations && !looks) return { cited: {}, found: {}, either: all }
  const cited = countsOf((flag) => looksOf(coverage)?.[flag] ?? 0)
  return { cited, found: countsOf((flag) => (flagged?.[flag] ?? 0) - (cited[flag] ?? 0)), either: {} }
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** What is flagged, each kind of thing with its own noun. */
function sentence(of: FlaggedOf, shown?: number): string {
  const parts = flags.flatMap((flag) => {
    const [cited = 0, found = 0, either = 0] = [of.cited[flag], of.found[flag], of.either[flag]]
    const who = [
      ...(cited > 0 ? [counted(cited, 'citation', 'citations')] : []),
      ...(found > 0
        ? [
            shown === undefined
              ? counted(found, 'authority found', 'authorities found')
              : `${found} of the ${counted(shown, 'authority', 'authorities')} shown`,
          ]
        : []),
      ...(either > 0 ? [counted(either, 'citation or authority found', 'citations or authorities found')] : []),
    ]
    const verb = cited + found + either === 1 ? 'is' : 'are'
    return who.length > 0 ? [`${who.join(' and ')} ${verb} ${verdicts[flag]}`] : []
  })
  return parts.length > 0 ? `${parts.join(', and ')}.` : ''
}

/** '1 citation is no longer good law, and 2 citations are in doubt or good law only in part.' Empty where none is flagged. */
export const flaggedWords = (looks: CitationCounts): string => sentence({ cited: looks, found: {}, either: {} })

/** The same of a result: '1 citation and 1 authority found are no longer good law.' */
export const flaggedSentence = (
  coverage: Pick<Coverage, 'citations' | 'looks' | 'flagged' | 'results' | 'shown'>,
): string => {
  const { results, shown } = coverage
  return sentence(flaggedOf(coverage), shown === results ? undefined : shown)
}
