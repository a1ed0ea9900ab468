import { anyCase } from '@casewright/law'
import { capital } from '../../capital.ts'

/** Values of an application that stand in few words, and where in a text they are. */
export interface Direct {
  field: string
  pattern: RegExp
  /** The value in the words of the form; the group `v` where it is not told. */
  as?: (groups: Record<string, string>) => string
}

const any = (source: string) => new RegExp(anyCase(source), 'u')
const capitals = "\\p{Lu}(?:[\\p{L}&’'-]|\\.(?=\\S))*"
/** One word of a name, without stops in it. */
const word = "\\p{Lu}[\\p{L}&’'-]{0,30}"
const names = `${capitals}(?: (?:of |and |& )?${capitals}){0,5}`
const number = '\\$? ?\\d{1,3}(?:,\\d{3}){1,3}|\\$ ?\\d{1,9}|\\d{4,7}'
const sum = `(?<sum>${number})(?<much> ?(?:thousand|million|k|grand))?`
const length =
  '(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty) (?:days?|weeks?|months?|years?)'
const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec'
const day = `(?:(?:${months})\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|\\d{1,2}/\\d{1,2}/\\d{2,4}|\\d{4}-\\d\\d-\\d\\d|\\d{1,2} (?:${months}) \\d{4}|(?:${months})\\.? \\d{4})`

const dollars = ({ sum = '', much = '' }: Record<string, string>): string => {
  const figure = Number(sum.replace(/[$ ,]/g, '')) * (/million/i.test(much) ? 1_000_000 : /\S/.test(much) ? 1000 : 1)
  return `$${figure.toLocaleString('en-US')}`
}
const withRole = ({ v = '', role = '', since = '' }: Record<string, string>) =>
  role ? `${v} (${role}${since ? `, ${since}` : ''})` : v

/** Citizens of states, in one alternation. */
export const peoples =
  'Afghan|Albanian|Algerian|American|Angolan|Argentine|Argentinian|Armenian|Australian|Austrian|Bangladeshi|Belgian|Bolivian|Brazilian|British|Bulgarian|Cambodian|Cameroonian|Canadian|Chilean|Chinese|Colombian|Congolese|Costa Rican|Croatian|Cuban|Czech|Danish|Dominican|Dutch|Ecuadorian|Egyptian|Eritrean|Estonian|Ethiopian|Filipino|Finnish|French|Georgian|German|Ghanaian|Greek|Guatemalan|Haitian|Honduran|Hungarian|Icelandic|Indian|Indonesian|Iranian|Iraqi|Irish|Israeli|Italian|Ivorian|Jamaican|Japanese|Jordanian|Kazakh|Kenyan|Korean|Kuwaiti|Latvian|Lebanese|Liberian|Libyan|Lithuanian|Malaysian|Malian|Mexican|Moldovan|Mongolian|Moroccan|Nepalese|Nepali|New Zealand|Nicaraguan|Nigerian|Norwegian|Pakistani|Panamanian|Paraguayan|Peruvian|Philippine|Polish|Portuguese|Romanian|Russian|Rwandan|Salvadoran|Saudi|Senegalese|Serbian|Singaporean|Slovak|Slovenian|Somali|South African|South Korean|Spanish|Sri Lankan|Sudanese|Swedish|Swiss|Syrian|Taiwanese|Tanzanian|Thai|Trinidadian|Tunisian|Turkish|Ugandan|Ukrainian|Uruguayan|Uzbek|Venezuelan|Vietnamese|Yemeni|Zambian|Zimbabwean'

const visas: readonly (readonly [RegExp, string])[] = [
  [/\bB-?2\b/, 'tourist'],
  [/\bB-?1\b(?!\/)/, 'business'],
  [/\b(?:F|M)-?1\b/, 'student'],
  [/\b(?:H-?1B|H-?2[AB]|L-?1[AB]?|O-?1|P-?1|TN|E-?3)\b/, 'work'],
  [/\bC-?1\b/, 'transit'],
]
/** The kind of visa that its letter and number tell. */
const visaOf = (code: string): string => visas.find(([letter]) => letter.test(code))?.[1] ?? ''

/** By the type of application, what stands in an empty field where a text says it so. */
export const direct: Readonly<Record<string, readonly Direct[]>> = {
  'loan-application': [
    {
      field: 'amount',
      pattern: any(
        `(?<=(?:^|[.;\\n] ?|\\b(?:need|want|borrow|borrowing|request|requesting|ask for|asking|asking for|seeking|loan|loan of|loan for|apply for|applying for|application for|amount|how much)\\b:?(?: (?:about|of|for|a|loan))?[^.;\\n$\\d]{0,24}))${sum}(?! ?(?:a|an|per|/) ?(?:month|mo|year|yr|week|hour))`,
      ),
      as: dollars,
    },
    {
      field: 'term',
      pattern: any(
        `(?<=(?:^|[.;,\\n] ?|\\b(?:over|for|in|want|term:?|repay in) ))(?<v>${length})(?= ?(?:[.;,\\n]|$|term|to (?:re)?pay))`,
      ),
    },
    {
      field: 'lender',
      pattern: new RegExp(
        `(?<=\\b(?:[Ll]oan|[Aa]pply|[Aa]pplying|[Aa]pplication|[Aa]sking|[Bb]orrow)\\b[^.;\\n]{0,40}\\b(?:to|at|from|with) )(?<v>(?:the )?${capitals}(?: ${capitals}){0,4} (?:Bank|Credit Union|Savings|FCU|CU|Trust|Lending|Federal))(?![\\p{L}])`,
        'u',
      ),
    },
    {
      field: 'employer',
      pattern: new RegExp(
        `(?<=(?:^|[.,;\\n] ?|\\b(?:an?|as|is) ))(?<role>(?:\\p{Ll}[\\p{L}’'-]+ ){0,2}\\p{Ll}[\\p{L}’'-]+) (?:at|for|with) (?<v>(?:the )?${capitals}(?: ${capitals}){0,4})(?: (?<since>since (?:19|20)\\d\\d|for \\d{1,2} years))?(?=[.,;\\n]|$)`,
        'u',
      ),
      as: withRole,
    },
    {
      field: 'income',
      pattern: any(
        `(?<v>(?:revenue|gross|sales) (?:of |was |is |last year |in \\d{4} )?(?:${number})(?:,? (?:and )?net (?:income )?(?:of )?(?:${number}))?)`,
      ),
    },
    {
      field: 'income',
      pattern: any(
        `(?<=(?:take home|earn|earns|make|makes|making|income|salary|pay|net) (?:is |of |about ){0,2})(?<v>(?:${number})(?: ?(?:a|per|/) ?(?:month|mo|year|yr))?)`,
      ),
    },
    {
      field: 'income',
      pattern: any(
        `(?<!\\b(?:rent|mortgage|owe|owes|payment|payments|card|loan|truck|car)\\b[^.;\\n]{0,30})(?<=[,;] )(?<v>(?:${number}) (?:a|per) month)`,
      ),
    },
  ],
  'visa-application': [
    {
      field: 'visaType',
      pattern: /(?<code>\b(?:[BFM]-?[12]|H-?1B|H-?2[AB]|L-?1[AB]?|O-?1|P-?1|TN|E-?3|C-?1)\b)(?=[ ,.;:]|$)(?!\/)/,
      as: ({ code = '' }) => visaOf(code),
    },
    {
      field: 'nationality',
      pattern: new RegExp(`(?<![\\p{L}-])(?<v>${peoples})(?= (?:citizen|national|passport)\\b|[,.;\\n]|$)`, 'iu'),
      as: ({ v = '' }) => capital(v),
    },
    { field: 'nationality', pattern: any(`\\bcitizen of (?:the )?(?<v>${capitals}(?: ${capitals}){0,2})`) },
    {
      field: 'passportNumber',
      pattern: any(
        '\\bpassport(?: (?:no\\.?|number|num|is|#))?:? ?#? ?(?<v>[A-Z]{1,2} ?\\d{6,9}|\\d{8,9})(?![\\d\\p{L}])',
      ),
    },
    {
      field: 'placeOfBirth',
      pattern: new RegExp(
        `\\b[Bb]orn (?:on )?${day},? (?:in |at )?(?<v>\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)?(?:, \\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)?)?)(?=[.,;\\n]|$)`,
        'u',
      ),
    },
    {
      field: 'durationOfStay',
      pattern: any(
        `(?:come|comes|coming|arrive|arrives|arriving|fly in|here)(?: on| from)? (?<first>${day})(?: and|,|,? then)? (?:she |he |they |I )?(?:go|goes|going|leave|leaves|leaving|return|returns|returning|fly|flies|flying)(?: back| home){0,2}(?: on)? (?<last>${day})`,
      ),
      as: ({ first = '', last = '' }) => `${first} to ${last}`,
    },
    {
      field: 'durationOfStay',
      pattern: any(`(?<v>(?:from )?${day}(?: to | through | until |-| – | - )${day})`),
      as: ({ v = '' }) => capital(v),
    },
    {
      field: 'accommodationDetails',
      pattern: any(
        `\\bstay(?:ing)?(?: for)?(?: ${length})? (?:at|with|in) (?<v>(?:the |my |our )?[^.;,\\n]{4,60})(?=[.;,\\n]|$)`,
      ),
      as: ({ v = '' }) => capital(v),
    },
    { field: 'durationOfStay', pattern: any(`\\bfor (?<v>${length})(?=[.,;\\n]|$)`) },
    {
      field: 'durationOfStay',
      pattern: any(
        `(?<=\\b(?:stay|stays|staying|visit|visiting|come|coming|trip) (?:here |us |of |is )?(?:for )?)(?<v>${length})`,
      ),
    },
  ],
  'permit-application': [
    {
      // An office that stands in small letters: 'at the town of Bristol planning office'.
      field: 'agency',
      pattern: any(
        `(?<=\\b(?:to|from|with|by|at) (?:the )?)(?<v>(?:city|town|village|county) of ${capitals}(?: ${capitals}){0,2}(?: (?:planning|building|zoning|clerk|parks?|permits?|licensing|works|public|development|health|fire|police|recreation|and)){0,4}(?: (?:office|department|dept|board|commission|division|services|bureau))?)(?=[.,;\\n]|$| (?:for|to|on)\\b)`,
      ),
      as: ({ v = '' }) => capital(v),
    },
    {
      field: 'agency',
      pattern: new RegExp(
        `(?<=\\b(?:to|from|with|by|for) (?:the )?)(?<v>(?:${capitals} ){0,3}(?:Board|Department|Division|Bureau|Commission|Agency|Office|Authority)(?: of (?:the )?${capitals}(?:,? (?:and |of |& )?${capitals}){0,5})?)(?![\\p{L}])`,
        'u',
      ),
    },
    {
      field: 'permitType',
      pattern: any(
        '(?<=^|[.;\\n] ?|\\b(?:for an? |for the |an? |the ))(?<v>(?:[\\p{L}-]+ ){1,3}permit)(?<!\\b(?:an?|the|of|this|any|for|get|our|my|want) permit)(?= |[,.;:\\n]|$)',
      ),
      as: ({ v = '' }) => capital(v),
    },
    {
      field: 'permitType',
      pattern: any(
        '(?<=\\bpermit for an? )(?<v>(?:street |block |music |food |art |craft )?(?:festival|fair|parade|party|concert|race|market|march))',
      ),
      as: ({ v = '' }) => `Special event: ${v}`,
    },
    {
      field: 'contractor',
      pattern: any(
        `(?<=(?:^|[.;\\n] ?))(?<v>${word}(?: (?:and |& )?${word}){0,4}) will (?:do|build|install|handle|perform|carry out)\\b`,
      ),
    },
    {
      field: 'agency',
      pattern: any(
        `(?<=(?:^|[.;\\n] ?)(?:the )?)(?<v>(?:${word} ){1,4}(?:Board|Department|Division|Bureau|Commission|Agency|Office|Authority)) (?:gives|issues|grants|handles)\\b`,
      ),
    },
    {
      field: 'site',
      pattern: any(
        `(?<=\\b(?:in|at) (?:the )?)(?<v>(?:${capitals} ){1,3}(?:Park|Plaza|Square|Beach|Green|Commons?|Fairgrounds|Stadium|Pier|Marina|Gardens?|Field)(?:,? in ${capitals}(?: ${capitals})?)?)(?![\\p{L}])`,
      ),
    },
    {
      field: 'endDate',
      pattern: any(`\\b(?:done|finish(?:ed)?|complete|through|until|ends?) (?:by |on )?(?<v>${day})`),
    },
    {
      field: 'site',
      pattern: any(
        "(?<=(?:on|at|,) )(?<v>(?:\\p{Lu}[\\p{L}’'-]+ ){1,3}(?:Street|St\\.?|Avenue|Ave\\.?|Road|Rd\\.?|Park|Boulevard|Blvd\\.?|Lane|Square) (?:between|from) [^.;,\\n]{3,40}(?:, \\p{Lu}[\\p{L}]+(?: \\p{Lu}[\\p{L}]+)?(?:,? [A-Z]{2})?)?)",
      ),
    },
  ],
  'license-application': [
    {
      // An office that stands in small letters: 'at the town of Bristol planning office'.
      field: 'agency',
      pattern: any(
        `(?<=\\b(?:to|from|with|by|at) (?:the )?)(?<v>(?:city|town|village|county) of ${capitals}(?: ${capitals}){0,2}(?: (?:planning|building|zoning|clerk|parks?|permits?|licensing|works|public|development|health|fire|police|recreation|and)){0,4}(?: (?:office|department|dept|board|commission|division|services|bureau))?)(?=[.,;\\n]|$| (?:for|to|on)\\b)`,
      ),
      as: ({ v = '' }) => capital(v),
    },
    {
      field: 'agency',
      pattern: new RegExp(
        `(?<=\\b(?:to|from|with|by|for) (?:the )?)(?<v>(?:${capitals} ){0,3}(?:Board|Department|Division|Bureau|Commission|Agency|Office|Authority)(?: of (?:the )?${capitals}(?:,? (?:and |of |& )?${capitals}){0,5})?)(?![\\p{L}])`,
        'u',
      ),
    },
    {
      field: 'licenseType',
      pattern: any(
        "(?<=^|[.;\\n] ?|\\b(?:an?|the|for my|for our|want) )(?<v>(?:(?!an?\\b|the\\b|my\\b|our\\b|their\\b|other\\b|prior\\b|no\\b|driver)[\\p{L}’'-]+ ){1,4}licen[sc]e(?: by reciprocity)?)(?= |[,.;:\\n]|$)",
      ),
      as: ({ v = '' }) => capital(v),
    },
    {
      field: 'discipline',
      pattern: any(
        '(?<v>never (?:been )?disciplined|no (?:prior )?(?:complaints|discipline)(?: ever)?|no prior (?:discipline or denial|denial))',
      ),
      as: ({ v = '' }) => `${capital(v)}.`,
    },
  ],
  'grant-application': [
    {
      field: 'amount',
      pattern: any(
        `\\b(?:asking|requesting|seeking|request of|ask of)(?: for)? ${sum}(?=[.,;\\n]|$| (?:over|in|total))`,
      ),
      as: dollars,
    },
    {
      field: 'amount',
      pattern: any(
        `(?<=(?:^|\\n|\\b(?:grant|want|ask|asking|request|requesting|apply for|need|seeking)\\b[^.;\\n$\\d]{0,60}))${sum}(?= (?:for|to|from)\\b)`,
      ),
      as: dollars,
    },
    {
      field: 'projectTitle',
      pattern: any(
        `(?:${number})(?: ?(?:thousand|k))? (?:for|to) (?:our |an? |the |my )?(?<v>[^.,;:\\n$\\d]{8,70}?)(?= (?:at|in|with|from|on|across) |[.,;\\n]|$)`,
      ),
      as: ({ v = '' }) => capital(v),
    },
    {
      field: 'funder',
      pattern:
        /(?<=\b(?:to|from|by|for) (?:the )?)(?<v>(?:\p{Lu}[\p{L}.&’'-]+ ){1,5}(?:Foundation|Fund|Trust|Endowment|Commission|Council|Agency|Department))(?![\p{L}])/u,
    },
  ],
  'job-application': [
    {
      field: 'positionApplied',
      pattern: any(
        `\\b(?:want|like|hope|apply|applying|hoping|wish) to (?:work|be hired|be|become) (?:as )?(?:an? |the |your )?(?<v>(?:[\\p{L}-]+ ){0,3}[\\p{L}-]+?)(?<where> (?:at|with|for) (?:the )?${capitals}(?: ${capitals}){0,4})?(?=[.,;\\n]|$)`,
      ),
      as: ({ v = '', where = '' }) => v + where,
    },
    {
      field: 'salaryExpected',
      pattern: any(
        `(?<=\\b(?:want|wants|asking|asking for|expect|looking for|need|would like|salary|pay)\\b[^.;\\n\\d$]{0,20})(?<v>\\$? ?\\d{2}(?:\\.\\d\\d)?(?:,\\d{3})? (?:an hour|a year|per hour|per year|hourly))`,
      ),
    },
  ],
}

/** Who applies, where a sentence begins with the name and goes on with what he or she does or where that is. */
export const applicant =
  /(?<=(?:^|[.;\n] ?|\b[Mm]e: |\b[Nn]ame['’]?s? (?:is )?))(?<v>\p{Lu}[\p{L}’'-]+ (?:\p{Lu}\.? )?\p{Lu}[\p{L}’'-]+), (?=\d|\p{Ll}[\p{L}’'-]+ (?:\p{Ll}[\p{L}’'-]+ )?(?:at|for|with) \p{Lu}|born\b)/u
/** What the position is with, behind it: 'job at Metro Ambulance', ', city of Fargo', ', ref W-22'. */
export const positionAt = new RegExp(
  `^(?: (?:job|position|role|opening|post))?(?:(?: (?:at|with|for) |, )(?<where>(?:the )?(?:[Cc]ity|[Tt]own|[Cc]ounty|[Ss]tate) of ${capitals}|${names}))?(?:, (?<ref>(?:ref|req|job|posting)\\.? ?(?:no\\.? ?|# ?)?[\\w-]{0,8}\\d[\\w-]{0,8}))?`,
  'u',
)
/** What somebody does where he or she works: before the employer, and since when behind it. */
export const roleBefore =
  /(?<=[.,;\n] |^|\b(?:I|[Hh]e|[Ss]he)(?: am|['’]m| is|['’]s) (?:an? )?)(?!an? )(?<role>(?:\p{Ll}[\p{L}’'-]+ ){0,2}\p{Ll}[\p{L}’'-]+) (?:at|for|with) (?:the )?$/u
export const sinceBehind = /^,? (?<since>since (?:19|20)\d\d|for \d{1,2} years)/u
