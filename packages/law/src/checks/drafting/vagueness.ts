import { findDefinedTerms } from '../../defined-terms/defined-terms.ts'
import type { CheckedDocument, DocumentCheck } from '../check.ts'
import { once } from '../reading/once.ts'
import { ownPages } from './support/own-words.ts'
import { patternFinder } from './support/phrases.ts'

const ambiguity = { concerns: ['contract'], category: 'Ambiguity', insight: 'risk' } as const

const definedTerms = once((document) => new Set(findDefinedTerms(document).map(({ term }) => term.toLowerCase())))
const defines = (document: CheckedDocument, pattern: RegExp): boolean =>
  [...definedTerms(document)].some((term) => pattern.test(term))

const bareIncluding = patternFinder(
  /(?<!\b(?:up to and|not|and)\s)\bincluding\b(?!\s{1,12}(?:(?:the\s)?date\b|any\s{1,12}holdover)|,?\s{1,12}(?:but\s{1,12}not|without|by\s|for\s{1,12}example|solely|only))/gi,
)
const openIncluding = patternFinder(
  /\bincluding,?\s{1,12}(?:but\s{1,12}not\s{1,12}limited|without\s{1,12}limitation)/gi,
)
const readsOpen =
  /["“]includ(?:e|es|ing)["”]|\bincluding["”]?\s{1,12}(?:shall\s{1,12})?(?:means?|be\s{1,12}(?:read|deemed))/i

/** Words that two readers measure differently. */
export const vaguenessChecks: readonly DocumentCheck[] = [
  {
    ...ambiguity,
    id: 'ambiguous.and-or',
    title: "'And/or'",
    severity: 'low',
    why: "'And/or' has been read both ways; courts and opponents choose the one that suits them.",
    advice: "Choose 'and' or 'or', or say 'one or both of'.",
    find: patternFinder(/\band\s?\/\s?or\b/gi),
  },
  {
    ...ambiguity,
    id: 'ambiguous.including',
    title: "'Including' with and without 'without limitation'",
    severity: 'low',
    why: 'Where some lists are said to be open, the others may be read as closed.',
    advice: "Say once that 'including' means 'including without limitation', and use it alone.",
    find: (document) => {
      if (readsOpen.test(document.text)) return []
      const bare = bareIncluding(document)
      return bare.length < openIncluding(document).length ? bare : []
    },
  },
  {
    ...ambiguity,
    id: 'ambiguous.best-efforts',
    title: "'Best efforts' not defined",
    severity: 'low',
    why: 'How far best efforts go, and whether at any cost, is often litigated.',
    advice: 'Say what has to be done, or define the standard.',
    find: (document) =>
      defines(document, /efforts/) ? [] : patternFinder(/\b(?:reasonable\s{1,12})?best\s{1,12}efforts\b/gi)(document),
  },
  {
    ...ambiguity,
    id: 'ambiguous.when',
    title: 'No time is set for a duty',
    severity: 'low',
    why: "Nobody can tell when 'promptly' has passed, so nobody can tell when the duty is broken.",
    advice: 'Add a number of days.',
    find: patternFinder(
      /\b(?:as\s{1,12}soon\s{1,12}as\s{1,12}(?:reasonably\s{1,12})?(?:possible|practicable)|within\s{1,12}a\s{1,12}reasonable\s{1,12}(?:time|period)(?:\s{1,12}of\s{1,12}time)?|(?<=\b(?:shall|will|must|agrees\s{1,12}to)\s{1,12})promptly|in\s{1,12}a\s{1,12}timely\s{1,12}(?:manner|fashion))(?!\s{1,12}(?:and\s{1,12}in\s{1,12}any|but\s{1,12}in\s{1,12}(?:any|no)))(?![^.;]{0,120}\bwithin\s{1,12}[\w-]+\s{1,12}(?:\(|days|business|hours|months))/gi,
    ),
  },
  {
    ...ambiguity,
    id: 'ambiguous.business-day',
    title: 'Business days not defined',
    severity: 'low',
    why: 'Which days count, and where banks must be open, decides whether a notice is late.',
    advice: 'Define the term.',
    find: (document) => {
      if (defines(document, /\b(?:business|working|banking) days?\b/)) return []
      const found = patternFinder(/\b(?:business|working|banking)\s{1,12}days?\b/gi)(document)
      if (/\b(?:business|working)\s{1,12}days?["”]?\s{1,12}(?:means|shall\s{1,12}mean|refers)/i.test(document.text))
        return []
      return found.slice(0, 1)
    },
  },
  {
    ...ambiguity,
    id: 'ambiguous.days',
    title: "'Calendar days' beside 'days'",
    severity: 'low',
    why: "Where some periods are in calendar days, 'days' alone may be read as something else.",
    advice: "Say once that 'days' are calendar days.",
    find: (document) => {
      if (/\bdays?["”]?\s{1,12}(?:means?|shall\s{1,12}mean|refers?\s{1,12}to)/i.test(ownPages(document))) return []
      const calendar = patternFinder(/\bcalendar\s{1,12}days?\b/gi)(document)
      const bare = patternFinder(
        /\b(?:\d{1,3}\)?|ten|five|seven|fifteen|twenty|thirty|sixty|ninety)\s{1,12}days?(?!\w)(?!\s{1,12}(?:a|per|of)\b)/gi,
      )(document)
      return calendar.length > 0 && bare.length > 0 ? (calendar.length <= bare.length ? calendar : bare) : []
    },
  },
  {
    ...ambiguity,
    id: 'ambiguous.twice-or-half',
    title: 'Twice as often or half as often',
    severity: 'medium',
    why: "'Bimonthly' and 'biweekly' mean both twice in a period and once in two.",
    advice: "Write 'every two weeks' or 'twice a month'.",
    find: patternFinder(/\b(?:bi-?(?:weekly|monthly|annual(?:ly)?))\b/gi),
  },
  {
    ...ambiguity,
    id: 'plain.from-time-to-time',
    category: 'Plain language',
    insight: 'best-practice',
    title: 'May from time to time',
    severity: 'low',
    why: "'May' already leaves it open how often.",
    advice: "Write 'may'.",
    find: patternFinder(/\bmay,?\s{1,12}from\s{1,12}time\s{1,12}to\s{1,12}time,?(?=\s{1,12}[a-z])/gi, () => 'may'),
  },
]
