import { isSurname, type Named } from './parties.ts'
import type { Around, CaptionWay } from './ways.ts'

const eachSide =
  (change: (side: string, around: Around) => string | null | undefined): CaptionWay =>
  ({ first, second }, around) => {
    const [one, other] = [change(first, around), change(second, around)]
    if (one && (!other || around.chance.next() < 0.5)) return `${one} v. ${second}`
    return other ? `${first} v. ${other}` : null
  }
const person = (change: (surname: string, around: Around) => string | null): CaptionWay =>
  eachSide((side, around) => (isSurname(side) ? change(side, around) : null))
const letters = [...'ABCDEFGHJKLMNPQRSTW']
const company = /\b(?:Co|Corp|Inc|Ltd|Bank|Works|Association|Railroad|R\. Co)\b/
const whole = ({ first, second }: Named) => `${first} v. ${second}`

/** A party of which a piece was torn out, or to whose name a small sign was put. */
export const tornWays: Record<string, CaptionWay> = {
  'a city torn out of a longer party': eachSide((side) => {
    if (
      /^(?:City|Town|Township|County|Parish|Village|Borough|State|People|Commonwealth) of /.test(side) ||
      / ex rel/.test(side)
    )
      return null
    return /\bof (?:the )?([A-Z][a-z]{3,}(?: [A-Z][a-z]{3,})?)$/.exec(side)?.[1]
  }),
  'the first and the last word of a company': eachSide((side) => {
    const words = side.split(' ')
    return /^(?:First|American|National|General|Federal|Central|Union|International|United|Great|Southern|Western|Northern)$/.test(
      words[0] ?? '',
    ) &&
      words.length > 2 &&
      company.test(words.at(-1) ?? '')
      ? `${words[0]} ${words.at(-1)}`
      : null
  }),
  'an initial before a surname': person((name, { chance }) => `${chance.pick(letters)}. ${name}`),
  'two initials before a surname': person(
    (name, { chance }) => `${chance.pick(letters)}.${chance.pick(letters)}. ${name}`,
  ),
  'a numeral after a surname': person((name, { chance }) => `${name} ${chance.pick(['II', 'III', 'IV'])}`),
  'Jr. or Sr. after a surname': person(
    (name, { chance }) => `${name}${chance.pick([', Jr.', ' Jr.', ', Sr.', ' Sr.'])}`,
  ),
  'a numeral after the name': (named, { chance }) => `${whole(named)} ${chance.pick(['II', 'III', 'IV', '2', '(II)'])}`,
  'a number after the name': (named, { chance }) => `${whole(named)}, No. ${chance.pick(['2', '3'])}`,
  'a role after a party': (named, { chance }) =>
    `${named.first} v. ${named.second}, ${chance.pick(['Trustee', 'Warden', 'Governor', 'Executor'])}`,
  'a given name before a surname': person(
    (name, { chance }) => `${chance.pick(['Walter', 'Agnes', 'Otis', 'Viola', 'Percy'])} ${name}`,
  ),
  'half of a compound place': eachSide(
    (side) =>
      /^(?:City of )?(?:New|Los|San|Fort|Saint|St\.|Santa|Baton|Salt Lake|Little|Grand) ([A-Z][a-z]{3,})$/.exec(
        side,
      )?.[1],
  ),
  'a company by a word that many have': eachSide((side) => {
    const words = side.split(' ')
    return company.test(side)
      ? words
          .slice(1)
          .find((word) =>
            /^(?:National|American|General|Electric|Steel|Power|Gas|Oil|Light|Life|Trust|Savings|Motor|Motors|Lumber|Publishing)$/.test(
              word,
            ),
          )
      : null
  }),
  'as a matter of the first party': ({ first }, { chance }) => `${chance.pick(['In re', 'Ex parte'])} ${first}`,
  'both sides as one': ({ first, second }) => `${first} and ${second}`,
}
