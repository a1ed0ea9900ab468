import { capital } from '../../capital.ts'
import { polished } from '../clean/polish.ts'
import { faultIn } from '../clean/register.ts'
import { state } from '../taken-back.ts'
import { type Line, of } from './line.ts'
import { linesOfWork } from './lines-of-work.ts'
import { writtenOut } from './plain-words.ts'
import { castOf } from './rule.ts'
import type { Who } from './who.ts'

const states = state.source

const lines: readonly Line[] = [
  ...linesOfWork,
  // Repayment and charges of notes.
  {
    types: 'promissory-note',
    field: 'prepaymentTerms',
    label: of('prepay(?:ment|ments|s)?|paying early|early payoff|early payment'),
    value: of(
      '(?:(?:at )?any ?time|anytime|allowed|ok|permitted|yes)?,? ?(?:without|no|without any) (?:a )?(?<what>premium|penalty|premium or penalty|fee|charge)',
    ),
    writes: ({ what = '' }) => `The Borrower may prepay this note in whole or in part at any time without a ${what}.`,
  },
  {
    types: 'promissory-note',
    field: 'lateTerms',
    label: of('late (?:charges?|fees?)'),
    value: of(
      '(?<rate>\\d{1,2}(?:\\.\\d+)?%) of (?:a |the |each |any |an )?(?:late |overdue )?(?:payments?|pmts?|installments?)(?:,)? (?:if |that is |that are )?(?:more than |over |>)(?<late>\\d{1,2}) ?(?:days?|d)(?: late| overdue| past due)',
    ),
    writes: ({ rate = '', late = '' }) =>
      `The Borrower shall pay a late charge of ${rate} of a payment that is more than ${late} days late.`,
  },
  {
    types: 'promissory-note',
    field: 'legalFeeTerms',
    label: of("(?:attorney[’']?s?|attorneys[’']?|legal|atty) fees?|collection costs?"),
    value: of(
      'reasonable,? (?:to|for) (?:the )?(?:payee|lender|holder|noteholder),? if (?:collected|collection is|enforced) (?:through|by|with) (?:counsel|an attorney|attorneys?)',
    ),
    writes: () =>
      'If this note is collected through counsel, the Borrower shall pay the Lender’s reasonable attorney’s fees.',
  },
  {
    field: 'legalFeeTerms',
    label: of("(?:attorney[’']?s?|attorneys[’']?|legal|lawyers?[’']?) (?:fees?|bills?|costs?)|costs|fees"),
    value: of(
      "(?:each|every) (?:side|party|one) (?:pays |bears )?(?:its |their |his |her )?own(?: (?:costs|fees|lawyers?|attorney(?:[’']?s)?)(?: fees| bills)?)?|(?:each|both) (?:their |its )?own",
    ),
    writes: () => 'Each party bears its own attorney’s fees and costs.',
  },
  {
    types: 'settlement-agreement',
    field: '',
    label: of('confidential(?:ity)?|quiet about (?:it|the number|the amount)|secrecy|NDA'),
    value: of(
      '(?:(?:as to )?(?:the )?(?:amount|number|sum) only|only (?:as to )?(?:the )?(?:amount|number|sum))(?:[,;.] (?:except|excepting|other than|but not)(?: (?:to|for|as to))? (?<but>[^;:.]{3,120}))?',
    ),
    writes: ({ but = '' }) =>
      `The parties shall keep the amount of this settlement, and nothing else of it, confidential${but ? `, except as to ${but.replace(/, (?=[^,]+$)/, /\b(?:and|or)\b/.test(but) ? ', ' : ' and ')}` : ''}.`,
  },
  // Where disputes are heard.
  {
    field: 'arbitrationTerms',
    label: of('venue|courts?|forum|jurisdiction|disputes|litigation|where (?:disputes|suits)(?: are| go)?'),
    value: of(
      `(?:(?:the )?(?:state )?courts?(?: of| in| for|,) )?(?:exclusive(?:ly)? )?(?:in )?(?<county>\\p{Lu}[\\p{L}.’'-]+(?: \\p{Lu}[\\p{L}.’'-]+){0,2} (?:County|Parish|Borough))(?:,? (?<state>${states})(?! law))?(?: (?:courts?|only))?(?:,? (?:${states}) law)?`,
    ),
    writes: ({ county = '', state = '' }) => (/^\p{Lu}/u.test(county) ? inCounty(county, state) : ''),
  },
]

/** A county with its courts, of which nothing more is said. */
const county =
  /^(?:(?:the )?(?:state )?courts? (?:of|in|for) )?(?!(?:Venue|Courts?|Law|Forum|Disputes?|In|The) )(?<county>\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){0,2} (?:County|Parish))(?:,? (?<state>\p{Lu}[\p{L}. ]{3,18}?))?(?: courts?| venue)?$/u
const andLaw = new RegExp(`,? (?:and )?(?:${states}) law$`, 'u')
/** 'Washington, King County': the state stands before its county. */
const stateAndCounty = new RegExp(
  `^(?<state>${states}),? (?<county>\\p{Lu}[\\p{L}.’'-]+(?: \\p{Lu}[\\p{L}.’'-]+)? (?:County|Parish))(?: courts?| venue)?$`,
  'u',
)
const inCounty = (name: string, state = '') =>
  `The courts in ${name}${state && `, ${state}`}, decide any dispute under this Agreement.`.replace(
    /, decide/,
    state ? ', decide' : ' decide',
  )

const labeled = /^(?<label>[^:.?!]{2,44}?)(?::| [–—-]) (?<value>\S.*)$/su
/** A label without its colon, before a number, an amount or what is said of it: 'Severance 4 months base'. */
const unmarked =
  /^(?<label>(?:sign-?on|confidential|severance|non-?compete|bonus|reports to|depends on|contingent on|venue|late charge|prepayment|prepay)(?: bonus)?),? (?<value>\S.*)$/isu
const figures = (text: string) => (text.match(/\d(?:[\d,]*\d)?(?:\.\d+)?/g) ?? []).toSorted().join(' ')
const longest = 300
/** What no line is without. */
const mayBe =
  /: | [–—-] |\b(?:County|Parish)\b|\bdays? ?(?:a|per|\/) ?w|^\W{0,3}(?:sign|confidential|severance|non|bonus|reports|depends|contingent|venue|late|prepay)/iu

/**
 * The clause that a labeled line of a form or of notes comes to, and its subject: 'Supervisor: Ada Voss, COO' is 'The Employee reports to Ada
 * Voss, COO.' All figures of the line stand in it, and no others; `null` where no line of the field is read whole.
 */
export function lined(
  type: string,
  fields: readonly string[],
  words: string,
  who: Who,
): { field: string; clause: string } | null {
  const cast = castOf(type)
  if (!cast || words.length > longest || !mayBe.test(words)) return null
  const plain = polished(writtenOut(words.replace(/^\s*(?:[-*•–~»>→·]{1,3}\s+)?/, '')))
    .replace(/(?<=\d),?000(?=k)/g, '')
    .replace(
      /(?<![\d$.,])(\d{1,3}(?:\.\d)?)k\b(?! match|\))/g,
      (_, n: string) => `$${(Number(n) * 1000).toLocaleString('en-US')}`,
    )
    .trim()
    .replace(/(?<!\b(?:Inc|Co|Corp|Ltd|Jr|Sr|\p{Lu}))[.;]$/u, '')
  const bare = (county.exec(plain.replace(andLaw, '')) ?? stateAndCounty.exec(plain))?.groups
  if (bare) return found('arbitrationTerms', inCounty(bare.county ?? '', bare.state), fields)
  const read = labeled.exec(plain)?.groups ?? unmarked.exec(plain)?.groups ?? { label: '', value: plain }
  const label = (read.label ?? '').trim()
  const value = who.told((read.value ?? '').trim())
  if (faultIn(value.replace(/[/&+%]/g, ' ').replace(/\b(?:he|she)\b/g, 'who')) === 'question') return null
  for (const one of lines) {
    if (one.types && one.types !== type) continue
    const called = one.label.exec(label)
    const told = called && one.value.exec(value)
    if (!told || (label === '' && one.field !== 'workplaceTerms')) continue
    const clause = one.writes({ ...called.groups, ...told.groups } as Record<string, string>, cast)
    if (clause !== '' && figures(clause) === figures(value) && faultIn(clause) === null)
      return found(one.field, clause, fields)
  }
  return null
}

const found = (field: string, clause: string, fields: readonly string[]) => ({
  field: fields.includes(field) ? field : '',
  clause: capital(clause),
})
