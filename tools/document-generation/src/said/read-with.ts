import type { Template } from '@casewright/templates'
import { asidesOf } from '../learned/asides.ts'
import { bars } from '../learned/bars.ts'
import { breaksIn } from '../learned/breaks.ts'
import { isBeside, type Judged, judgedOf, likelyOf, meanOf, topOf } from '../learned/judge.ts'
import { passagesOf } from '../learned/labels.ts'
import { withLearned } from '../learned/values.ts'
import type { Filled, Place } from '../output.ts'
import { askedOf, rolesOf } from '../reading/asked.ts'
import { isOfOtherLabel } from '../reading/parties.ts'
import { type Unit, unitAt } from '../reading/units.ts'
import { tellsAgreed } from '../settle/status.ts'
import { countedFrom } from './counted.ts'
import { type Who, whoIn } from './draw/who.ts'
import { editedAgain, type Readable } from './edits.ts'
import { asPaid } from './further/paying-parties.ts'
import { withKindsOfEntity } from './kinds-of-entity.ts'
import { onOwnSide } from './own-side.ts'
import { isToldOtherwise, readRules, saysMore } from './read-rules.ts'
import { onSideOfWork } from './side-of-work.ts'
import { isPost, signersIn } from './signers.ts'
import { startIn } from './starts.ts'
import { withoutTowns } from './state-chosen.ts'
import type { About } from './subject-of.ts'
import { isTerm } from './subjects.ts'
import { withSums } from './sums.ts'
import { type Term, termsIn } from './terms.ts'
import { withCouples, withoutLeads } from './whole-names.ts'

/** What a letter asks its reader not to do; of the letter itself the writer speaks with other words. */
/** What nobody says beside a letter: what is thanked for, what will be done, and what did not happen. */
const tells =
  /^(?:thank you for|if not\b|otherwise\b|I(?:['’]d| would) (?:like|be)\b|I(?:['’]ll| will) (?!be (?:right|back)|send you|let you|call you|get you|give you)|please\b)|^(?=[^.]{0,36}[.]?$)[^.]*\b(?:no|nobody|never|didn['’]t|did not|won['’]t|wouldn['’]t)\b/i
const forbids =
  /^(?:please )?(?:do not|don['’]t)\b(?![^.]*\b(?:mention|say|put|include|write|use|make|sound|tell|add|bring|worry|forget|letter|quote)\b)/i

/** Types in which a sentence that is told is never cut. */
const wholeOnly =
  /^(?:affidavit|attorney-engagement-letter|litigation-hold-notice|power-of-attorney|settlement-agreement)$/
const sworn =
  /\d|^(?!\W*(?:please|need|put|say|use|make|don['’]t|do not|sign|attach|I need|I want)\b)[^?]*(?<!\p{L})(?:is|was|were|had|did|owns|lives|died|\p{L}{3,40}ed)\b/iu
const isCut = (words: string): boolean => !/^\W*\p{Lu}/u.test(words) || !/[.!?]["”)]?\s*$/.test(words)

/** What a contract forbids in few words: 'No recording of calls.' */
const prohibits =
  /^\W*(?:no|never|absolutely no) (?!problem|worries|rush|idea|clue|offense|biggie|hurry|thanks|pressure|need|big deal|way|kidding|doubt|matter|joke|luck|news|wonder|one (?:else )?(?:told|knows|said)|questions?\b)[\p{L}-]+/iu

/** A day by which nothing is to be done: 'the warranty goes to December 31, 2029' is no deadline. */
const isOtherDay = (text: string, { field, from }: Filled): boolean =>
  field === 'deadline' &&
  from !== undefined &&
  !/(?:\b(?:by|before|within|no later than|not later than|until|till?|due|deadline|on|reply|answer|respond|pay|is|so|that['’]s|meaning)|[:=–—-])[^\p{L}\d]{0,3}(?:the )?(?:end of )?(?:\p{L}{3,6}day,? )?$/iu.test(
    text.slice(Math.max(0, from.start - 40), from.start),
  )

/** The name or address of somebody whose label says that they are no party: 'Agent: Gate City, Inc., 14 Last St.' */
const isStrangers = (template: Template, text: string, { field, from }: Filled): boolean =>
  /(?:Name|Party|Address)$/.test(field) &&
  from !== undefined &&
  isOfOtherLabel(text, from.start, rolesOf(askedOf(template)))

/** A person for a department or an office: 'reports to Ms. Beth Lund'. */
const isPersonFor = ({ field, value }: Filled): boolean =>
  (/^(?:department|jobTitle)$/.test(field) && /^(?:Ms|Mr|Mrs|Dr|Prof)\.? \p{Lu}/u.test(value)) ||
  // An office or a status is no department.
  (field === 'department' && (/^(?:non-?)?exempt\b/i.test(value) || isPost.test(value)))

/** A party of a contract whom only the order of a talk would tell: of two who say 'I' neither has a part. */
const isOfEither = ({ tab }: Template, { field }: Filled, found: readonly Filled[]): boolean =>
  tab === 'contracts' &&
  /(?:Name|Party|Address)$/.test(field) &&
  !found.some((one) => /(?:Name|Party)$/.test(one.field))

export interface ReadWith {
  whole: Readable
  units: Unit[]
  found: Filled[]
  terms: Term[]
  who: Who
  /** Fields of parties that only the order of their names gave a part. */
  guessed?: readonly string[]
}

function byRules(template: Template, whole: Readable, today: string, isTalk: boolean): ReadWith {
  const { units, found } = readRules(template, whole.text, today, undefined, isTalk)
  const who = whoIn(template, whole.text, found, isTalk)
  return { whole, units, found, terms: termsIn(template, whole.text, units, found, undefined, who), who }
}

const judged = (template: Template, { whole, units, found, terms }: Omit<ReadWith, 'who'>): Judged | null =>
  judgedOf(template, {
    text: whole.text,
    units,
    given: [...found.flatMap(({ field, from }) => (from ? [{ ...from, field }] : [])), ...terms],
  })

/**
 * What rules find, and what was learned where they find nothing or most likely the wrong thing.
 * @param isTalk whether more than one person speaks in it
 * @param isTold whether what is said to the one who writes was taken already
 */
export function readWith(template: Template, given: Readable, today: string, isTalk = false, isTold = false): ReadWith {
  const first = byRules(template, given, today, isTalk)
  const before = judged(template, first)
  if (!before) return first
  const asides = asidesOf(
    before,
    given.text,
    first.found,
    (words) =>
      isTerm(template, words) ||
      (template.tab === 'contracts' && tellsAgreed(words)) ||
      // What is to be made clear is no aside.
      /\b(?:make|have) (?:that|it|this) clear\b|\b(?:letter|agreement|note|contract|notice) should say\b/i.test(
        words,
      ) ||
      (wholeOnly.test(template.id) && (isCut(words) || (template.id === 'affidavit' && sworn.test(words)))) ||
      (template.tab === 'letters' && forbids.test(words)) ||
      (template.tab === 'contracts' && prohibits.test(words)),
  ).filter(({ start, end }) => !isTold || !tells.test(given.text.slice(start, end).trim()))
  const left = asides.length > 0 ? byRules(template, editedAgain(given, asides), today, isTalk) : first
  const heard = asides.length > 0 ? judged(template, left) : before
  if (!heard) return left
  // Of a type whose sentences stand whole only a long breath is cut.
  const breaks = breaksIn(template, heard, left.whole.text).filter(
    ({ start }) => !wholeOnly.test(template.id) || (unitAt(left.units, start)?.text.length ?? 999) > 180,
  )
  const ruled = breaks.length > 0 ? byRules(template, editedAgain(left.whole, breaks), today, isTalk) : left
  const likely = breaks.length > 0 ? judged(template, ruled) : heard
  if (!likely) return ruled
  const { whole } = ruled
  const passages = passagesOf(template)
  const told = (place: Place, ruled?: About): string | undefined => {
    const mean = meanOf(likely, place)
    const { label, likely: part } = topOf(likely, mean)
    if (
      part < ((ruled?.score ?? 0) >= 2 ? bars.sure : (ruled?.score ?? 0) > 0 ? bars.known : bars.field) ||
      isBeside(label) ||
      !passages.has(label)
    )
      return
    // Of two that are about as likely the one that rules know by its words is it.
    const isKnown = ruled?.field !== undefined && ruled.score > 0 && ruled.field !== label
    return isKnown && likelyOf(likely, mean, ruled.field ?? '') > part * bars.near ? undefined : label
  }
  const isKnownTerm = (place: Place) =>
    ruled.terms.some(
      ({ field, start, end }) =>
        start < place.end && place.start < end && field !== 'additionalTerms' && field !== 'openPoints',
    )
  const toldUnit = (unit: Unit) => told(unit, isKnownTerm(unit) ? { field: undefined, score: 1 } : undefined)
  const { units, found: again, demanded } = readRules(template, whole.text, today, toldUnit, isTalk)
  const learned = withKindsOfEntity(
    template,
    whole.text,
    withCouples(
      whole.text,
      withoutLeads(
        withLearned(
          template,
          likely,
          whole.text,
          again,
          today,
          (one) =>
            saysMore(template, one) ||
            isOtherDay(whole.text, one) ||
            isStrangers(template, whole.text, one) ||
            isPersonFor(one),
        ),
      ),
    ),
  )
  // What the sentence of a demand says it is, is likelier than anything.
  const meant = [
    ...learned.filter((one) => !isToldOtherwise(demanded, one) && !(isTalk && isOfEither(template, one, again))),
    ...demanded,
  ]
  const started = startIn(template, units, withoutTowns(whole.text, meant))
  const { found: sided, guessed } = onSideOfWork(template, whole.text, onOwnSide(template, whole.text, started), again)
  const found = withSums(template, whole.text, units, asPaid(template, whole.text, units, sided))
  found.push(...countedFrom(template, whole.text, found))
  // Who signs for a party that was only learned to be one.
  found.push(...signersIn(template, whole.text, found))
  const who = whoIn(template, whole.text, found, isTalk)
  return { whole, units, found, terms: termsIn(template, whole.text, units, found, told, who), who, guessed }
}
