import { type ClauseRule, open } from '../rule.ts'

const user =
  "(?<who>they|we|he|she|our clients?|clients?|the (?:plaintiffs?|neighbou?rs?|defendants?|[A-Z][\\w’'-]{1,20})|[A-Z][\\w’'-]{1,20})"
const line =
  /\b(?:strip|boundary|property line|lot line|fence|easement|driveway|right[- ]of[- ]way|path|hayfield|adverse|encroach\w*|prescripti\w*)\b/i
/** Whoever used the land is then the one who is sued. */
const turned =
  /\b(?:trespass\w*|eject\w*|squatters?|(?:they|he|she|neighbou?rs?|defendants?) (?:now )?claims? (?:adverse|the strip|title|it by))\b/i
/** A home that a landlord wants back. */
export const eviction =
  /\b(?:evict\w*|unlawful detainer|summary process|forcible|dispossess\w*|landlord (?:filed|sued|wants (?:him|her|them|us|our client) out))\b/i

/** The tenant is the one who sues. */
export const byTenant =
  /\b(?:wrongful(?:ly)? evict\w*|constructive(?:ly)? evict\w*|lock(?:ed)?[ -]?out|tenants? (?:is |are )?(?:suing|sues|sued|wants? to sue)|su(?:e|ing) (?:the|his|her|their|my) landlord)\b/i

const leave =
  '(?:go ahead|feel free|help yoursel(?:f|ves)|fine (?:with|by) (?:me|him|her)|ok(?:ay)? (?:with|by) (?:me|him|her)|no problem|(?:he|she|they|you|we) (?:could|can|may) (?:use|mow|hay|park|cross|cut|drive|plant|garden|keep))'
const noLeave =
  /\b(?:if|might|claims? (?:that|to)|alleges?|not|never|n['’]t|without|denies|no permission|revoked|withdr[ae]w\w*)\b/i

/** A line, a lease and a promise of land, as a lawyer’s notes tell them. */
export const landNotes: readonly ClauseRule[] = [
  {
    factor: 'long-use',
    types: ['real-estate'],
    by: 'claimant',
    words: new RegExp(
      `(?<![\\w’'-])${user}(?:['’]ve|['’]s)? (?:have |has |had |always )?(?:mowed|hayed|fenced|gardened|maintained|parked|planted|used|plowed|farmed|graveled|driven|crossed|kept up|built on|landscaped|cut)\\b[^.;]{0,90}\\b(?:since|for (?:over |more than |about |the (?:last|past) )?(?:\\d+|[a-z]+(?:-[a-z]+)?) years|every (?:year|summer|week|day)|in (?:19|20)\\d\\d|from (?:19|20)\\d\\d)`,
      'i',
    ),
    but: /\b(?:if|may|might|claims? (?:that|to)|alleges?|permission|let (?:him|her|them|us)|rent(?:ed|ing)?|leas\w+|never|not|n['’]t)\b/i,
    context: line,
    notIn: turned,
  },
  {
    // Whoever claims by use was told that they may.
    factor: 'used-by-permission',
    types: ['real-estate'],
    by: 'claimant',
    words: new RegExp(
      `\\b(?:told|let|allowed|gave|assured) (?<of>us|me|him|her|them|(?:(?:our|the|my) )?(?:clients?|plaintiffs?|neighbou?rs?|defendants?|[A-Z][\\w’'-]{1,20}))\\b[^.;"“]{0,20}["“]?[^.;"”]{0,12}\\b(?:${leave}|permission|use (?:it|the|his|her|their|our))\\b`,
      'i',
    ),
    but: noLeave,
    context: line,
    notIn: turned,
  },
  {
    factor: 'used-by-permission',
    types: ['real-estate'],
    by: 'claimant',
    words:
      /(?:^|[.;,] |\b(?:and|but) )(?<who>we|they|he|she|(?:(?:our|the|my) )?(?:[\w’'-]{1,24}))(?:['’]s (?:father|mother|parents|predecessor|family))? (?:(?:had|got|asked for and got|always had) (?:the |his |her |their )?(?:\w+['’]s )?(?:permission|blessing|leave|okay|consent)|(?:used|crossed|mowed|parked|farmed|drove|walked|gardened)\b[^.;]{0,50}\bwith (?:the |his |her |their |our |an? )?(?:\w+['’]s )?(?:permission|blessing|leave|okay|consent))\b/i,
    but: noLeave,
    context: line,
    notIn: turned,
  },
  {
    // Whoever owns the land wrote that they may.
    factor: 'used-by-permission',
    types: ['real-estate'],
    by: 'defendant',
    words: new RegExp(
      `(?:^|[.;,] |\\b(?:and|but) )(?:In \\d{4} )?(?<who>we|our clients?|the defendants?|[A-Z][\\w’'-]{1,20}) (?:had |once |then )?(?:wrote|emailed|texted|told) (?:him|her|them|the plaintiffs?|[A-Z][\\w’'-]+)\\b[^.;"“]{0,30}["“]?[^.;"”]{0,12}\\b(?:${leave})\\b`,
      'i',
    ),
    but: noLeave,
    context: line,
    notIn: turned,
  },
  {
    factor: 'long-use',
    isDenied: true,
    types: ['real-estate'],
    words:
      /\b(?:time|use|possession|it|that|years?)\b[^.;]{0,40}\b(?:less|fewer|short(?:er)?) (?:than |of )(?:the )?(?:required |full |statutory |needed )?(?:\d+|[a-z]+(?:-[a-z]+)?) years\b/i,
    but: /\b(?:if|may|might|not|never|n['’]t|they say|he says|she says)\b/i,
    context: /\b(?:adverse possession|prescripti\w+|acquiescence)\b/i,
  },
  {
    // A neighbor or an owner before said so, and to whom is not told.
    factor: 'used-by-permission',
    types: ['real-estate'],
    doer: 'defendant',
    words: new RegExp(
      `(?<![\\w’'-])(?:neighbou?r|owner|mr\\.?|mrs\\.?|ms\\.?|old|prior|former|[A-Z][\\w’'-]{1,20})(?![\\w’'-])[^.;]{0,40}\\b(?:used to say|always said|said|wrote)\\b[^.;"“]{0,20}["“]?[^.;"”]{0,12}\\b(?:${leave})\\b`,
      'i',
    ),
    but: noLeave,
    context: line,
    notIn: turned,
  },
  {
    factor: 'survey',
    types: ['real-estate'],
    words:
      /(?:^|[.;,] )(?:the )?(?:new )?(?<of>neighbou?rs?|plaintiffs?|defendants?|our clients?|client|buyers?|sellers?)\b[^.;]{0,50}\b(?:had|got|ordered|commissioned|has) (?:an? |the |their )?(?:\w+ )?survey\b[^.;]{0,40}\b(?:puts?|places?|shows?|gives?|locates?)\b[^.;]{0,40}\b(?:their|its|his|her) (?:\w+ )?(?:side|land|lot|property|parcel|deed)\b/i,
    but: /\b(?:if|may|might|not|never|n['’]t|neither|claims?|alleges?|whether|perhaps|wrong|disputed)\b/i,
  },
  {
    factor: 'part-performance',
    types: ['real-estate', 'contract'],
    by: 'claimant',
    words:
      /(?:^|[.;,] |\b(?:and|but) )(?<who>she|he|they|our clients?|client|we|plaintiffs?|[A-Z][\w’'-]+) (?:has |have |had |then )?(?:moved (?:in|back|onto)|took possession|put (?:in|up|on) (?:an? )?(?:new )?|built|paid \$|has paid \$|remodel\w+|planted|cleared|drilled|fenced)\b[^.]{0,200}\b(?:paid|pays|paying|check|foundation|well|house|home|barn|roof|tax(?:es)?|fence|addition|trees|septic|road)\b/i,
    but: /\b(?:if|may|might|claims? (?:that|to)|alleges?|nothing toward|same (?:\w+ )?rent|rent|a month|per month|never paid|did(?: not|n['’]t) (?:build|pay|move))\b/i,
    context:
      /\b(?:never written|nothing (?:was |is )?(?:ever )?(?:on paper|in writing|written|signed)|handshake|shook on|oral\w*|verbal\w*|no (?:written )?contract|no writing|not in writing|n['’]t (?:in writing|written))\b/i,
    notIn: /\b(?:landlord|month[- ]to[- ]month|evict\w*)\b/i,
  },
  {
    factor: 'written-agreement',
    isDenied: true,
    types: ['contract', 'real-estate', 'other'],
    words:
      /(?:^|[.;,] )(?:it was |they |he |she |we )?(?:never (?:written down|wrote (?:it|anything) down|put (?:it |anything )?(?:in writing|on paper)|papered|signed anything)|nothing (?:was )?(?:on paper|in writing|written down|signed))\b/i,
    but: open,
  },
  {
    factor: 'rent-set-aside',
    types: ['real-estate'],
    doer: 'defendant',
    words:
      /\b(?:rent|money|it)(?:['’]s| is| was| has been| sits)?\b[^.;]{0,30}\b(?:in (?:a |an )?(?:separate|escrow|savings|trust) account|set aside|in escrow|put aside|saved up|deposited with the court|paid into court)\b/i,
    but: /\b(?:if|may|might|spent|not|n['’]t|never|deposit account|(?:security|his|her|their|the|tenant['’]s|pet|damage) deposits?|landlord (?:has|holds|keeps|put|keeps)|last month['’]s rent)\b/i,
    context: eviction,
    // A deposit that the landlord holds is no rent.
    notIn: new RegExp(`${byTenant.source}|\\bdeposits?\\b[^]{0,80}\\b(?:separate|escrow|trust|savings)\\b`, 'i'),
  },
  {
    factor: 'bad-conditions',
    types: ['real-estate'],
    words:
      /\b(?:inspectors?|inspection|code (?:enforcement|officer|violation)s?|health department|city)(?:['’]s)?\b[^.;]{0,30}\b(?:orders?|citations?|violations?|notices?|wrote (?:it|them) up|tagged|red-?tagged|condemned)\b|\b(?:no|without) (?:heat|hot water|running water|water|electricity|power|working (?:toilet|stove|furnace|lock)s?)\b[^.;]{0,40}\b(?:since|for (?:\d+|[a-z]+) (?:days|weeks|months))\b/i,
    but: /\b(?:if|may|might|claims? (?:that|to)|alleges?|(?:was|were) (?:fixed|cured|lifted|closed)|passed inspection|found (?:no|nothing)|no (?:\w+ )?(?:citations?|violations?|orders?|notices?)|after (?:he |she |they )?(?:got |getting |receiving |being served |the |an? |his |her |our |this )+(?:\w+ )?(?:notice|eviction|suit|summons)|(?:another|other|different|upstairs|downstairs|neighbou?r(?:ing)?['’]?s?) (?:tenants?|units?|apartments?|flats?|floor)(?:['’]s?)?|next[- ]door|(?:units?|apartments?|flats?) (?:upstairs|downstairs|above|below)|neighbou?r['’]?s?|(?:tenants?|client|she|he|they) (?:broke|caused|damaged|clogged|disconnected|refused|did(?: not|n['’]t) pay (?:the|his|her|their) (?:gas|electric|water|utility))|caused by|after (?:the )?tenants? left)\b/i,
    context: eviction,
    notIn: byTenant,
  },
  {
    factor: 'retaliation-shown',
    types: ['real-estate'],
    words:
      /\b(?:complain|call (?:the )?(?:city|inspector|health department)|report)\b[^.;]{0,20}\b(?:again|one more time|anymore)\b[^.;]{0,40}\b(?:out|gone|evict\w*|on the street|regret)\b|\b(?:evict\w*|filed|notice|raised (?:the|his|her) rent)\b[^.;]{0,50}\b(?:days?|week|weeks|right|shortly|the day) after\b[^.;]{0,40}\b(?:complain\w*|called (?:the )?(?:city|inspector)|reported|inspector|tenants?[’']? union)\b/i,
    but: /\b(?:if he|may|might|claims? (?:that|to)|alleges?|denies)\b/i,
    context: eviction,
    notIn: byTenant,
  },
  {
    factor: 'nondisclosure',
    types: ['real-estate'],
    words:
      /\bsellers? (?:had |has |himself |herself |themselves )?(?:knew|pumped|patched|painted over|covered|hid|concealed|had it (?:fixed|repaired|treated|patched)|made (?:an? )?(?:insurance )?claim|got (?:an? )?(?:estimate|quote|bid))\b|\b(?:receipt|invoice|permit|claim|estimate|report|work order|quote)\b[^.;]{0,50}\b(?:waterproof\w*|mold|termites?|foundation|roof\w*|plumb\w*|leak\w*|flood\w*|pest|sewer|septic)\b[^.;]{0,50}\b(?:dated|from|in|of) (?:[A-Z][a-z]+\.? )?(?:\d{1,2}, )?(?:19|20)\d\d/i,
    with: /\bsellers?\b|\b(?:made out|billed|addressed|sent) to (?:him|her|them)\b|\b(?:knew|patched|painted over|hid|concealed)\b/i,
    but: /\b(?:if|may|might|claims? (?:that|to)|alleges?|did(?: not|n['’]t) know|never knew|after (?:the )?closing|disclosed|disclosure (?:form |statement )?(?:names?|lists?|mentions?|says?|shows?|notes?)|in (?:the|his|her|their) disclosure|on the (?:disclosure )?form|told (?:us|him|her|them|(?:our|the) (?:client|buyers?))|said so|showed (?:us|him|her|them|the buyers?)|informed|(?:told|sent|gave|handed|emailed) (?:the |our |it to the )?buyers?|buyers? (?:had )?(?:saw|knew|read|got|had|walked|noticed|was told|were told|signed for)|client (?:had )?(?:saw|knew|read|noticed)|sellers? (?:had )?(?:told|said|mentioned|listed|noted|wrote)|sent to (?:him|her|them) after|our (?:own )?inspect\w+|was ours|buyers?['’]s? (?:own )?inspect\w+)\b/i,
    context: /\b(?:disclos\w+|as[- ]is|seller|closed on|closing)\b/i,
  },
]
