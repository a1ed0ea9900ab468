import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import type { Contradiction } from '../support/told.ts'
import { type Dated, dayNumber, dayShown, daysOf } from './days.ts'

const end = '(?:expires?|ends?|terminates?|expiring|ending|expiration date|through|until|to)'
const ofMaster = new RegExp(
  `\\b(?:master|prime|head|over|underlying|main)[- ]?(?:lease|license|agreement)\\b[^.;]{0,80}\\b${end}\\b[^.;\\d]{0,30}$`,
  'i',
)
const ofThis = new RegExp(
  `\\b(?:this sublease|sublease term|term of (?:this|the) (?:sublease|sublicense)|sublicense term)\\b[^.;]{0,160}\\b${end}\\b[^.;\\d]{0,30}$`,
  'i',
)
const apart = /\b(?:if|extend\w*|renew\w*|option|unless (?:extended|renewed)|provided)\b/i

/** A sublease that is to last longer than the lease that it rests on. */
export const outlastsItsLease = (document: CheckedDocument): Contradiction[] => {
  if (!/\bsub-?(?:lease|licen[sc]e|let)/i.test(document.text.slice(0, 3000))) return []
  const words = ownPages(document)
  const before = ({ start }: Dated) => words.slice(Math.max(0, start - 240), start).replace(/\s/g, ' ')
  const find = (pattern: RegExp) =>
    daysOf(document).filter((date) => {
      const found = pattern.exec(before(date))
      return found && !apart.test(found[0])
    })
  const masters = find(ofMaster)
  const [own] = find(ofThis).filter((date) => !masters.includes(date))
  const [master] = masters
  if (!own || !master || masters.some(({ iso }) => iso !== master.iso)) return []
  const [first, last] = [dayNumber(master.iso), dayNumber(own.iso)]
  return last > first + 1
    ? [
        {
          places: [own, master],
          message: `The sublease runs to ${dayShown(last)}; the lease that it rests on ends on ${dayShown(first)}.`,
        },
      ]
    : []
}
