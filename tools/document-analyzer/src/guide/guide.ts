import type { DocumentText } from '@casewright/core'
import type { Issue } from '../improve/issue.ts'
import { atPlace } from './at-place.ts'
import { briefGuides } from './brief.ts'
import { consistencyGuides } from './consistency.ts'
import type { Guide } from './guide-of.ts'
import { harshAtPlace, harshGuides } from './harsh.ts'
import { letterGuides } from './letter.ts'
import { moreGuides } from './more.ts'
import { blankAt, namesIn, sectionAt, upper, withNames } from './names.ts'
import { withItsSides } from './pairs.ts'
import { pitfallGuides } from './pitfalls.ts'
import { powerGuides } from './power.ts'
import { reachOf } from './reach.ts'
import { riskGuides } from './risk.ts'
import { struckAt, turnsOf } from './sentence.ts'
import { acting } from './sides.ts'
import { slipGuides } from './slip.ts'
import { styleGuides } from './style.ts'
import { termGuides } from './terms.ts'
import { toldGuides } from './told.ts'

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
  ...toldGuides,
  ...harshGuides,
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

/** '[Strike the waiver.]': what to do, and no words to put in. '[Month day, year]' is a place to fill in. */
const instructionIn = (wording: string): string => {
  const words = wording.slice(1, -2)
  const isWhole = /^\[[A-Z]/.test(wording) && wording.endsWith('.]')
  return isWhole && !/[[\]{}]/.test(words.replaceAll(/\{(?:words|agreement|section)\}/g, '')) ? words : ''
}
const striking =
  /^\[(?:Strike (?:it|the (?:clause|sentence|waiver|restraint|disclaimer|power|guaranty|forfeiture|limit|relief|sale))|Delete (?:it|the (?:word|clause|sentence)|“\{words\}”))[.,]/
/** What is done at the place itself, and not elsewhere in the document. */
const here = /^(?:Strike|Delete|Keep|Repeat|Split|Give|Set|Write|Use|State|Name|Correct|Exchange|Define|Take|Replace) /

/** An instruction with the place and the words that it is about; undefined for a wording. */
function instructed(wording: string, hasSection: boolean, isQuoted: boolean): string | undefined {
  const words = instructionIn(wording)
  if (words === '') return undefined
  const begun =
    hasSection && here.test(words) && !/\{section\}/.test(words)
      ? `In {section}, ${words.charAt(0).toLowerCase()}${words.slice(1)}`
      : words
  return isQuoted && !/\{(?:words|passage)\}/.test(words) ? `${begun}: {passage}` : `${begun}.`
}

export interface Guided {
  text: string
  note: string
  /** It says what to do, and is no wording. */
  isInstruction: boolean
  /** What may be done or said in place of it. */
  alternatives: string[]
  /** The words that may be struck as they stand; whether that is what `text` says, or an alternative to it. */
  strike: { start: number; end: number; isInstead: boolean } | undefined
}

/** As a sentence: with a stop, unless one stands there or within its closing mark. */
const stopped = (words: string): string => (/[.!?\]][”"’)]?$/.test(words) ? words : `${words}.`)

/** Something of use on every issue: what to decide, which words to change, and two wordings in the document's own names. */
export function guideFor(document: Read, { check, place, words, message }: Issue): Guided {
  const turned =
    check?.id === 'plain.long-sentence' && place ? turnsOf(document.text.slice(place.start, place.end)) : undefined
  const guide = (check && guides[check.id]) ?? anyone
  const ofPlace = check && (atPlace[check.id] ?? harshAtPlace[check.id])?.(document, place, message)
  const chosen = ofPlace ?? guide.wordingsIn?.(document) ?? guide.wordings
  const [oneWay, otherWay] = chosen
  const wordings = [withItsSides(document, oneWay), withItsSides(document, otherWay)] as const
  const names = namesIn(document, place, guide.sides)
  const section = sectionAt(document, place)
  const reach = place && reachOf(document, check?.id, place)
  const at = reach && document.text.slice(reach.start, reach.end).replace(/\s+/g, ' ').trim()
  const quoted = at && cited(at)
  const filled = (wording: string) =>
    withNames(wording, names)
      .replaceAll('{section}', () => section ?? 'its first place')
      .replaceAll('{blank}', () => blankAt(document, place) ?? `The agreed words in place of “${quoted ?? 'the line'}”`)
      .replaceAll('{passage}', () => `“${quoted ?? ''}”`)
      .replaceAll('{words}', () => quoted ?? '[term]')
  const [told, other] = wordings.map((wording) => instructed(wording, section !== undefined, quoted !== undefined))
  const first = filled(told ?? wordings[0])
  // The place is named once: by the instruction, or by the sentence on what to change.
  const second = filled((other && instructed(wordings[1], false, false)) ?? wordings[1])
  const isInstruction = turned !== undefined || told !== undefined
  const [strikes, isInstead] = wordings.map((wording) => instructionIn(wording) !== '' && striking.test(wording))
  const struck = (strikes || isInstead) && reach ? struckAt(document.text, reach) : undefined
  const where = [section && `In ${section}`, quoted && `change “${quoted}”`].filter(Boolean).join(', ')
  const what = check ? check.advice : words
  return {
    text: turned ?? first,
    isInstruction,
    alternatives: [stopped(second)],
    strike: struck && { ...struck, isInstead: !strikes || turned !== undefined },
    // An instruction says itself what to do, and where.
    note: [
      `Decide ${guide.decide}.`,
      !isInstruction && what && stopped(what),
      !isInstruction && where && stopped(upper(where)),
      /\[/.test(`${turned ?? first} ${second}`) && 'Fill in what is in square brackets, and fit it to the deal.',
    ]
      .filter(Boolean)
      .join(' '),
  }
}
