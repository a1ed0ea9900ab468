import type { Template } from '@casewright/templates'
import type { Filled } from '../output.ts'
import { addressesIn } from '../reading/addresses.ts'
import { whatOf } from './described.ts'

const name = "\\p{Lu}[\\p{L}.'’-]{0,24}(?: \\p{Lu}[\\p{L}.'’-]{0,24}){1,3}"
const firm =
  "\\p{Lu}[\\p{L}\\d&.'’-]{0,24}(?: (?:\\p{Lu}[\\p{L}\\d&.'’-]{0,24}|&|of|and)){0,6}(?:, (?:Inc|LLC|Corp|Ltd|P\\.A|P\\.C|LLP)\\b\\.?)?"
const job = "(?:(?!\\b(?:at|for|with|in|starting|beginning|from|on)\\b)[\\p{L}&/'’-]{1,24}(?: |(?![\\p{L}&/'’-]))){1,7}"
const of = (source: string) => new RegExp(source, 'ud')

/** To the end of a sentence: not to the stop of an abbreviation or a number. */
const end = String.raw`(?=\s{0,3}(?:(?<!\b(?:\p{Lu}|St|Inc|Co|No|vs?|Corp|Ltd|Dr|Mr|Ms|Mrs|incl|approx))\.(?:\s|$)|[;\n]|$))`
const rest = `[^;\\n]{3,160}?`
/** Up to the end of a sentence, with the stops of abbreviations and numbers in it. */
const words = String.raw`(?:[^.;\n]|\.(?=[\p{L}\d])|(?<=\p{Lu})\.){3,160}`
const doer = String.raw`(?:[Ss]he|[Hh]e|[Tt]hey|I|[Ww]e|[Cc]onsultant|[Pp]rovider|[Cc]ontractor|[Vv]endor|(?<=\p{Lu}\p{Ll}{1,20}))`
const willDo = `(?:['’](?:ll|s going to|re going to|m going to|s gonna|re gonna|s to|re to)|,? (?:will|shall|is going to|are going to|am going to|is gonna|gonna|is to|are to|agrees to|is hired to|was hired to))`
/** What somebody will do besides the work itself. */
const notWork = String.raw`(?!(?:not|never|also be|be|pay|bill|get|keep|carry|own|invoice|have|start|begin|charge|sign|use|return|give|cover|reimburse|receive|report|earn|work (?:only|for)|hire|solicit|compete|tell|show|share|provide (?:his|her|their|its) own|bring|maintain (?:its|his|her|their|insurance)|indemnify|terminate|end|fire|walk|last|run until|run through|renew|cost|make \$|owe|be paid|take over|arbitrate|mediate)\b)`

/** Sentences that name who has which part in one go, by the type of document; each group is a field. */
const patterns: Record<string, readonly RegExp[]> = {
  'employment-contract': [
    // 'Dental hygienist, full time, Monday to Thursday.'
    of(`(?:^|[.\\n][ \\t]{0,3})(?<jobTitle>\\p{Lu}${job}), (?:full|part)[- ]time(?=[,.;\\n]|$)`),
    of(
      `\\bas (?:an? |the |our )?(?<jobTitle>${job})at (?<salary>\\$\\d[\\d,]*(?:\\.\\d\\d)?(?: (?:an?|per) (?:year|hour|month|week))?)`,
    ),
    of(
      String.raw`(?:,|\bin(?: the)?|^|\n)\s?(?<department>[\p{L}&]{3,20}(?: [\p{L}&]{3,20})?) (?:dept\b\.?|department\b)`,
    ),
    of(
      String.raw`(?<workSchedule>(?:M ?- ?F|Mon(?:day)?s? ?(?:-|–|to|through|thru) ?(?:Thurs?|Fri|Sat)(?:day)?)\b,?[^.;\n]{0,24}\d[^.;\n]{0,24}?)(?=[.;\n]|$)`,
    ),
    of(
      `(?<employeeName>${name}),? (?:and )?(?:she['’]s|he['’]s|they['’]re|who['’]s|who is|she is|he is|is|will be) (?:joining|coming to|starting at|going to) (?<employerName>${firm}) as (?:an?|the|our) (?<jobTitle>${job})`,
    ),
    of(
      `\\b(?:com(?:es?|ing) (?:on|in|aboard|over)|join(?:s|ing)?|brought on|promoted|start(?:s|ing)?)\\b[^.;\\n]{0,40}? as (?:an? |the |our )?(?<jobTitle>${job})(?=[.,;\\n]|$)`,
    ),
    // 'An offer for Priya Nand as our controller?'
    of(`\\bfor ${name.replace('(?<name>', '(?:')},? as (?:an? |the |our )(?<jobTitle>${job})(?=[.,;?\\n]|$)`),
    of(`\\bhir(?:e|es|ed|ing)\\b[^;\\n]{3,160}?, as (?:an? |the |our )?(?<jobTitle>${job})`),
    of(
      `(?<employeeName>${name}),[^;\\n]{0,80}?,? as (?:an? |the |our )?(?<jobTitle>\\p{Lu}${job}) (?:at|for|with) (?<employerName>${firm})`,
    ),
    of(
      `(?<employeeName>${name}),? (?:and )?(?:she['’]s|he['’]s|who is|is|will be) (?:joining|coming to|starting at) (?<employerName>${firm})`,
    ),
  ],
  'consulting-agreement': [
    of(
      `\\b[Hh]elp(?:s|ing)? (?:them|us|him|her|me|the client|the company|${firm}) (?:out )?(?:with |to )?(?<scope>${rest})(?=,? (?:at|for) \\$|${end.slice(3)}`,
    ),
    of(`${doer}${willDo} ${notWork}(?:do )?(?<scope>${words})`),
    of(`(?:hired|engaged|retained|brought in|bringing \\p{L}+ in|coming in) to (?<scope>${rest})${end}`),
    of(
      `\\b(?:advis(?:e|es|ing)|consult(?:s|ing)?) (?:them |us |him |her |${firm} )?(?:on|about) (?<scope>${rest})${end}`,
    ),
  ],
  'service-agreement': [
    of(
      `(?:^|[^\\p{L}])(?:[Tt]hey|[Ss]he|[Hh]e|[Ww]e|I|[Pp]rovider|${firm})(?:['’]ll|['’]re going to| will| is going to| are going to| gonna)? (?:does|do|doing|handles?|handling|takes? care of|looks? after|cleans?|mows?|maintains?|repairs?|services?|monitors?|manages?|hauls?|paints?|installs?|builds?|designs?|caters?|hosts?) (?<serviceDescription>(?!it\\b|this\\b|not\\b|they\\b)${rest})${end}`,
    ),
    of(`${doer}${willDo} ${notWork}(?:do |provide )?(?<serviceDescription>${words})`),
    of(
      String.raw`(?:^|\n)[-*•–] ?(?<serviceDescription>(?:(?:bi-?)?(?:weekly|monthly|daily|nightly)|\p{L}+ing)\b[^$\n]{4,200})(?=\n|$)`,
    ),
  ],
  'non-disclosure-agreement': [
    // 'Discloser is Orbit Labs, Inc. Recipient is Carl Boone, consultant.'
    of(`(?:^|[.;\\n] ?)(?:[Tt]he )?(?:[Dd]iscloser|[Dd]isclosing [Pp]arty)(?: is|:) (?<firstParty>${firm})`),
    of(`(?:^|[.;\\n] ?)(?:[Tt]he )?(?:[Rr]ecipient|[Rr]eceiving [Pp]arty)(?: is|:) (?<secondParty>${firm})`),
    of(
      `\\b(?:talking about|discussing|looking (?:at|into)|considering|exploring|evaluating|[Ii]t['’]s (?:all )?(?:about|for|to)|[Ii]t is (?:about|for)|(?:so|because) (?:they|we) can|in connection with|(?:wants?|need|going) to (?:talk about|see|look at|discuss|explore|evaluate)|about|regarding) (?<purpose>(?!it\\b|this\\b|a year\\b)${rest})${end}`,
    ),
    of(
      String.raw`\b(?:runs?|lasts?|is good|good|stays? in effect|in effect|in force|[Tt]erm(?: is| of|:)?|survives?)(?: for)? (?<years>\d{1,2}|one|two|three|four|five|six|seven|ten)(?: \(\d{1,2}\))? (?:years?|yrs?)\b`,
    ),
  ],
  'rental-agreement': [
    of(`[Tt]enants?(?: are| is|:| =)? (?<tenantName>${name}(?:,? (?:and|\\+|&) ${name})+)`),
    of(
      String.raw`\b(?:[Hh]ouse|[Aa]partment|[Cc]ondo|[Uu]nit|[Dd]uplex|[Pp]lace|[Pp]roperty|[Pp]remises)(?:['’]s| is| are)? (?:located )?(?:at )?(?<premises>\d{1,6} [^,;\n]{3,60}(?:, [\p{L} .]{2,30})?)`,
    ),
    of(
      `(?<=(?:\\b(?:with|and|plus|has|have|bring(?:s|ing)?|for|includ(?:es|ing)|is|are|be|just|only)|[,:;.&+(–—-]) )(?<occupants>(?:her|his|their|my|our|two|three|four|\\d) (?:\\p{Ll}+ ){0,2}(?:sons?|daughters?|kids?|child|children|husband|wife|partner|mother|father|parents?|grandson|granddaughter|baby)\\b(?:,? ${name.replace('{1,3}', '{0,2}')})?[^.,;\\n]{0,30})`,
    ),
    of('(?:^|\\n)(?:Address|Property|Premises|Unit): {0,3}(?<premises>[^\\n]{5,200})'),
    of(
      '\\b[Dd]ue (?:on |by )?(?:the )?(?<rentDay>\\d{1,2}(?:st|nd|rd|th)|(?:first|second|third|fourth|fifth|sixth|seventh|tenth|fifteenth|twentieth))\\b',
    ),
  ],
  'sales-contract': [
    of(
      "(?:^|[.!?] |\\n)(?:[Ii]t['’]s|[Ii]t is|[Tt]hey['’]re|[Tt]hey are) (?<goods>(?:an?|one|two|three|four|\\d+) (?!deal|sale|contract|cash)[^.;\\n]{3,160}?)(?=[.;\\n]|$)",
    ),
  ],
  'settlement-agreement': [
    of(
      String.raw`(?<paymentTerms>\$\d[\d,.]*\d (?:within|on|at|upon|by|down|up ?front)\b[^.;\n]{2,80} and (?:the )?(?:remaining|rest|balance|another|other|final)\b[^.;\n]{2,80})`,
    ),
  ],
  'loan-application': [
    of(String.raw`\bover (?<term>(?:\d{1,3}|\p{L}+(?:[ -]\p{L}+)?) (?:years?|yrs?|months?))\b`),
    of(String.raw`(?:^|[.!?] |\n)(?<term>(?:\d{1,3}|\p{L}+(?: \p{L}+)?) (?:years?|yrs?|months?))(?=[.\n]|$)`),
    of(
      `(?:to (?=(?:buy|purchase|build|open|expand|replace|repair|refinance|consolidate|fix|renovate|remodel|start|move|cover|finance|add|upgrade|hire|pay)\\b)|for (?=(?:an?|the|my|our|his|her|their|new|used|\\d{4})\\b)) ?(?<purpose>(?:move|cover|finance|add|upgrade|hire|pay|buy|purchase|build|open|expand|replace|repair|refinance|consolidate|fix|renovate|remodel|start|get|a|an|the|my|our|his|her|their|new|used|\\d{4})\\b${rest})${end}`,
    ),
    of(
      String.raw`\b(?:works? (?:at|for)|employed (?:at|by)|a (?:year|month) (?:at|from)|owns|I own|I run|runs) (?<employer>\p{Lu}[\p{L}&’'-]+(?: (?:\p{Lu}[\p{L}&’'-]+|of|&)){0,5}(?:,? (?:LLC|Inc)\b\.?)?)`,
    ),
  ],
  'inquiry-letter': [
    of(
      '\\basking (?<questions>(?:whether|if|why|what|how|when|who) [^?\\n]{5,300}?)(?=\\?|\\n|(?<!\\b\\p{Lu})\\.\\s|\\.?$)',
    ),
  ],
}
const caption = [
  of(
    `(?<plaintiff>(?!In |The )${firm})(?:, (?:an? )?[Pp]laintiffs?,?)? (?:v\\.|vs\\.?|versus|against) (?<defendant>${firm})`,
  ),
]
const enclosed = [
  of(String.raw`(?:^|[.!?] |\n)(?:[Pp]lease )?[Ee]nclose (?<enclosures>[^.;\n]{3,200}?)(?=[.;\n]|$)`),
  of(String.raw`(?:^|[.!?] |\n)(?<enclosures>(?:\p{L}+ ){1,4}?)(?:is |are )?(?:attached|enclosed)(?=[.;\n]|$)`),
]
const programs = [
  of(
    String.raw`\b(?:program|[Gg]rant) (?<program>["“][^"”\n]{3,60}["”](?:,? (?:opp(?:ortunity)?|grant|RFP|no|number|#)\b\.?[^.;,\n]{0,6}(?:\.? ?[A-Z\d][\w-]{3,20}))?)`,
  ),
]
const applied = [
  of(`\\bfor (?:the |an? )(?<positionApplied>[\\p{L}\\d -]{3,40}?) (?:position|job|role|opening|vacancy)\\b`),
]
/** 'I coach the team at Central High School': where the one who writes is. */
const works = [
  of(
    `\\bI (?:coach|teach|work|manage|run|volunteer|head|lead|chair|serve|preach|nurse|direct)\\b[^.;\\n]{0,40}? (?:at|for|with) (?:the )?(?<senderCompany>${firm})`,
  ),
]
const letters = [
  of(`[Mm]y sig(?:nature)?(?: block)?(?: is|:|,)? \\(?(?<senderName>${name})(?:, (?<senderCompany>${firm}))?`),
  of("(?:^|[.!?] |\\n)[Ii]t['’]?s (?:all )?about (?<subject>[^.,\\n]{3,80}?)(?=[.\\n]|$)"),
  of(`(?:^|[.!?] |\\n)[Ff]rom (?:me,? )?(?<senderName>${name})(?=[,.\\n]|$)`),
  of(`(?:[Ss]ign(?:ed)?(?: me| it| by| from)?|for me)[:,]? (?<senderName>${name})(?=[,.\\n]|$)`),
  of('(?:^|[.!?] |\\n)[Rr]e:? (?:the )?(?<subject>[^.\\n]{3,120}?)(?=[.\\n]|$)'),
]
const cover = [
  of(
    `\\b(?:love|like|want|hope|excited) to (?:be|become|work as|join as) (?:an? |the |your )?(?<jobTitle>${job})(?= at| with)(?: (?:at|with) (?:the )?(?<companyName>${firm}))?`,
  ),
  of(`\\bfor me,? (?<applicantName>${name})(?=[,.\\n]|$)`),
  of(`\\bfor the (?<jobTitle>[\\p{L} -]{3,40}?) (?:position|job|role|opening)\\b`),
  of(`\\bhiring (?:partner|manager) (?:is|:) (?<hiringManager>${name.replace('{1,3}', '{1,2}')}?)(?=[.,;\\n]|$)`),
]

/** The address, phone and email that stand right behind a name: 'Luis Ortega, 719 W. Pine St., Lodi, CA 95240'. */
function besideName(template: Template, text: string, { field, from }: Filled): Filled[] {
  const role = /^(.+?)(?:Name|Party)$/.exec(field)?.[1]
  if (!role || !from) return []
  const near = text.slice(from.end, from.end + 200)
  const address = addressesIn(near).find(({ start }) => /^[\s,(]{1,4}(?:of |at )?$/.test(near.slice(0, start)))
  const one = template.fields.find(({ name }) => name === `${role}Address`)
  if (!address || !one) return []
  const place = { start: from.end + address.start, end: from.end + address.end }
  return [{ field: one.name, label: one.label, value: address.words, by: 'text', from: place }]
}

const hires =
  /\b(?:hir(?:e|es|ed|ing)|engag(?:e|es|ed|ing)|retain(?:s|ed|ing)?|contract(?:s|ed|ing) with|bring(?:s|ing) in) (?=\S)/gu
const toDo = /,? to (?!be\b|pay\b|sign\b)(?=\p{Ll}{3})/u
const stopOf = new RegExp(end, 'u')
/** 'They are hiring Blue Heron LLC, 220 Front Street, to rebuild the dock': what somebody is hired to do, and nothing of who that is. */
export function hiredTo({ id, fields }: Template, text: string): Filled | null {
  const name = /^(?:service|consulting)-agreement$/.test(id) ? whatOf({ id }) : undefined
  const known = fields.find((one) => one.name === name)
  if (!known) return null
  for (const { index, 0: lead } of text.matchAll(hires)) {
    const from = index + lead.length
    const near = text.slice(from, from + 240)
    const to = toDo.exec(near)
    const stop =
      /(?<!\b(?:St|Rd|Ave|Dr|Inc|Co|Corp|Ltd|Mr|Ms|Mrs|No|Ste|Apt|Blvd|Mt|Ft|Ln|P\.C|L\.L\.C))\.\s|[;\n]/.exec(near)
    if (!to || to.index < 3 || (stop && stop.index < to.index)) continue
    const start = from + to.index + to[0].length
    const rest = text.slice(start, start + 200)
    const value = rest.slice(0, stopOf.exec(rest)?.index ?? rest.length).trim()
    if (value.length < 6) continue
    return { field: known.name, label: known.label, value, by: 'text', from: { start, end: start + value.length } }
  }
  return null
}

/** What whole sentences say of several fields at once, where nothing surer was read. */
export function moreIn(template: Template, text: string, read: readonly Filled[]): Filled[] {
  const all = [
    ...(patterns[template.id] ?? []),
    ...(template.fields.some(({ name }) => name === 'plaintiff') ? caption : []),
    ...(template.tab === 'letters' ? [...letters, ...works] : []),
    ...(template.id === 'job-application' ? applied : []),
    ...(template.fields.some(({ name }) => name === 'enclosures') ? enclosed : []),
    ...(template.id === 'grant-application' ? programs : []),
    ...(template.id === 'cover-letter' ? cover : []),
  ]
  const known = new Set(read.map(({ field }) => field))
  const found = all.flatMap((pattern) => {
    const match = pattern.exec(text)
    return Object.entries(match?.indices?.groups ?? {}).flatMap(([field, place]): Filled[] => {
      const one = template.fields.find((each) => each.name === field)
      if (!one || !place || known.has(field)) return []
      known.add(field)
      // Of an address the whole, to its ZIP code.
      const whole =
        /^(?:premises|site|deliveryPlace)$|Address$/.test(field) && addressesIn(text.slice(place[0], place[0] + 160))[0]
      if (whole && whole.start === 0) place[1] = Math.max(place[1], place[0] + whole.end)
      const value = text
        .slice(...place)
        .trim()
        .replace(/(?<!\b(?:Inc|Co|Corp|Ltd|Jr|Sr|P\.A|P\.C|\p{Lu}))\.$/u, '')
      return [{ field, label: one.label, value, by: 'text', from: { start: place[0], end: place[0] + value.length } }]
    })
  })
  return [...found, ...found.flatMap((one) => besideName(template, text, one).filter(({ field }) => !known.has(field)))]
}
