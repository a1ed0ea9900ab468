import type { DocumentText } from '@casewright/core'
import type { Issue } from '../improve/issue.ts'
import { briefGuides } from './brief.ts'
import { consistencyGuides } from './consistency.ts'
import type { Guide } from './guide-of.ts'
import { letterGuides } from './letter.ts'
import { moreGuides } from './more.ts'
import { blankAt, namesIn, sectionAt, upper, withNames } from './names.ts'
import { pitfallGuides } from './pitfalls.ts'
import { powerGuides } from './power.ts'
import { riskGuides } from './risk.ts'
import { acting } from './sides.ts'
import { slipGuides } from './slip.ts'
import { styleGuides } from './style.ts'
import { termGuides } from './terms.ts'

type Read = Pick<DocumentText, 'text' | 'blocks' | 'pages'>

export const guides: Readonly<Record<string, Guide>> = {
  ...riskGuides,
  ...moreGuides,
  ...styleGuides,
  ...letterGuides,
  ...briefGuides,
  ...slipGuides,
  ...consistencyGuides,
  ...pitfallGuides,
  ...powerGuides,
  ...termGuides,
}

/** Of what no guide was written for: who does what, by when. */
const anyone: Guide = {
  decide: 'who must do what, by when, and what follows if it is not done',
  wordings: [
    '{one} shall [do what], no later than [number] days after [event]. If that is not done, {other} may [remedy].',
    '{one} is not required to [do what] unless [condition].',
  ],
  sides: acting,
}

const mostWords = 600

/** Words as an instruction cites them: whole, or of a long passage its first and last words. */
function cited(words: string): string {
  if (words.length <= mostWords) return words
  const all = words.split(' ')
  return `${all.slice(0, 12).join(' ')} … ${all.slice(-12).join(' ')}`
}

/** '[Strike the waiver.]' is of use only with the words and where they stand: '[In Section 8, strike the waiver: “…”]' */
function pointed(wording: string, section: string | undefined, quoted: string | undefined): string {
  const [, verb = '', rest = ''] = /^\[(Strike|Delete|Keep|Repeat)( [^[\]{}.:“]+)\.\]$/.exec(wording) ?? []
  if (!verb || !quoted) return wording
  const begun = section ? `In {section}, ${verb.toLowerCase()}` : verb
  return `[${begun}${rest}: {passage}]`
}

/** Something of use on every issue: what to decide, which words to change, and two wordings in the document's own names. */
export function guideFor(document: Read, { check, place, words }: Issue): { text: string; note: string } {
  const guide = (check && guides[check.id]) ?? anyone
  const names = namesIn(document, place, guide.sides)
  const section = sectionAt(document, place)
  const at = place && document.text.slice(place.start, place.end).replace(/\s+/g, ' ').trim()
  const quoted = at && cited(at)
  const filled = (wording: string) =>
    withNames(wording, names)
      .replaceAll('{section}', () => section ?? 'its first place')
      .replaceAll('{blank}', () => blankAt(document, place) ?? `The agreed words in place of “${quoted ?? 'the line'}”`)
      .replaceAll('{passage}', () => `“${quoted ?? ''}”`)
      .replaceAll('{words}', () => quoted ?? '[term]')
  const [first, second] = guide.wordings.map((wording) => filled(pointed(wording, section, quoted)))
  const where = [section && `In ${section}`, quoted && `change “${quoted}”`].filter(Boolean).join(', ')
  const what = check ? check.advice : words
  return {
    text: first ?? '',
    note: [
      `Decide ${guide.decide}.`,
      what && `What to do: ${what}`,
      where && `${upper(where)}.`,
      second && `Or: ${/[.\]”]$/.test(second) ? second : `${second}.`}`,
      'Fill in what is in square brackets, and fit it to the deal.',
    ]
      .filter(Boolean)
      .join(' '),
  }
}
