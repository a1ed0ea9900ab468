import { findCrossReferences } from '../../../references/cross-references.ts'
import { labelOf } from '../../../references/numbering.ts'
import { findSections, flatten } from '../../../sections/sections.ts'
import type { Span } from '../../../span/span.ts'
import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import { once } from '../../reading/once.ts'
import { quantitiesOf, shown, within } from '../support/quantities.ts'
import { sentenceAt } from '../support/stretches.ts'
import { timesOf } from '../support/times.ts'
import type { Contradiction } from '../support/told.ts'

/** A figure of any kind. */
interface Figure extends Span {
  value: number
  kind: string
  shown: string
}

const timesIn = once((document) => timesOf(ownPages(document).replace(/\s/g, ' ')))
const figuresIn = (document: CheckedDocument, place: Span): Figure[] => [
  ...within(quantitiesOf(document), place).map((one) => ({
    ...one,
    kind: one.unit,
    shown: shown(one.value, one.unit),
  })),
  ...timesIn(document)
    .filter(({ start, end }) => place.start <= start && end <= place.end)
    .map((one) => ({ ...one, kind: one.unit === 'hour' ? 'hour' : 'time' })),
]

/** 'The 30-day period stated in Section 4', 'the fee of $500 under Section 4': what leads from the figure to its section. */
const leads =
  /^(?:['’]s?)?[\s-]{0,2}(?:[\p{L}’'-]{2,20} ){0,5}\(?(?:(?:as |which is |that is )?(?:set forth|described|stated|specified|provided(?: for)?|required|referred to|given|fixed|agreed(?: on)?|allowed|permitted|named|established) )?(?:in|under|of|by|per|pursuant to) ?$|^(?:['’]s?)?[\s-]{0,2}(?:[\p{L}’'-]{2,20} ){0,3}\($/iu
/** 'Royalty (Section 4(b)) at 6.5%'. */
const follows = /^\)?,? ?(?:at|of|is|:|=|[.…_]{3,90}) ?$/
const definite = /\b(?:the|this|that|such|said|its)(?: [\p{L}-]{2,14}){0,2} ?\(?$/iu
const apart =
  /\b(?:in addition to|plus|instead of|in lieu of|notwithstanding|other than|except|unless|more than|less than|exceed\w*|in excess|increase[sd]?|reduc\w+|extended?|adjust\w*|amend\w*|further|additional|first|last|half|portion|part of|remaining|balance|credit\w*|after|if)\b/i

/** A figure that is said to be the one of another section, where that section has others of its kind and not this one. */
export const referredOtherwise = (
  document: CheckedDocument,
  isWanted: (kind: string) => boolean = () => true,
): Contradiction[] => {
  const words = ownPages(document)
  const sections = flatten(findSections(document))
  return findCrossReferences(document).flatMap(({ start, end, target, outcome, kind, label }): Contradiction[] => {
    const sentence = sentenceAt(document, start)
    if (outcome !== 'found' || !target || kind === 'attachment' || !sentence) return []
    const line = {
      start: words.lastIndexOf('\n', start) + 1,
      end: (words.indexOf('\n', end) + 1 || words.length + 1) - 1,
    }
    const figures = figuresIn(document, line)
    const before = figures.findLast((one) => one.end <= start)
    const after = figures.find((one) => one.start >= end)
    const between = (from: number, to: number) => words.slice(from, to).replace(/\s/g, ' ')
    const figure =
      before &&
      start - before.end < 90 &&
      leads.test(between(before.end, start)) &&
      definite.test(between(Math.max(0, before.start - 40), before.start))
        ? before
        : after && after.start - end < 90 && follows.test(between(end, after.start))
          ? after
          : undefined
    if (!figure || !isWanted(figure.kind) || (target.start <= figure.start && figure.start < target.end)) return []
    if (apart.test(between(Math.max(sentence.start, figure.start - 60), Math.max(figure.end, start)))) return []
    const whole = sections.find(({ number }) => labelOf(number) === label.split('(')[0]) ?? target
    if (whole.start <= figure.start && figure.start < whole.end) return []
    const theirs = figuresIn(document, target).filter((one) => one.kind === figure.kind)
    const [one] = theirs
    if (
      !one ||
      figuresIn(document, whole).some(
        ({ kind: of, value }) => of === figure.kind && Math.abs(value / figure.value - 1) < 0.03,
      )
    )
      return []
    if (new Set(theirs.map(({ value }) => value)).size > 1) return []
    return [
      {
        places: [one, figure].toSorted((a, b) => a.start - b.start),
        message: `It gives ${figure.shown} as the figure of Section ${label}, and that section says ${one.shown}.`,
      },
    ]
  })
}
