import { contractKinds } from '../../kinds/sign.ts'
import { findParties } from '../../parties/parties.ts'
import { attachmentsOf } from '../../references/attachments.ts'
import type { CheckedDocument, DocumentCheck, Hit } from '../check.ts'
import { breaksOff } from '../missing/breaks-off.ts'
import { once } from '../reading/once.ts'
import { inLowerCase, otherSpellings, termUses } from './support/terms.ts'
import { timesWritten } from './support/written-terms.ts'

const definitions = {
  concerns: ['any'],
  kinds: [...contractKinds, 'charter', 'deed', 'will'],
  category: 'Definitions',
  severity: 'low',
  insight: 'warning',
} as const

// The parties themselves, and the document: named for the reader, used or not.
const usual = /^(?:the )?(?:part(?:y|ies)|agreement|contract|lease|effective date|each|both|collectively)$/i
const byReference =
  /\b(?:has|have)\s{1,12}the\s{1,12}(?:same\s{1,12})?meanings?|\bis\s{1,12}defined|\bare\s{1,12}defined|\bas\s{1,12}defined/i

const puts =
  /\b(?:(?:is|are|be) (?:hereby )?(?:added|inserted|amended|restated|replaced|substituted)|by (?:adding|inserting|amending|restating|replacing|substituting))\b/i
const follows = /:|\b(?:following|as follows|to read)\b/i
/** How far back of a term an amendment says where it puts it, in characters: over a list of definitions, at most. */
const amends = 3000

/** 'The following is added at the end of Section 7: “Plan” means …': the agreement that is amended uses the term. */
const isPutElsewhere = ({ text }: CheckedDocument, at: number): boolean => {
  if (!/\bamendment\b/i.test(text.slice(0, 400))) return false
  const ahead = `\n${text.slice(Math.max(0, at - amends), at)}`
  const isListed = /\n\s{0,8}(?:\(\w{1,4}\) )?["“]?$/.test(ahead)
  // Each section puts its own.
  const heads = [...ahead.matchAll(/\n\s{0,8}\d{1,2}\. /g)]
  const words = ahead.slice(isListed ? (heads.at(-1)?.index ?? 0) : ahead.lastIndexOf('\n'))
  return puts.test(words) && follows.test(words)
}

/** Terms that stand nowhere but in their definitions, in whatever case or number. */
const neverUsed = (document: CheckedDocument): Hit[] => {
  // What is defined here may be used in the part that is not here.
  if (breaksOff(document)) return []
  const maybe = termUses(document).filter(({ term, uses }) => uses.length === 0 && !usual.test(term) && term.length > 2)
  const times = timesWritten(
    document.text,
    maybe.map(({ term }) => term),
  )
  return maybe.flatMap(({ term, definitions: places }): Hit[] => {
    const [first] = places
    if (!first || (times.get(term) ?? 0) > places.length || isPutElsewhere(document, first.start)) return []
    return [{ start: first.start, end: first.end, message: `'${term}' is defined and not used again.` }]
  })
}

const definedTwice = (document: CheckedDocument): Hit[] => {
  const starts = [...attachmentsOf(document).values()].map(({ start }) => start)
  const partOf = (at: number): number => starts.filter((start) => start <= at).length
  const roles = new Set(findParties(document).map(({ role }) => role))
  return termUses(document).flatMap(({ term, definitions: places }): Hit[] => {
    // A form that is attached names the parties again.
    // '“Agreement” means this agreement as it may be amended' says the same as its title.
    if (roles.has(term) || usual.test(term)) return []
    const own = places.filter(
      ({ end, form }) =>
        // '“Fee” has the meaning given in Section 4' sends the reader on.
        !(form === 'means' && byReference.test(document.text.slice(end, end + 60))),
    )
    const [first, ...others] = own
    return first
      ? others
          .filter(
            ({ start }) =>
              start - first.start > 40 &&
              partOf(start) === partOf(first.start) &&
              !isRemark(document, start) &&
              !saysTheSame(document.text, term, first.start, start),
          )
          .map(({ start, end }) => ({ start, end, message: `'${term}' is defined here a second time.` }))
      : []
  })
}

/** “Recipient” means the Party that receives …, 'The term includes …', or the same name with its short form once more. */
const saysTheSame = (text: string, term: string, first: number, second: number): boolean => {
  const following = text.slice(second, second + term.length + 60).replace(/\s+/g, ' ')
  if (
    /["”]? (?:shall )?(?:means?|refers? to) (?:the|an?|any|each) (?:person|party|entity)\b|["”] (?:also |shall )?includes?\b/i.test(
      following,
    )
  )
    return true
  const named = (at: number) =>
    new Set(
      text
        .slice(Math.max(0, at - 60), at)
        .match(/\b\p{Lu}[\p{L}&]{2,}/gu)
        ?.map((word) => word.toLowerCase()),
    )
  const earlier = named(first)
  return [...named(second)].some((word) => earlier.has(word))
}

const isRemark = ({ blocks }: CheckedDocument, at: number): boolean =>
  blocks.some(({ kind, start, end }) => kind === 'footnote' && start <= at && at < end)

const lowerCase = once(inLowerCase)

/** Terms that a document defines, and what it does with them. */
export const definedTermChecks: readonly DocumentCheck[] = [
  {
    ...definitions,
    id: 'definition.unused',
    title: 'A defined term that is never used',
    why: 'A definition without use is often left from another deal, or shows that a clause has been lost.',
    advice: 'Delete the definition, or use the term.',
    find: neverUsed,
  },
  {
    ...definitions,
    id: 'definition.twice',
    title: 'A term is defined twice',
    severity: 'medium',
    insight: 'risk',
    why: 'Where two definitions differ, each side will rely on the one that suits it.',
    advice: 'Keep one definition and refer to it.',
    find: definedTwice,
  },
  {
    ...definitions,
    id: 'definition.lower-case',
    title: 'A defined term in small letters',
    insight: 'risk',
    why: 'Without its capitals the term may be read in its everyday sense.',
    advice: 'Write the term with its capitals where it is meant.',
    find: lowerCase,
  },
  {
    ...definitions,
    id: 'definition.spelling',
    title: 'A defined term is written in two ways',
    why: 'What is written otherwise may be read as something else.',
    advice: 'Write the term as it is defined.',
    find: (document) => otherSpellings(document),
  },
]
