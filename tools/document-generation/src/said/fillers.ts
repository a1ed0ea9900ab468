import type { Edit } from './edits.ts'

const said = String.raw
const upper = (words: string) => (words.at(-1) ?? '').toUpperCase()
const opens = said`(?<=^|[.!?\n][ \t]{0,4}|[.!?]\n{1,3})`

/** What people say while they think, and what holds no fact. */
const idle = said`(?:basically|honestly|obviously|I guess|I suppose|you know(?: what)?|I mean|[Ll]et['’]s (?:see|say)|let me (?:think|see)|[Ww]hat else|where was I|hold on|hang on|oh (?:yeah|right|yes)|yeah|yep|so yeah|anyways?|you know what I mean|if that makes sense|to be honest|like I said|as I said|[Oo]n second thought|or (?:whatever|something)|and (?:stuff|all that|so on and so forth)|does that make sense)`

const patterns: [RegExp, string | ((words: string) => string), Edit['why']][] = [
  // A greeting, and whoever is asked to write.
  [
    /^\s{0,4}(?:[Hh]i|[Hh]ello|[Hh]ey|[Gg]ood (?:morning|afternoon))(?: (?:there|all|team|everyone|folks|(?!I\b)\p{Lu}\p{Ll}{1,12}))?[ \t]{0,2}(?:[,!.]|[–—-]{1,2}|(?= I\b| we\b))[ \t]{0,3}/gu,
    '',
    'filler',
  ],
  [/^\p{Lu}\p{Ll}{1,11} [-–—] (?=\p{Ll})/gu, '', 'filler'],
  [/^\s{0,4}(?:[Hh]i|[Hh]ey|[Hh]ello)[,!]? (?=(?:it['’]s|its|this is|my name|I['’]m|i['’]m)\b)/gu, '', 'filler'],
  // A town told after its street: '455 Quarry Lane, that’s in Helena'.
  [
    /(?<=\b(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Way|Place|Circle|Parkway|Terrace)\.?), (?:that['’]s|that is|it['’]s|which is)(?: (?:over|out|up|down|here))? in (?=\p{Lu})| over in (?=\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?[,.])/gu,
    ', ',
    'filler',
  ],
  [
    /, \p{Lu}\p{Ll}+ with (?:an? )?[\p{Lu}-]{1,6}(?:,? hyphen \p{Lu}\p{Ll}+)?(?=[,.])|, (?:two|double) \p{Lu}['’]s(?=[,.])/gu,
    '',
    'filler',
  ],
  [
    /(?<=^|\n\n)(?!(?:Seller|Buyer|Landlord|Tenant|Client|Provider|Consultant|Employer|Employee|Lender|Today|Tomorrow|Yesterday|Please|First|Second|Also)\b)\p{Lu}\p{Ll}{2,9}, (?=(?:the|we|we['’]ve|we['’]re|I|i|please|here|can|could|need|this|that|it|let['’]s|would|have)\b)/gu,
    '',
    'filler',
  ],
  [
    /(?:^|(?<=[\s,]))(?!ha[ -]?\d)(?:lol|haha|ha|lmao|smh|tbh|imo|honestly|literally)\b(?:,|[.!](?=\s*$))?[ \t]{0,3}/gi,
    '',
    'filler',
  ],
  // A label without its mark: 'DOB 12 March 1999', 'Tel 716-555-0150'.
  [
    /(?<=^|\n)(?:DOB|D\.O\.B\.|Tel|Phone|Ph|Cell|Mobile|Fax|Addr|Address|Passport|PP#|EIN|SSN|Rent|Deposit|Price|Salary|Fee|Cost|Start|Starts|Parcel|Site)\.? (?=[\d$#(~])|(?<=^|\n|\n[ \t]{0,3}[*•–-][ \t])(?:(?:[Cc]o\.? )?[Aa]ddr|Site|Owner|Agency|Contr|Contractor|Encl|Enclosures|Landlord|Tenant|Seller|Buyer|Permit)\.? (?=(?:\d|\p{Lu}\p{Ll}+ \p{Lu}))(?=[^\n]{1,90}(?:\n|$))/gu,
    (words) => `${words.trimEnd().replace(/\.$/, '')}: `,
    'filler',
  ],
  // 'The DTPA, you know, the Texas Deceptive Trade Practices Act': what it is called goes on.
  [/,[ \t]{1,4}(?:you know|I mean),(?=[ \t](?:the|an?) \p{Lu})/gu, ',', 'filler'],
  // Thinking aloud: as a sentence of its own, or before a comma.
  [new RegExp(said`${opens}${idle}(?:[.?!…]{1,3}(?=\s|$)|,(?=[ \t]))[ \t]{0,3}`, 'gu'), '', 'filler'],
  [new RegExp(said`,[ \t]{1,3}${idle},(?=[ \t])`, 'gu'), '', 'filler'],
  [
    new RegExp(
      said`,?[ \t]{1,3}(?:I guess|I suppose|or whatever|or something like that|and stuff(?: like that)?|you know what I mean|if that makes sense)(?=[.,;!?]|$)`,
      'gu',
    ),
    '',
    'filler',
  ],
  [
    /(?<=\b(?:for|about|called|over|took|paid|was|is|were|another|almost|maybe)) like(?= (?:\d|\$|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|a (?:hundred|thousand|month|week|year)))/gu,
    '',
    'filler',
  ],
  // Short forms of speech and of notes.
  [/(?<=\d[ \t]?)yrs?\b\.?(?=[ \t]+\p{Ll})/gu, 'years', 'filler'],
  [/\bmgr\b\.?/gi, 'manager', 'filler'],
  [/(?<=[,;\n][ \t]{0,3})b\.(?= in \p{Lu})/gu, 'born', 'filler'],
  [/\bexp\.?(?=:? \d{1,2}[/-]\d)/g, 'expires', 'filler'],
  // A question that whoever speaks answers: 'what do I want, I want them to fix it'.
  [
    new RegExp(
      said`${opens}(?:(?:[Ss]o|[Aa]nd|[Uu]m|[Uu]h|[Ww]ell|[Oo]kay|[Oo]k),? ){0,3}[Ww]hat (?:do|did|would|should) (?:I|we) (?:want|need|ask for|say)[,?] (?=(?:I|we)\b)`,
      'gu',
    ),
    '',
    'filler',
  ],
  [new RegExp(said`${opens}[Ss]cratch that, (?=[a-z])`, 'gu'), '', 'corrected'],
  [
    new RegExp(
      said`${opens}(?:[Ss]o |[Aa]nd )?[Ww]hat (?:I|we) (?:want|wanted|need|would like) to say is,?(?: that)?(?:,? you know)?,? [\p{L}\d$]`,
      'gu',
    ),
    upper,
    'filler',
  ],
  [/\bgonna\b/gi, 'going to', 'filler'],
  [/\bwanna\b/gi, 'want to', 'filler'],
  [/['’]s gotta\b/gi, ' has to', 'filler'],
  [/['’]ve gotta\b/gi, ' have to', 'filler'],
  [/\bgotta\b/gi, 'have to', 'filler'],
  [/(?<![\p{L}\d])b\/c(?![\p{L}\d])/giu, 'because', 'filler'],
  [/(?<![\p{L}\d])w\/o(?![\p{L}\d])/giu, 'without', 'filler'],
  [/(?<![\p{L}\d])w\/[ \t]?(?=[\p{L}\d$])/giu, 'with ', 'filler'],
  [/(?<=^|[\n.!?][ \t]{0,3})[Nn]ame['’]?s (?=\p{Lu})/gu, 'My name is ', 'filler'],
  // What opens a sentence and says nothing; what follows begins it.
  [
    new RegExp(
      said`${opens}(?:(?:[Oo]kay|OK|[Oo]k|[Aa]lright|[Oo]h|[Aa]nyway|[Uu]+[hm]+)\b,?[ \t]{1,4}){1,4}(?:(?:so|and|well)\b,?[ \t]{1,4})?[\p{L}\d$]`,
      'gu',
    ),
    upper,
    'filler',
  ],
  [new RegExp(said`${opens}(?:[Ss]o|[Ww]ell),[ \t]{1,4}[\p{L}\d$]`, 'gu'), upper, 'filler'],
  // A hesitation with the commas that set it off.
  [/,[ \t]{1,4}(?:[Uu]+[hm]+|[Hh]m+|er|erm|you know|like),(?=[ \t])/g, '', 'filler'],
  [/(?<![\p{L}\d'’-])(?:[Uu]+[hm]+|[Hh]m+)(?![\p{L}\d'’-])(?:,[ \t]{1,4}|[ \t]{1,4})?/gu, '', 'filler'],
  // The name of a sign that was said.
  [/,?[ \t]{1,4}comma\b,?(?=[ \t])/g, ',', 'filler'],
  [/(?<=[.!?,])[ \t]{1,4}[Pp]eriod\b[.,]?(?=\s|$)/g, '', 'filler'],
  [/(?<=\b(?:pets|smoking|exceptions|refunds|returns|warranties|subletting)) {1,4}period(?=[.,]|$)/g, '', 'filler'],
  // A name that is spelled after it was said.
  [/,[ \t]{1,4}(?:that['’]s[ \t])?(?:\p{Lu}[ -]){2,20}\p{Lu}(?=[,.;]|$)/gu, '', 'filler'],
  // Thanks before a name that signs.
  [
    /(?<=^|[\n.!?][ \t]{0,4})(?:Thx|Thanks|Thank you|Best|Regards),?[ \t]{1,4}(?=\p{Lu}[\p{L}.]{0,30} \p{Lu}[\p{L}.' ]{0,40}$)/gu,
    '',
    'filler',
  ],
]

/** A stop that was said, by somebody who says commas too. */
const saidStop = /(?<=[\p{L}\d]) {1,3}period(?=\.?\s{0,3}(?:$|\n|New (?:paragraph|line)|End of|\p{Lu}))\.?/gu

/** A hesitation in the middle of a sentence, with the commas that set it off. */
export const hesitationsIn = (text: string): Edit[] =>
  [
    ...text.matchAll(
      /(?<=[\p{L}\d] |[\p{L}\d], )(?:[Uu]+[hm]+|[Hh]m+|erm)(?: [Uu]+[hm]+)?,?[ \t]{1,3}(?=[\p{L}\d$])/gu,
    ),
  ].map(({ index, 0: words }) => ({ start: index, end: index + words.length, as: '', why: 'filler' }))

/** Fillers, names of signs, and names that were spelled. */
export const fillersIn = (text: string): Edit[] =>
  [...patterns, ...(/\bcomma\b/i.test(text) ? [[saidStop, '.', 'filler'] as const] : [])].flatMap(
    ([pattern, as, why]) =>
      [...text.matchAll(pattern)].map((found) => ({
        start: found.index,
        end: found.index + found[0].length,
        as: typeof as === 'string' ? as : as(found[0]),
        why,
      })),
  )
