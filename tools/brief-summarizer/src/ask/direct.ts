import type { DocumentText } from '@casewright/core'
import { type Caption, courtKinds, partAt, readCaption } from '@casewright/law'
import { readFields } from '../evidence/court-fields.ts'
import { partLength } from '../evidence/parts.ts'
import type { CourtField, FoundPassage } from '../output.ts'
import { asksOfCourtBelow, courtBelow } from './court-below.ts'
import { ofOtherPaper } from './of-other-paper.ts'
import { whoPrevailed } from './who-prevailed.ts'

/** Passages that a question asks for by what they are, and not by their words. */
export interface Direct {
  answer: string
  passages: FoundPassage[]
}

type Field = CourtField['field']

/** What a question asks for by what it is. The first that fits. */
const questions: readonly (readonly [RegExp, Field])[] = [
  [
    /\bwho (?:won|prevailed|lost|wins|prevails)\b|\bdid (?:the )?[\w.’' ]{2,40} (?:win|prevail|lose)\b|\b(?:outcome|disposition|result)\b|\bhow did (?:it|the case|the court|the judge) (?:end|rule|decide|come out)\b|\bwhat did the (?:court|judge) (?:do|order)\b|\bwas (?:it|the (?:case|appeal|motion|judgment)) (?:granted|denied|affirmed|reversed|dismissed)\b|\b(?:relief|remed(?:y|ies))\b.{0,30}\b(?:granted|awarded|ordered|given)\b/i,
    'disposition',
  ],
  [
    /\b(?:what|which)(?: exactly)? (?:was|is|did|does|were|are) ?(?:the )?(?:court(?:['’]s)? )?(?:holdings?|held|hold)\b|\bwhat did (?:the )?(?:court|judge|they) (?:hold|decide|conclude|find)\b|^holdings?\??$/i,
    'holding',
  ],
  [
    /\b(?:what|which|when)\b.{0,40}\b(?:due|deadlines?)\b|\bdeadlines?\b|\bby when\b|\bwhat (?:dates|must be done)\b/i,
    'deadlines',
  ],
  [/\bprocedural (?:posture|history|background)\b|\bhow did (?:the|this) case (?:get|come|arise|reach)\b/i, 'posture'],
  [
    /\b(?:what|which)\b.{0,60}\b(?:argu(?:e|es|ed|ing|ments?)|contend(?:s|ed)?|contentions?|positions?)\b|^arguments\b/i,
    'arguments',
  ],
  [
    /\b(?:what|which)\b.{0,60}\b(?:relief|remed(?:y|ies)|ask(?:s|ed|ing)? (?:for|the court)|seek(?:s|ing)?|sought|want(?:s|ed)?|pray(?:s|ed)? for)\b/i,
    'relief',
  ],
]

const filings: readonly string[] = ['complaint', 'answer', 'motion', 'brief', 'memorandum-of-law', 'notice', 'subpoena']
const most = 6
/** A scheduling order sets a dozen. */
const mostDates = 12

const introductions: Readonly<Record<Field, string>> = {
  disposition: 'This is how the court disposed of the case, in its words.',
  holding: 'This is what the court held, in its words.',
  posture: 'This is how the case got here, in the words of the document.',
  arguments: 'These are the arguments that the document states.',
  relief: 'This is the relief that was sought, in the words of the document.',
  deadlines: 'These are the dates and periods by which something is due, in the words of the document.',
}

const ofBelow = 'This is what the document says that a court below did. No conclusion is drawn from it.'
const notOfBelow = 'The document does not say in so many words what the court below did.'
/** The words of a question that its answer may have, without those for the court and for asking. */
const tellingWords = (question: string): string[] =>
  (question.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter(
    (word) =>
      !/^(?:what|when|whether|below|court|district|trial|lower|have|that|this|they|from|with|does|were)$/.test(word),
  )

/** The district court that a paper of a district court speaks of is none below. */
const isOfTrialCourt = (document: DocumentText): boolean => {
  const { court } = readCaption(partAt(document, 0, partLength).source)
  return /\b(?:district|trial|superior|county|circuit) court\b(?! of appeals)/i.test(court?.name ?? '')
}

/** Answers what a document is asked by what it is: who won, what was held, what is due; null for any other question. */
export async function directAnswer(
  document: DocumentText,
  question: string,
  id: string | undefined,
  signal: AbortSignal,
): Promise<Direct | null> {
  if (asksOfCourtBelow(question) && (/\bbelow\b/i.test(question) || !isOfTrialCourt(document))) {
    const passages = await courtBelow(document, tellingWords(question), id, signal)
    if (passages.length > 0) return { answer: ofBelow, passages }
    if (/\bbelow\b/i.test(question)) return { answer: notOfBelow, passages }
  }
  const asked = questions.find(([words]) => words.test(question))?.[1]
  if (!asked) return null
  const { whole, fields } = await readFields(document, id, signal)
  if (asked !== 'deadlines' && !courtKinds.includes(whole.kind)) {
    const other = ofOtherPaper(whole.kind, asked, fields)
    return other && { answer: other.answer, passages: other.fields.map(asPassage) }
  }
  const of = (field: Field) => fields.filter((one) => one.field === field)
  const isFiling = filings.includes(whole.kind)
  if (isFiling && (asked === 'disposition' || asked === 'holding')) {
    const relief = of('relief')
    return {
      answer:
        relief.length > 0
          ? 'This is a filing of one side and decides nothing. This is what it asks for.'
          : 'This is a filing of one side and decides nothing. No request for relief was found in it.',
      passages: relief.map(asPassage),
    }
  }
  const found = asked === 'holding' ? [...of('holding'), ...of('disposition').slice(-1)] : of(asked)
  if (found.length === 0) {
    if (asked === 'deadlines')
      return { answer: 'No date or period by which something is due was found in the document.', passages: [] }
    const dates = asked === 'disposition' || asked === 'holding' ? of('deadlines') : []
    return dates.length > 0
      ? {
          answer: 'No decision of a dispute was found in the document. These are the times that it sets.',
          passages: dates.slice(0, mostDates).map(asPassage),
        }
      : null
  }
  const value = asked === 'disposition' || asked === 'holding' ? found.find((one) => one.value)?.value : undefined
  const { source: head } = partAt(document, 0, partLength)
  const caption = readCaption(head)
  return {
    answer: [
      asked === 'disposition' && value && `${value}. ${whoPrevailed(value, fields, caption)}`,
      introductions[asked],
    ]
      .filter(Boolean)
      .join(' ')
      .replace(/\s+/g, ' '),
    passages: ofSide(found, asked, question, caption)
      .slice(0, asked === 'deadlines' ? mostDates : most)
      .map(asPassage),
  }
}

const asPassage = ({ text, anchor }: CourtField): FoundPassage => ({
  text,
  score: 1,
  has: [],
  anchor,
})

/** The arguments of the side that a question names, by its role or name; all where it names none, or none is of that side. */
function ofSide(
  found: readonly CourtField[],
  asked: Field,
  question: string,
  { parties }: Caption,
): readonly CourtField[] {
  if (asked !== 'arguments') return found
  const words = plain(question)
  const isAsked = ({ side }: CourtField) => {
    if (!side) return false
    const own = plain(side)
    const party = parties.find(({ name }) => plain(name).includes(own))
    return words.includes(own) || (party?.role?.split(', ').some((role) => words.includes(plain(role))) ?? false)
  }
  const own = found.filter(isAsked)
  return own.length > 0 ? own : found
}
const plain = (words: string) => words.toLowerCase().replace(/^the /, '').replace(/s$/, '')
