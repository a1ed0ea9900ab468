import type { AtPlace } from './guide-of.ts'

/** Definitions of terms that contracts use, and how such a term is commonly meant where there is no other. */
const definitions: readonly (readonly [term: RegExp, wording: string])[] = [
  [
    /^cause$/i,
    'the (a) conviction of, or plea of guilty or no contest to, a felony; (b) willful misconduct or gross negligence in the duties under {agreement} that materially harms [the other party]; or (c) material breach of {agreement} that is not cured within [number] days after written notice of it',
  ],
  [
    /^good reason$/i,
    'a material reduction of base salary, duties or authority, or a move of the place of work by more than [number] miles, without written consent, of which written notice is given within [number] days and which is not cured within [number] days after the notice',
  ],
  [
    /^change (?:of|in) control$/i,
    'a transaction after which persons who did not hold them before hold more than fifty percent of the votes in [company], or a sale of all or substantially all of its assets',
  ],
  [
    /^confidential information$/i,
    'non-public information that a party discloses to the other under {agreement} and that is marked confidential or that a reasonable person would understand to be confidential. It does not include information that is or becomes public without a breach, was known before, is received from a third party that is free to disclose it, or is developed independently',
  ],
  [
    /^effective date$/i,
    'the date of the last signature below [or, after a period to revoke: the day after that period ends without a revocation]',
  ],
  [
    /^closing date$/i,
    'the day, no later than [date], on which the conditions in [Section] are met and [the payment] is made',
  ],
  [
    /^closing$/i,
    'the exchange of the documents and payments in [Section], on [date] or another day that both parties agree on in writing',
  ],
  [/^collateral$/i, 'the property in which [Section] grants a security interest, with its replacements and proceeds'],
  [
    /^security incident$/i,
    'unauthorized access to, or unauthorized acquisition, use, disclosure or loss of, data that is protected under {agreement}',
  ],
  [
    /^order form$/i,
    'a document signed by both parties that refers to {agreement} and states what is ordered, the fees and the term',
  ],
  [
    /^affiliates?$/i,
    'an entity that controls, is controlled by or is under common control with a party, where control means more than fifty percent of the votes',
  ],
  [
    /^debt service coverage ratio$/i,
    'for each period of four fiscal quarters, net income plus interest, taxes, depreciation and amortization, divided by the principal and interest that fall due in that period',
  ],
  [
    /^net (?:sales|revenues?)$/i,
    'the amounts invoiced and received for [products or services], less returns, discounts, shipping and taxes that are shown on the invoice',
  ],
  [
    /^material adverse (?:effect|change)$/i,
    'a change that is materially adverse to the business, assets or results of [company] as a whole, except changes in the economy, the industry or the law that do not affect it more than its competitors',
  ],
  [/^territory$/i, '[the countries, states or counties]'],
  [/^term$/i, 'the time from [first day] through [last day], with each renewal'],
  [/^losses$/i, 'damages, judgments, settlements, and reasonable attorney’s fees and costs'],
  [
    /^(?:final )?acceptance$/i,
    'written confirmation that the [deliverable] meets its specifications, or [number] days without a written rejection that says why',
  ],
  [
    /^service levels?$/i,
    'availability of at least [percent] in each calendar month, measured [how], and a credit of [percent] of the monthly fee for each [percent] below it',
  ],
]

/** A definition of ours for a term that is nowhere defined; undefined for a term that only the deal can fill. */
export const definitionAt: AtPlace = ({ text }, place) => {
  const term = place ? text.slice(place.start, place.end).replace(/\s+/g, ' ').trim() : ''
  const bare = term.replace(/^(?:the|any|each|such|all|of|its|an?|no|this|to) /i, '')
  const wording = definitions.find(([name]) => name.test(bare))?.[1]
  return wording ? [`“${bare}” means ${wording}.`, `[In place of “${bare}”, the words that it stands for.]`] : undefined
}
