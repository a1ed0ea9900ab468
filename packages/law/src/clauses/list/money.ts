import type { Clause } from '../clause.ts'

/** What a contract makes somebody pay beyond its price. */
export const money: readonly Clause[] = [
  {
    id: 'clause.liquidated-damages',
    title: 'Liquidated damages',
    type: 'damages',
    severity: 'high',
    reason:
      'A sum is fixed in advance for a breach, so it may be owed without proof of loss; whether it stands can depend on its being a fair estimate and not a penalty.',
    concerns: 'contract',
    patterns: [
      /\b(?:as|pay|paid|of|for|entitled to|assess|owe|constitute)\b.{0,40}\bliquidated damages\b|\bliquidated damages\b.{0,80}\b(?:shall|will|in the amount|of \$|equal to|per day)\b/i,
    ],
    unless:
      /\b(?:no|without|not (?:be )?(?:subject to|liable for|liquidated)|in lieu of any)\b.{0,30}\bliquidated damages\b/i,
  },
  {
    id: 'clause.acceleration',
    title: 'Acceleration on default',
    type: 'default',
    severity: 'high',
    reason:
      'On default the whole debt can fall due at once, so one missed payment or covenant may cost far more than itself.',
    concerns: 'contract',
    patterns: [
      /\b(?:all|entire|unpaid|outstanding|remaining|principal|balance|amounts?|indebtedness|rent)\b.{0,160}\b(?:become|declared?|be)\b.{0,20}\bimmediately due(?: and payable)?\b/i,
      /\bdeclare\b.{0,120}\bimmediately due\b/i,
      /\baccelerat(?:e|ed|ion of)\b.{0,80}\b(?:payments?|maturity|debt|indebtedness|obligations?|rent|balance|loan|note)\b/i,
    ],
    unless: /\bvest(?:ing|ed)?\b|\bnot (?:be )?accelerat/i,
  },
  {
    id: 'clause.event-of-default',
    title: 'Events of default',
    type: 'default',
    severity: 'medium',
    reason:
      'It says what counts as default; a broad list, or default under another contract, can open remedies without any missed payment.',
    concerns: 'contract',
    patterns: [
      /\b(?:following|any of the following|each of the following)\b.{0,80}\b(?:constitute|shall be|is|are)\b.{0,40}\b(?:events? of default|a default|default)\b/i,
      /\bshall (?:be|constitute)\b.{0,30}\b(?:an? )?(?:event of default|material breach|default (?:under|hereunder|of this))\b/i,
    ],
    unless: /\bshall not (?:be|constitute)\b/i,
  },
  {
    id: 'clause.late-interest',
    title: 'Interest on late payment',
    type: 'payment',
    severity: 'low',
    reason: 'Late payment costs interest or a charge, and the rate must stay within what the governing law allows.',
    concerns: 'contract',
    patterns: [
      /\b(?:late|overdue|past[- ]due|delinquent|unpaid|not paid)\b.{0,120}\b(?:interest|late (?:fee|charge))\b/i,
      /\binterest\b.{0,80}\b(?:late|overdue|past[- ]due|delinquent)\b/i,
    ],
    needs: /\b(?:shall|will|bears?|accrues?|subject to|entitled|may charge)\b/i,
    unless: /\bwithout interest\b|\bno interest\b/i,
  },
  {
    id: 'clause.attorneys-fees',
    title: "Attorneys' fees",
    type: 'fees',
    severity: 'medium',
    reason:
      'Each side ordinarily bears its own fees; this clause moves them to the losing or breaching side and raises the stakes of a dispute.',
    concerns: 'contract',
    patterns: [
      /\b(?:prevailing|successful|non-?breaching|substantially prevailing) party\b.{0,160}\b(?:attorneys?['’]?s?['’]?|legal) fees\b/i,
      /\b(?:entitled to|shall (?:pay|recover|reimburse)|responsible for|award)\b.{0,100}\b(?:attorneys?['’]?s?['’]?|legal) fees\b.{0,160}\b(?:prevailing|enforc|collect|action|litigation|default|suit)/i,
    ],
    unless: /\b(?:bear|pay) (?:its|their|his|her|his or her) own\b|["“]?losses["”]? means|\bindemnif/i,
  },
  {
    id: 'clause.personal-guaranty',
    title: 'Personal guaranty',
    type: 'guaranty',
    severity: 'high',
    reason:
      'A person answers with his or her own property for the debt of another, which the business form would otherwise prevent.',
    concerns: 'contract',
    patterns: [
      /\b(?:personally|unconditionally|absolutely|jointly and severally|irrevocably)\b.{0,50}\bguarant(?:ee|y|ees|ies|eed)\b.{0,120}\b(?:payment|performance|obligations?|debts?|amounts|rent|indebtedness)\b/i,
      /\bpersonal guarant(?:ee|y)\b|\bpersonally guarant(?:ees?|ies|y)\b/i,
      /\bguarantors?\b.{0,60}\bguarant(?:ee|y|ees|ies)\b.{0,80}\b(?:payment|performance|obligations?)\b/i,
    ],
    unless: /\b(?:no|without|not)\b.{0,20}\b(?:personal )?guarant/i,
  },
  {
    id: 'clause.confession-of-judgment',
    title: 'Confession of judgment',
    type: 'default',
    severity: 'high',
    reason:
      'The other side may take judgment without a trial and perhaps without notice; many states restrict or forbid it.',
    concerns: 'contract',
    patterns: [
      /\bconfess(?:es|ion of|ing)?\s+(?:a\s+)?judgment\b|\bcognovit\b|\bwarrant of attorney to confess\b/i,
      /\bauthoriz\w+\b.{0,80}\bto (?:appear|enter)\b.{0,60}\b(?:confess|judgment by confession)\b/i,
      /\bjudgments? by confession\b|\bconfessed judgments?\b/i,
    ],
    unless: /\b(?:not|no)\b.{0,20}\bconfess/i,
  },
  {
    id: 'clause.set-off',
    title: 'Set-off',
    type: 'payment',
    severity: 'low',
    reason:
      'The other side may keep back what it says it is owed, so a disputed claim can reduce a payment that is due.',
    concerns: 'contract',
    patterns: [
      /\b(?:may|right to|entitled to|shall have the right to)\b.{0,40}\b(?:set[- ]?off|offset|deduct)\b.{0,100}\b(?:amounts?|sums?|payments?|owed|due)\b/i,
    ],
    unless: /\b(?:without|no|waives?)\b.{0,40}\b(?:set[- ]?off|offset)\b/i,
  },
  {
    id: 'clause.price-increase',
    title: 'Price increase',
    type: 'payment',
    severity: 'medium',
    reason:
      'The price may rise during the contract, so the cost of the whole term is open unless a cap or a right to leave goes with it.',
    concerns: 'contract',
    patterns: [
      /\b(?:may|reserves the right to|shall have the right to|will)\b.{0,60}\bincreas\w{1,3}\b.{0,60}\b(?:fees?|prices?|rates?|rent|charges?)\b/i,
      /\b(?:fees?|prices?|rates?|rent|charges?)\b.{0,40}\b(?:shall|will|may)\b.{0,20}\b(?:be )?increased?\b.{0,80}\b(?:annual|percent|%|each|year|cpi|consumer price|anniversary|notice)/i,
    ],
    unless: /\b(?:not|no)\b.{0,20}\bincreas|\bconversion price\b|\bshares\b/i,
  },
]
