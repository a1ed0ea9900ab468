/** Events that a contract tells in several ways, each as one word by which they are compared. */
const events: readonly (readonly [name: string, told: RegExp])[] = [
  [
    'moving-out',
    /\b(?:(?:tenant|lessee|renter|resident|occupant)s? )?(?:moves?|moved|moving|has moved|have moved) out\b|\bmove-out\b|\bvacat(?:es?|ed|ing|ion)\b(?: of)?(?: the)?(?: \w+)?|\b(?:end|expiration|termination) of (?:the|this|such) (?:tenancy|lease|occupancy)\b|\b(?:tenancy|lease) (?:ends|has ended|terminates|expires)\b|\b(?:surrenders?|surrendered|surrender of)(?: possession of)? (?:the )?(?:premises|unit|house|apartment|property)\b|\b(?:receiv(?:es?|ed|ing)|return(?:s|ed|ing)?|receipt of|return of|delivery of|hand(?:s|ed|ing)? (?:over|in|back)|surrender(?:s|ed|ing)?|gets?) (?:of )?(?:the |all |its |their |his |her )?(?:\w{3,10} )?keys\b|\bkeys are (?:returned|handed over|delivered|received)\b|\b(?:leaves?|quits?|gives? up|gave up|giving up) (?:possession of )?(?:the )?(?:premises|unit|house|apartment)\b/gi,
  ],
  [
    'signing',
    /\b(?:date|signing|execution) of (?:this|the) (?:agreement|contract|lease|settlement)\b|\beffective date\b|\b(?:both )?(?:parties|sides) (?:have )?sign(?:ed)?(?: (?:this|the) (?:agreement|contract|settlement))?\b|\b(?:this|the) (?:agreement|contract|settlement) is (?:fully )?(?:signed|executed)\b/gi,
  ],
  [
    'invoice',
    /\b(?:receipt|date|delivery) of (?:the |an |each |such |its |any )?(?:\w{3,12}['’]s )?(?:invoice|bill|statement)\b|\b(?:receiv(?:es?|ed|ing)|gets?) (?:the |an |each |such |its |any )?(?:\w{3,12}['’]s )?(?:invoice|bill|statement)\b|\b(?:invoice|billing|statement) date\b|\b(?:invoice|bill|statement) is (?:received|sent|issued|delivered|dated)\b|\b(?:the|an|each) (?:invoice|bill)\b|^(?:the |each |an )?(?:invoice|bill|statement)\b(?! of)/gi,
  ],
  [
    'delivery',
    /\b(?:receipt|delivery|arrival|receiving|unloading) of (?:the |any |such |all |each )?(?:goods|products?|equipment|shipment|order|merchandise|materials?|machines?|parts)\b|\b(?:the |any |such |all |each )?(?:goods|products?|equipment|shipment|order|merchandise|materials?|machines?|parts) (?:is |are |has been |have been )?(?:delivered|received|arrives?|arrived)\b/gi,
  ],
  [
    'closing',
    /\b(?:date of (?:the )?closing|closing date|(?:the )?(?:sale|purchase|transaction) (?:closes|closed|is closed|has closed)|completion of the (?:sale|purchase))\b/gi,
  ],
  [
    'leaving-work',
    /\b(?:end|termination|cessation) of (?:(?:the|his|her|their|such|\w{3,12}['’]s) )?employment\b|\bemployment (?:with \w{3,20} )?(?:ends|ended|has ended|terminates|ceases)\b|\b(?:leaves|leaving|left) (?:the )?(?:company|employer|practice|firm)\b/gi,
  ],
  [
    'completion',
    /\b(?:completion|end|conclusion) of (?:the |all )?(?:work|project|job|installation)\b|\b(?:work|project|job|installation) is (?:complete|completed|finished|done)\b/gi,
  ],
  [
    'disclosure',
    /\b(?:date of (?:its |the |such |each )?disclosure|(?:it|information) (?:is|was) (?:first )?(?:disclosed|received|shared))\b/gi,
  ],
]

/** Words with the events that they tell under one name: 'after Tenant moves out', 'after the end of the tenancy'. */
export const withEvents = (words: string): string =>
  events.reduce((all, [name, told]) => all.replace(told, ` ${name} `), words)
