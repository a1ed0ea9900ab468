import { titleCase } from '../headings/style.ts'
import type { Source } from '../span/span.ts'
import { inOrdinaryLetters } from './case-title.ts'
import { headLines } from './head.ts'

/** Lines from the top in which a paper names itself; a letter has its addresses above its subject. */
const mostLines = 12
const mostOfLetter = 40
const mostWords = 14

const subject = /^(?:re|subject|regarding|in re)\s?:\s{0,8}(\S.{2,140})$/i
const noun =
  /\b(?:agreement|contract|lease|sublease|release|minutes|report|policy|bylaws|testament|last will|trust|deed|resolution|memorandum|promissory note|plan|addendum|amendment|invoice|statement|application|certificate|power of attorney|affidavit|declaration|manual|handbook|proposal|terms (?:of|and)|guaranty|letter of intent|bill of sale|notice (?:of|to)|memo|stipulation|judgment|engagement letter)\b/i
/** Minutes are named by their first line, in whatever letters. */
const ofMeeting =
  /\b(?:(?:regular|special|annual|monthly|board|committee|council|members['’]?|shareholders['’]?|directors) meeting\b|meeting (?:minutes|notes)|(?:minutes|notes) of (?:the |a )?(?:\w+ ){0,4}meeting)\b/i

const withoutOpen = (line: string): string => {
  const open = line.lastIndexOf('(')
  return open > line.lastIndexOf(')') ? line.slice(0, open).trimEnd() : line
}

/** The line of minutes with whose meeting it was, where that stands in the line beside it. */
function named(lines: readonly string[], at: number): string {
  // The bracket that closes the line may have been taken for the rule of a caption.
  const line = withoutOpen(lines[at] ?? '')
  const other = lines[at === 0 ? 1 : at - 1] ?? ''
  const says = line.replace(ofMeeting, '').replace(/[^\p{L}]/gu, '').length > 12 && at === 0
  return says || /\d/.test(other) || !/^\p{Lu}/u.test(other) || other.length > 80
    ? line
    : `${line}, ${inOrdinaryLetters(other)}`
}

/** What a paper that is no case calls itself: the subject of a letter, else the line at its top that names a kind of paper. */
export function paperName(source: Source): string | undefined {
  const lines = headLines(source)
    .slice(0, mostOfLetter)
    .map(({ text }) => text.trim())
  const salutation = lines.findIndex((line) => /^dear\b/i.test(line))
  const above = salutation < 0 ? lines : lines.slice(0, salutation)
  const about = above.flatMap((line) => subject.exec(line)?.[1] ?? [])[0]
  if (about) return about.replace(/[.,;]$/, '')
  const at = above.slice(0, 3).findIndex((line) => ofMeeting.test(line) && line.length < 110)
  if (at >= 0) return inOrdinaryLetters(named(above, at))
  const own = above
    .slice(0, mostLines)
    .find(
      (line) =>
        noun.test(line) &&
        !/[.;,:]$/.test(line) &&
        line.split(/\s+/).length <= mostWords &&
        (titleCase(line) > 0.65 || noun.test(line.split(/\s+/).slice(-1)[0] ?? '')) &&
        /^\p{Lu}/u.test(line),
    )
  return own && inOrdinaryLetters(own)
}
