import { isToChoose, type Template } from '@casewright/templates'
import { localDay } from '../generate/local-day.ts'
import type { Filled } from '../output.ts'
import { meansIn } from '../reading/label-meaning.ts'
import { sidesIn } from '../reading/sides.ts'
import { unitsOf } from '../reading/units.ts'
import { blankParties } from '../settle/blank-parties.ts'
import { type LeftOpen, settled } from '../settle/settle.ts'
import { afterLeads, withoutOwnLabel } from './after-leads.ts'
import { entered } from './applications/finish.ts'
import { withOwnPlace, withoutMisread } from './applications/misread.ts'
import { refiled } from './applications/refile.ts'
import { asLetter } from './as-letter.ts'
import { withLimits } from './as-power.ts'
import { withBody } from './brief/body.ts'
import { type Brief, briefOf } from './brief/brief.ts'
import { withLetterDay } from './brief/letter-day.ts'
import { withBrief } from './brief/with-brief.ts'
import { isTalk } from './chat.ts'
import { chatVoicesIn } from './chat-voices.ts'
import { gatedProse } from './clean/gate.ts'
import { lastGate } from './clean/last-gate.ts'
import { withClient, withoutClientAsSender, withoutRepresented } from './client-said.ts'
import { clientsVoiceIn } from './clients-voice.ts'
import { datedIn } from './dated.ts'
import { withoutDemand } from './demands.ts'
import { type Edit, editedAgain, type Readable } from './edits.ts'
import { employeeLineIn } from './employee-line.ts'
import {
  besideIf,
  bossBefore,
  eachOf,
  inItsWords,
  inOrder,
  toldWhole,
  withoutCut,
  withoutLeaveTwice,
  withoutParts,
  withoutTwice,
  withoutWarranty,
} from './fit.ts'
import { forTheClient, withOthersAddress } from './for-the-client.ts'
import { saidOnce } from './further/demand-sides.ts'
import { engagementReferralsIn } from './further/engagement-notes.ts'
import { engagementPartsIn } from './further/engagement-told.ts'
import { holdsVoiceIn } from './further/holds-voice.ts'
import { noteLeadIn } from './further/notes-forgiven.ts'
import { notePartiesIn } from './further/notes-told.ts'
import { papersToldIn } from './further/papers-told.ts'
import { furtherRead } from './further/read-further.ts'
import { releasesApartIn } from './further/releases.ts'
import { settlementRolesIn } from './further/settlement-roles.ts'
import { settlementVoiceIn } from './further/settlement-voice.ts'
import { affidavitPartsIn } from './further/unsworn.ts'
import { goodsOf } from './goods-alone.ts'
import { heardIn, inGiven } from './heard/heard.ts'
import { withoutOtherKinds } from './heard/kinds.ts'
import { withSure } from './heard/sure.ts'
import { isOtherPay, keptFromReaderIn } from './kept-from-reader.ts'
import { letterEdits } from './letters/edits.ts'
import { finished } from './letters/finish.ts'
import { withOwnClosing } from './letters/own-closing.ts'
import { withSubjectNoun } from './letters/subject-noun.ts'
import { voiceOf } from './letters/voice.ts'
import { fromMail } from './mail.ts'
import { memoIn } from './memo.ts'
import { confidenceToldIn, noVentureIn } from './nda-told.ts'
import { withoutPlaces } from './no-place.ts'
import { withoutTold } from './nothing-more.ts'
import { oneWayTold } from './one-way.ts'
import { withoutNames } from './only-names.ts'
import { withoutOpenRoles } from './open-roles.ts'
import { withOwnItems } from './own-items.ts'
import { partiesToldIn } from './parties-told.ts'
import { withPayApart } from './pay-apart.ts'
import { isForPen, type Notes, notesFor, penned } from './pen/pen.ts'
import { saidToWriter } from './pen/said-to-writer.ts'
import { pickupIn } from './pickup-said.ts'
import { powersIn } from './powers-said.ts'
import { principalsVoiceIn } from './principals-voice.ts'
import { withAmountDemanded } from './prose/amount-demanded.ts'
import { withCaption, withServiceDay } from './prose/caption.ts'
import { withDaysAsTold } from './prose/days-as-told.ts'
import { withWitness } from './prose/witness.ts'
import { readWith } from './read-with.ts'
import { readable } from './readable.ts'
import { settlementTalkIn } from './settlement-talk.ts'
import { spanned } from './spanned.ts'
import { withConditions } from './stands/with-conditions.ts'
import { withChosenState, withStateOfPremises } from './state-chosen.ts'
import { restOf, type Term } from './terms.ts'
import { withoutUntoldEnclosures } from './told-enclosed.ts'
import { withoutUnlikely } from './unlikely-values.ts'
import { usualIn } from './usual.ts'
import { withAllReaders, withAllTold } from './who-is-party/all-told.ts'
import { withClientTold } from './who-is-party/client-told.ts'
import { withReaderTold } from './who-is-party/reader-told.ts'
import { withReadersPlace } from './who-is-party/readers-place.ts'
import { withWholeParties } from './who-is-party/whole-party.ts'
import { holdersIn, isHolderParty, partiesKnown } from './who-signs/no-party.ts'
import { withAttorney, withPair } from './who-signs/signed-line.ts'
import { whoSigns } from './who-signs/who-signs.ts'
import { withWholeAddresses } from './whole-addresses.ts'
import { withPlainReading } from './with-plain-reading.ts'

/** What rules find in a text, with places in the text as it was given. */
export interface Said {
  filled: Filled[]
  /** Fields that the notes do not settle. */
  open: LeftOpen[]
  terms: Term[]
  /** The text as it was read. */
  whole: Readable
  /** The field where words wait that have no place of their own. */
  rest: string | undefined
  /** The day that the document bears, in ISO 8601, where the notes give it. */
  dated?: string
}

/** The fields of a text that was spoken or pasted, and what of it is in none of them. */
export function readSaid(template: Template, text: string, today = localDay()): Said {
  const heard = heardIn(template, text)
  const said = readHeard(template, heard.text, today)
  const given = inGiven(heard, withSure(template, heard.text, withoutOtherKinds(template, heard.text, said)))
  const told = withReaderTold(template, text, withClientTold(template, text, given.filled))
  const whole = withAllTold(template, text, withWholeParties(template, text, told))
  const named = withConditions(template, text, withReadersPlace(template, text, withAllReaders(template, text, whole)))
  const filled = inOrderOf(
    template,
    withoutOpenRoles(template, text, withWitness(template, text, withDaysAsTold(template, text, named, today))),
  )
  const isSettled = (field: string) => filled.some((one) => one.field === field && !isToChoose(one.value))
  return { ...given, filled, open: given.open.filter(({ field }) => !isSettled(field)) }
}

/** Values in the order of the fields of the form. */
function inOrderOf({ fields }: Template, filled: readonly Filled[]): Filled[] {
  const order = new Map(fields.map(({ name }, n) => [name, n]))
  return filled.toSorted((one, other) => (order.get(one.field) ?? 0) - (order.get(other.field) ?? 0))
}

function readHeard(template: Template, text: string, today: string): Said {
  const said = readOnce(template, text, today, [])
  if (!template.fields.some(({ name }) => name.endsWith('Signer'))) return said
  const holders = holdersIn(text)
  if (!isHolderParty(said.filled, holders)) return said
  // Who signs for a party is none: the notes are read without the words that say so.
  const again = readOnce(template, text, today, holders)
  return partiesKnown(again.filled, holders) > partiesKnown(said.filled, holders) ? again : said
}

function readOnce(template: Template, text: string, today: string, first: readonly Edit[]): Said {
  const said = readWhole(template, text, today, first)
  const own = withPayApart(template, text, withOwnItems(template, text, goodsOf(template, text, said.filled)))
  const told = withoutUntoldEnclosures(template, text, withoutClientAsSender(template, said.whole.text, own))
  const gated = lastGate(template, { ...said, filled: withoutUnlikely(template, text, told) })
  const blank = blankParties(template, said.whole.text, text, gated.filled)
  const order = new Map(template.fields.map(({ name }, n) => [name, n]))
  return {
    ...said,
    // Nothing that a witness tells is beside what is sworn without its lawyer's leave.
    whole:
      template.id === 'affidavit'
        ? {
            ...said.whole,
            edits: said.whole.edits.map((edit) =>
              edit.why === 'aside' ? { ...edit, why: 'doubtful' as const } : edit,
            ),
          }
        : said.whole,
    filled: withCaption(
      template,
      text,
      withAttorney(
        template,
        text,
        withPair(
          template,
          text,
          whoSigns(
            template,
            text,
            withWholeAddresses(
              template,
              text,
              withAmountDemanded(
                template,
                text,
                withOwnClosing(
                  template,
                  withSubjectNoun(template, withServiceDay([...gated.filled, ...blank.filled], said.dated ?? today)),
                ),
              ),
            ),
          ),
        ),
      ),
    ).toSorted((one, other) => (order.get(one.field) ?? 0) - (order.get(other.field) ?? 0)),
    open: [...said.open.filter(({ field }) => !blank.open.some((one) => one.field === field)), ...blank.open],
    terms: [...said.terms, ...gated.held],
  }
}

/** The same, before what is said to the writer is taken out of it. */
function readWhole(template: Template, text: string, today: string, first: readonly Edit[]): Said {
  const all = readAll(template, text, today, first)
  const said = {
    ...all,
    filled: withOwnPlace(template, text, withoutMisread(template, text, all.filled, all.rest)),
  }
  if (!isForPen(template, text) || isTalk(text)) return said
  let notes: Notes | null = null
  const asNotes = (given: Readable) => {
    const whole = editedAgain(given, keptFromReaderIn(template, given.text))
    const read = notesFor(whole, today, template)
    notes = read.notes
    return { whole: read.whole, today: notes.day ?? today }
  }
  const clients = clientsVoiceIn(template, text)
  const heard = readable(text, template.tab, meansIn(template), today, sidesIn(template), asNotes, clients)
  return notes ? penned(template, heard, notes, said, text, today) : said
}

/** The fields of a text, by all that reads notes of any document. */
function readAll(template: Template, text: string, today: string, first: readonly Edit[]): Said {
  let brief: Brief | null = null
  let day: string | undefined
  const asBrief = (given: Readable) => {
    const whole = editedAgain(given, keptFromReaderIn(template, given.text))
    brief = briefOf(template, whole, today)
    if (brief || template.tab !== 'applications') return { whole: brief?.whole ?? whole, today: brief?.day ?? today }
    const dated = withLetterDay(whole, today)
    day = dated.day
    // A form asks for figures and names: no order takes one of them away.
    const told = saidToWriter(unitsOf(dated.whole.text)).edits.filter(
      ({ start, end, as }) => as.length < 2 && !/[\d$]|(?<=\p{Ll} )\p{Lu}/u.test(dated.whole.text.slice(start, end)),
    )
    return { whole: editedAgain(dated.whole, told), today }
  }
  const voices = [
    ...first,
    ...memoIn(template, text),
    ...holdsVoiceIn(template, text),
    ...confidenceToldIn(template, text),
    ...noteLeadIn(template, text),
    ...noVentureIn(template, text),
    ...chatVoicesIn(template, text),
    ...clientsVoiceIn(template, text),
  ]
  const heard = readable(text, template.tab, meansIn(template), today, sidesIn(template), asBrief, voices)
  const told = brief as Brief | null
  const said = readBrief(template, text, told?.day ?? today, heard, told)
  if (!told) return day ? { ...said, dated: day } : said
  const plain = readable(text, template.tab, meansIn(template), today, sidesIn(template))
  return { ...said, filled: withPlainReading(said.filled, readBrief(template, text, today, plain, null).filled) }
}

function readBrief(template: Template, text: string, today: string, heard: Readable, brief: Brief | null): Said {
  const dated = datedIn(template, heard.text, today)
  const undated = editedAgain(heard, dated ? [dated] : [])
  const given = editedAgain(undated, settlementRolesIn(template, undated.text))
  const voiced = editedAgain(given, [
    ...principalsVoiceIn(template, given.text),
    ...settlementVoiceIn(template, given.text),
    ...notePartiesIn(template, given.text),
    ...partiesToldIn(template, given.text),
    ...employeeLineIn(template, given.text),
  ])
  const plainly = editedAgain(
    voiced,
    template.id === 'demand-letter'
      ? settlementTalkIn(given.text)
      : template.id === 'power-of-attorney'
        ? powersIn(template, voiced.text)
        : [
            ...usualIn(template, voiced.text),
            ...pickupIn(template, voiced.text),
            ...releasesApartIn(template, voiced.text),
            ...engagementPartsIn(template, voiced.text),
            ...engagementReferralsIn(template, voiced.text),
            ...papersToldIn(template, voiced.text),
            ...affidavitPartsIn(template, voiced.text),
          ],
  )
  const parted = editedAgain(plainly, letterEdits(template, plainly.text))
  const {
    whole,
    units,
    found: all,
    terms: said,
    who,
    guessed,
  } = readWith(template, parted, today, isTalk(text), brief?.isTold && !isTalk(text))
  const inWhole = toldWhole(template, withOthersAddress(template, whole.text, all), said)
  const told = spanned(template, whole.text, units, inWhole.found, inWhole.terms)
  const {
    found: again,
    terms: ofText,
    composed,
  } = furtherRead(template, whole, text, units, refiled(template, whole.text, units, told), who, today)
  const rest = restOf(template)
  const terms = ofText.map((term) => besideIf(template, whole.text, term))
  const found =
    template.tab === 'contracts'
      ? again
          .filter(
            ({ field, from }) =>
              field !== 'department' ||
              !from ||
              !bossBefore.test(whole.text.slice(Math.max(0, from.start - 24), from.start)),
          )
          .filter(
            ({ field, from }) =>
              field !== 'salary' || !from || !isOtherPay(whole.text.slice(Math.max(0, from.start - 40), from.start)),
          )
          .map((one) => eachOf(one, whole.text))
          .filter(
            ({ field, from }) =>
              field !== 'years' ||
              !from ||
              !/^(?:[ -]?(?:business |calendar )?days?\b)/i.test(whole.text.slice(from.end, from.end + 16)),
          )
          .map((one) => (composed.has(one.field) ? one : inItsWords(template, withoutCut(one), who)))
          .filter(({ value }) => value !== '')
      : again
  const voice = voiceOf(template, whole.text, [...found, ...(brief?.filled ?? [])])
  const byField = Map.groupBy(
    terms.filter(({ held }) => !held),
    ({ field }) => field,
  )
  const filled = template.fields.flatMap((field): Filled[] => {
    const own = found.find((one) => one.field === field.name)
    const said = byField.get(field.name) ?? []
    if (!own && said.length === 0) return []
    const place = own?.from ?? (said[0] && { start: said[0].start, end: said[0].end })
    const before = said.filter(({ start }) => own?.from && start < own.from.start)
    const after = said.filter((one) => !before.includes(one))
    const all = [...before.map(({ words }) => words), ...(own ? [own.value] : []), ...after.map(({ words }) => words)]
    if (own?.from && /\b\p{Lu}\.\p{Lu}$/u.test(own.value) && whole.text[own.from.end] === '.') all[before.length] += '.'
    if (own && after.length > 0 && field.holds !== 'list' && /[\p{L}\d)]$/u.test(own.value))
      all[before.length] = `${own.value}.`
    const told = own && template.tab === 'letters' ? inOrder(units, own.value, said) : null
    const isList = field.holds === 'list'
    const joined = told ?? withoutParts(isList ? [...new Set(all)] : all).join(isList ? '\n' : ' ')
    const written = asLetter(template, field.name, joined, voice)
    const isPassage = template.tab === 'letters' && field.type === 'textarea' && !isList && !/Address$/.test(field.name)
    const value = isPassage && !composed.has(field.name) ? gatedProse(written) : written
    if (value === '') return []
    const one: Filled = {
      ...(own ?? { field: field.name, label: field.label, by: 'text' as const }),
      value,
      ...(place && { from: whole.given(place) }),
    }
    return [afterLeads(template, withoutOwnLabel(template, one))]
  })
  const order = new Map(template.fields.map(({ name }, n) => [name, n]))
  const named = forTheClient(template, whole.text, [
    ...withStateOfPremises(
      template,
      withChosenState(
        template,
        withoutWarranty(
          withoutLeaveTwice(
            withoutTwice(
              template,
              withLimits(template, withoutNames(template, units, oneWayTold(template, units, filled, who))),
            ),
          ),
        ),
      ),
    ),
    ...fromMail(template, text, filled),
  ])
  const entries = entered(
    template,
    whole.text,
    withoutRepresented(withClient(template, whole.text, withoutPlaces(template, whole.text, named))),
  )
  const read = withBrief(brief, finished(template, whole.text, entries))
  const bodied = saidOnce(
    template,
    withoutDemand(template, withBody(template, brief, whole, units, read, voice, text)),
  ).toSorted((one, other) => (order.get(one.field) ?? 0) - (order.get(other.field) ?? 0))
  const isSure = (field: string) =>
    composed.has(field) || (brief?.isTold && brief.filled.some((one) => one.field === field))
  const { filled: sure, open } = settled(
    template,
    whole,
    bodied.filter(({ field }) => !isSure(field)),
    guessed,
  )
  return withoutTold(template, {
    filled: [...sure, ...bodied.filter(({ field }) => isSure(field))].toSorted(
      (one, other) => (order.get(one.field) ?? 0) - (order.get(other.field) ?? 0),
    ),
    open,
    terms: terms.map((term) => ({ ...term, ...whole.given(term) })),
    whole,
    rest,
    ...(template.tab !== 'contracts' && (brief?.day ?? dated) && { dated: brief?.day ?? dated?.day }),
  })
}
