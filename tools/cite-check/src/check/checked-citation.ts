import { type CitationCheck, type ComparedQuotation, type ReadText, visibleText } from '@casewright/core'
import {
  anchorOf,
  type Cited,
  type CitedPlace,
  proseAt,
  type SaidHistory,
  type Source,
  whyUnresolved,
} from '@casewright/law'
import type { LaterOpinion } from '../later/later.ts'
import type { JudgedSupport } from '../opinion/judged.ts'
import type { CheckedCitation, CheckedPin, CheckedQuotation } from '../output.ts'
import { type BesideCitations, besideCitation, withImpossible } from './beside-citations.ts'
import { besidesPin } from './besides-pin.ts'
import { withParentheticals } from './check-parentheticals.ts'
import { checkPin, knownPages, pinOfCase } from './check-pin.ts'
import { kindOfCitation } from './kind-of-citation.ts'
import type { ListedPlace } from './listed.ts'
import { notCompared } from './not-compared.ts'
import { redline } from './redline.ts'
import { withSignal } from './signal.ts'
import { starPageAt } from './star-pages.ts'
import { suggestedForm } from './suggested-form.ts'
import { withHistory } from './with-history.ts'

/** What a citation is made of. */
export interface Checking {
  source: Source
  document?: string
  cited: Cited
  /** In the order of `cited.wanted`. */
  checks: readonly CitationCheck[]
  /** Texts of authorities that are at hand, by id. */
  texts: ReadonlyMap<string, ReadText>
  /** Whether they say what they are cited for, by place in `cited.places`. */
  supports: ReadonlyMap<number, JudgedSupport>
  /** What the document itself says became of authorities, by place in `cited.authorities`. */
  histories: ReadonlyMap<number, SaidHistory>
  /** What a model reads in later opinions, in the order of `cited.wanted`. */
  later: readonly (LaterOpinion | undefined)[]
  /** When sections were last amended, by place in `cited.wanted`. */
  amended: ReadonlyMap<number, string>
  beside: BesideCitations
}

/** Where the words of a citation stand that identify it, its parentheticals aside. */
function markOf(text: string, { citation, span }: CitedPlace): { start: number; end: number } {
  const [first] = 'parentheticals' in citation ? citation.parentheticals : []
  const words = text.slice(span.start, first ? first.start - 1 : span.end)
  return { start: span.start, end: span.start + words.trimEnd().length }
}

/** Outcomes in which the words stand on the page where they were found. */
const standing: ReadonlySet<string> = new Set(['found', 'substituted', 'out-of-context', 'others-words'])

const toldOf = ({ anchor, gaps, substitutions, why, cutShort, cutOff, voice }: ComparedQuotation) => ({
  ...(anchor && { anchor }),
  ...(gaps && { gaps }),
  ...(substitutions && { substitutions }),
  ...(why && { why }),
  ...(cutShort && { cutShort }),
  ...(cutOff && { cutOff }),
  ...(voice && { voice }),
})

/** One citation of the document, with its status and what it rests on. */
export function checkedCitation(
  { source, document, cited, checks, texts, supports, histories, later, amended, beside }: Checking,
  place: ListedPlace,
  /** In `cited.places`. */
  at: number,
  /** By place in `cited.places`, from 1. */
  numbers: ReadonlyMap<number, number>,
  number: number,
): CheckedCitation {
  const anchor = anchorOf(source, markOf(source.text, place), { document })
  const text = visibleText(proseAt(source, anchor))
  const authority = place.authority === null ? undefined : cited.authorities[place.authority]
  const pin = pinOfCase(place.citation, authority?.full)
  const check = checkOf(place, { kind: authority?.full.kind, hasPin: pin !== null }, text, checks)
  const read = texts.get(check.found?.id ?? '') ?? null
  const found = read?.text ?? null
  const support = supports.get(at)
  const note = place.wanted === null ? undefined : amended.get(place.wanted)
  const reads = place.wanted === null ? undefined : later[place.wanted]
  const known = pin && read ? knownPages(pin, read) : null
  const quotations = place.quotations.map((quoted, index): CheckedQuotation => {
    const compared = check.quotations?.[index]
    const written = visibleText(compared?.text ?? proseAt(source, quoted))
    const page = compared?.anchor && known ? starPageAt(known.pages, known.firstPage, compared.anchor.start) : undefined
    return {
      text: written,
      outcome: compared?.outcome ?? 'unchecked',
      place: anchorOf(source, quoted, { document }),
      ...(compared && toldOf(compared)),
      ...(page !== undefined && { page }),
      ...(compared?.outcome === 'altered' &&
        compared.anchor && { redline: redline(written, compared.anchor.words.replace(/\s+/g, ' ')) }),
    }
  })
  const untold = notCompared(source, place, { isFound: check.found !== undefined, quotations })
  const full = place.standsFor === null ? undefined : cited.places[place.standsFor]
  const suggested = suggestedForm(place.citation, text)
  const base: CheckedCitation = {
    ...withoutQuotations(check),
    id: `citation-${number}`,
    number,
    text,
    kind: kindOfCitation(place.citation),
    anchor,
    quotations,
    ...(untold && { notCompared: untold }),
    ...(full &&
      place.standsFor !== null && {
        standsFor: {
          id: `citation-${numbers.get(place.standsFor)}`,
          number: numbers.get(place.standsFor) ?? 0,
          text: visibleText(cited.wanted[full.wanted ?? -1]?.citation ?? ''),
        },
      }),
    ...(suggested && { suggested }),
    ...besideCitation(beside, at, numbers),
    ...(reads && { later: reads }),
    ...(note && { amended: note }),
    ...(support && { support }),
  }
  const checkedPin =
    pin && check.found
      ? checkPin(
          pin,
          known,
          found,
          quotations.filter(({ outcome }) => standing.has(outcome)).map(({ page }) => page),
          support?.passage,
          check.found,
        )
      : null
  const pinned = checkedPin ? withPin(base, checkedPin) : base
  const compared = withParentheticals(pinned, { source, place, full: authority?.full, text: found })
  const history = place.authority === null ? undefined : histories.get(place.authority)
  const told = withHistory(compared, source, place, history)
  return withSignal(withStandsFor(withImpossible(told, beside.impossible.get(at))), place)
}

function checkOf(
  { standsFor, wanted, unresolved }: CitedPlace,
  { kind, hasPin }: { kind: string | undefined; hasPin: boolean },
  text: string,
  checks: readonly CitationCheck[],
): CitationCheck {
  const known = wanted === null ? undefined : checks[wanted]
  if (unresolved === 'not-cited' && known?.found) return known
  if (known && standsFor !== null && hasPin) return besidesPin(known, kind)
  // Another decision of the name may be there, or several: then it is no slip of the volume.
  if (unresolved === 'other-volume' && (known?.status === 'verified' || known?.status === 'ambiguous')) return known
  if (unresolved === 'other-volume')
    return { text, status: 'mismatch', reason: `It is not what is cited before. ${whyUnresolved[unresolved]}` }
  if (unresolved)
    return unresolved === 'several'
      ? { text, status: 'ambiguous', reason: whyUnresolved.several }
      : { text, status: 'unchecked', reason: `It is not certain what this stands for. ${whyUnresolved[unresolved]}` }
  if (kind === 'journal')
    return { text, status: 'unchecked', reason: 'No source that is connected holds journals and treatises.' }
  return known ?? { text, status: 'unchecked', reason: 'It was not looked up.' }
}

const withoutQuotations = ({ quotations: _, ...check }: CitationCheck): Omit<CitationCheck, 'quotations'> => check

/**
 * A pin cite that does not fit makes of a verified citation a mismatch, and one past the text at hand leaves it unchecked:
 * a lawyer reads 'verified' as 'may be cited so'.
 */
function withPin(citation: CheckedCitation, pin: CheckedPin): CheckedCitation {
  const told = { ...citation, pin }
  if (citation.status !== 'verified') return told
  const rest = citation.reason.replace('The pin cite was not checked. ', '')
  if (pin.outcome === 'within') return { ...told, reason: rest.replace(/Later history/, `${pin.reason} Later history`) }
  if (pin.outcome === 'unchecked')
    return { ...told, reason: rest.replace(/Later history/, `${pin.reason} Later history`) }
  if (pin.outcome === 'beyond')
    return {
      ...told,
      status: 'unchecked',
      reason: `The authority exists, but the pin cite is not confirmed. ${pin.reason}`,
    }
  return {
    ...told,
    status: 'mismatch',
    reason: `The authority exists, but the pin cite does not fit. ${pin.reason}`,
    differences: [{ field: 'pin cite', written: pin.written, found: pin.found ?? pin.reason }],
  }
}

/** A short form has no pin cite of its full citation; what it stands for is said first. */
function withStandsFor(citation: CheckedCitation): CheckedCitation {
  const { standsFor, reason } = citation
  if (!standsFor) return citation
  return {
    ...citation,
    reason: `Stands for no. ${standsFor.number}, ${standsFor.text}. ${reason.replace('The pin cite was not checked. ', '')}`,
  }
}
