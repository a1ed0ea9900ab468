import type { CheckedDocument, DocumentCheck, Hit } from '../check.ts'
import { longest, readingOf } from '../reading/prose.ts'
import { renewalOption } from './renewal-option.ts'

/** A right that one side has against the other, which waits for it. */
const right =
  /\b(?:options?|rights? of first (?:refusal|offer|negotiation)|(?:first|second|prior) rights?|pre-?emptive rights?|right to match)\b/i
const used =
  /\b(?:exercis\w+|t(?:akes?|aken) up|accept(?:s|ed)?|elect(?:s|ed)?|call(?:s)? on)\b[^.;]{0,60}\b(?:by|upon|on|through|with)\b[^.;]{0,30}\b(?:noti(?:ce|fying)|writing)\b/i
/** 'May extend the term by written notice', 'may, by written notice to Owner, buy the Machine'. */
const byNotice =
  /\b(?:may|has the (?:right|option) to|shall have the (?:right|option) to|is entitled to|has an option to)\b(?:, (?:by|upon|on) [^,.;]{0,30}notice[^,.;]{0,50},)? (?:elect to )?(?:renew|extend|purchase|buy|acquire|match|(?:require|cause) [^.;]{2,30}? to (?:buy|purchase|sell|redeem))\b[^.;]{0,220}/i
const notice = /\b(?:by|upon|on)\b[^.;]{0,24}\b(?:notice|notifying|writing)\b|, (?:by|upon|on) [^,.;]{0,30}notice/i
/** What a right to buy or go on is about: goods in trade are bought and sold by orders. */
const ofMuch =
  /\b(?:renew|extend)\b|\b(?:premises|property|building|land|house|home|machines?|equipment|vessel|vehicle|interests?|shares?|units?|stock|business|assets|patents?|book|crop|offer)\b/i
/** A day, or a time, by which it is to be used. */
const timed =
  /\b(?:days?|weeks?|months?|fortnight|hours?)\b(?!['’]? (?:term|period)\b)|\b(?:before|prior to|not? (?:later|less|more|earlier) than|at least|within|until|deadline|window|expir\w+|promptly|forthwith|immediately|at any time|from time to time|on or after|during|when)\b|\bby (?:(?:the|its) (?:\w{2,12} ){0,3}(?:day|date|end|close|anniversary|first|last)\b|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\d)|\b(?:19|20)\d\d\b|\b(?:Option|Election|Exercise|Offer|Notice|Refusal) (?:Period|Date|Deadline|Window)\b|\b(?:in|under|with|by) (?:the manner|accordance)\b|\b(?:time|period|dates?) (?:\w{2,12} ){0,3}(?:in|by|under) (?:section|article|exhibit|schedule)\b/i
/** How long something goes on is no time by which a right is used. */
const lengths =
  /\b(?:for|of)\s(?:(?:an?|one|two|three|up to|\d{1,2})\s(?:\(\d{1,2}\)\s)?)?(?:further |additional |successive |consecutive |more |extra |renewal )?(?:(?:one|two|three|four|five|ten|\w{3,7}|\d{1,2})(?:\s\(\d{1,2}\))?[ -])?(?:further |additional |successive |consecutive )?(?:year|month)s?\b|\b(?:term|period|season)s? of (?:\w{1,12} ){1,3}(?:years?|months?)\b/gi
const notSuch =
  /\b(?:stock options?|option grants?|mutual(?:ly)?|both parties|written agreement|amendment|if the parties agree|lender|mortgagee|insured|insurance|consent of|approval of)\b/i

/** The paragraph around a place, without another section. */
const paragraphAt = ({ text }: CheckedDocument, start: number, end: number): string => {
  const from = text.lastIndexOf('\n', start) + 1
  const stop = text.indexOf('\n', end)
  return text
    .slice(Math.max(from, start - 1500), Math.min(stop < 0 ? text.length : stop, end + 1500))
    .replace(/\s+/g, ' ')
}

const rightsWithoutTime = (document: CheckedDocument): Hit[] => {
  const told = renewalOption.find(document)
  return readingOf(document).binding.flatMap(({ start, end, text }): Hit[] => {
    const words = text.slice(0, longest).replace(/\s+/g, ' ')
    if (words.length > 900 || notSuch.test(words) || told.some((one) => one.start === start)) return []
    const may = byNotice.exec(words)
    const paragraph = paragraphAt(document, start, end)
    const isRight =
      (may !== null && notice.test(may[0]) && ofMuch.test(may[0])) ||
      (used.test(words) && right.test(paragraph) && !/\bstock options?\b/i.test(paragraph))
    return isRight && !timed.test(paragraph.replace(lengths, ' ')) ? [{ start, end }] : []
  })
}

/** A right that is used by a notice, which may come at any time. */
export const rightWithoutTime: DocumentCheck = {
  id: 'risk.right-without-time',
  title: 'A right that is used by notice, without a day by which to use it',
  concerns: ['contract'],
  severity: 'medium',
  category: 'Risk',
  insight: 'risk',
  why: 'The other side has to wait without an end, and whether a late notice counts is open.',
  advice: 'State within how many days, and from what event, the notice must be given.',
  find: rightsWithoutTime,
}
