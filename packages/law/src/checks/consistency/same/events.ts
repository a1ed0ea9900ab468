/** Events that a contract tells in several ways, each as one word by which they are compared. */
const events: readonly (readonly [name: string, told: RegExp])[] = [
  [
    'moving-out',
    /\b(?:(?:tenant|lessee|renter|resident|occupant)s? )?(?:moves?|moved|moving|has moved|have moved) out\b|\bmove-out\b|\bvacat(?:es?|ed|ing|ion)\b(?: of)?(?: the)?(?: \w+)?|\b(?:end|expiration|termination) of (?:the|this|such) (?:tenancy|lease|occupancy)\b|\b(?:tenancy|lease) (?:ends|has ended|terminates|expires)\b|\b(?:surrenders?|surrendered|surrender of)(?: possession of)? (?:the )?(?:premises|unit|house|apartment|property)\b/gi,
  ],
  [
    'signing',
    /\b(?:date|signing|execution) of (?:this|the) (?:agreement|contract|lease|settlement)\b|\beffective date\b|\b(?:both )?(?:parties|sides) (?:have )?sign(?:ed)?(?: (?:this|the) (?:agreement|contract|settlement))?\b|\b(?:this|the) (?:agreement|contract|settlement) is (?:fully )?(?:signed|executed)\b/gi,
  ],
  [
    'invoice',
    /\b(?:receipt|date|delivery) of (?:the |an |each |such |its |any )?(?:\w{3,12}['’]s )?(?:invoice|bill|statement)\b|\b(?:receiv(?:es?|ed|ing)|gets?) (?:the |an |each |such |its |any )?(?:\w{3,12}['’]s )?(?:invoice|bill|statement)\b|\b(?:invoice|billing|statement) date\b|\b(?:invoice|bill|statement) is (?:received|sent|issued|delivered|dated)\b|\b(?:the|an|each) (?:invoice|bill)\b|^(?:the |each |an )?(?:invoice|bill|statement)\b(?! of)/gi,
  ],
]

/** Words with the events that they tell under one name: 'after Tenant moves out', 'after the end of the tenancy'. */
export const withEvents = (words: string): string =>
  events.reduce((all, [name, told]) => all.replace(told, ` ${name} `), words)
