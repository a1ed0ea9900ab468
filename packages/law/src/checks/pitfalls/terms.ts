import type { DocumentCheck } from '../check.ts'
import { contractCheck } from '../reading/check-of.ts'
import { daysIn } from '../reading/days.ts'
import { wordsOf } from '../reading/prose.ts'

const oneSided = { category: 'One-sided terms', insight: 'risk', severity: 'high' } as const

/** 'initial term of twelve months', 'The first Subscription Term is one year'. */
const firstTerm =
  /\b(?:initial|first|original)\b.{0,30}\b(?:term|period)\b.{0,60}\b(?:months?|years?)\b|\bterm\b.{0,20}\b(?:is|of|shall be|runs|lasts|continues)\b.{0,60}\b(?:months?|years?)\b/i
const renewsFor =
  /\brenew(?:s|ed)?\b.{0,80}\b(?:terms?|periods?)\b.{0,30}\b(?:months?|years?)\b|\brenew(?:s|ed)?\b.{0,40}\bfor\b.{0,40}\b(?:months?|years?)\b/i
const spanIn = (words: string, pattern: RegExp): number => Math.max(0, ...daysIn(pattern.exec(words)?.[0] ?? ''))

/** Terms that one side would not sign with a lawyer at its side. */
export const termPitfalls: readonly DocumentCheck[] = [
  contractCheck({
    id: 'risk.renews-for-longer',
    title: 'It renews itself for longer than it first ran',
    severity: 'high',
    category: 'Risk',
    insight: 'risk',
    why: 'Whoever forgets one day of notice is bound, and pays, for far longer than what was first agreed on.',
    advice: 'Let each renewal be no longer than a year or the first term, and ask for a reminder before it.',
    clause: 'clause.auto-renewal',
    patterns: [/\brenews? (?:automatically |itself )?for\b/i],
    unless: /\b(?:option|may (?:renew|extend)|mutual(?:ly)?|written agreement|both parties agree)\b/i,
    among: (found, document) => {
      const first = document.sentences
        .map(({ text }) => (text.length < 600 && !/\brenew/i.test(text) ? spanIn(text, firstTerm) : 0))
        .find((days) => days > 25)
      return first === undefined ? [] : found.filter((one) => spanIn(wordsOf(one), renewsFor) > first * 1.5)
    },
  }),
  contractCheck({
    ...oneSided,
    id: 'one-sided.raise-within-term',
    title: 'One side may raise the price within the term by its own word',
    why: 'A price that was fixed for a term can be another on any day of it, and nothing lets the payer leave.',
    advice: 'Let a new price begin only with a renewal, after notice in time to leave.',
    patterns: [
      /\b(?:may|can|reserves? the right to)\b.{0,40}\b(?:raise|increase|change|adjust)\b.{0,30}\b(?:fees?|prices?|rates?|rent|charges?|dues)\b.{0,40}\b(?:at any time|during)\b.{0,100}\b(?:by (?:posting|publishing|notice)|effective (?:immediately|at once|upon)|without (?:prior )?notice)\b/i,
    ],
    unless:
      /\b(?:renewal|not (?:to )?exceed|no more than|up to|cpi|index|may (?:then )?(?:cancel|terminate|leave|end)|\d+ ?%|percent|carriers?|fuel)\b/i,
  }),
  contractCheck({
    ...oneSided,
    id: 'one-sided.relocation',
    title: 'The landlord may move the tenant to any other space',
    why: 'The place that was rented, and what was built in it, can be lost on short notice and at the tenant’s cost.',
    advice:
      'Strike it, or ask for like space in the same building, sixty days’ notice, all costs paid, and a right to leave instead.',
    patterns: [
      /\b(?:landlord|lessor|owner|operator|we)\b.{0,80}\b(?:move|relocate|transfer)\b.{0,20}\b(?:tenant|lessee|occupant|licensee|you)\b.{0,60}\b(?:any other|another|other|different|substitute)\b.{0,30}\b(?:spaces?|premises|units?|suites?|locations?|slips?|stalls?)\b.{0,160}\b(?:(?:tenant|lessee|occupant|licensee)['’]s (?:sole )?(?:cost|expense)|your (?:own )?(?:cost|expense)|without (?:any )?(?:abatement|compensation|reduction))/i,
    ],
    unless: /\b(?:(?:landlord|lessor|owner)['’]s (?:sole )?(?:cost|expense)|comparable|similar|reimburse)/i,
  }),
  contractCheck({
    ...oneSided,
    id: 'one-sided.pays-for-the-others-breach',
    title: 'One side pays even where the other breaks the deal',
    why: 'The other side can walk away, or fail to pay, and be paid for it.',
    advice: 'Except the other side’s breach and its failure to get financing or consents.',
    patterns: [
      /\b(?:including|even (?:if|where|when)|whether or not|regardless of)\b.{0,80}\b(?!its\b|their\b|his\b|her\b)\w{3,20}['’]s (?:own )?(?:breach|default|failure)\b.{0,120}\b(?:shall|will|must) (?:immediately )?(?:pay|forfeit|reimburse)\b/i,
      /\b(?:shall|will|must) (?:immediately )?(?:pay|forfeit|reimburse)\b.{0,160}\b(?:including|even (?:if|where|when)|whether or not|regardless of)\b.{0,60}\b(?!its\b|their\b|his\b|her\b)\w{3,20}['’]s (?:own )(?:breach|default|failure)\b/i,
    ],
    needs: /[$€£]\s?\d|\b(?:fee|deposit|price|damages|costs|expenses)\b/i,
    unless: /\b(?:each|either|any) party\b|\bexcept|\bunless\b|\bother than\b|\bguarant\w+|\bindemnif\w+/i,
  }),
  contractCheck({
    ...oneSided,
    id: 'one-sided.buy-back-for-less',
    title: 'What was earned may be bought back for less than it is worth',
    why: 'Vested shares are pay; a right to take them back below their price takes the pay away.',
    advice:
      'Limit it to shares that have not vested, and to fair value for the others, except after a dismissal for cause.',
    patterns: [
      /\b(?:company|corporation|issuer|employer|partnership)\b.{0,60}\b(?:may|shall have the right to|right to|option to)\b.{0,40}\b(?:buy back|repurchase|reacquire|redeem)\b.{0,120}\b(?:vested|all (?:of the )?(?:shares|units|interests?))\b.{0,120}\b(?:for (?:no|nothing|\$ ?0|one dollar|\$ ?1(?![\d,.])|one-(?:tenth|quarter|half|third|hundredth))|(?:lower|lesser) of|at (?:par|a price of \$ ?0\.0|no cost)|percent of)\b/i,
    ],
    unless: /\b(?:unvested shares only|for cause|fair (?:market )?value|with cause)\b/i,
  }),
  contractCheck({
    ...oneSided,
    id: 'one-sided.option-without-time',
    title: 'An option that may be taken up at any time, or never',
    why: 'One side is bound to wait, and can deal with nobody else, while the other has promised nothing.',
    advice: 'Give days to decide after each offer, after which the other side is free.',
    patterns: [
      /\bunder no (?:duty|obligation) to (?:decide|accept|respond|choose|elect|exercise)\b.{0,40}\bany (?:time|period|date)\b/i,
      /\b(?:whenever|as and when|at such time as) (?:the )?\w{2,20} (?:chooses?|likes?|pleases?|sees? fit)\b/i,
      /\b(?:no|without|not subject to any) (?:time limit|limit of time|expiration date|deadline)\b/i,
    ],
    needs:
      /\b(?:options?|right of first (?:refusal|offer|negotiation|look)|first look)\b|\bshall (?:first )?offer\b.{0,80}\b(?:next|future|any other)\b/i,
    unless: /\b(?:each|either) party\b|\b(?:leave|vacation|meeting|stock option|method)s?\b/i,
  }),
]
