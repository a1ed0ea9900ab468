import type { Clause } from '../clause.ts'

/** How long a contract runs and how it ends. */
export const term: readonly Clause[] = [
  {
    id: 'clause.auto-renewal',
    title: 'Automatic renewal',
    type: 'renewal',
    severity: 'high',
    reason:
      'The contract continues and its payments fall due again unless notice is given in time, so the last day for notice must be diaried.',
    concerns: 'contract',
    patterns: [
      /\b(?:automatically|shall|will)\s+(?:(?:automatically|then|thereafter)\s+)?(?:be\s+)?(?:renews?|renewed|extends?|extended)\b.{0,120}\b(?:successive|additional|further|another|like|same|renewal|unless|one|year|month|term)/i,
      /\bcontinues? for (?:successive|further|additional)\b.{0,60}\bterms?\b|\bterms? extends? (?:itself|themselves)\b/i,
      /\b(?:renews?|renewing|renewed|extends?|extended|extending)\s+automatically\b|\brenews? by itself\b/i,
      /\bautomatic(?:ally)?\s+(?:renewal|extension|renew(?:s|ed|ing)?|extend(?:s|ed)?)\b|\bauto-?renew(?:s|ed|al)?\b/i,
    ],
    needs: /\b(?:agreement|contract|lease|terms?|periods?|subscriptions?|license|services?)\b/i,
    unless:
      /\b(?:not|no|without)\s+(?:be\s+)?(?:subject to\s+)?(?:automatic(?:ally)?|renew)|\bpatents?\b|\btrademark registrations?\b/i,
  },
  {
    id: 'clause.termination-for-convenience',
    title: 'Termination for convenience',
    type: 'termination',
    severity: 'medium',
    reason:
      'The contract can be ended without fault, so income, supply and work already planned depend on the notice period and on what is paid at the end.',
    concerns: 'contract',
    patterns: [
      /\b(?:may|right to|be|option to|entitled to)\b.{0,40}\bterminat(?:e|ed|ion)\b.{0,160}\b(?:for (?:its |their |owner's |customer's |the )?(?:sole )?convenience|without cause|for any reason or no reason|for any reason|with or without (?:good )?cause|for any or no cause)\b/i,
      /\bfor (?:its )?convenience,? (?:on|upon|by|with)\b.{0,60}\bnotice\b/i,
      /\bmay\b[^.;]{0,60}\b(?:at any time|for any (?:reason|cause)|for no reason|without (?:a |any )?reason)\b[^.;]{0,60}\b(?:determine|end|cancel|put an end to|call off)\b[^.;]{0,20}\b(?:this|the) (?:agreement|lease|contract|license|job|booking|membership|engagement)\b/i,
      /\bmay\b[^.;]{0,80}\bwithout (?:good )?cause\b[^.;]{0,40}\bterminate\b/i,
      /\bmay\b[^.;]{0,80}\bat any time\b[^.;]{0,40}\bterminate\b(?!.{0,200}\b(?:breach|if the other)\b)/i,
      /\bmay terminate\b[^.;]{0,80}\bat any time\b[^.;]{0,60}\bnotice\b(?!.{0,200}\b(?:breach|if the other)\b)/i,
    ],
    // 'For a year after the termination, for whatever reason' begins another duty; it gives no right to end.
    unless:
      /\b(?:may not|shall not|cannot|neither party may|no right to)\b.{0,40}\bterminate\b|\bat-will\b|\b(?:following|after|upon) (?:the |such |any )?terminat\w*\b.{0,80}\b(?:any|whatever|no) (?:reason|cause)\b/i,
  },
  {
    id: 'clause.at-will-employment',
    title: 'At-will employment',
    type: 'employment',
    severity: 'medium',
    reason:
      'Either side may end the employment at any time, so pay, bonus and equity are only as safe as the terms on what is owed at termination.',
    concerns: 'contract',
    patterns: [/["“]?\bat[- ]will["”]?,?\s+(?:basis|employ\w*)\b|\bemploy\w*\b.{0,60}\bat[- ]will\b/i],
    needs: /\b(?:is|are|be|shall|constitutes?|remains?|acknowledge|understand)\b/i,
    unless: /\b(?:not|no longer) (?:an? )?at[- ]will\b/i,
  },
  {
    id: 'clause.time-of-essence',
    title: 'Time is of the essence',
    type: 'deadline',
    severity: 'high',
    reason:
      'A missed date may be a material breach even where little harm is done, so every date in the contract must be kept or extended in writing.',
    concerns: 'contract',
    patterns: [/\btime\s+(?:is|shall be|being|are)\s+(?:hereby\s+)?(?:made\s+)?of\s+the\s+essence\b/i],
    unless: /\b(?:not|nor)\s+(?:be\s+)?of\s+the\s+essence\b/i,
  },
  {
    id: 'clause.cure-period',
    title: 'Deadline to cure a breach',
    type: 'deadline',
    severity: 'medium',
    reason:
      'A breach ends the contract unless it is put right within the period given, so it matters when that period starts and who must give notice.',
    concerns: 'contract',
    patterns: [
      /\b(?:cure[ds]?|remed(?:y|ied)|corrected?)\b.{0,80}\bwithin\b.{0,40}\b(?:days?|hours?|months?)\b/i,
      /\bwithin\b.{0,40}\b(?:days?|hours?|months?)\b.{0,100}\b(?:cure[ds]?|remed(?:y|ied))\b/i,
    ],
    needs: /\b(?:breach|default|fail(?:s|ure)?|notice|violation)\b/i,
  },
  {
    id: 'clause.payment-deadline',
    title: 'Payment deadline',
    type: 'deadline',
    severity: 'low',
    reason: 'Payment is due within a fixed time, after which interest, suspension or default may follow.',
    concerns: 'contract',
    patterns: [
      /\b(?:pay|paid|payable|due|remit(?:ted)?)\b.{0,80}\bwithin\b.{0,30}\b(?:calendar |business |working )?days\b/i,
      /\bwithin\b.{0,30}\b(?:calendar |business |working )?days\b.{0,60}\b(?:pay|remit)\b/i,
    ],
    needs: /\b(?:shall|must|will|agrees? to|are|is)\b/i,
    unless: /\bmeans\b|\bshall not\b/i,
  },
  {
    id: 'clause.survival',
    title: 'Survival of obligations',
    type: 'termination',
    severity: 'low',
    reason: 'Some duties go on after the contract ends, so ending it does not end all exposure.',
    concerns: 'contract',
    patterns: [/\b(?:shall|will|does|do)?\s*survives?\b.{0,60}\b(?:terminations?|expirations?|cancellation|end of)\b/i],
    unless: /\bnot survive\b/i,
  },
  {
    id: 'clause.change-of-control',
    title: 'Change of control',
    type: 'control',
    severity: 'high',
    reason:
      'A sale or merger may need consent, trigger payment or let the other side end the contract, which can decide a later transaction.',
    concerns: 'contract',
    patterns: [
      /\b(?:upon|following|in the event of|if|after|any|a)\b.{0,40}\bchange (?:of|in) control\b.{0,200}\b(?:terminat|consent|accelerat|assign|notif|entitled|shall|may|deemed)/i,
      /\b(?:terminat\w*|consent|accelerat\w*|assign\w*|deemed)\b.{0,120}\bchange (?:of|in) control\b/i,
    ],
    unless:
      /["“]change (?:of|in) control["”]\s+(?:means|shall mean)|\bnot\s+(?:be deemed\s+|constitute\s+)(?:a\s*)?change (?:of|in) control/i,
  },
]
