import { headingsOf } from '../headings/headings.ts'
import { sentencesOf } from '../sentences/sentences.ts'
import type { Whole } from '../summary/scored.ts'
import type { CourtPaperByParts } from './by-parts.ts'
import { isDue } from './deadlines.ts'
import { best, type Candidate, type CourtField, longest, mostShown } from './field.ts'

/** 'The Whitfields demand that you return the $23,750': what a letter wants of whom it is written to. */
const demands =
  /\b(?:demand|insist|request|require)s? (?:(?:payment|return|delivery|performance|removal|that)\b.{0,60}|.{0,30}\b(?:you|your)\b)|\byou (?:must|are (?:hereby )?required to|need to) (?:pay|return|stop|cease|remove|cure|deliver|preserve)\b|\bcease and desist\b|\bplease (?:also )?(?:confirm|pay|return|send|remit|stop|remove|repair|preserve|keep|provide|produce|sign|contact|call|respond|reply|let us know)\b/i
/** What is to be done by a day in a paper of any kind, in words that a court does not use. */
const anyDuty =
  /\b(?:please|shall|must|will be|is to|are to|is due|are due|due (?:on|by)|deadline|required to|has to|have to|moved that|need to)\b/i
const anyLimit =
  /\b(?:by|before|on or before|no later than|not later than|until|on)\b.{0,30}\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b|\bwithin (?:\w{2,12}|\d{1,3})(?: \(\d{1,3}\))? (?:calendar |business |working )?(?:days?|weeks?|months?|hours?)\b/i
/** What was done or agreed on a day is no deadline. */
const past = /\b(?:was|were|had|has been|have been) (?:\w+ly )?\w+(?:ed|t|ld|nt)\b/i
const isDueHere = ({ text }: Candidate): boolean => anyDuty.test(text) && anyLimit.test(text) && !past.test(text)

/** What is due when in a document that is no paper of a court; of a letter, what it demands as well. */
export function ofLetter({ kind }: Whole): CourtPaperByParts {
  const isLetter = kind === 'letter' || kind === 'demand-letter'
  const due: Candidate[] = []
  const asked: Candidate[] = []
  return {
    add({ source, offset }) {
      const headings = new Set(headingsOf(source).map(({ start }) => start))
      for (const { text, start, end, contents } of sentencesOf(source)) {
        if (contents || headings.has(start)) continue
        const place = { text: text.slice(0, longest), start: start + offset, end: end + offset, at: 0 }
        const points = Math.max(isDue(place), isDueHere({ ...place, points: 0 }) ? 4 : 0)
        if (points > 0) due.push({ ...place, points })
        if (isLetter && demands.test(place.text)) asked.push({ ...place, points: 1 })
      }
    },
    all: () => [
      ...best(asked, mostShown.relief, 1).map(
        ({ start, end, text }): CourtField => ({ name: 'relief', start, end, text }),
      ),
      ...best(due, mostShown.deadlines, 4).map(
        ({ start, end, text }): CourtField => ({ name: 'deadlines', start, end, text }),
      ),
    ],
  }
}
