import type { Within } from './tree.ts'

export type Token =
  | { is: 'phrase' | 'word' | 'prefix'; text: string }
  /** Sign: written as a sign, which may as well be part of a name, as in 'Smith & Co.' */
  | { is: 'and' | 'or' | 'not'; sign: boolean }
  | { is: 'open' | 'close' }
  | { is: 'near'; within: Within; ordered: boolean }

const mostTokens = 256
const mostWithin = 255

// A quotation, a parenthesis that stands by itself, or a run up to the next space; '12(b)(6)' is one run.
const piece = /["“”]([^"“”]*)["“”]|[()]|[^\s"“”()]+(?:\([^\s()"“”]{1,12}\))*|["“”]/g
const near = /^(?:(?:w|pre|near|onear)?\/|\+)(s|p|sent|para|\d{1,4})$/i
const operators: Record<string, 'and' | 'or' | 'not'> = {
  AND: 'and',
  '&': 'and',
  '&&': 'and',
  OR: 'or',
  '|': 'or',
  '||': 'or',
  NOT: 'not',
  '%': 'not',
}

/** Cuts a query into its parts. Operators are written in capitals, so that 'search and seizure' are words. */
export function tokensOf(query: string): { tokens: Token[]; problems: string[] } {
  const tokens: Token[] = []
  const problems: string[] = []
  for (const [found, quoted] of query.matchAll(piece)) {
    if (tokens.length >= mostTokens) {
      problems.push('The query is very long. Only the beginning was used.')
      break
    }
    if (quoted !== undefined) tokens.push({ is: 'phrase', text: quoted })
    else if (/^["“”]$/.test(found)) problems.push('An unmatched quotation mark was ignored.')
    else if (found === '(' || found === ')') tokens.push({ is: found === '(' ? 'open' : 'close' })
    else tokens.push(tokenOf(found))
  }
  return { tokens, problems }
}

function tokenOf(found: string): Token {
  const operator = operators[found]
  if (operator) return { is: operator, sign: /\W/.test(found) }
  const within = near.exec(found)?.[1]?.toLowerCase()
  if (within) {
    const ordered = /^(\+|pre|onear)/i.test(found)
    if (within.startsWith('s') || within.startsWith('p'))
      return { is: 'near', within: within.startsWith('s') ? 's' : 'p', ordered }
    return { is: 'near', within: Math.min(mostWithin, Math.max(1, Number(within))), ordered }
  }
  const prefix = /^([\p{L}\p{N}’']{2,})[*!]$/u.exec(found)
  if (prefix) return { is: 'prefix', text: prefix[1] as string }
  return { is: 'word', text: found }
}
