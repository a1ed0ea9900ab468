import type { Court } from './court.ts'
import { courts } from './courts.ts'
import { nameTokens } from './name-tokens.ts'

interface Named {
  court: Court
  tokens: ReadonlySet<string>
}

let index:
  | { named: Named[]; byToken: Map<string, Named[]>; byKey: Map<string, Named[]>; byLooseKey: Map<string, Named[]> }
  | undefined

const keyOf = (tokens: Iterable<string>): string => [...tokens].sort().join(' ')

/** Without words that some write and others leave out. */
const looseKey = (tokens: Iterable<string>): string =>
  keyOf([...tokens].filter((token) => !/^(?:county|term|special|general|trial|division|judicial)$/.test(token)))

const build = () => {
  const named: Named[] = []
  const byToken = new Map<string, Named[]>()
  const byKey = new Map<string, Named[]>()
  const byLooseKey = new Map<string, Named[]>()
  for (const court of courts) {
    const tokens = new Set(nameTokens(court.name))
    if (tokens.size === 0) continue
    const entry = { court, tokens }
    named.push(entry)
    for (const token of tokens) byToken.set(token, [...(byToken.get(token) ?? []), entry])
    byKey.set(keyOf(tokens), [...(byKey.get(keyOf(tokens)) ?? []), entry])
    const loose = looseKey(tokens)
    byLooseKey.set(loose, [...(byLooseKey.get(loose) ?? []), entry])
  }
  return { named, byToken, byKey, byLooseKey }
}

const sitting = (found: readonly Named[]): Court | null => {
  if (found.length === 1) return found[0]?.court ?? null
  const now = found.filter(({ court }) => court.to === null)
  return now.length === 1 ? (now[0]?.court ?? null) : null
}

/** All courts of a kind: a name with more in it is one of them, not all. */
const unplaced = new Set(['usdistct', 'uscirct'])

/** Where a court of a whole state sits: "Superior Court of Delaware, New Castle County". */
const local = /^(?:county|district)$/

/** Words that a caption adds to a court's name and that tell it from no other. */
const added =
  /^(?:division|branch|term|part|\d+(?:st|nd|rd|th)?|civil|criminal|special|at|city|general|session|panel|place)$/

/**
 * The court whose name has the same words, in whatever order and spelling: "U. S. District Court, So. Dist. of N. Y.".
 * Words may be left over that no other court's name needs: "Jackson Division". `null` where more than one fits as well.
 */
export const courtByName = (words: string): Court | null => {
  index ??= build()
  const tokens = new Set(nameTokens(words))
  if (tokens.size < 2) return null
  const exact = index.byKey.get(keyOf(tokens))
  if (exact) {
    const one = sitting(exact)
    if (one) return one
  }
  const loose = index.byLooseKey.get(looseKey(tokens))
  if (loose) {
    const one = sitting(loose)
    if (one) return one
  }
  let best: Named[] = []
  let most = 0
  const seen = new Set<Named>()
  for (const token of tokens)
    for (const entry of index.byToken.get(token) ?? []) {
      if (seen.has(entry)) continue
      seen.add(entry)
      if (entry.tokens.size < 2 || unplaced.has(entry.court.id) || ![...entry.tokens].every((each) => tokens.has(each)))
        continue
      if (entry.tokens.size > most) {
        most = entry.tokens.size
        best = []
      }
      if (entry.tokens.size === most) best.push(entry)
    }
  const left = [...tokens].filter((token) => !best[0]?.tokens.has(token))
  const ofPlace = [...(best[0]?.tokens ?? [])].some((token) => token.startsWith('@'))
  const another = left.some((token) => courtWords.has(token) && !added.test(token) && !(ofPlace && local.test(token)))
  if (best.length === 0 || another) return null
  return sitting(best)
}

/** Words that say which kind of court it is: one that is left over means another court. */
const courtWords = new Set(
  `supreme appeal circuit district bankruptcy probate family municipal county justice chancery orphan superior
  surrogate claim tax common plea session magistrate mayor northern southern eastern western middle central`.split(
    /\s+/,
  ),
)
