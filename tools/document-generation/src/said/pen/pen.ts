// Letters from notes: who writes to whom, what is told to the one who writes, and every other sentence as the letter says it.
import type { Template } from '@casewright/templates'
import type { Filled, Place } from '../../output.ts'
import { breathIn } from '../brief/breath.ts'
import { letterDay } from '../brief/letter-day.ts'
import { mendedIn } from '../brief/mended.ts'
import { strike } from '../brief/strike.ts'
import { editedAgain, type Readable } from '../edits.ts'
import { daysOfMonth } from '../letters/edits.ts'
import { pronounIn } from '../letters/voice.ts'
import type { Said } from '../read-said.ts'
import { isLowerCase, unitsOf } from '../reading.ts'
import { complaintOf } from './complaint.ts'
import { demandOf } from './demand.ts'
import { fieldsOf } from './envelope-fields.ts'
import { inquiryOf } from './inquiry.ts'
import { linesOf } from './lines.ts'
import { type People, peopleIn } from './people.ts'
import { businessOf, coverOf, recommendationOf } from './plain-letters.ts'
import { candidateOf, toReaderOf, unsure } from './reader.ts'
import { readersOf } from './readers.ts'
import type { Speaker } from './recast.ts'
import { mostForSentence, saidToWriter } from './said-to-writer.ts'
import { isOfOther, sidesOf } from './sides.ts'
import type { Composed, Given } from './slots.ts'
import { thanksOf } from './thanks.ts'

const composers: Readonly<Record<string, (given: Given) => Composed | null>> = {
  'demand-letter': demandOf,
  'complaint-letter': complaintOf,
  'recommendation-letter': recommendationOf,
  'cover-letter': coverOf,
  'thank-you-letter': thanksOf,
  'inquiry-letter': inquiryOf,
  'business-letter': businessOf,
}
const disputes = /^(?:demand|complaint)-letter$/
/** A letter that was pasted has its own head and end. */
const pasted = /(?:^|\n)[ \t]{0,4}Dear\b[^\n]{1,60}[,:][ \t]*\n/
/** Lines with a label of their own, and rows of a table: these are read by what their labels mean. */
const label =
  /(?<=^|\n)[\s*•–-]{0,4}(?!re\b|subject\b)[\p{L}’' ]{2,24}(?:: ?| = )\S|(?<=[.] )\p{Lu}\p{L}{1,14}: \S|\|/giu

/** 'I taught him chemistry, I’m Nora Feld.' */
const writerBehind = /, (?=(?:I['’]m|I am|[Mm]y name(?:['’]s| is)) \p{Lu}\p{Ll}+ \p{Lu})/gu
/** The place of words within a place, where they stand there as they are. */
const narrowed = (text: string, place: Place, words: string): Place => {
  const at = text.slice(place.start, place.end).indexOf(words)
  return at < 0 ? place : { start: place.start + at, end: place.start + at + words.length }
}
/** Dictated marks, and ways to reach somebody that were not taken from a sentence. */
const asRead = /^(?:demand|remedy|enclosures|copies|subject|deadline|questions|nextStep|consequence)$/
const spokenMarks =
  /\b(?:comma|period|question mark|new paragraph)\b[^.]{0,200}\b(?:comma|period|question mark|new paragraph)\b/i
const reach = /@\S|\b\d{3}-\d{3}-\d{4}\b|\b\d{5}(?:-\d{4})?\.?$/

/** Notes as they are read for a letter, with what they tell of who writes to whom. */
export interface Notes {
  people: People
  first: readonly string[]
  isTold: boolean
  day?: string
  /** The text before who writes was taken out of it. */
  before: Readable
}

/** What is longer is no note to somebody: it is left to the other readings. */
const isShort = (text: string) =>
  text.length <= 12_000 && unitsOf(text, isLowerCase(text)).every(({ start, end }) => end - start <= mostForSentence)

/** Whether notes tell somebody to write a letter of a kind that is made of them here. */
export const isForPen = ({ id }: Template, text: string): boolean =>
  id in composers &&
  isShort(text) &&
  !pasted.test(text) &&
  !spokenMarks.test(text) &&
  (text.match(label) ?? []).length < 3

/** Notes without what they tell the one who writes. */
export function notesFor(whole: Readable, today: string, { fields }: Template): { whole: Readable; notes: Notes } {
  let heard = mendedIn(whole).whole
  const day = letterDay(heard.text, today)
  // A sentence that tells only the day goes with its stop.
  const lead = day ? heard.text.slice(0, day.start) : ''
  const said = lead.trimEnd()
  const isAll =
    day && (said === '' || /[.!?]$/.test(said) || lead.slice(said.length).includes('\n')) && heard.text[day.end] === '.'
  if (day) heard = editedAgain(heard, [strike({ start: day.start, end: day.end + (isAll ? 1 : 0) }, 'dated')])
  heard = editedAgain(
    heard,
    [...heard.text.matchAll(writerBehind)].map(({ index }) => strike({ start: index, end: index + 2 }, 'filler', '. ')),
  )
  const unitsIn = (text: string) => unitsOf(text, isLowerCase(text))
  const told = saidToWriter(unitsIn(heard.text))
  const before = editedAgain(heard, told.edits)
  const people = peopleIn(
    unitsIn(before.text),
    fields.some(({ name }) => name === 'clientName'),
  )
  return {
    whole: editedAgain(before, people.edits),
    notes: {
      people,
      first: told.first,
      // One breath without marks is read by what it goes on to.
      isTold: breathIn(whole.text).length < 4 && (told.isTold || people.kind !== undefined),
      before,
      ...(day && { day: day.iso }),
    },
  }
}

/**
 * A letter of notes, in the place of what other readings made of them.
 * @param said what other readings found, whose names and numbers are kept where this one has none
 * @param heard the notes as `notesFor` left them, read to the end
 */
export function penned(
  template: Template,
  given: Readable,
  notes: Notes,
  said: Said,
  text: string,
  today: string,
): Said {
  const compose = composers[template.id]
  const heard = editedAgain(given, daysOfMonth(given.text))
  const { people } = notes
  if (!compose || !notes.isTold || people.kind === undefined) return said
  const before = new Map(said.filled.map(({ field, value }) => [field, value]))
  const ours = (heard.text.match(/\b(?:we|our|us)\b/gi) ?? []).length
  const own = (heard.text.match(/\b(?:I|my|me)\b/gi) ?? []).length
  const isRecommended = template.id === 'recommendation-letter'
  const candidate = people.forWhat.find((one) => /^\p{Lu}/u.test(one)) ?? before.get('candidateName') ?? ''
  const pronoun = pronounIn(heard.text)
  const speaker: Speaker = {
    self: ours > own && template.id !== 'cover-letter' ? 'We' : 'I',
    isDispute: disputes.test(template.id),
    isAsking: template.id === 'business-letter',
    isForClient: people.client !== undefined,
    ...(isRecommended && {
      other: pronoun === 'he' ? 'He' : pronoun === 'she' ? 'She' : candidate || 'The candidate',
      otherNames: candidate.split(' '),
    }),
  }
  const known = [people.client, people.sender.name, people.sender.company].filter((one) => one !== undefined)
  const fromStart = (): ((words: string) => string) =>
    isRecommended
      ? candidateOf(candidate, pronoun, known)
      : template.id === 'cover-letter'
        ? (words) => words
        : toReaderOf(people.recipient, readersOf(people, heard.text), known)
  const [toReader, ofHead] = [fromStart(), fromStart()]
  if (!isRecommended) toReader([people.about ?? '', ...people.forWhat].join('. '))
  const lines = linesOf(
    unitsOf(heard.text, isLowerCase(heard.text)).filter(({ text: words }) => /\p{L}/u.test(words)),
    toReader,
    speaker,
  )
  const ordered = [
    ...lines.filter(({ unit }) => notes.first.some((one) => unit.text.startsWith(one))),
    ...lines.filter(({ unit }) => !notes.first.some((one) => unit.text.startsWith(one))),
  ]
  const composed = compose({
    lines: ordered,
    people,
    read: before,
    speaker,
    toReader: ofHead,
    today: notes.day ?? today,
    text,
  })
  if (!composed) return said
  const filled: Filled[] = []
  const put = (field: string, value: string, words = '', from?: Filled['from']) => {
    const own = template.fields.find(({ name }) => name === field)
    if (own && value !== '' && !filled.some((one) => one.field === field))
      filled.push({ field, label: own.label, value, by: 'text', ...(words && { own: words }), ...(from && { from }) })
  }
  for (const { field, value, lines: of } of composed.slots) {
    const [first, last] = [of[0], of.at(-1)]
    put(
      field,
      field === 'subject' ? fromStart()(value).replace(unsure, '') : value,
      of.map(({ unit }) => unit.text).join(' '),
      first &&
        last &&
        heard.given({
          start: Math.min(...of.map(({ unit }) => unit.start)),
          end: Math.max(...of.map(({ unit }) => unit.end)),
        }),
    )
  }
  for (const { field, value, side } of fieldsOf(template, {
    ...people,
    ...(composed.sender && { sender: composed.sender }),
    ...(composed.recipient && { recipient: composed.recipient }),
  })) {
    const place = people.places.find((one) => one.side === side)
    // The same address with its state is more of it.
    const longer = /Address$/.test(field) && before.get(field)
    const isMore =
      longer &&
      longer.length > value.length &&
      longer.slice(0, 8) === value.slice(0, 8) &&
      longer.length < value.length + 6
    const told = isMore ? longer : value
    put(field, told, '', place && narrowed(text, notes.before.given(place), told))
  }
  if (people.copies) put('copies', people.copies)
  const placed = new Set(composed.slots.flatMap(({ lines: of }) => of.map(({ unit }) => unit)))
  const read = new Set(
    composed.slots.filter(({ field }) => asRead.test(field)).flatMap(({ lines: of }) => of.map(({ unit }) => unit)),
  )
  const open = lines.filter(
    (line) => !read.has(line.unit) && (line.isOpen || (!placed.has(line.unit) && line.said.length > 0)),
  )
  const untold = open.filter(({ isDoubtful }) => !isDoubtful)
  // Notes of which much cannot be told, or not who writes, are left to the other readings.
  const isKnown =
    people.client !== undefined ||
    filled.some(({ field }) => /^(?:sender|recommender|applicant|client|attorney)Name$/.test(field))
  if (
    !isKnown ||
    untold.length > 2 ||
    untold.length > lines.length * 0.3 ||
    lines.some(({ said: own }) => own.some((one) => reach.test(one)))
  )
    return said
  if (said.rest && open.length > 0)
    put(said.rest, open.map(({ unit }) => unit.text.replace(/^[\s*•–-]{1,5}/, '')).join('\n'))
  const made = new Set([...composed.own, ...filled.map(({ field }) => field), 'openPoints'])
  const sides = sidesOf(filled)
  const order = new Map(template.fields.map(({ name }, n) => [name, n]))
  // An address of which the letter tells something is not where somebody gets mail.
  const isTold = ({ field, value }: Filled) =>
    /Address$/.test(field) && lines.some(({ words }) => words.includes(value))
  const kept = said.filled.filter(
    (one) => !made.has(one.field) && !isTold(one) && !isOfOther(one, sides, filled, said.filled),
  )
  return {
    ...said,
    filled: [...kept, ...filled].toSorted(
      (one, other) => (order.get(one.field) ?? 99) - (order.get(other.field) ?? 99),
    ),
    open: said.open.filter(({ field }) => !made.has(field)),
    terms: [],
    whole: heard,
    ...(notes.day && { dated: notes.day }),
  }
}
