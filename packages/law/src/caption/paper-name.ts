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
const ofMeeting = /\b(?:meeting (?:minutes|notes)|(?:minutes|notes) of (?:the |a )?(?:\w+ ){0,4}meeting)\b/i

/** What a paper that is no case calls itself: the subject of a letter, else the line at its top that names a kind of paper. */
export function paperName(source: Source): string | undefined {
  const lines = headLines(source)
    .slice(0, mostOfLetter)
    .map(({ text }) => text.trim())
  const salutation = lines.findIndex((line) => /^dear\b/i.test(line))
  const above = salutation < 0 ? lines : lines.slice(0, salutation)
  const about = above.flatMap((line) => subject.exec(line)?.[1] ?? [])[0]
  if (about) return about.replace(/[.,;]$/, '')
  const first = above.slice(0, 3).find((line) => ofMeeting.test(line) && line.length < 110)
  if (first) return inOrdinaryLetters(first)
  const named = above
    .slice(0, mostLines)
    .find(
      (line) =>
        noun.test(line) &&
        !/[.;,:]$/.test(line) &&
        line.split(/\s+/).length <= mostWords &&
        (titleCase(line) > 0.65 || noun.test(line.split(/\s+/).slice(-1)[0] ?? '')) &&
        /^\p{Lu}/u.test(line),
    )
  return named && inOrdinaryLetters(named)
}
