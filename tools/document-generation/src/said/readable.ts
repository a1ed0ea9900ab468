import { answersApartIn } from './answers-apart.ts'
import { arrowsIn } from './arrows.ts'
import { asidesIn } from './asides.ts'
import { askedLinesIn, type Means } from './asked-lines.ts'
import { besideIn } from './beside.ts'
import { othersLinesIn } from './brief/others-lines.ts'
import { calledForShortIn } from './called-for-short.ts'
import { captionLeadsIn, captionSignsIn, firmStopsIn } from './captions-told.ts'
import { casedIn } from './cased/cased.ts'
import { chatIn } from './chat.ts'
import { clausesIn } from './clauses/clauses.ts'
import { splicesIn } from './clauses/splices.ts'
import { codesIn } from './codes-said.ts'
import { confidencesIn } from './confidences.ts'
import { contactsIn } from './contacts-said.ts'
import { correctedAsideIn } from './corrected-aside.ts'
import { correctionsIn } from './corrections.ts'
import { counterOffersIn, pricesAgreedIn } from './counter-offers.ts'
import { daysIn } from './days.ts'
import { digitsIn } from './digits-said.ts'
import { type Edit, edited, editedAgain, type Readable } from './edits.ts'
import { emphasisIn } from './emphasis.ts'
import { fillersIn, hesitationsIn } from './fillers.ts'
import { formLinesIn } from './form-lines.ts'
import { formRowsIn } from './form-rows.ts'
import { insteadOfIn } from './instead-of.ts'
import { intakeFormsIn, type Sides } from './intake-forms.ts'
import { keptOutIn } from './kept-out.ts'
import { kinBeforePartyIn } from './kin-before-party.ts'
import { formsInShortIn } from './kinds-of-entity.ts'
import { emptyBracketsIn, leftOutIn, strayStopsIn } from './left-out.ts'
import { lettersIn } from './letters-said.ts'
import { mailIn } from './mail.ts'
import { monthsListedIn } from './months-listed.ts'
import { namesPutRightIn } from './names-put-right.ts'
import { saidAgainIn } from './nda-told.ts'
import { negotiatedIn } from './negotiated.ts'
import { noteHeadIn } from './note-head.ts'
import { amountsIn } from './numbers.ts'
import { ordersIn } from './orders.ts'
import { ownersBesideIn } from './owners-beside.ts'
import { pipedRowsIn } from './piped-rows.ts'
import { putRightIn } from './put-right.ts'
import { repeatsIn } from './repeats.ts'
import { runOnCorrectionsIn } from './run-on-corrections.ts'
import { sentenceStartsIn } from './sentence-starts.ts'
import { setAsideIn } from './set-aside.ts'
import { shortFormsIn } from './short-forms.ts'
import { shorthandIn } from './shorthand.ts'
import { sideRemarksIn } from './side-remarks.ts'
import { signOffsIn } from './sign-off.ts'
import { signersApartIn } from './signers-apart.ts'
import { signersListedIn } from './signers-listed.ts'
import { signsIn } from './signs-said.ts'
import { spelledIn } from './spelled.ts'
import { struckIn } from './struck.ts'
import { supersededIn } from './superseded.ts'
import { tablesIn } from './tables.ts'
import { takenBackIn } from './taken-back.ts'
import { toDrafterIn } from './to-drafter.ts'
import { trackersIn } from './trackers.ts'
import { turnedDownIn } from './turned-down.ts'
import { unsettledIn } from './unsettled.ts'
import { yearsIn } from './years.ts'
import { yearsToldIn } from './years-told.ts'

type Kind = 'letters' | 'contracts' | 'applications'
const steps: readonly ((text: string, kind: Kind, means: Means, today: string, sides: Sides) => Edit[])[] = [
  (text, kind, _means, today) => (kind === 'contracts' ? noteHeadIn(text, today) : []),
  mailIn,
  (text, kind) => (kind === 'letters' ? hesitationsIn(text) : []),
  answersApartIn,
  (text, kind) => (kind === 'contracts' ? pricesAgreedIn(text) : []),
  (text, kind, means) => [...chatIn(text, means, kind), ...(kind === 'letters' ? othersLinesIn(text) : [])],
  casedIn,
  emphasisIn,
  (text, kind) => (kind === 'contracts' ? kinBeforePartyIn(text) : []),
  (text, kind) => (kind === 'contracts' ? formsInShortIn(text) : []),
  captionSignsIn,
  captionLeadsIn,
  firmStopsIn,
  namesPutRightIn,
  (text, _kind, _means, today) => yearsToldIn(text, today),
]
/** What is read where it is known who is told what. */
const later: typeof steps = [
  pipedRowsIn,
  trackersIn,
  arrowsIn,
  shorthandIn,
  (text, kind, means) => (kind === 'contracts' ? calledForShortIn(text, means) : []),
  (text, kind) => (kind === 'contracts' ? signersApartIn(text) : []),
  (text, kind) => (kind === 'contracts' ? ownersBesideIn(text) : []),
  (text, kind) => (kind === 'contracts' ? signersListedIn(text) : []),
  (text, _kind, _means, _today, sides) => intakeFormsIn(text, sides),
  (text, _, means) => askedLinesIn(text, means),
  (text, _, means) => formRowsIn(text, means),
  (text, _, means) => tablesIn(text, means),
  (text, kind, means) => formLinesIn(text, kind, means),
  unsettledIn,
  (text, kind) => (kind === 'contracts' ? toDrafterIn(text) : []),
  signsIn,
  codesIn,
  lettersIn,
  contactsIn,
  clausesIn,
  (text, kind) => (kind === 'contracts' ? splicesIn(text) : []),
  setAsideIn,
  insteadOfIn,
  struckIn,
  (text) => [...confidencesIn(text), ...keptOutIn(text)],
  leftOutIn,
  emptyBracketsIn,
  strayStopsIn,
  besideIn,
  shortFormsIn,
  digitsIn,
  spelledIn,
  (text, kind) => (kind === 'contracts' ? counterOffersIn(text) : []),
  negotiatedIn,
  putRightIn,
  takenBackIn,
  runOnCorrectionsIn,
  saidAgainIn,
  correctedAsideIn,
  supersededIn,
  signOffsIn,
  sideRemarksIn,
  fillersIn,
  ordersIn,
  asidesIn,
  sentenceStartsIn,
  correctionsIn,
  turnedDownIn,
  repeatsIn,
  amountsIn,
  monthsListedIn,
  (text, kind, _, today) => daysIn(text, kind, today),
  yearsIn,
]

/**
 * A text that was spoken or pasted, as a person would read it: without fillers and what was taken back, with spoken
 * amounts in figures, and days with their year where it is known which day it is. Each step reads what the one before it left; places lead back to the given words.
 * @param brief takes what is told to the one who writes, and gives the day from which days without their year count
 */
export function readable(
  given: string,
  kind: Kind = 'applications',
  means: Means = () => null,
  today = '',
  sides: Sides = null,
  brief: (whole: Readable) => { whole: Readable; today: string } = (whole) => ({ whole, today }),
  first: readonly Edit[] = [],
): Readable {
  let whole = edited(given, first)
  for (const step of steps) whole = editedAgain(whole, step(whole.text, kind, means, today, sides))
  const told = brief(whole)
  whole = told.whole
  for (const step of later) whole = editedAgain(whole, step(whole.text, kind, means, told.today, sides))
  return whole
}
