import { isOrganization } from '../letters/organizations.ts'
import type { Unit } from '../reading.ts'

const name = String.raw`(?<who>(?:(?:Mr|Ms|Mrs|Dr|Miss)\. )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}\.?)?(?: \p{Lu}[\p{L}’'-]+){1,2})`
/** Whom somebody asks to recommend, and for what: 'a recommendation letter for Destiny Fuller, for the nursing program'. */
const asked = new RegExp(
  `\\b(?:[Rr]ecommendation|[Rr]eference|[Rr]ec|[Ll]etter)\\b[^.]{0,30}? for ${name}(?:,? (?:for|to get into|who is applying (?:for|to)|applying (?:for|to)) (?<what>[^.?]{3,80}?))?[.?]?$`,
  'u',
)
const applies =
  /^(?:(?:He|She|They)(?:['’](?:s|re)| is| are)|\p{Lu}\p{L}+ (?:\p{Lu}\p{L}+ )?is) applying (?:for|to) (?<what>[^.]{3,90}?)[.]?$/u
const works =
  /^(?:I|We)(?:['’]ve|['’]m| have| am)? (?:run|manage|direct|lead|teach|coach|work|supervise|own|been|am|was|taught|worked|serve)\b[^.]{0,70}? (?:at|for) (?:the )?(?<place>\p{Lu}[\p{L}’'&-]+(?: (?:of |and |& )?\p{Lu}[\p{L}\d’'&-]*){0,5})/u

export interface Candidate {
  name?: string
  what?: string
  /** Where whoever recommends works. */
  place?: string
  /** What of the sentences that ask for it names nothing else. */
  asked: string[]
  told: Unit[]
}

/** 'Be an assistant manager at Cobb Hardware' is a position there. */
const asPosition = (what: string) => what.replace(/^(?:be|become) (?:an? |the )?/i, 'the position of ')

/** Who is recommended, for what, and where whoever recommends works. */
export function candidateIn(units: readonly Unit[]): Candidate {
  const found: Candidate = { asked: [], told: [] }
  for (const unit of units) {
    const own = asked.exec(unit.text)?.groups
    if (own?.who && !found.name && !isOrganization(own.who)) {
      found.name = own.who
      found.asked.push(own.who)
      if (own.what) {
        found.what = own.what
        found.asked.push(own.what)
      }
    }
    const what = applies.exec(unit.text)?.groups?.what
    if (what && !found.what) {
      found.what = asPosition(what)
      found.told.push(unit)
    }
    const place = works.exec(unit.text)?.groups?.place
    if (place) found.place ??= place
  }
  return found
}
