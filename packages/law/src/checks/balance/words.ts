/** What one side may do, gives up, bears, or does not answer for. */
export type Effect = 'may' | 'gives-up' | 'bears' | 'excused'

const soft =
  '(?:also |alone |then |likewise |further |at any time |from time to time |at its option |in its (?:sole )?discretion )?'
/** Between a side and its verb: 'Owner, upon notice, may'. */
const aside = '(?:,[^,.;]{1,60},)? '
const self = '(?:its|his|her|their)'

/** Each names its side as the first letter that it catches. */
export const powers: readonly RegExp[] = [
  new RegExp(
    `@([A-F])${aside}${soft}(?:may(?! not\\b| only\\b| be\\b| have\\b| owe\\b| become\\b| incur\\b| suffer\\b| arise\\b)|reserves? (?:to itself )?the (?:\\w+ )?(?:right|power|option)|(?:is|are|shall be|will be) (?:free|at liberty|authorized|empowered|permitted) to|(?:is|are|shall be|will be) entitled to (?!an?\\b|the\\b|any\\b|all\\b|its\\b|\\$|\\d|one\\b|two\\b|three\\b|four\\b|five\\b|paid\\b|payments?\\b|reimbursement|compensation|receive|interest\\b|no\\b|such\\b)|(?:has|shall have|retains|holds) the (?:\\w+ ){0,3}(?:right|power|option|authority|discretion|privilege) (?:to|of)|(?:has|shall have|retains) (?:sole|full|complete|absolute|exclusive) (?:\\w+ )?(?:discretion|control|authority|power))\\b`,
    'g',
  ),
  /\b(?:in|at|to|under|by) (?:the )?@([A-F])'s (?:\w+ (?:and \w+ )?){0,3}(?:discretion|judgment|opinion|estimation|estimate|election|option|pleasure|choice|satisfaction|determination|view|convenience)\b/g,
  new RegExp(
    `@([A-F])${aside}(?:,? ?in ${self} (?:\\w+ ){0,2}(?:discretion|judgment|opinion|estimation|view),? )?(?:may |shall |reasonably |alone |itself )?(?:deems?|considers?|determines?|decides?|believes?|thinks?|judges?|concludes?|chooses?|elects?|sees? fit|is satisfied|prefers?|desires?)\\b|\\b(?:as|that|which|where|if|when|whatever|such) (?:the )?@([A-F]) (?:may )?(?:requires?|requests?|directs?|designates?)\\b`,
    'g',
  ),
  /\b(?:determination|decision|judgment|records?|books|certificate|statement|calculation|figures?|reckoning|finding|measurement)s? (?:of|by|kept by|made by) @([A-F]) (?:is|are|shall be|will be) (?:final|conclusive|binding|controlling)\b/g,
  /@([A-F])'s (?:\w+ ){0,2}(?:determination|decision|judgment|records?|books|certificate|statement|calculation|figures?|reckoning|finding|measurement)s? (?:(?:is|are|shall be|will be|shall) (?:final|conclusive|binding|controlling|deemed)|controls?|governs?|prevails?|settles?)\b/g,
]

export const givenUp: readonly RegExp[] = [
  new RegExp(
    `@([A-F])${aside}(?:shall |will |does |hereby |irrevocably |unconditionally |expressly |knowingly |forever |fully ){0,4}(?:waives?|releases? (?=@|all|any|every|claims?|each)|renounces?|relinquish(?:es)?|surrenders?|forfeits?|gives? up|forgoes?|disclaims? any right|abandons?|covenants? not to sue|assigns?|empowers?|appoints? (?=@[A-F] (?:as )?(?:its|his|her|their)|any attorney)|authorizes? (?!no\\b)|consents? (?:in advance )?to|(?:grants?|conveys?|transfers?) (?![^.;]{0,60}non-?exclusive)(?:to )?(?:@|all|any|every|an? (?:perpetual|irrevocable|exclusive|security)|the (?:sole|exclusive|entire)))`,
    'g',
  ),
  new RegExp(
    `@([A-F])${aside}(?:shall|will|may|agrees?|can|undertakes?) (?:to )?(?:not|never|in no event)(?: to)? (?!be\\b|have\\b|exceed|apply|include|constitute|affect|mean\\b|unreasonably|limit\\b)[a-z]+\\b`,
    'g',
  ),
  /@([A-F]) (?:shall |will )?(?:(?:asserts?|makes?|brings?|raises?|takes?|claims?|is owed|gets?|receives?) (?:no|nothing)|(?:has|have|is entitled to) (?:no (?!liabilit|responsib|dut|obligation|warrant)|nothing))\b/g,
  /@([A-F]) (?:shall |will )?neither \w+/g,
  /@([A-F]) is not entitled to\b/g,
  /\b(?:[Ii]n no (?:event|case|way)|[Uu]nder no circumstances) (?:shall|will|may) @([A-F]) (?!be\b|have\b|owe\b)[a-z]+\b/g,
  /\b(?:claims?|rights?|remed(?:y|ies)|action) (?:by|of) @([A-F]) (?:\w+ ){0,6}(?:is|are|shall be|will be) (?:lost|barred|waived|confined|limited|forfeited)\b/g,
  /@([A-F])'s (?:\w+ ){0,3}(?:claims?|rights?|remed(?:y|ies)|action)\b[^.;@]{0,60} (?:is|are|shall|will)(?: \w+)?(?: be)? (?:lost|barred|waived|confined|limited|forfeited)\b/g,
  /\b(?:condition precedent to|conditioned on)\b[^.;]{0,60} (?:duty|obligation) (?:of @[A-F] )?to pay @([A-F])\b/g,
  /\b(?:he|she|it|they) (?:thereby |also |shall )?(?:forfeits?|loses?|waives?)\b/g,
]

export const borne: readonly RegExp[] = [
  new RegExp(
    `@([A-F])${aside}(?:shall |will |must |agrees to |is to |hereby ){0,2}(?:also |fully |solely |promptly |at all times |and \\w+ ){0,2}(?:indemnif(?:y|ies)|holds? (?:@|harmless)|defends?|reimburses?|bears?|guarant(?:ees?|ies)|assumes?|makes? good|answers? for|absorbs?|insures?|warrants?|(?:is|be|remains?) (?:(?!not\\b|never\\b|no\\b)\\w+ ){0,2}(?:responsible|liable|answerable|accountable))\\b`,
    'g',
  ),
  new RegExp(`@([A-F])${aside}(?:shall |will )?(?:be|is) bound by\\b`, 'g'),
  new RegExp(`@([A-F])${aside}(?:shall |will |must )?(?:repays?|refunds?|buys? back|forfeits?)\\b`, 'g'),
  /\b[Aa]t @([A-F])'s (?:own |sole |entire )?(?:risk|peril|expense|cost)\b/g,
  /@([A-F])[^.;@]{0,120} (?:at|from|out of) (?:its|his|her|their) own (?:sole )?(?:risk|peril|expense|cost|means|pocket)\b/g,
]

export const excused: readonly RegExp[] = [
  /@([A-F])(?:'s \w+)? (?:is|are|shall|will|does|do|may)(?: be)? (?:not|never|in no (?:event|case|way))(?: be)?(?: held)? (?:liable|responsible|answerable|accountable|chargeable|obligated|obliged|required|bound|owe|answer|warrant|compensate|refund|return)\b/g,
  /@([A-F]) (?:has|shall have|bears?|owes?|makes?|assumes?|undertakes?|accepts?) no (?:\w+ ){0,2}(?:liability|responsibility|duty|duties|obligations?|warrant(?:y|ies)|representations?|refund|promise)\b/g,
  /@([A-F]) (?:need not|disclaims?)\b/g,
  /\b(?:[Ii]n no (?:event|case|way)|[Uu]nder no circumstances) (?:shall|will|may|does|is) @([A-F])(?:'s (?:\w+ ){0,3}liability| (?:be )?(?:held )?(?:liable|responsible|answerable|accountable|owe|obligated|obliged|bound|required))\b/g,
  /\b(?:[Nn]o|[Ww]ithout) (?:liability|recourse|claim|remedy) (?:of|to|against|upon|on the part of) @([A-F])\b/g,
  /@([A-F])'s (?:(?:total|entire|aggregate|maximum|cumulative|sole) ){0,2}liability (?:\w+ ){0,8}(?:shall not|will not|does not|is limited|cannot|in no)\b/g,
]
