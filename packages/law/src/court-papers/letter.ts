import { headingsOf } from '../headings/headings.ts'
import { sentencesOf } from '../sentences/sentences.ts'
import type { Whole } from '../summary/scored.ts'
import type { CourtPaperByParts } from './by-parts.ts'
import { datedLines } from './dated-lines.ts'
import { plainDay, plainSpan } from './days.ts'
import { isDue } from './deadlines.ts'
import { best, type Candidate, type CourtField, longest, mostShown } from './field.ts'
import { type Vote, votesIn } from './votes.ts'

/** 'The Whitfields demand that you return the $23,750': what a letter wants of whom it is written to. */
const demands =
  /\b(?:demand|insist|request|require)s? (?:(?:payment|return|delivery|performance|removal|that)\b.{0,60}|.{0,30}\b(?:you|your)\b)|\byou (?:must|are (?:hereby )?required to|need to) (?:pay|return|stop|cease|remove|cure|deliver|preserve)\b|\bcease and desist\b|\bplease (?:also )?(?:confirm|pay|return|send|remit|stop|remove|repair|preserve|keep|provide|produce|sign|contact|call|respond|reply|let us know)\b|\b(?:will|would|are (?:willing|prepared|authorized) to|offers? to|agrees? to) (?:settle|resolve|accept|pay)\b.{0,60}\$|\b(?:we|I|my client|our client|\w{3,20})(?:['’]s)? (?:demands?|offers?) (?:is )?\$|\b(?:are|is) (?:hereby )?(?:notified|required|directed) to (?:quit|vacate|pay|leave|deliver|cure|perform|stop)\b/i
/** What is to be done by a day in a paper of any kind, in words that a court does not use. */
const anyDuty =
  /\b(?:please|shall|must|will be|is to|are to|is due|are due|due (?:on|by)|deadline|required to|has to|have to|moved that|needs? to|hereby (?:notified|required|directed)|(?:recommend|suggest)\w*|you may)\b/i
const anyLimit = new RegExp(
  `\\b(?:by|before|on or before|no later than|not later than|until|till|on|due)\\b.{0,40}\\b${plainDay}|\\b(?:within|at the (?:expiration|end) of) ${plainSpan}\\b`,
  'i',
)
/** What must happen for something else, and what comes next, are due in no other word. */
const bareDuty = new RegExp(
  `\\bunless\\b.{0,160}\\b${plainDay}|\\bopen (?:until|till)\\b|\\bnext (?:meeting|mtg)\\b.{0,20}\\b${plainDay}|^(?:\\d{1,2}[.)] )?\\p{Lu}[\\p{L}.]{1,14} to \\p{Ll}{3,}\\b.{0,90}\\bby ${plainDay}|\\bhas until\\b`,
  'iu',
)
/** What was done or agreed on a day is no deadline. */
const past = /\b(?:was|were|had|has been|have been) (?:\w+ly )?\w+(?:ed|t|ld|nt)\b/i
const isDueHere = ({ text }: Candidate): boolean =>
  bareDuty.test(text) || (anyDuty.test(text) && anyLimit.test(text) && !past.test(text))

/** What is due when in a document that is no paper of a court; of a letter, what it demands as well. */
export function ofLetter({ kind }: Whole): CourtPaperByParts {
  const isLetter = ['letter', 'demand-letter', 'email', 'notice-to-party'].includes(kind)
  const votes: Vote[] = []
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
      if (kind === 'minutes')
        votes.push(...votesIn(source).map((one) => ({ ...one, start: one.start + offset, end: one.end + offset })))
      for (const { text, start, end } of kind === 'stipulation' ? datedLines(source.text) : []) {
        const row = { text, start: start + offset, end: end + offset, at: 0, points: 5 }
        // A row that was read into the sentence around it is shown alone.
        if (!due.some((one) => one.start === row.start)) due.push(row)
      }
    },
    all: () => [
      ...votes.map(({ start, end, text, value }): CourtField => ({ name: 'disposition', start, end, text, value })),
      ...best(asked, mostShown.relief, 1).map(
        ({ start, end, text }): CourtField => ({ name: 'relief', start, end, text }),
      ),
      ...best(due, mostShown.deadlines, 4).map(
        ({ start, end, text }): CourtField => ({ name: 'deadlines', start, end, text }),
      ),
    ],
  }
}
