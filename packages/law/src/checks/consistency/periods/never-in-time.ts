import type { CheckedDocument } from '../../check.ts'
import { daysIn } from '../../reading/days.ts'
import { longest, readingOf } from '../../reading/prose.ts'
import type { Contradiction } from '../support/told.ts'

/** A notice of what nobody can foresee, before it happens. */
const beforeIt =
  /\b(?:notice|notif\w{1,5}|claims?|requests?|reports?)\b.{0,140}\b(?:not later than|no later than|at least|not less than|within|more than) [\w() -]{2,24}(?:days?|hours?|weeks?|months?),? (?:before|prior to) (?:the |an? |any |such )?(?:event|occurrence|circumstances?|incident|accident|breach|loss|damage|injury|delay|defect|default|discovery|casualty|fire|theft|failure)\b/i
const foreseen = /\b(?:anticipated|planned|scheduled|expected|intended|proposed|inspection|termination)\b/i
/** To be paid or answered before what starts the time. */
const beforeAsked =
  /\b(?:pay|paid|payable|due|answer|respond|reply|cure|object)\b.{0,80}\b(?:days?|hours?|weeks?) (?:before|prior to) (?:the |its |an? |any )?(?:receipt of|receiving|delivery of) (?:the |an? |any |such |its |written )?(?:invoice|notice|demand|request|bill|statement)\b/i

const reviews =
  /\b(?:shall have|has|have|may take|is allowed|takes?)\b.{0,40}\bdays?\b.{0,60}\b(?:to|for) (?:its )?(?:review|approve|approval|examine|inspect|consider|comment)\b|\b(?:review|approve|examine|consider)\b.{0,60}\bwithin\b.{0,30}\bdays?\b/i
const waits =
  /\b(?:not|no)\b.{0,60}\b(?:begin|start|commence|proceed|open|construct\w*|install\w*|use|publish|release|ship)\b.{0,80}\b(?:until|before|unless|without)\b.{0,80}\b(?:approv\w+|accept\w*|review\w*)\b/i
const must =
  /\b(?:shall|must|will)\b.{0,160}\b(?:complete|open|finish|begin|start|publish|release|ship|install|deliver|launch)\w*\b.{0,120}\b(?:not later than|no later than|within)\b.{0,30}\bdays?\b/i
const from = /\bdays?\b,? (?:after|of|from|following) (?:.{0,30}\b)?(submi\w+|receipt|receiv\w+|deliver\w*)\b/i
const objects =
  /\b(plans?|drawings?|design|proofs?|samples?|manuscript|specifications|artwork|drafts?|materials|application|site|layouts?|menu|copy|script)\b/i
/** How far apart, in paragraphs, the three sentences may stand. */
const near = 4

/** Times that nobody can keep: before that of which they speak happens, or shorter than the review that has to come first. */
export const neverInTime = (document: CheckedDocument): Contradiction[] => {
  const said = readingOf(document).all.filter(({ text }) => text.length < Math.min(700, longest))
  const single = said.flatMap((sentence): Contradiction[] => {
    if (beforeIt.test(sentence.text) && !foreseen.test(sentence.text))
      return [{ places: [sentence], message: 'The notice is due before what it tells of has happened.' }]
    return beforeAsked.test(sentence.text)
      ? [{ places: [sentence], message: 'It is due before what it answers has come.' }]
      : []
  })
  const reviewing = said.filter(({ text }) => reviews.test(text) && objects.test(text))
  const waiting = said.filter(({ text }) => waits.test(text))
  const doubled = reviewing.flatMap((review): Contradiction[] => {
    const thing = objects.exec(review.text)?.[1]?.toLowerCase().replace(/s$/, '')
    const [allowed] = daysIn(review.text)
    const isNear = ({ paragraph }: { paragraph: number }) => Math.abs(paragraph - review.paragraph) <= near
    if (!thing || !allowed || !waiting.some(isNear)) return []
    const last = said.find((sentence) => {
      const days = daysIn(sentence.text)
      return (
        sentence !== review &&
        isNear(sentence) &&
        must.test(sentence.text) &&
        from.test(sentence.text) &&
        sentence.text.toLowerCase().includes(thing) &&
        days.length === 1 &&
        (days[0] ?? allowed) < allowed &&
        !/\b(?:approv\w+|if|unless)\b/i.test(sentence.text)
      )
    })
    return last
      ? [
          {
            places: [review, last].toSorted((a, b) => a.start - b.start),
            message: `The review may take ${Math.round(allowed)} days, and what has to wait for it is to be done within ${Math.round(daysIn(last.text)[0] ?? 0)}.`,
          },
        ]
      : []
  })
  return [...single, ...doubled]
}
