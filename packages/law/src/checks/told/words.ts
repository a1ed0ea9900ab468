/** Families of words that several tellings share, each as the source of an expression. */

/** That somebody must not do something. */
export const mustNot =
  '(?:shall|will|may|must|can|do(?:es)?|agrees?(?: to)?|covenants?|promises?(?: to)?|undertakes?(?: to)?)(?: \\w+){0,3} (?:not|never)\\b|cannot\\b|refrains?\\b|abstains?\\b|(?:prohibited|barred|precluded|restrained|forbidden|prevented) from\\b|neither\\b|not to\\b'

/** That a job or a contract is over. */
export const theEnd =
  '(?:terminat|leav|left\\b|resign|quit|depart|separat|expir|cease|cessation|dismiss)\\w*|ends?\\b|ended\\b|(?:end|conclusion|close|last day) of\\b'

/** That something is broken. */
export const broken =
  '(?:breach|violat|infring|infract)\\w*|non-?compliance|fail\\w* to (?:comply|perform|observe|keep)'

/** That claims are given up. */
export const givenUp =
  '(?:releas|waiv|discharg|acquit|relinquish|surrender|forg[oi]|renounc)\\w*|gives? up\\b|giving up\\b|lets? go of\\b|lays? aside\\b|covenants? not to sue'

export const claims =
  'claims?\\b|causes? of action|demands?\\b|liabilit(?:y|ies)|suits?\\b|rights? of action|actions\\b|all (?:that )?(?:it|he|she) (?:\\w+ )?(?:claims?|might claim)'

/** At the word of one side alone. */
export const atWill =
  'any (?:time|moment|reason|cause|day)|no (?:reason|grounds)|whatever reason|without (?:\\w+ )?(?:cause|grounds|giving)|overnight|at will|whenever|(?:a|one) (?:day|week)[^ ]{0,2} (?:notice|warning|word)|for (?:its )?convenience|(?:in|at) (?:its|his|her|their|the)(?: \\w+){0,3} (?:discretion|option|election|judgment)|as (?:it|he|she|[A-Z]\\w+(?: \\w+)?) (?:likes|wishes|pleases|chooses|(?:sees|thinks|deems|considers) (?:fit|right|proper|best))|from time to time'
