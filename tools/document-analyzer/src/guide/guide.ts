import type { DocumentText } from '@casewright/core'
import { findParties, findSections, flatten } from '@casewright/law'
import type { Issue } from '../improve/issue.ts'
import { passageAt } from '../text/passage.ts'
import { briefGuides } from './brief.ts'
import { consistencyGuides } from './consistency.ts'
import type { Guide } from './guide-of.ts'
import { letterGuides } from './letter.ts'
import { moreGuides } from './more.ts'
import { pitfallGuides } from './pitfalls.ts'
import { powerGuides } from './power.ts'
import { riskGuides } from './risk.ts'
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
    '{one} shall [do what], no later than [number] days after [event]. If it does not, {other} may [remedy].',
    '{one} is not required to [do what] unless [condition].',
  ],
}

const kindOf =
  /\bthis\s+((?:[A-Z][\w-]+\s+){0,3}?(?:Agreement|Lease|Contract|Amendment|Note|Policy|Order|Guaranty|Addendum|Plan|Will))\b/
const mostWords = 600

/** Words as an instruction cites them: whole, or of a long passage its first and last words. */
function cited(words: string): string {
  if (words.length <= mostWords) return words
  const all = words.split(' ')
  return `${all.slice(0, 12).join(' ')} … ${all.slice(-12).join(' ')}`
}

const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** The names that the document uses: the parties as they are defined, and what it calls itself. */
function namesIn(document: Read, place: Issue['place']) {
  const parties = findParties(document)
    .map(({ role, name }) => role ?? name)
    .filter((name, at, all) => name && all.indexOf(name) === at)
  const passage = place && passageAt(document.text, place)
  const near = passage ? document.text.slice(passage.start, passage.end) : ''
  const named = parties
    .map((name) => ({ name, at: near.indexOf(name) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
  const article = (name: string) => (document.text.includes(`the ${name}`) ? `the ${name}` : name)
  const one = named[0]?.name ?? parties[0]
  const other = parties.find((name) => name !== one)
  return {
    one: one ? article(one) : 'one party',
    other: other ? article(other) : 'the other party',
    agreement: `this ${kindOf.exec(document.text)?.[1]?.replace(/\s+/g, ' ') ?? 'agreement'}`,
  }
}

const sectionAt = (document: Read, place: Issue['place']): string | undefined => {
  if (!place) return undefined
  const section = flatten(findSections(document)).findLast(
    ({ start, end }) => start <= place.start && place.start < end,
  )
  if (!section) return undefined
  const number = section.path.at(-1) ?? section.number
  const label = /^(?:article|section)/i.test(number)
    ? number
    : `Section ${number.includes('(') ? number : number.replace(/[.)]{1,3}$/, '')}`
  return section.heading ? `${label} (${section.heading})` : label
}

/** Something of use on every issue: what to decide, which words to change, and two wordings in the document's own names. */
export function guideFor(document: Read, { check, place, words }: Issue): { text: string; note: string } {
  const guide = (check && guides[check.id]) ?? anyone
  const { one, other, agreement } = namesIn(document, place)
  const section = sectionAt(document, place)
  const at = place && document.text.slice(place.start, place.end).replace(/\s+/g, ' ').trim()
  const quoted = at && cited(at)
  const filled = (wording: string) => {
    const text = wording
      .replaceAll('{one}', one)
      .replaceAll('{other}', other)
      .replaceAll('{agreement}', agreement)
      .replaceAll('{Agreement}', upper(agreement))
      .replaceAll('{AGREEMENT}', agreement.toUpperCase())
      .replaceAll('{PARTY}', upper(one.replace(/^the /, '')))
      .replaceAll('{section}', section ?? 'its first place')
      .replaceAll('{words}', quoted ?? '[term]')
    return /^[a-z]/.test(text) && /^\{(?:one|other|agreement)\}/.test(wording) ? upper(text) : text
  }
  const [first, second] = guide.wordings.map(filled)
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
