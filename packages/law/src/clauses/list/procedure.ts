import type { Clause } from '../clause.ts'

/** What decides a case before its merits: time, power, and who may sue. */
export const procedure: readonly Clause[] = [
  {
    id: 'clause.statute-of-limitations',
    title: 'Statute of limitations',
    type: 'limitations',
    severity: 'high',
    reason:
      'A claim brought too late is lost whatever its merit, so accrual, tolling and the date of filing must be fixed at once.',
    concerns: 'court',
    patterns: [
      /\bstatutes? of (?:limitations?|repose)\b|\blimitations period\b|\btime[- ]barred\b|\bequitabl[ey] toll(?:ing|ed)\b/i,
    ],
  },
  {
    id: 'clause.standing',
    title: 'Standing',
    type: 'jurisdiction',
    severity: 'high',
    reason: 'Without a concrete injury that the court can redress the case ends, at any stage and whatever its merit.',
    concerns: 'court',
    patterns: [
      /\b(?:lacks?|has|have|had|no|article iii|for|establish(?:es|ed)?|constitutional|prudential|statutory|confer(?:s|red)?)\s+standing\b|\bstanding (?:to (?:sue|bring|challenge|assert|pursue|maintain|object)|doctrine|inquiry)\b|\binjury[- ]in[- ]fact\b/i,
    ],
    unless: /\blong[- ]standing\b/i,
  },
  {
    id: 'clause.jurisdiction',
    title: 'Jurisdiction',
    type: 'jurisdiction',
    severity: 'medium',
    reason:
      'A court that has no power over the case or the party can give no valid judgment, so this must be settled first.',
    concerns: 'court',
    patterns: [
      /\b(?:subject[- ]matter|personal|appellate|diversity|federal[- ]question|supplemental|pendent|original) jurisdiction\b/i,
      /\b(?:lacks?|without|want of|no|have|has|had|exercis\w+|retains?|invok\w+|jurisdictional)\s+(?:jurisdiction|barriers?|defects?)\b/i,
    ],
  },
  {
    id: 'clause.appeal-deadline',
    title: 'Deadline to answer or appeal',
    type: 'deadline',
    severity: 'high',
    reason:
      'An answer, objection or appeal after its deadline may be refused and the right lost, so the date must be computed and diaried today.',
    concerns: 'court',
    patterns: [
      /\b(?:answer|respond|response|objections?|notice of appeal|appeal|petition for (?:review|rehearing)|reply|opposition)\b.{0,100}\b(?:within|no later than|on or before|not later than|must be filed by|due (?:by|on|within))\b.{0,60}\b(?:days?|january|february|march|april|may \d|june|july|august|september|october|november|december|\d{1,2}\/\d)/i,
      /\bwithin\b.{0,30}\bdays\b.{0,100}\b(?:file|serve|answer|respond|appeal|object)\b/i,
    ],
    needs: /\b(?:shall|must|may|ordered|due|required|directed|will)\b/i,
  },
  {
    id: 'clause.waiver-forfeiture',
    title: 'Waiver or forfeiture of an argument',
    type: 'preservation',
    severity: 'medium',
    reason:
      'An argument that was not raised in time or not developed is treated as given up, so what was preserved below must be checked.',
    concerns: 'court',
    patterns: [
      /\b(?:argument|claim|issue|objection|point|contention|challenge|defense)s?\b.{0,100}\b(?:is|are|was|were|has been|have been|deemed)\b.{0,14}\b(?:waived|forfeited|abandoned|unpreserved)\b/i,
      /\b(?:waived?|forfeit(?:s|ed)?|abandon(?:s|ed)?|fail(?:s|ed) to (?:raise|preserve|brief|object))\b.{0,60}\b(?:arguments?|issues?|objections?|claims?|points?|defenses?|contentions?)\b/i,
    ],
    unless: /\bnot (?:been )?(?:waived?|forfeit|abandon)|\bjury\b/i,
  },
  {
    id: 'clause.preemption',
    title: 'Preemption',
    type: 'preemption',
    severity: 'medium',
    reason: 'Federal law may displace the state rule relied on, which can end a state-law claim or a state defense.',
    concerns: 'court',
    patterns: [/\bpre-?empt(?:s|ed|ion|ive|ing)?\b/i],
    needs: /\b(?:federal|state|statutes?|law|act|congress|claims?|supremacy|compact)\b/i,
    unless: /\bpre-?emptive (?:rights?|strike)\b|\bpreemptory\b/i,
  },
  {
    id: 'clause.qualified-immunity',
    title: 'Immunity',
    type: 'immunity',
    severity: 'high',
    reason:
      'An official or a government may be immune from suit, often decided before discovery and open to immediate appeal.',
    concerns: 'court',
    patterns: [
      /\b(?:qualified|sovereign|absolute|official|eleventh amendment|judicial|prosecutorial|governmental) immunity\b/i,
    ],
  },
  {
    id: 'clause.class-certification',
    title: 'Class certification',
    type: 'class action',
    severity: 'high',
    reason: 'Whether the case may go on for a class decides its size, its settlement value and who is bound.',
    concerns: 'court',
    patterns: [
      /\bclass certification\b|\bcertif(?:y|ied|ies|ying)\b.{0,40}\bclass\b|\b(?:putative|proposed) class(?:es)?\b|\b(?:numerosity|commonality|typicality|predominance)\b.{0,80}\b(?:requirement|class|rule 23|adequacy|typicality|superiority)\b/i,
    ],
  },
  {
    id: 'clause.sanctions',
    title: 'Sanctions',
    type: 'sanctions',
    severity: 'high',
    reason: 'Counsel or client may have to pay or may lose a claim or defense for conduct in the case itself.',
    concerns: 'court',
    patterns: [
      /\b(?:motion for|impos(?:e|es|ed|ing|ition of)|award(?:s|ed|ing)?|seek(?:s|ing)?|sought|rule 11|monetary|subject to|dismissal as an?|discovery|warrants?|order(?:s|ed)? )\s*(?:of )?sanctions?\b/i,
      /\bsanctions?\b.{0,60}\b(?:rule 11|rule 37|bad faith|spoliation|frivolous|counsel)\b/i,
    ],
    unless: /\b(?:economic|trade|criminal|penal|congressional(?:ly)?) sanction/i,
  },
]
