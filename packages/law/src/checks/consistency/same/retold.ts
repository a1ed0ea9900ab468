/** Ways to tell a deadline by what it is to miss it, and deeds in two words: each as it is compared. */
const ways: readonly (readonly [said: RegExp, plain: string])[] = [
  [
    /\b(?:is|are|becomes?|is considered|is deemed|shall be|will be) (?:past due|overdue|late|delinquent|in arrears) (?:if|when|where|once|unless) (?:(?:it|they|that sum|payment) )?(?:(?:is|are|has|have) )?(?:not )?(?:been )?(?:paid|received|settled)\b/i,
    'must be paid',
  ],
  [
    /\b(?:that|which) (?:(?:is|are|has|have) )?(?:not (?:been )?|remains? un)(?:paid|received|settled) (?=$|within)/i,
    'must be paid within ',
  ],
  [
    /\b(?:is|are|be) (?:deemed |considered )?(?:to be )?(?:accepted|approved|waived|final) (?:if|unless|where) (.{3,40}?) (?:has|have|does|do) (?:not )?(?=\p{L})/iu,
    'final: $1 shall ',
  ],
  [/^( (?:after|of|from|following) [^.;]{3,60}) (?:is|are|becomes?) (?:overdue|past due|late|delinquent)\b/i, '$1'],
  [/\b(?:hand|give|send|bring|turn)(s)? (?:back|in)\b/i, 'return$1'],
  [/\b(?:pay|paid)(s)? back\b/i, 'repay'],
]

/** Words beside a time, with what is told by its opposite told plainly. */
export const plainly = (words: string): string => ways.reduce((all, [said, plain]) => all.replace(said, plain), words)

const told = /\b(?:tells?|told|informs?|lets?|notif(?:y|ies)|writes? to|advises?)\b[^.;]{0,60}$/i
const ahead =
  /^,? (?:beforehand|ahead(?: of time)?|in advance|earlier|before (?:he|she|it|they|the|that|doing|leaving|ending|entering)\b)/i

/** 'Must tell the other in writing at least four weeks beforehand': a notice. */
export const isToldAhead = (lead: string, rest: string): boolean => ahead.test(rest) && told.test(lead)
