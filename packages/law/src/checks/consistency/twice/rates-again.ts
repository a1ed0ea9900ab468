import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import { type Quantity, quantitiesOf, shown } from '../support/quantities.ts'
import { bothSay, type Contradiction } from '../support/told.ts'

/** What a rate is of, by the words that say so. */
const kinds: readonly { name: string; stated: RegExp; again: RegExp }[] = [
  {
    name: 'retainage',
    stated: /\b(?:retainage|retention|hold(?:s|ing)? ?back|withholds?|retains?)\b[^.;%]{0,60}$/i,
    again: /\b(?:retained|withheld|held[- ]back)(?: amount)?(?: of)? $/i,
  },
  {
    name: 'royalty',
    stated: /\broyalt(?:y|ies)\b[^.;%]{0,60}$/i,
    again: /\broyalty \((?:[^()]|\([^()]{1,6}\)){3,40}\)(?: is| of| at|:)? $/i,
  },
  {
    name: 'commission',
    stated: /\bcommissions?\b[^.;%]{0,60}$/i,
    again: /\bcommission \((?:[^()]|\([^()]{1,6}\)){3,40}\)(?: is| of| at|:)? $/i,
  },
  {
    name: 'discount',
    stated: /\bdiscount\b[^.;%]{0,60}$/i,
    again: /\bdiscount \((?:[^()]|\([^()]{1,6}\)){3,40}\)(?: is| of| at|:)? $/i,
  },
]
/** 'The 10% retainage', 'such 6.5% royalty'. */
const before = /\b(?:the|this|that|such|said) $/i
const behind = /^ (?<name>retainage|royalty|commission|discount)\b/i
/** A rate of a case, or one that changes, is another. */
const ofCase =
  /\b(?:if|unless|except|until|after|instead|increas\w{1,4}|reduc\w{1,4}|additional|further|renewal|default|maximum|minimum|up to|at least)\b/i

const reach = 90

interface Stated {
  rate: Quantity
  isAgain: boolean
}

/** Where words around a percentage are of its own sentence and say no case. */
const around = (text: string, { start, end }: Quantity) => ({
  lead: text
    .slice(Math.max(0, start - reach), start)
    .replace(/\s+/g, ' ')
    .replace(/^.*[.;] (?=\p{Lu})/u, '')
    .replace(/(?:[\w-]{2,20} ){1,3}percent \($/i, ''),
  rest:
    text
      .slice(end, end + reach)
      .replace(/\s+/g, ' ')
      .split(/[.,;]/)[0] ?? '',
})

/** A rate that a paper comes back to ('the retained ten percent', 'Royalty (Section 4(b)) at 6.5%') with another figure than it stated. */
export function ratesAgain(document: CheckedDocument): Contradiction[] {
  const text = ownPages(document)
  const rates = quantitiesOf(document).filter(({ unit }) => unit === '%')
  return kinds.flatMap(({ name, stated, again }): Contradiction[] => {
    const found = rates.flatMap((rate): Stated[] => {
      const { lead, rest } = around(text, rate)
      if (ofCase.test(lead) || ofCase.test(rest)) return []
      if (again.test(lead) || (before.test(lead) && behind.exec(rest)?.groups?.name?.toLowerCase() === name))
        return [{ rate, isAgain: true }]
      return stated.test(lead) ? [{ rate, isAgain: false }] : []
    })
    const first = found.filter(({ isAgain }) => !isAgain)
    const [one] = first
    if (!one || new Set(first.map(({ rate }) => rate.value)).size > 1) return []
    return found.flatMap(({ rate, isAgain }): Contradiction[] =>
      isAgain && rate.value !== one.rate.value
        ? [
            {
              places: [one.rate, rate].toSorted((a, b) => a.start - b.start),
              message: bothSay(
                document,
                one.rate,
                `${shown(one.rate.value, '%')} for the ${name}`,
                rate,
                shown(rate.value, '%'),
              ),
            },
          ]
        : [],
    )
  })
}
