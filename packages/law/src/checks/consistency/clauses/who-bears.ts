import type { Sentence } from '../../../sentences/sentences.ts'
import type { CheckedDocument } from '../../check.ts'
import { longest, readingOf } from '../../reading/prose.ts'
import type { Contradiction } from '../support/told.ts'

const side = '(?:[Tt]he )?([A-Z][a-z]{3,20}|[Ww]e|[Yy]ou)'
const act =
  'pay for|pay|bear|maintain|repair|replace|buy|procure|obtain|provide|furnish|install|remove|clean|keep up|service|ship|deliver|carry|arrange|secure'
/** 'Landlord shall maintain and repair', 'You pay for'. */
const owes = new RegExp(`\\b${side} (?:shall|will|must|agrees to|is to)\\b.{0,80}?\\b(?:${act})\\b`)
/** That the duty or its cost is one side's and nobody else's. */
const answersAlone = new RegExp(
  `\\b${side} (?:shall|will|must|is|are|agrees to)\\b.{0,80}?\\b(?:(?:solely|exclusively) (?:responsible|liable) for|sole (?:cost|expense|responsibility)|own (?:cost|expense))\\b`,
)
/** 'shall, at its own expense, report': what is done at that expense is no bearing of what it is about. */
const doesElse = new RegExp(
  `\\b(?:shall|will|must),? at its (?:own|sole)(?: cost and)? (?:cost|expense),? (?!(?:promptly |also )?(?:${act})\\b)`,
)
/** What each side may have of its own, or do for its part. */
const ofEach =
  /\b(?:insurance|insured?|indemnif\w+|attorney\w*|counsel|legal fees|taxes|withhold\w*|employees|personnel|compensation|confidential\w*|advis[eo]rs?|each (?:party|side|of)|both|either|respective|share of|half|pro rata|proportion\w*|own (?:negligence|property|equipment|tools|use|books|income)|defend)\b/i
const cases =
  /\b(?:except|unless|other than|to the extent|excluding|subject to|provided that|reimburs\w+|thereafter|if|in excess|beyond|damage(?:d|s)? caused|caused by|instead|upon request|interior|non-structural|inside|within the (?:premises|unit|space))\b/i
const noSide =
  /^(?:party|parties|each|either|neither|both|this|that|such|section|article|exhibit|schedule|agreement|lease|contract|notice|payment|nothing|everyone|nobody|notwithstanding|unless|when|where|upon|after|before|during|these|those|they|there|which|fees|services|products|goods|premises|rent|price)$/i
const small =
  /^(?:with|from|that|this|such|other|their|there|which|shall|will|must|have|been|under|into|upon|each|every|through|throughout|including|without|within|during|between|these|those|than|also|only|sole|solely|expense|cost|costs|paid|days|written|notice|agreement|contract|lease|term|party|parties|required|necessary|reasonable|reasonably|amount|amounts|date|time|times|service|services|work|good|condition|order|property|premises|provide|provides|maintain|repair|replace|replacement|deliver|responsible|obligation|obligations|duty|made|make|used|following|month|monthly|year|annual|first|second|party's|ninety|thirty|sixty|ten|fifteen)$/

const stems = (words: string): { at: number; stem: string }[] =>
  [...words.toLowerCase().matchAll(/[a-z][a-z-]{3,24}/g)].flatMap(({ index, 0: word }) =>
    small.test(word) ? [] : [{ at: index, stem: word.replace(/(?:ing|ed|s)$/, '') }],
  )

interface Borne {
  sentence: Sentence
  who: string
  /** Words of what is to be done, each with its place. */
  what: { at: number; stem: string }[]
}

const borneIn = (sentence: Sentence, pattern: RegExp): Borne | null => {
  const words = sentence.text
  if (words.length > Math.min(500, longest) || ofEach.test(words) || cases.test(words) || doesElse.test(words))
    return null
  const found = pattern.exec(words)
  const who = found?.[1]?.toLowerCase()
  return found && who && !noSide.test(who) ? { sentence, who, what: stems(words.slice(found.index)) } : null
}

/** Two words, not far apart, of which few other sentences speak. */
const sameThing = (one: Borne, other: Borne, isRare: (stem: string) => boolean): boolean => {
  const shared = one.what.filter(({ stem }) => isRare(stem) && other.what.some((theirs) => theirs.stem === stem))
  return shared.some(({ at, stem }) =>
    shared.some(
      (next) =>
        next.stem !== stem &&
        Math.abs(next.at - at) < 40 &&
        other.what.some(
          (a) => a.stem === stem && other.what.some((b) => b.stem === next.stem && Math.abs(a.at - b.at) < 40),
        ),
    ),
  )
}

const fewest = 4
/** Duties that are compared: a paper with more is a list of something else. */
const most = 40

/** A duty that one side has alone, and the other side has in another clause. */
export const bornesDiffer = (document: CheckedDocument): Contradiction[] => {
  const said = readingOf(document).binding
  const alone = said.flatMap((sentence) => borneIn(sentence, answersAlone) ?? []).slice(0, most)
  if (alone.length === 0) return []
  const owed = said.flatMap((sentence) => borneIn(sentence, owes) ?? []).slice(0, 3 * most)
  const counts = new Map<string, number>()
  for (const { text } of said)
    for (const stem of new Set(stems(text.slice(0, longest)).map((one) => one.stem)))
      counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const names = new Set([...alone, ...owed].map(({ who }) => who))
  const isRare = (stem: string) => (counts.get(stem) ?? 0) <= fewest && !names.has(stem)
  return alone.flatMap((one): Contradiction[] => {
    const other = owed.find(
      (owing) =>
        owing.who !== one.who && owing.sentence.paragraph !== one.sentence.paragraph && sameThing(one, owing, isRare),
    )
    return other
      ? [
          {
            places: [other.sentence, one.sentence].toSorted((a, b) => a.start - b.start),
            message: `One clause puts this on ${shownSide(other.who)}, another on ${shownSide(one.who)} alone.`,
          },
        ]
      : []
  })
}

const shownSide = (who: string): string =>
  who === 'we' ? 'us' : who === 'you' ? 'you' : `${who.charAt(0).toUpperCase()}${who.slice(1)}`
