import type { CaseType } from '../case-types.ts'
import { byTenant } from '../factors/clauses/notes/land.ts'

const ours = '(?:[Oo]ur|[Mm]y|[Tt]he) clients?'
const his = "(?:[Hh]is|[Hh]er|[Tt]heir|[Ii]ts|[Oo]ur client['’]s|[Mm]y client['’]s)"
const stranger =
  '(?:woman|man|lady|guy|boy|girl|child|kid|toddler|guests?|customers?|shoppers?|visitors?|patrons?|diners?|tenants?|lodgers?|renters?|houseguests?|mail ?man|mail carrier|letter carrier|jogger|runner|cyclist|pedestrian|neighbou?r|courier|delivery (?:man|driver|woman)|babysitter|cleaner|plumber|roofer|painter|meter reader|client|pupil|student|swimmer|climber)'
const place =
  '(?:store|shop|restaurant|diner|bar|cafe|bakery|salon|gym|house|home|porch|yard|pool|driveway|building|stairs|farm|stable|barn|lot|hotel|motel|office|clinic|garage|warehouse|church|studio|ranch|orchard|market|club)'
const harmed =
  '(?:fell(?! (?:behind|ill))|slipped|tripped|drowned|(?:was|got) (?:\\w+ly )?(?:hurt|injured|burned|bitten|hit|scalded|killed|shocked)|broke (?:an?|his|her) \\w+)'
const nowSues = '(?:(?:has|have|is|are|now|just|then|also) ){0,2}(?:sued|sues|suing)'

/** By the kind of case, what is told only of somebody who is sued. */
const told: readonly { types: readonly CaseType[]; words: RegExp; but?: RegExp }[] = [
  {
    // 'A woman came into his store and she fell', 'her tenant fell on the stairs'.
    types: ['personal-injury'],
    words: new RegExp(
      `\\b(?:[Aa]n?|[Tt]he|[Oo]ne|[Ss]ome) (?:\\w+ )?${stranger}\\b[^.;]{0,40}\\b(?:in|into|to|at|on|off|by|across|through) ${his} (?:\\w+ )?${place}\\b[^.;]{0,30}\\b${harmed}|\\b(?:[Aa]n?|[Tt]he) (?:\\w+ )?${stranger} (?:\\w+ )?${harmed}[^.;]{0,20}\\b(?:in|at|on|off|down) ${his} (?:\\w+ )?${place}\\b|(?:^|[.;,] |\\b(?:and|when) )${his} (?:\\w+ )?(?:tenants?|guests?|customers?|visitors?|patrons?|houseguests?|babysitter|cleaner|lodgers?|pupil) (?:has |had )?${harmed}`,
    ),
  },
  {
    // 'Her dog bit the mailman', 'his truck hit a jogger'.
    types: ['personal-injury'],
    words: new RegExp(
      `(?:^|[.;,] |\\b(?:and|when|that) )${his} (?:\\w+ )?(?:dogs?|horse|bull|mule|cat|pit bull|car|truck|van|bike|boat|golf cart)(?: \\w+)? (?:bit|attacked|mauled|kicked|trampled|hit|struck|ran over|knocked (?:down|over)) (?:an?|the|his|her|their|one|two) (?:\\w+ )?${stranger}\\b`,
    ),
  },
  {
    // 'She fired a cook who had complained'.
    types: ['employment'],
    words: new RegExp(
      `(?:^|[.;,] |\\b(?:and|when|who) )(?:${ours}|[Hh]e|[Ss]he|[Tt]hey) (?:had |has |then |later )?(?:fired|let go|laid off|terminated|dismissed|sacked) (?:an?|the|one|two|three|his|her|its|their) (?:[\\w-]+ ){0,2}[\\w-]+`,
    ),
    but: /\b(?:fired|laid off|terminated|dismissed|demoted|let) (?:her|him|our client)\b|\b(?:fired|let go|laid off|terminated|dismissed|sacked) (?:an?|the|his|her) (?:manager|boss|supervisor) who\b|\b(?:[Cc]lients?|[Hh]e|[Ss]he|[Tt]hey|[Ww]ho)(?: himself| herself)? (?:was|were|got|has been|had been) (?:\w+ )?(?:fired|let go|laid off|terminated|dismissed|demoted|passed over|suspended|pushed out)\b/,
  },
  {
    // 'The bank sued on his card'.
    types: ['contract', 'other'],
    words:
      /(?:^|[.;,] |\b(?:and|but) )[Tt]he (?:\w+ )?(?:bank|lender|creditor|collector|debt buyer|issuer|card company|hospital|landlord|dealer|supplier|credit union) (?:(?:has|is|now|then) ){0,2}(?:sued|sues|suing) (?:(?:him|her|them) )?(?:on|over|for) (?:his|her|their|an? unpaid|the) (?:\w+ ){0,2}(?:card|account|debt|loan|notes?|balance|bill|line of credit|lease|rent|mortgage)\b/,
  },
  {
    // 'The lady who hired our client has sued him', 'his cousin, who is now suing, lent him the money'.
    types: ['contract', 'personal-injury', 'real-estate', 'other', 'employment'],
    words: new RegExp(
      `(?:^|[.;,] |\\b(?:and|but) )(?:[Tt]he|[Aa]n?|[Oo]ne) (?:\\w+ )?[\\w-]{3,20} who (?:had |has )?(?:hired|bought|rented|ordered|leased|lent|worked|fell|slipped|tripped)\\b[^.;,]{0,50} ${nowSues}(?: (?:him|her|them|it|us|${ours})(?!['’]s))?(?=[.,;]|$| (?:for|over|in|on|under|to|claiming|saying)\\b)|(?:^|[.;,] )${his} (?:\\w+ )?[\\w-]{3,20}, who ${nowSues}(?=[,.;]|$| (?:him|her|them|us)\\b)`,
    ),
  },
]

const landlord =
  /\b(?:represent|act for|(?:are|is) for|counsel (?:for|to)|clients?,?(?: is| are)?)(?: an?| the| our)? (?:[\w’'-]+ ){0,3}?(?:landlord|landlady|lessor|owner|property manager|mortgagee|lender|bank|purchaser)\b|\bclients? (?:has |have )?(?:filed|served|sent|wants? to evict|is evicting|are evicting|rents? (?:\w+ ){0,4}(?:out|to))\b/i
const evicted =
  /\bclients? (?:is|are|was|were|got|has been|have been|is getting) (?:being |now |just )?(?:evicted|served with an? eviction|facing (?:an? )?eviction|fighting (?:an? |the )?eviction)|\bclients? (?:just |has |had )?(?:got|received|was (?:given|handed|served(?: with)?)|faces|found) (?:an? |the )?(?:[\w-]+ )?(?:eviction|notice to (?:quit|vacate)|unlawful detainer)/i
const rents =
  /\b(?:clients?\b|who\b|our tenant\b|represent [A-Z]|act for [A-Z])[^.;]{0,50}\b(?:rents|is renting|leases|lives? in|living in|tenants?)\b/i
const wantsOut =
  /\b(?:landlord|landlady|owner|management|property manager|park)\b[^.;]{0,30}\b(?:(?:has |now |just )?(?:filed|sued) (?:to evict|for (?:possession|eviction)|(?:an? |the )?(?:eviction|unlawful detainer|forcible|summary|dispossess|for))|is evicting|are evicting|evicts|wants (?:him|her|them|our client) out|(?:served|gave|handed|sent) (?:him|her|them|our client) (?:with )?(?:an? |the )?(?:[\w-]+ )?(?:eviction|notice to (?:quit|vacate)))/i

/** A tenant who is to leave, where the writer acts for them. */
function evictedIn(text: string): RegExpExecArray | null {
  if (landlord.test(text) || byTenant.test(text) || /\bwrongful|\bconstructive/i.test(text)) return null
  return evicted.exec(text) ?? (rents.test(text) ? wantsOut.exec(text) : null)
}

/**
 * What is told only of a client who is sued, though no word says so: whose store it was in which somebody fell, who fired
 * somebody, whom a landlord wants out.
 */
export function plainlySued(text: string, type: CaseType): RegExpExecArray | null {
  if (type === 'real-estate') return evictedIn(text)
  for (const { types, words, but } of told) {
    const found = types.includes(type) && !but?.test(text) ? words.exec(text) : null
    if (found) return found
  }
  return null
}
