import { joiners, noDecisions } from './lexicon.ts'
import { sign, type Token } from './line.ts'
import type { TreatmentKind } from './treatment.ts'

/** Decisions that a phrase means, and how surely. */
export interface Named {
  authorities: (number | null)[]
  certainty: number
  /** Where the phrase ends in the sentence, or begins if it stands before the verb. */
  at: number
}

/** The decisions named so far, a row for each group: what "it" and "those cases" go back to. */
export interface Memory {
  rows: (number | null)[][]
  /** How often each decision was named so far, and the two that were named most. */
  counts: Map<number, number>
  leaders: number[]
  /** The first row of the sentence before, if it began with 'both': what 'both' goes back to. */
  both?: (number | null)[] | undefined
  /** Whether the sentence before ended with contentions or motions, to which 'both' then goes back. */
  moves?: boolean | undefined
  /** What the sentence before asked or weighed of a decision: whether to overrule it. */
  asked?: Asked | undefined
  /** What the sentence before did to decisions that it did not name: 'decisions to the contrary are overruled. See X.' */
  unnamed?: Asked | undefined
}

/** What is asked of decisions, or done to some that are named after it. */
export interface Asked {
  kind: TreatmentKind
  authorities: readonly (number | null)[]
  certainty: number
}

export const isSign = (token: Token | undefined): boolean => token?.word === sign

/** The row of decisions that ends at `at`, going left: "X, Y, and Z". */
export function rowBefore(tokens: readonly Token[], at: number): Named {
  const authorities: (number | null)[] = []
  let first = at
  for (let i = at, gap = 0; i >= 0 && gap < 4 && authorities.length < 12; i--) {
    const token = tokens[i] as Token
    if (isSign(token)) {
      authorities.unshift(token.authority ?? null)
      first = i
      gap = 0
    } else if (joiners.has(token.word)) gap++
    else break
  }
  return { authorities, certainty: 1, at: first }
}

/** The row of decisions that begins at `at`, going right. What has a verb of its own is no more of it: "X, and Y held". */
export function rowAfter(tokens: readonly Token[], at: number): Named {
  const authorities: (number | null)[] = []
  let last = at
  for (let i = at, gap = 0; i < tokens.length && gap < 4 && authorities.length < 12; i++) {
    const token = tokens[i] as Token
    if (isSign(token)) {
      if (authorities.length > 0 && /^(?:is|was|were|are|has|had|held|does|did|which)$/.test(tokens[i + 1]?.word ?? ''))
        break
      authorities.push(token.authority ?? null)
      last = i
      gap = 0
    } else if (joiners.has(token.word)) gap++
    else break
  }
  return { authorities, certainty: 1, at: last }
}

/** A case that is named and nowhere cited in what we read: 'the Albrecht decision'. */
const isUnknown = (tokens: readonly Token[], i: number): boolean =>
  tokens[i]?.isProper === true &&
  /^(?:v|vs|case|cases|decision|court's|rule|doctrine|holding|line)$/.test(tokens[i + 1]?.word ?? '') &&
  !/^(?:this|supreme|district|circuit|trial|the)$/.test(tokens[i]?.word ?? '')

/** The decisions of a sentence, row by row. */
export function rowsOf(tokens: readonly Token[]): (number | null)[][] {
  const rows: (number | null)[][] = []
  for (let i = 0; i < tokens.length; i++) {
    if (isUnknown(tokens, i)) rows.push([null])
    if (!isSign(tokens[i])) continue
    const row = rowAfter(tokens, i)
    rows.push(row.authorities)
    i = row.at
  }
  return rows
}

/** Whether several things that are no decisions, as contentions, are named after the last decision. */
function endsInMoves(tokens: readonly Token[]): boolean {
  for (let i = tokens.length - 1; i >= 0; i--) {
    const { word } = tokens[i] as Token
    if (word === sign) return false
    if (word.endsWith('s') && noDecisions.has(word)) return true
  }
  return false
}

/** How many rows of decisions "those cases" may go back over. */
const remembered = 6

/** Keeps the decisions of a sentence for those that follow. */
export function remember(memory: Memory, tokens: readonly Token[]): void {
  const rows = rowsOf(tokens)
  memory.both = tokens[0]?.word === 'both' && rows[0]?.length === 2 ? rows[0] : undefined
  memory.moves = endsInMoves(tokens)
  memory.rows.push(...rows)
  memory.rows.splice(0, memory.rows.length - remembered)
  for (const authority of rows.flat()) {
    if (authority === null) continue
    memory.counts.set(authority, (memory.counts.get(authority) ?? 0) + 1)
    const most = [...new Set([...memory.leaders, authority])]
    memory.leaders = most
      .sort((one, other) => (memory.counts.get(other) ?? 0) - (memory.counts.get(one) ?? 0))
      .slice(0, 2)
  }
}
