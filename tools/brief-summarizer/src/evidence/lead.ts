import { type CourtField, comesTo, type Represented } from '@casewright/law'

/** What says nothing by itself: 'Affirmed.' */
const telling = 60
/** A disposition that says why, or of what. */
const reasoned =
  /\b(?:because|for (?:lack|want|failure)|since|finding|but|insofar|to the extent|as to|with instructions|for (?:a|further|re)\w*)\b/i

/** An order or notice with so many times is a schedule. */
const ofSchedule = 6
/** 'TRIAL will commence', 'Jury trial: June 15', and not 'depositions for trial use'. */
const isTrial =
  /^(?:\(?\d{1,2}[.)] )?(?:the )?(?:(?:jury|bench|court|final) )?trial\b|\btrial (?:will|shall|is|begins|commences|date)\b|\bset for (?:\w+ ){0,2}trial\b/i
const moves = /\b(?:moves?|petitions?|opposes?)\b/i
const prays = /\b(?:prays?|WHEREFORE)\b/
/** What a notice tells whom it is for to do. */
const notifies = /\b(?:take notice|will take the deposition|is (?:hereby )?noticed|are (?:hereby )?notified)\b/i
/** What came of a motion as a whole. */
const wholeMotion = /\bmotions?\b.{0,120}\bgranted in part\b.{0,60}\bdenied in part\b/i

/** Who asks, and for what: a request without them says nothing by itself. */
const asks =
  /\b(?:asks?|requests?|moves?|prays?|seeks?|demands?|petitions?|opposes?|please|this (?:is an )?action)\b|\bWHEREFORE\b/i

/** What a filing asks for and who does, with its first point where the request alone says too little. */
function leadOfFiling(fields: readonly CourtField[]): CourtField[] | undefined {
  const of = (name: CourtField['name']) => fields.filter((field) => field.name === name)
  const [relief, [point]] = [of('relief'), of('arguments')]
  const asked =
    relief.find(({ text }) => text.length >= telling && moves.test(text)) ??
    relief.find(({ text }) => text.length >= telling && prays.test(text)) ??
    relief.find(({ text }) => text.length >= telling && asks.test(text)) ??
    relief.find(({ text }) => /\$\d/.test(text)) ??
    relief.at(-1)
  if (!asked) return undefined
  const isEnough = (asked.text.length >= telling && asks.test(asked.text)) || !point || point.start === asked.start
  return isEnough ? [asked] : [point, asked].toSorted((one, other) => one.start - other.start)
}

/**
 * The one sentence that says most of a paper of a court. Of a decision: what was done, where it says of what or why, else
 * what was held. Of a filing: what is asked.
 */
export function leadOf(fields: readonly CourtField[], isCourts = true): CourtField[] | undefined {
  const of = (name: CourtField['name']) => fields.filter((field) => field.name === name)
  const done = of('disposition').filter(({ text }) => text.length >= telling)
  const held = of('holding')
  const lead =
    done.find(({ text }) => wholeMotion.test(text) || comesTo(text)) ??
    done.find(({ text }) => reasoned.test(text)) ??
    done.find(({ text }) => /\bmotions?\b|\$\d/i.test(text)) ??
    held.find(({ text }) => text.length >= telling) ??
    done[0] ??
    held[0]
  const dates = of('deadlines')
  // Of a schedule the trial is what the other days lead to.
  if (isCourts && dates.length >= ofSchedule && of('disposition').length < 2 && held.length === 0)
    return [dates.find(({ text }) => isTrial.test(text)) ?? (dates[0] as CourtField)]
  if (lead) return [lead]
  const notice = of('deadlines').find(({ text }) => notifies.test(text))
  if (notice && of('disposition').length === 0) return [notice]
  const asked = of('disposition').length > 0 ? undefined : leadOfFiling(fields)
  // An order that only sets dates says when the first is due; what any other paper is about, its dates do not say.
  return (
    asked ??
    (isCourts && of('deadlines').length > 0 && of('posture').length === 0 ? of('deadlines').slice(0, 1) : undefined)
  )
}

const aDay =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b|\bwithin\b|\bdays?\b/
/** How much a request of a letter says: how much money, by when. */
const toldBy = ({ text }: CourtField): number =>
  (/\$\d/.test(text) ? 2 : 0) +
  (aDay.test(text) ? 2 : 0) +
  (text.length >= telling ? 1 : 0) -
  (/^if\b|\bif (?:I|we) do not\b/i.test(text) ? 3 : 0)

/** What says most of a letter: for whom it is written, what it asks for, and by when. */
export function leadOfLetter(
  fields: readonly CourtField[],
  represented?: Represented,
): Pick<CourtField, 'text' | 'start' | 'end'>[] | undefined {
  const [asked] = fields
    .filter(({ name }) => name === 'relief')
    .toSorted((one, other) => toldBy(other) - toldBy(one) || one.start - other.start)
  if (!asked) return undefined
  const due = aDay.test(asked.text) ? undefined : fields.find(({ name, side }) => name === 'deadlines' && !side)
  return [represented, asked, due]
    .flatMap((one) => (one ? [{ text: one.text, start: one.start, end: one.end }] : []))
    .filter(({ start }, at, all) => all.findIndex((other) => other.start === start) === at)
    .toSorted((one, other) => one.start - other.start)
}
