import type { Clause } from '../clause.ts'

/** Power of one side over the contract, and the clauses at its end. */
export const control: readonly Clause[] = [
  {
    id: 'clause.unilateral-change',
    title: 'Unilateral change of terms',
    type: 'control',
    severity: 'high',
    reason: 'One side may change the terms alone, so what was agreed today may not be what binds tomorrow.',
    concerns: 'contract',
    patterns: [
      /\b(?:may|reserves? the right to|right to|entitled to)\b.{0,60}\b(?:change|modify|amend|revise|update|alter|supplement)\b.{0,120}\b(?:at any time|from time to time|in its sole discretion|without (?:prior )?notice|at its discretion|unilaterally|sole discretion)\b/i,
      /\b(?:at any time|from time to time|in its sole discretion)\b.{0,60}\b(?:may|reserves the right to)\b.{0,40}\b(?:change|modify|amend|revise)\b.{0,80}\b(?:terms?|agreement|policy|policies|fees?|prices?|conditions)\b/i,
    ],
    needs:
      /\b(?:agreement|terms?|conditions|fees?|prices?|polic(?:y|ies)|services?|rules|contract|plan|schedule|specifications?)\b/i,
    unless:
      /\b(?:may not|shall not|mutual(?:ly)?|both parties|by written (?:agreement|amendment)|signed by|parties may)\b/i,
  },
  {
    id: 'clause.sole-discretion',
    title: 'Sole discretion',
    type: 'control',
    severity: 'low',
    reason:
      'One side decides alone and need give no reason, which leaves the other with little to argue if the decision hurts.',
    concerns: 'contract',
    patterns: [
      /\b(?:in|at) (?:its|their|his|her|the (?:company|landlord|owner|lender|board)['’]s) sole(?: and absolute)? (?:discretion|option|judgment)\b/i,
    ],
    needs: /\b(?:may|shall|right|determine|elect|decide|consent|approve)\b/i,
  },
  {
    id: 'clause.power-of-attorney',
    title: 'Power of attorney',
    type: 'control',
    severity: 'high',
    reason: "Another may act and sign in the client's name, so scope, trigger and the way to revoke it must be plain.",
    concerns: 'contract',
    patterns: [
      /\b(?:appoints?|designates?|constitutes?)\b.{0,120}\battorney[- ]in[- ]fact\b/i,
      /\b(?:grants?|gives?|executes?)\b.{0,60}\bpower of attorney\b|\bpower of attorney\b.{0,60}\b(?:coupled with an interest|irrevocable)\b/i,
    ],
  },
  {
    id: 'clause.audit-right',
    title: 'Audit right',
    type: 'control',
    severity: 'low',
    reason:
      'The other side may inspect books and records, so they must be kept as the clause says and its cost rule understood.',
    concerns: 'contract',
    patterns: [
      /\b(?:right(?: at any time)? to|may|entitled to|permit)\b.{0,60}\b(?:audit|inspect(?:ion)?(?:,| and|,? copy| or) )\b.{0,120}\b(?:books|records|accounts|compliance)\b/i,
      /\baccess to\b.{0,40}\brecords\b.{0,60}\b(?:inspection|audit)\b/i,
    ],
  },
  {
    id: 'clause.entire-agreement',
    title: 'Entire agreement',
    type: 'interpretation',
    severity: 'low',
    reason:
      'Promises made in talks or e-mails do not count unless they stand in the contract, so whatever was relied on must be written in.',
    concerns: 'contract',
    patterns: [
      /\b(?:constitutes?|contains?|sets? forth|represents?|embod(?:y|ies)|is|are|comprises?)\b.{0,60}\b(?:entire|complete|whole|final and complete)\b.{0,40}\b(?:agreement|understanding|contract)\b/i,
    ],
    unless: /\bnot\b.{0,20}\bentire\b/i,
  },
  {
    id: 'clause.severability',
    title: 'Severability',
    type: 'interpretation',
    severity: 'low',
    reason: 'If one term fails the rest stands, so a bargain may survive without the term that mattered most.',
    concerns: 'contract',
    patterns: [
      /\b(?:invalid|unenforceable|illegal|void)\b.{0,250}\b(?:remain(?:der|ing|s)?|other provisions?|continue|not (?:be )?affect(?:ed)?|full force)\b/i,
      /\bnot affect the (?:validity|enforceability)\b/i,
    ],
    needs: /\b(?:provisions?|terms?|clauses?|sections?|parts?|portions?|paragraphs?|covenants?)\b/i,
  },
  {
    id: 'clause.amendment-in-writing',
    title: 'Amendment in writing only',
    type: 'interpretation',
    severity: 'low',
    reason: 'Changes count only in signed writing, so what is agreed by word of mouth or by conduct may not bind.',
    concerns: 'contract',
    patterns: [
      /\b(?:no|not|only)\b.{0,60}\b(?:amend(?:ed|ment)?|modif(?:ied|ication)|change[ds]?|waive[dr]?)\b.{0,160}\b(?:in writing|written (?:instrument|agreement|amendment|change order)|signed)\b/i,
    ],
    needs: /\b(?:agreement|contract|sow|provision|terms?|hereof|order)\b/i,
  },
]
