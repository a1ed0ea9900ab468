import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import { readingOf } from '../../reading/prose.ts'
import { type Quantity, quantitiesOf, shown, within } from '../support/quantities.ts'
import { timesOf } from '../support/times.ts'
import type { Contradiction } from '../support/told.ts'

const floor =
  /\b(?:(?:not|no|nor|or) (?:be )?(?:less|fewer|earlier) than|at least|(?:a |an )?(?:minimum|floor) of|less than)\s?$/i
const ceiling =
  /\b(?:(?:not|no|nor|or) (?:be )?(?:more|greater|higher|later) than|at most|(?:a |an )?(?:maximum|cap|ceiling) of|(?:not|nor|never)(?: to)? exceed(?:ing)?|more than|up to)\s?$/i
/** From the first figure to the second, nothing but what joins them: both are of the same thing. */
const joins =
  /^\)?(?: ?%| percent| units?| days?| months?| years?)?(?: \([\d.%]{1,6}\))?,? ?(?:(?:and|or|nor|but|also|it|shall|may|must|will|be|is|are|in no event|at no time|a|an|never|days|months) ){0,6}(?:not |no |nor |or )?(?:be )?(?:(?:more|greater|higher|less|fewer|later|earlier) than|at (?:most|least)|(?:maximum|minimum|floor|cap|ceiling) of|(?:not )?(?:to )?exceed(?:ing)?|up to)$/i
/** 'Not less than' in one clause bars both: 'shall at no time be less than 9% or more than 7%'. */
const speaksOfLeast = /\b(?:less|least|fewer|earlier|minimum|floor)\b/i
const negated = /\b(?:not|no|nor|never|neither)\b[^.;]{0,30}$/i

interface Figure {
  start: number
  end: number
  value: number
  unit: string
  shown: string
}

const figuresOf = (document: CheckedDocument, words: string, offset: number): Figure[] => [
  ...within(quantitiesOf(document), { start: offset, end: offset + words.length }).map(
    ({ start, end, value, unit }: Quantity) => ({
      start: start - offset,
      end: end - offset,
      value,
      unit,
      shown: shown(value, unit),
    }),
  ),
  ...timesOf(words).map(({ start, end, value, shown: said, unit }) => ({
    start,
    end,
    value,
    unit: unit === 'hour' ? 'hour' : 'time',
    shown: said,
  })),
]

type Bound = 'floor' | 'ceiling' | null
const boundOf = (before: string): Bound => {
  const isBare = /(?<!not |no |nor |or )\b(?:less|more) than\s?$/i.test(before)
  if (isBare && !negated.test(before)) return null
  // 'or more than 7%' is barred only with the words before it.
  if (/\bor (?:be )?(?:more|less|greater|fewer) than\s?$/i.test(before) && !negated.test(before.slice(0, -14)))
    return null
  return floor.test(before) ? 'floor' : ceiling.test(before) ? 'ceiling' : null
}

/** A least that is above the most, of one thing in one clause. */
const leastAboveMost = (document: CheckedDocument): Contradiction[] => {
  const all = ownPages(document).replace(/\s/g, ' ')
  return readingOf(document).binding.flatMap((sentence): Contradiction[] => {
    const words = all.slice(sentence.start, Math.min(sentence.end, sentence.start + 2000))
    if (!speaksOfLeast.test(words)) return []
    const figures = figuresOf(document, words, sentence.start).toSorted((one, other) => one.start - other.start)
    return figures.flatMap((one, at): Contradiction[] => {
      const other = figures.slice(at + 1).find(({ start }) => start >= one.end)
      if (!other || other.unit !== one.unit || other.start - one.end > 60) return []
      if (!joins.test(words.slice(one.end, other.start).trimEnd())) return []
      const bounds = [one, other].map(({ start }) => boundOf(words.slice(Math.max(0, start - 60), start)))
      const [low, high] = bounds[0] === 'floor' ? [one, other] : [other, one]
      if (!(bounds.includes('floor') && bounds.includes('ceiling')) || low.value <= high.value) return []
      return [
        {
          places: [{ start: sentence.start + one.start, end: sentence.start + other.end }],
          message: `The least is ${low.shown} and the most is ${high.shown}, which nothing can be.`,
        },
      ]
    })
  })
}

/** Only what is above a sum is paid, and only of the first part of the losses. */
const threshold =
  /\b(?:only (?:when|if|to the extent|after)|until|unless)\b[^.;$]{0,80}\b(?:loss(?:es)?|claims?|damages?|amount)\b[^.;$]{0,30}\b(?:exceeds?|is (?:more|greater) than|reach(?:es)?)\s$/i
const firstLayer = /\b(?:limited to|not exceed|only for|no more than)\s(?:\w{2,10}\s){0,3}?the first\s$/i
const ofLosses = /^\s(?:of|in) (?:(?:all|such|any|the|its) ){0,2}(?:loss(?:es)?|claims?|damages?)\b/i

const deductibleAboveLayer = (document: CheckedDocument): Contradiction[] => {
  const words = ownPages(document).replace(/\s/g, ' ')
  const sums = quantitiesOf(document).filter(({ unit }) => unit === 'USD')
  return sums.flatMap((low, at): Contradiction[] => {
    if (!threshold.test(words.slice(Math.max(0, low.start - 160), low.start))) return []
    const layer = sums
      .slice(at + 1)
      .find(
        ({ start, end }) =>
          start - low.end < 500 &&
          firstLayer.test(words.slice(Math.max(0, start - 60), start)) &&
          ofLosses.test(words.slice(end, end + 30)),
      )
    if (!layer || layer.value > low.value) return []
    return [
      {
        places: [low, layer],
        message: `Nothing is paid of the first ${shown(low.value, 'USD')} of losses, and only the first ${shown(layer.value, 'USD')} of losses are paid: nothing is left.`,
      },
    ]
  })
}

/** Floors above their ceilings. */
export const floorsAboveCeilings = (document: CheckedDocument): Contradiction[] => [
  ...leastAboveMost(document),
  ...deductibleAboveLayer(document),
]
