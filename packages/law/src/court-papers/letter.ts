import { headingsOf } from '../headings/headings.ts'
import { sentencesOf } from '../sentences/sentences.ts'
import type { Whole } from '../summary/scored.ts'
import type { CourtPaperByParts } from './by-parts.ts'
import { isDue } from './deadlines.ts'
import { best, type Candidate, type CourtField, longest, mostShown } from './field.ts'

/** 'The Whitfields demand that you return the $23,750': what a letter wants of whom it is written to. */
const demands =
  /\b(?:demand|insist|request|require)s? (?:(?:payment|return|delivery|performance|removal|that)\b.{0,60}|.{0,30}\b(?:you|your)\b)|\byou (?:must|are (?:hereby )?required to|need to) (?:pay|return|stop|cease|remove|cure|deliver|preserve)\b|\bcease and desist\b/i

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
        const points = isDue(place)
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
