import { sign, type Token } from './line.ts'
import type { Named } from './rows.ts'
import type { TreatmentKind } from './treatment.ts'
import type { Attitude } from './who.ts'

/** What one sentence says of decisions. */
export interface Said {
  kind: TreatmentKind
  authorities: readonly (number | null)[]
  /** This opinion; another decision, by its authority; or another that is not named. */
  by: 'this' | { authority: number | null } | null
  isDenied: boolean
  isParty: boolean
  isQuoted: boolean
  isPartial: boolean
  certainty: number
}

/** What a verb or phrase says, before the sentence around it is looked at. */
export type Bare = Omit<Said, 'isPartial' | 'isQuoted'>

const most = 40
/** The words before a place, back to a semicolon. */
export const before = (tokens: readonly Token[], at: number): string => {
  let from = Math.max(0, at - most)
  for (let i = at - 1; i >= from; i--) if ((tokens[i] as Token).word === ';') from = i + 1
  return tokens
    .slice(from, at)
    .map(({ word }) => word)
    .join(' ')
}
export const after = (tokens: readonly Token[], at: number, count = 12): string =>
  tokens
    .slice(at, at + count)
    .map(({ word }) => word)
    .join(' ')

/** 'Now' near the verb: of a past tense only the next words count, 'the Court today overruled X'. */
export const isNowIn = (tokens: readonly Token[], i: number): boolean => {
  const reach = /ed$/.test(tokens[i]?.word ?? '') ? 5 : 20
  return tokens
    .slice(Math.max(0, i - reach), i + reach)
    .some(
      ({ word }, k, near) =>
        /^(?:today|now|hereby|today's)$/.test(word) && !/^(?:from|until|by|till|until)$/.test(near[k - 1]?.word ?? ''),
    )
}

export const told = (kind: TreatmentKind, named: Named, certainty: number) => ({
  kind,
  authorities: named.authorities,
  certainty: certainty * named.certainty,
  isDenied: false,
  isParty: false,
})

/** No decision overrules itself: a scanner, or we, misread. */
export const selfless = (by: { authority: number | null } | null, { authorities }: Named): Said['by'] =>
  by && by.authority !== null && authorities.includes(by.authority) ? null : by

export function placed(kind: TreatmentKind, named: Named, certainty: number, how: Attitude | 'another'): Bare {
  if (how === 'another') return { ...told(kind, named, certainty * 0.9), by: null }
  const sure = { ...told(kind, named, certainty * how.certainty), by: 'this' as const }
  return { ...sure, isDenied: !how.does, isParty: how.isParty ?? false }
}

const ofThis =
  /^(?:[\w,]+ ){0,3}?(?:by|in) (?:this|today's|our (?:decision|holding|ruling|opinion)(?: here| today)|the (?:court|majority)(?:'s)?(?: \w+)? today|necessary implication|implication|the decision (?:today|here|in this case))/
/** "by X", "in X", "by our decision in X", after the verb. */
export const doneBy = (tokens: readonly Token[], at: number): { authority: number | null } | null | undefined => {
  const words = after(tokens, at, 10)
  const found = /^(?:(?:in part|sub silentio|on other grounds|, ?|on \w+ grounds) ?){0,2}(?:by|in) /.exec(words)
  if (!found) return undefined
  if (ofThis.test(words)) return undefined
  for (let i = at; i < at + 12 && i < tokens.length; i++) {
    const token = tokens[i] as Token
    if (token.word === sign) return { authority: token.authority ?? null }
    if (token.word === ';' || token.word === '.') break
  }
  return /^(?:\w+ ){0,3}?by (?:later|subsequent|other|the (?:later|subsequent|eleventh|twelfth|fourteenth|sixteenth)|statute|congress|an? (?:act|amendment|later)|act|amendment|our (?:later|subsequent|decisions?))/.test(
    words,
  )
    ? null
    : undefined
}
