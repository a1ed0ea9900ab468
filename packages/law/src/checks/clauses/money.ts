import { numberWords, valueOfWords } from '../../amounts/number-words.ts'
import type { DocumentCheck } from '../check.ts'
import { contractCheck } from '../reading/check-of.ts'
import { wordsOf } from '../reading/prose.ts'

const rateInWords = new RegExp(`\\b(${numberWords}) percent\\b(?!\\s?\\()`, 'gi')
/** '20% of the month’s rent' is owed once, and '1.5% of the balance per month' again and again. */
const isOwedOnce = (between: string): boolean =>
  /^\s?of\b/i.test(between) && !/\b(?:per|an?|each|every)\s$/i.test(between)
const rateOf =
  /(\d{1,3}(?:\.\d{1,2})?)\s?(?:%|percent\b)\)?(.{0,24}?)\b(month|annum|year|annually|day|week)(?:ly)?\b(?!['’]s)/gi
const timesAYear: Readonly<Record<string, number>> = { month: 12, week: 52, day: 365 }
/** 'Eighty-five percent' as '85 percent', where no figure stands beside the words. */
const inFigures = (words: string): string =>
  words.replace(rateInWords, (all, number: string) => {
    const value = valueOfWords(number)
    return value === null ? all : `${value} percent`
  })
/** The highest rate of interest in a sentence, in percent a year. */
const yearlyRate = (words: string): number =>
  Math.max(
    0,
    ...[...inFigures(words).matchAll(rateOf)]
      .filter(([, , between, unit]) => /^annu/i.test(unit ?? '') || !isOwedOnce(between ?? ''))
      .map(([, rate, , unit]) => Number(rate) * (timesAYear[unit?.toLowerCase() ?? ''] ?? 1)),
  )
const lawful =
  /\b(?:maximum|highest|lesser of|greatest)\b.{0,80}\b(?:law|permitted|allowed|lawful)\b|\b(?:permitted|allowed) by (?:applicable )?law\b/i

/** What is paid beyond the price. */
export const money: readonly DocumentCheck[] = [
  contractCheck({
    id: 'risk.liquidated-damages',
    title: 'Liquidated damages',
    severity: 'medium',
    category: 'Risk',
    insight: 'risk',
    why: 'A fixed sum is owed for a breach without proof of loss, and may fail if it is a penalty and no fair estimate.',
    advice: 'Tie the sum to a reasonable estimate, cap it, and make it the only remedy for that breach.',
    clause: 'clause.liquidated-damages',
  }),
  contractCheck({
    id: 'risk.penalty',
    title: 'Payment called a penalty',
    severity: 'medium',
    category: 'Risk',
    insight: 'compliance',
    why: 'Courts commonly refuse to enforce a sum that punishes a breach and does not estimate its loss.',
    advice: 'State a reasonable estimate of the loss as liquidated damages, or strike it.',
    patterns: [
      /\b(?:pay|owe|forfeit|charged?|assess(?:ed)?|liable for|subject to)\b.{0,80}\b(?:as )?(?:an? )?penalt(?:y|ies)\b|\bpenalty of\b/i,
      /\b(?:agreed|intended|meant|understood)\b.{0,20}\b(?:to be|as) an? penalty\b/i,
    ],
    unless:
      /\bnot (?:as )?a penalty\b|\bwithout penalty\b|\bno penalt|\b(?:tax|fines?|governmental|regulatory|civil|criminal|statutory|interest and)\b.{0,60}\bpenalt|\bpenalties (?:and|or) (?:interest|fines)\b|\bpenalt(?:y|ies)\b.{0,40}\b(?:perjury|imposed|under (?:the )?law|of law|assessed by)\b|\bpenalt(?:y|ies) (?:of|under|in) (?:the )?(?:[A-Z][\w.]{1,12} ){1,4}Act\b|\bunder penalty\b|\b(?:contempt|censure|sanction)\b.{0,60}\bpenalt|\bloss(?:es)?\b.{0,80}\bpenalt/i,
  }),
  contractCheck({
    id: 'risk.acceleration',
    title: 'Acceleration on default',
    severity: 'medium',
    category: 'Risk',
    insight: 'risk',
    why: 'One missed payment or covenant may make the whole balance due at once.',
    advice: 'Add notice and time to cure before the balance falls due.',
    clause: 'clause.acceleration',
  }),
  contractCheck({
    id: 'risk.high-interest',
    title: 'High interest on late payment',
    severity: 'medium',
    category: 'Risk',
    insight: 'compliance',
    why: 'A rate of eighteen percent a year or more is costly and may exceed what the governing law allows.',
    advice: 'Lower the rate, and add words that keep it within the highest lawful rate.',
    patterns: [/\binterest\b|\blate (?:fee|charge)s?\b|\bservice charge\b|\brate\b/i],
    needs:
      /\b(?:late|overdue|past[- ]due|unpaid|delinquent|not paid|when due|outstanding|defaults?|missed|maturity)\b/i,
    among: (found) =>
      found.filter((sentence) => {
        const words = wordsOf(sentence)
        // From eighteen percent to twenty-four it does no harm where the law's own limit stands beside it.
        return yearlyRate(words) > (lawful.test(words) ? 24 : 17.99)
      }),
  }),
  contractCheck({
    id: 'risk.interest-without-limit',
    title: 'Interest not kept within the law',
    severity: 'low',
    category: 'Risk',
    insight: 'compliance',
    why: 'A rate above the legal limit can cost the creditor the interest or more, and a saving clause is one line.',
    advice: 'Add that the rate is never more than the highest rate that the law allows.',
    clause: 'clause.late-interest',
    needs: /%|\bpercent\b/i,
    unless: lawful,
    among: (found, document) =>
      document.sentences.some(({ text }) => /\b(?:usur\w+|interest|rate)\b/i.test(text) && lawful.test(text))
        ? []
        : found,
  }),
  contractCheck({
    id: 'risk.late-fee-daily',
    title: 'Late charge that grows by the day',
    severity: 'medium',
    category: 'Risk',
    insight: 'compliance',
    why: 'A charge for each day soon passes the debt itself and may be struck down as a penalty.',
    advice: 'Replace it by one reasonable late charge, or cap it.',
    patterns: [
      /\blate\b.{0,40}\b(?:fee|charge|penalty)s?\b.{0,120}\b(?:per|each|every|for each|a) (?:additional )?day\b/i,
      /\b(?:per|each|every) day\b.{0,60}\blate (?:fee|charge)\b/i,
      /\blate\b.{0,60}\b(?:owes?|pays?|shall pay|must pay)\b.{0,30}\$[\d,]{2,12}(?:\.\d\d)? (?:a|per|each|every|for each|for every) day\b/i,
    ],
    unless: /\bliquidated damages\b|\bnot (?:to )?exceed\b|\bcap(?:ped)?\b/i,
  }),
  contractCheck({
    id: 'risk.confession-of-judgment',
    title: 'Confession of judgment',
    severity: 'high',
    category: 'Risk',
    insight: 'compliance',
    why: 'Judgment may be entered without a hearing, and many states restrict or forbid it.',
    advice: 'Strike it.',
    clause: 'clause.confession-of-judgment',
  }),
  contractCheck({
    id: 'risk.personal-guaranty',
    title: 'Personal guaranty',
    severity: 'high',
    category: 'Risk',
    insight: 'risk',
    why: 'A person’s own property answers for the debt of a business, which its form would otherwise prevent.',
    advice: 'Strike it, or limit it in amount and time and to what cannot be had from the business first.',
    clause: 'clause.personal-guaranty',
  }),
  contractCheck({
    id: 'risk.non-refundable',
    title: 'Payment that is not refunded',
    severity: 'low',
    category: 'Risk',
    insight: 'risk',
    why: 'What was paid ahead is lost even if the other side does not perform.',
    advice: 'Ask for a refund of what is unearned when the contract ends for the other side’s breach.',
    patterns: [
      /\b(?:fees?|payments?|deposits?|amounts?|rent|price|sums?|retainer)\b.{0,120}\bnon-?refundable\b|\bnon-?refundable\b.{0,60}\b(?:fees?|payments?|deposits?|amounts?|retainer|sum)\b/i,
      /\b(?:no|not)\b.{0,30}\brefund(?:s|ed|able)?\b.{0,80}\b(?:fees?|payments?|deposits?|amounts?|prepaid|any reason)\b/i,
    ],
    unless: /\bexcept\b.{0,160}\b(?:breach|terminat|set forth|provided|expressly)|\bunless\b|\brepresents?\b/i,
  }),
  contractCheck({
    id: 'risk.prepayment-charge',
    title: 'Charge for paying early',
    severity: 'medium',
    category: 'Risk',
    insight: 'risk',
    why: 'A debtor that sells or refinances must pay for doing so early.',
    advice: 'Ask for the right to prepay at any time without premium.',
    patterns: [
      /\bprepay\w*\b.{0,120}\b(?:penalty|premium|charge|fee)\b|\bprepayment (?:penalty|premium|charge|fee)\b/i,
    ],
    unless: /\b(?:without|no)\b.{0,40}\b(?:penalty|premium|charge|fee)\b/i,
  }),
  contractCheck({
    id: 'risk.price-increase',
    title: 'Price increase without a cap',
    severity: 'medium',
    category: 'Risk',
    insight: 'risk',
    why: 'The price may rise during the term with no limit, so the cost of the contract is not known.',
    advice: 'Cap the increase, tie it to an index, or give a right to leave when the price rises.',
    clause: 'clause.price-increase',
    unless:
      /\b(?:not (?:to )?exceed|no more than|not more than|up to|maximum|capped|lesser of|consumer price|cpi|index|\d+ ?%|percent|mutual(?:ly)?|agreed|change order|tax(?:es)?)\b/i,
  }),
  contractCheck({
    id: 'one-sided.set-off',
    title: 'One side may set off what it says it is owed',
    severity: 'low',
    category: 'One-sided terms',
    insight: 'risk',
    why: 'A disputed claim can be turned at once into money kept back.',
    advice: 'Limit set-off to sums that are agreed or adjudged, or make it mutual.',
    clause: 'clause.set-off',
    unless: /\b(?:either|each) party\b/i,
  }),
  contractCheck({
    id: 'risk.pay-when-paid',
    title: 'Payment only when someone else pays',
    severity: 'medium',
    category: 'Risk',
    insight: 'risk',
    why: 'The risk that the customer’s customer does not pay is moved to the one who did the work.',
    advice: 'Make payment due within a fixed time whether or not the other has been paid.',
    patterns: [
      /\b(?:only (?:if|when|after|to the extent)|condition precedent|contingent (?:up)?on|(?:if and )?when)\b.{0,80}\b(?:(?:receipt of|receives?|received)\b.{0,60}\b(?:payment|paid|funds)|has been paid|is paid)\b.{0,30}\b(?:from|by) (?:(?:the|its) )?(?:\w{1,16} )?(?:owner|client|customer|contractor)\b/i,
      /\breceipt of payment (?:from|by)\b.{0,40}\bcondition precedent\b/i,
      /\bif\b.{0,30}\b(?:owner|customer|client|end[- ]user)\b.{0,20}\b(?:does not|fails to|has not|doesn['’]t)\b.{0,30}\b(?:pay|paid)\b.{0,120}\b(?:not (?:be )?(?:required|obligated|obliged) to pay|no obligation to pay|not (?:be )?(?:entitled|owed)|shall not (?:pay|owe)|will not (?:pay|owe))\b/i,
      /\bpaid[- ](?:when|if)[- ]paid\b|\bpay[- ](?:when|if)[- ]paid\b/i,
    ],
    needs: /\b(?:pay|payment|paid|payable)\b/i,
    // A commission is a share of what came in.
    unless: /\bcommissions?\b/i,
  }),
  contractCheck({
    id: 'risk.most-favored',
    title: 'Most-favored terms',
    severity: 'low',
    category: 'Risk',
    insight: 'risk',
    why: 'Every better price given to anyone must be given here too, and must be watched for.',
    advice: 'Limit it to like volume and terms, looking forward only, with no audit.',
    clause: 'clause.most-favored',
  }),
  contractCheck({
    id: 'risk.cross-default',
    title: 'Cross-default',
    severity: 'medium',
    category: 'Risk',
    insight: 'risk',
    why: 'A slip under another contract becomes a default under this one.',
    advice: 'Limit it to the same parties, to a material sum, and to defaults not cured.',
    patterns: [
      /\bcross-?default\b/i,
      /\bdefaults?\b.{0,60}\bunder\b.{0,30}\bany other (?:agreement|contract|lease|note|loan|obligation|indebtedness|instrument)\b/i,
    ],
    unless: /\bno(?:t)?\b.{0,30}\b(?:cross-?default|default)\b/i,
  }),
]
