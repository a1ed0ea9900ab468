// What a letter of complaint says.
import { findSpokenDates } from '@casewright/law'
import { daysBy, paid } from './asks.ts'
import { partsOf, subjectOf, withComma } from './disputes.ts'
import { type Composed, enclosedIn, type Given, inParagraphs, onlyDay, slot } from './slots.ts'

const noThreat =
  /\b(?:don['’]?t|do not|not|no|never)\b[^.\n]{0,40}\b(?:sue|suing|lawyer|attorney|court|threat\w*|legal action|bureau|reviews?)\b/i
/** What the matter begins with: something is bought, or work is done. */
const begun =
  /\b(?:bought|purchased|ordered|rented|hired|delivered|installed|replaced|repaired|remodeled|painted|built|finished|completed|serviced)\b/i
/** Words that make a day the day of a payment. */
const ofPayment = /\b(?:check|paid|payment|deposit|card|invoice|receipt)\b[^.;]{0,24}$/i

/** The day on which something was bought or done in a sentence, whose year another day of it may tell. */
function dayOfWork(words: string): string | undefined {
  const years = new Set(findSpokenDates(words).flatMap(({ iso }) => iso?.slice(0, 4) ?? []))
  const [year] = years.size === 1 ? years : []
  const whole = [...words.matchAll(dayAlone)].reduceRight(
    (all, { index, 0: day }) =>
      year ? `${all.slice(0, index + day.length)}, ${year}${all.slice(index + day.length)}` : all,
    words,
  )
  const days = findSpokenDates(whole).filter(({ iso }) => iso !== null)
  const own = days.filter(({ start }) => !ofPayment.test(whole.slice(0, start)))
  const [day] = own
  return own.length === 1 && days.length > 1 ? (day?.iso ?? undefined) : onlyDay(words)
}
const dayAlone =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b(?!,? \d{4})/g
/** What somebody did about it. */
const steps =
  /^(?:I|We) (?:have )?(?:called|emailed|wrote|texted|complained|reported|asked|told|contacted|phoned|went back|returned|filed)\b/i

/** What a letter of complaint says; null where nothing is asked for. */
export function complaintOf(given: Given): Composed | null {
  const { text, read, today } = given
  const { slots: more, rest } = enclosedIn(given.lines)
  const subject = rest.find(({ unit }) => /^(?:the )?subject(?: line)?(?: is|:) /i.test(unit.text))
  const parts = partsOf({ ...given, lines: rest.filter((line) => line !== subject) })
  if (parts.asks.length === 0) return null
  const asks = parts.asks.map(({ line }) => line)
  const days = [...new Set(parts.asks.flatMap(({ ask }) => ask.days))]
  const items = parts.asks.flatMap(({ ask }) => ask.items.map((item) => paid(idiom(item), null)))
  const about = subject?.unit.text.replace(/^(?:the )?subject(?: line)?(?: is|:) /i, '').replace(/[.]$/, '')
  const bought = parts.facts
    .map(
      ({ words }) =>
        /\b(?:bought|purchased|ordered|rented|hired) (?:an?|the|my) (?<what>[^.,]{3,60}?)(?= on | from | for | at | in |,|\.|$)/iu.exec(
          words,
        )?.groups?.what,
    )
    .find(Boolean)
  const next = parts.next
    .map(({ words }) => withComma(words))
    .join(' ')
    .replace(/\.$/, '')
  const first = parts.facts.find(({ words }) => begun.test(words))
  // What was done about it comes after what went wrong, where that is how it is told.
  const from = parts.facts.findIndex(({ said }) => steps.test(said[0] ?? ''))
  const isLast = from > 0 && parts.facts.slice(from).every(({ said }) => said.length > 0)
  const problem = isLast ? parts.facts.slice(0, from) : parts.facts
  const taken = isLast ? parts.facts.slice(from) : []
  const kept = (field: string) => read.get(field) ?? null
  // A day that no words ask for anything by is none.
  const deadline = daysBy(text, today).length > 0 && (kept('deadline') ?? '') > today ? kept('deadline') : null
  return {
    own: [
      'problem',
      'earlierSteps',
      'remedy',
      'deadline',
      'consequence',
      'told',
      'enclosures',
      'copies',
      'subject',
      'eventDate',
    ],
    slots: [
      ...slot('problem', inParagraphs(problem), problem),
      ...slot('earlierSteps', inParagraphs(taken), taken),
      ...slot('remedy', items.join('\n'), asks),
      ...slot('deadline', parts.day?.iso ?? days.toSorted().at(-1) ?? deadline, parts.day ? [parts.day.line] : asks),
      ...slot(
        'consequence',
        next || (noThreat.test(text) ? 'I look forward to your answer' : null),
        parts.next.map(({ line }) => line),
      ),
      ...slot(
        'subject',
        about ??
          (bought
            ? `the ${bought}`
            : subjectOf(read.get('subject')?.replace(/^(?:order|invoice|account) .*$/i, ''), given.people.about, '')),
        subject ? [subject] : [],
      ),
      ...slot('eventDate', (first && dayOfWork(first.words)) ?? kept('eventDate'), first ? [first] : []),
      ...slot('told', 'in-the-body', []),
      ...more,
    ],
  }
}
/** 'My money back, all of it, install too': what goes with it, in its sentence. */
const idiom = (item: string) =>
  item
    .replace(/(?<=\bor |^)my money back, all of it\b/i, (one) =>
      /^M/.test(one) ? 'All of my money back' : 'all of my money back',
    )
    .replace(/, (?:the |my )?(?<what>\p{Ll}+(?: \p{Ll}+)?) too(?=,|$)/u, ', including the $<what>')
