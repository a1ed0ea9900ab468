import { monthNumber, months } from '@casewright/law'
import type { Edit } from './edits.ts'

/** Short forms of notes in lower case, so that no name is one: 'svc agmt', '6 mos', 'rec’d'. */
const words: Record<string, string> = {
  svc: 'service',
  svcs: 'services',
  agmt: 'agreement',
  agrmt: 'agreement',
  appl: 'application',
  biz: 'business',
  recd: 'received',
  "rec'd": 'received',
  'rec’d': 'received',
  reqd: 'required',
  "req'd": 'required',
  addl: 'additional',
  "add'l": 'additional',
  pymt: 'payment',
  pymts: 'payments',
  pmt: 'payment',
  pmts: 'payments',
  pltf: 'plaintiff',
  pltfs: 'plaintiffs',
  plf: 'plaintiff',
  deft: 'defendant',
  defts: 'defendants',
  defs: 'defendants',
  pd: 'paid',
  ltr: 'letter',
  mgr: 'manager',
  bldg: 'building',
  thru: 'through',
  incl: 'including',
  abt: 'about',
  wks: 'weeks',
  mos: 'months',
  yrs: 'years',
  arr: 'arriving',
  b4: 'before',
  elec: 'electricity',
  tmrw: 'tomorrow',
  bc: 'because',
  u: 'you',
  ur: 'your',
  im: 'I’m',
  ive: 'I’ve',
  dont: 'don’t',
  doesnt: 'doesn’t',
  didnt: 'didn’t',
  cant: 'can’t',
  couldnt: 'couldn’t',
  wouldnt: 'wouldn’t',
  shouldnt: 'shouldn’t',
  wont: 'won’t',
  isnt: 'isn’t',
  wasnt: 'wasn’t',
  arent: 'aren’t',
  havent: 'haven’t',
  hasnt: 'hasn’t',
  thats: 'that’s',
  theyre: 'they’re',
  theyve: 'they’ve',
  youre: 'you’re',
  weve: 'we’ve',
}
const known = Object.keys(words)
  .toSorted((one, other) => other.length - one.length)
  .join('|')
const units: Record<string, string> = { yr: 'year', mo: 'month', wk: 'week', hr: 'hour', min: 'minute' }

const labels: Record<string, string> = {
  prem: 'Premises',
  amt: 'Amount',
  dep: 'Deposit',
  sal: 'Salary',
  desc: 'Description',
  eff: 'Effective date',
  wty: 'Warranty',
}

const monthOf = (n: number): string => {
  const name = months[n - 1] ?? ''
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const patterns: readonly [RegExp, (found: RegExpMatchArray) => string][] = [
  [
    new RegExp(String.raw`(?<![\p{L}\p{N}@./_-])(?:${known})(?:\.(?=\s\p{Ll}))?(?![\p{L}\p{N}@_'’-]|\.\p{L})`, 'gu'),
    ([one]) => words[one.replace(/\.$/, '')] ?? one,
  ],
  // '6 mos', '2 yrs.', and '/mo' behind an amount.
  [
    /(?<=\d)[ \t]?(?<unit>yr|mo|wk|hr|min)(?<many>s?)\b(?:\.(?=[ \t]+(?!(?:the|a|an|this|that|we|i|you|he|she|they|it|its|no|not|also|if|when|starts|begins|goes|gets|is|are|will)\b)\p{Ll}|[,;)]))?(?=[ \t]+[\p{Ll}(]|[.,;)\n]|$)/gu,
    ({ groups }) => ` ${units[groups?.unit ?? '']}${groups?.many ?? ''}`,
  ],
  [
    /(?<=\d[kK]?[ \t]?)\/[ \t]?(?<unit>yr|mo|wk|hr)\b(?:\.(?=[ \t]+(?!(?:the|a|an|this|that|we|i|you|he|she|they|it|its|no|not|also|if|when|starts|begins|goes|gets|is|are|will)\b)\p{Ll}|[,;)]))?/gu,
    ({ groups }) => `/${units[groups?.unit ?? '']}`,
  ],
  // '60 mi. around the plant', '1.5 hrs': a measure has no sentence's stop before a word that goes on.
  [
    /(?<=\d)[ \t]?mi\b(?:\.(?=[ \t]+(?:of|from|around|in|within|radius|away|to|and|or)\b|[,;)]))?(?=[ \t]|[.,;)\n]|$)/gu,
    () => ' miles',
  ],
  // Labels of a line: 'Prem: 22 Oak Ct', 'Amt: $1,400'.
  [
    /(?<=^|\n)[ \t]{0,4}(?<label>[Pp]rem|[Aa]mt|[Dd]ep|[Ss]al|[Dd]esc|[Ee]ff|[Ww]ty)\.?(?=[:=][ \t])/gu,
    ({ groups }) => labels[groups?.label?.toLowerCase() ?? ''] ?? '',
  ],
  // An amount without its sign: '1,650 a month', '85/hour', 'rent is 1450'.
  [
    /(?<![\p{L}\d$€£#.,:/-]|\$ )(?:\d{1,3},\d{3}|\d{3,6})(?:\.\d\d)?(?=\/(?:month|mo|year|yr|week|wk|hour|hr)\b| (?:a|an|per|each|every) (?:month|year|week|hour)\b)/gu,
    ([one]) => `$${one}`,
  ],
  [/(?<![\p{L}\d$€£#.,:/-]|\$ )\d{2}(?:\.\d\d)?(?=\/(?:hour|hr)\b| (?:an|per) hour\b)/gu, ([one]) => `$${one}`],
  [
    /(?<=\b(?:[Rr]ent|[Dd]eposit|[Ff]ee|[Pp]rice|[Ss]alary|[Rr]etainer|[Bb]onus|[Ss]tipend)(?: (?:is|of|will be|would be|comes to)|:)? )(?!(?:19|20)\d\d\b)(?:\d{1,3},\d{3}|\d{3,6})(?:\.\d\d)?(?![\p{L}\d%/-]| ?(?:days?|hours?|weeks?|months?|years?|sq|square|units?|people|miles)\b)/gu,
    ([one]) => `$${one}`,
  ],
  [/(?<=\p{Ll} )w (?=(?:the|a|my|his|her|their|our|your|no)\b)/gu, () => 'with '],
  [/(?<![\p{L}\p{N}])w\/[ \t]?in(?= \d)/gu, () => 'within'],
  [/\bins\.(?=\s|$)/gu, () => 'insurance'],
  [
    /(?<=\b(?:renter['’]?s|renters|liability|health|auto|car|flood|fire) )ins(?= (?:of |at |for )?\$?\d)/giu,
    () => 'insurance',
  ],
  [/\b(?:mo\.?|month)[ -](?:to|2|by)[ -](?:mo\b\.?|month\b)|\bm(?:2|t)m\b/giu, () => 'month to month'],
  [/(?<=\d) then (?=(?:mo\.?|month)[ -](?:to|2|by)[ -](?:mo|month)\b|m(?:2|t)m\b)/giu, () => '. Then '],
  [/\bins(?= (?:after|starts?|kicks in|from|through|policy|cert))/gu, () => 'insurance'],
  [/\bexc\.(?=[ \t]\p{L})/gu, () => 'except'],
  [/(?<=(?:^|[\n.;,])[ \t]{0,3})[Bb]\.(?= (?:in )?[\d\p{Lu}])/gu, () => 'Born'],
  [/(?<=^\s{0,3}(?:hi|hey|hello|ok|okay|yo)[,!]? (?:for [\p{L} ]{3,20}\. )?)its(?= \p{Lu})/giu, () => 'it’s'],
  [/\blic\.?(?= (?:#|no\b|\p{Lu}|\d))/gu, () => 'license'],
  [/\battn\.(?= \p{Lu})/giu, () => 'attention'],
  [
    /(?<=^|[.!?,\n]\s{0,3})its(?= (?:to|from|about|for|the|a|an|not|on|in|at)\b)/giu,
    ([one]) => (one.startsWith('I') ? 'It’s' : 'it’s'),
  ],
  // 'If they pay late its 1.5% a month.'
  [
    /(?<=\p{Ll} )its(?= (?:\$\d|\d[\d,.]*(?:%| percent\b| (?:an?|per|each) (?:day|week|month|year)\b)))/gu,
    () => 'it’s',
  ],
  // A month is written out before its day or year: 'Dec. 7', 'sept 2026'.
  [
    /(?<![\p{L}\p{N}'’./@-])(?<month>[Jj]an|[Ff]eb|[Mm]ar|[Aa]pr|[Jj]un|[Jj]ul|[Aa]ug|[Ss]ept?|[Oo]ct|[Nn]ov|[Dd]ec)\.?(?= (?:\d{1,2}(?!\d)|20\d\d\b))/gu,
    ({ groups }) => monthOf(monthNumber(groups?.month ?? '')),
  ],
  // Signs that were said: 'PL dash 204', 'Re colon'.
  [/(?<=[\p{Lu}\d]) dash (?=[\p{Lu}\d])/gu, () => '-'],
  [/(?<=[\p{Lu}\d]) slash (?=[\p{Lu}\d])/gu, () => '/'],
  [/(?<=(?:^|[.!?\n]\s{0,3})(?:[Rr]e|[Ss]ubject|[Rr]egarding|[Aa]ttention|[Tt]o|[Ff]rom)) colon,?(?= )/gu, () => ':'],
]

/** Short forms of notes and messages, written out. Nothing that a number, a date or a name says is changed. */
export const shortFormsIn = (text: string): Edit[] =>
  patterns.flatMap(([pattern, as]) =>
    [...text.matchAll(pattern)].map((found) => ({
      start: found.index,
      end: found.index + found[0].length,
      as: as(found),
      why: 'filler' as const,
    })),
  )
