const cities =
  '(?:Albuquerque|Anchorage|Atlanta|Austin|Baltimore|Boston|Buffalo|Charlotte|Chicago|Cincinnati|Cleveland|Columbus|Dallas|Denver|Detroit|El Paso|Fort Worth|Honolulu|Houston|Indianapolis|Jacksonville|Kansas City|Las Vegas|Los Angeles|Louisville|Memphis|Miami|Milwaukee|Minneapolis|Nashville|New Orleans|Oakland|Oklahoma City|Omaha|Orlando|Philadelphia|Phoenix|Pittsburgh|Portland|Raleigh|Richmond|Sacramento|Salt Lake City|San Antonio|San Diego|San Francisco|San Jose|Seattle|St\\.? Louis|St\\.? Paul|Tampa|Tucson|Tulsa)'
const place = `(?:\\b(?:County|Parish|Township|Borough|[Cc]ity|[Vv]illage|[Tt]own|[Cc]ounty) of [A-Z]|\\b[A-Z][a-z]+ (?:County|Parish|Township|Borough)\\b|\\b(?:in|of|for|around) (?:downtown )?${cities}\\b|\\b(?:my|our|the) (?:city|town|county|village|municipality|hoa)\\b)`
const rules =
  '(?:permits?|licen[cs]es?|licensed|licensing|fees?|zoned|zoning|fences?|sheds?|decks?|height|noise|curfew|parking|meters?|towing|minimum wage|sales tax|tax rate|rent control|trash|garbage|recycling|leaf blowers?|chickens|roosters|bees|leash|airbnb|short-term rentals?|food trucks?|food carts?|ordinances?|municipal code|city code|county code|building code|jaywalking|fireworks|sprinklers?|sidewalk|forms?|hours|deadline|tickets?)'
const offices =
  '(?:chief justice|justice|chief judge|judge|magistrate|mayor|governor|lieutenant governor|sheriff|district attorney|county attorney|city attorney|state attorney|attorney general|solicitor general|u\\.?s\\.? attorney|prosecutor|public defender|clerk|county clerk|court clerk|recorder|senator|representative|secretary of state|commissioner|superintendent|assessor|treasurer|police chief|chief of police|ceo|chair|chairman|director)'
const asking =
  "^(?:so |ok |and |hi |please )?(?:what|whats|what's|what’s|how|when|where|which|who|is|are|do|does|can|may|current|tell me)\\b"

/** What is charged, whose office it is, where and when it is open: in the language in which anybody asks. */
const never: readonly RegExp[] = [
  `\\b(?:what|whats|what's|what’s|how much) (?:is|are|was|does|do|will|would|did)?[^.?!]{0,40}\\b(?:filing|recording|recordation|application|registration|renewal|court|permit|license|entry|late|marriage license|copying|processing) fees?\\b`,
  `\\b(?:what|whats|what's|what’s|how much) (?:is|are) the fees? (?:to|for) (?:fil|record|regist|apply|renew|get)`,
  '\\bcurrent (?:filing|recording|license|permit|application|registration) fees?\\b',
  '\\bhow much (?:does|do|did|will|would) (?:it|one|a|an|the)?[^.?!]{0,40}\\bcost\\b',
  '\\bhow much (?:is|are) (?:a|an|the)?[^.?!]{0,30}\\b(?:license|permit|ticket|passport|certificate|certified copy|filing|toll)\\b',
  '\\b(?:what|how much) (?:do|does|will|would) (?:a |an |the |most |good )?(?:lawyers?|attorneys?|notar(?:y|ies)|mediators?|process servers?) (?:cost|charge)\\b',
  `^who(?:'s|’s| is| are| was) (?:the |our |my )?(?:current |new |presiding |acting |elected )?(?:[a-z.]+ ){0,2}${offices}\\b[^.?!]{0,60}\\b(?:of|in|for|on|at|here|now|today|currently)\\b`,
  '\\b(?:office|opening|business) hours\\b|\\b(?:phone|telephone|fax) number (?:of|for)\\b|\\b(?:mailing|street) address (?:of|for)\\b|\\bwhat time (?:does|do) the [^.?!]{0,40}\\b(?:open|close)\\b',
  '\\bhow long does it (?:usually |normally |typically )?take to (?:get|have|hear|schedule|receive)\\b[^.?!]{0,60}\\b(?:court|hearing|date|decision|judge|office|appointment)\\b',
  '^(?:so |and |ok )?(?:what|which) (?:forms?|paperwork|papers) (?:do|does|are|is|must|should)\\b',
  '\\b(?:best|cheapest|good) (?:lawyer|attorney|law firm|notary)s? (?:for|in|near|around)\\b',
].map((pattern) => new RegExp(pattern, 'i'))

/** Without a license or a permit of a state or a city, of what everybody does. */
const permit =
  /\b(?:do|does|would|will) (?:i|we|you|he|she|they|one|my [a-z]+|an? [a-z]+) (?:really |also )?(?:need|have to have|have to get|require) (?:a |an |any |some )?(?:[a-z]+ ){0,2}(?:permit|licen[cs]e)\b/i
/** What a city or a county says of what is built, parked, sold or heard there. */
const ofPlace = new RegExp(place)
const ofRules = new RegExp(`\\b${rules}\\b`, 'i')
const isAsking = new RegExp(asking, 'i')

/** Of what such words may be, the law speaks. */
const ofLaw =
  /\b(?:constitution|constitutional|unconstitutional|amendment|speech|protest|march|parade|rall(?:y|ies)|leaflets?|picket|religious|church|gun|guns|pistol|handgun|firearms?|federal|first|due process|equal protection|takings?|sue|sued|suing|lawsuit|liable|discriminat\w*|disparate|preempt\w*|rights|waive\w*|waiver|pauper\w*|afford|attorney.?s.? fees|attorney fees|shift\w*|recover\w*|prevail\w*|award\w*|dormant|commerce|wetlands?|exaction|standard|test|fired|arrested|search\w*|police|officer|cop|cops|vot(?:e|er|ing)|poll|copyright|patent|trademark|bankruptcy court fees)\b/i
/** Who writes more tells a story. */
const mostAsked = 200

/**
 * Whether a question asks for a fee, an office or who holds it, a permit, or the rule of a city or a county: no authority of
 * a state or of the United States answers it, however many of its words it has.
 */
export function asksOfLocalRule(text: string): boolean {
  const asked = text.trim()
  if (asked.length > mostAsked || ofLaw.test(asked)) return false
  if (never.some((one) => one.test(asked)) || permit.test(asked)) return true
  return isAsking.test(asked) && ofPlace.test(asked) && ofRules.test(asked)
}
