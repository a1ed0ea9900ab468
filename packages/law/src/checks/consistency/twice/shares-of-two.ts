import type { CheckedDocument } from '../../check.ts'
import { readingOf } from '../../reading/prose.ts'
import { quantitiesOf, within } from '../support/quantities.ts'
import { bothSay, type Contradiction } from '../support/told.ts'

const divides =
  /\b(?:profits?|losses|distributions?|distributed|proceeds|surplus|shared|divided|split|allocated|interests?|own\w*)\b/i
const apart =
  /\b(?:until|unless|if|except|hurdle|preferred|IRR|thereafter|in excess|first \$|vote|majority|quorum|interest rate|per annum|fee|tax|discount|increase)\b/i
const nameAfter = /^\s?\)?\s(?:to|by|for)\s(?:the\s)?(\p{Lu}[\p{L}&-]+(?:\s\p{Lu}[\p{L}&-]+)?)/u
const nameBefore =
  /\b(\p{Lu}[\p{L}&-]{1,30}(?:\s\p{Lu}[\p{L}&-]{1,30})?)[:,]?\s(?:(?:receives?|gets?|as to|holds?|owns?|at)\s)?$/u

interface Split {
  /** 'Oak 50, Birch 50', the same for the same. */
  shares: string
  names: string
  start: number
  end: number
}

/** A division of a whole between two by name. */
const splitsOf = (document: CheckedDocument): Split[] =>
  readingOf(document).binding.flatMap(({ text, start, end }): Split[] => {
    if (text.length > 600 || !divides.test(text) || apart.test(text)) return []
    const found = within(quantitiesOf(document), { start, end }).filter(({ unit }) => unit === '%')
    if (found.length !== 2 || found.reduce((sum, { value }) => sum + value, 0) !== 100) return []
    const named = found.map((one) => {
      const after = nameAfter.exec(document.text.slice(one.end, one.end + 50).replace(/\s+/g, ' '))
      const before = nameBefore.exec(
        document.text.slice(Math.max(start, one.start - 50), one.start).replace(/\s+/g, ' '),
      )
      return { name: (after ?? before)?.[1] ?? '', value: one.value }
    })
    const [one, other] = named.toSorted((first, second) => (first.name < second.name ? -1 : 1))
    if (!one?.name || !other?.name || one.name === other.name) return []
    return [
      {
        shares: `${one.value}% for ${one.name} and ${other.value}% for ${other.name}`,
        names: `${one.name} ${other.name}`,
        start,
        end,
      },
    ]
  })

/** The same two share in one proportion here, and in another there. */
export const sharesTwice = (document: CheckedDocument): Contradiction[] =>
  [...Map.groupBy(splitsOf(document), ({ names }) => names).values()].flatMap((group): Contradiction[] => {
    const [first] = group
    const other = group.find(({ shares }) => shares !== first?.shares)
    return first && other
      ? [{ places: [first, other], message: bothSay(document, first, first.shares, other, other.shares) }]
      : []
  })
