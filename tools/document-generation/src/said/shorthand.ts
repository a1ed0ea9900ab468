import { capital } from '../capital.ts'
import type { Edit } from './edits.ts'
import { begins, lawOfState, onlyLaw, smallLaw, smallStateLaw, stateLaw, stateOf } from './short-states.ts'
import { shortWords } from './short-words.ts'

const known = Object.keys(shortWords)
  .toSorted((one, other) => other.length - one.length)
  .join('|')
const plainWord = new RegExp(
  String.raw`(?<![\p{L}\p{N}@./_'’-])(?:${known})(?<stop>\.?)(?![\p{L}\p{N}@_’'-]|\.\p{L}|\/\p{L}{3})`,
  'gu',
)
/** With a capital a word is short only where a sentence or line begins and no name goes on. */
const firstWord = new RegExp(
  String.raw`${begins}(?:${known.replace(/(?<=^|\|)./gu, (letter) => letter.toUpperCase())})(?<stop>\.?)(?=[ \t]?[:=]|[ \t]+[\p{Ll}\d$])`,
  'gu',
)

/** What a stop behind a short form is: the sentence's where a new one begins, else a part of the form. */
const stopOf = (text: string, end: number, stop: string | undefined): string =>
  stop &&
  /^(?:\s*$|[ \t]*\n|[ \t]{1,3}(?:["“(]?\p{Lu}|(?:starts|begins|we|she|he|they|it|its|no|also|goes|gets)\b))/u.test(
    text.slice(end),
  )
    ? '.'
    : ''

const cities: Record<string, string> = {
  Mpls: 'Minneapolis',
  Phila: 'Philadelphia',
  Indpls: 'Indianapolis',
  Balto: 'Baltimore',
}
const shortCities: Record<string, string> = { LV: 'Las Vegas', OKC: 'Oklahoma City', SLC: 'Salt Lake City' }

const dayNames: Record<string, string> = {
  m: 'Monday',
  mon: 'Monday',
  tu: 'Tuesday',
  tue: 'Tuesday',
  tues: 'Tuesday',
  w: 'Wednesday',
  wed: 'Wednesday',
  weds: 'Wednesday',
  th: 'Thursday',
  thu: 'Thursday',
  thur: 'Thursday',
  thurs: 'Thursday',
  f: 'Friday',
  fri: 'Friday',
  sat: 'Saturday',
  sa: 'Saturday',
  sun: 'Sunday',
  su: 'Sunday',
}
const dayShort = '(?:mon|tues?|weds?|thurs|thur?|fri|sat|sun)(?:day)?'
const dayOf = (short: string): string =>
  dayNames[short.toLowerCase().replace(/(?:day|\.)$/, '')] ?? dayNames[short.toLowerCase().slice(0, 3)] ?? short
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)'

const unitWords: Record<string, string> = {
  hr: 'hour',
  yr: 'year',
  mo: 'month',
  wk: 'week',
  min: 'minute',
  qtr: 'quarter',
}
const withArticle = (unit: string) => `${unit === 'hour' ? 'an' : 'a'} ${unit}`
const fractions: Record<string, string> = {
  '1/2': 'one-half',
  '1/3': 'one-third',
  '2/3': 'two-thirds',
  '1/4': 'one-quarter',
  '3/4': 'three-quarters',
}
const shifts: Record<string, string> = {
  tens: 'ten',
  '10s': 'ten',
  eights: 'eight',
  '8s': 'eight',
  twelves: 'twelve',
  '12s': 'twelve',
}
const few = ['', '', '', 'three', 'four', 'five', 'six']

const sides: Readonly<Record<string, string>> = {
  def: 'defendant',
  pl: 'plaintiff',
  plf: 'plaintiff',
  pet: 'petitioner',
  resp: 'respondent',
}
const motions: Readonly<Record<string, string>> = {
  MSJ: 'motion for summary judgment',
  MTD: 'motion to dismiss',
  MIL: 'motion in limine',
  MTC: 'motion to compel',
}
const grouped = (n: number) => n.toLocaleString('en-US', { maximumFractionDigits: 0 })
const money = (figure: string, scale: string): string =>
  `$${grouped(Math.round(Number(figure.replaceAll(',', '')) * (/^k/i.test(scale) ? 1000 : 1_000_000) * 100) / 100)}`

type Found = RegExpExecArray
const patterns: readonly [RegExp, (found: Found, text: string) => string, Edit['why']?][] = [
  // 'Heat incl, tenant pays electric': what stands before it is included.
  [
    /(?<=\p{L}{3} )(?:incl|inclu)(?<stop>\.?)(?=[,;)]|[.]?[ \t]*(?:\n|$)|\.[ \t])/gu,
    ({ groups }) => `included${groups?.stop ?? ''}`,
  ],
  [
    plainWord,
    (found, text) => {
      const short = found[0].replace(/\.$/, '')
      return (shortWords[short] ?? short) + stopOf(text, found.index + found[0].length, found.groups?.stop)
    },
  ],
  [/(?<![\p{L}\d])(?:π|Π)(?<many>s?)(?![\p{L}\d])/gu, ({ groups }) => `plaintiff${groups?.many}`],
  [/(?<![\p{L}\d])[Δ∆](?<many>s?)(?![\p{L}\d])/gu, ({ groups }) => `defendant${groups?.many}`],
  [
    /(?<![\p{L}\d])[Rr][Ff](?<kind>[PpAa])s?(?![\p{L}\d])/gu,
    ({ 0: short, groups }) =>
      `${short.startsWith('Rf') ? 'R' : 'r'}equests for ${/p/i.test(groups?.kind ?? '') ? 'production' : 'admission'}`,
  ],
  [/(?<![\p{L}\d])(?:Plt?f{1,2}|PLTF)(?<many>s?)\b\.?(?=[ ,:'’])/gu, ({ groups }) => `Plaintiff${groups?.many}`],
  [/(?<![\p{L}\d])(?:Deft|DEFT)(?<many>s?)\b\.?(?=[ ,:'’])/gu, ({ groups }) => `Defendant${groups?.many}`],
  [
    /(?<=\b(?:we|I|We)(?:['’]re| are|['’]m| am)?(?: for| rep| represent)?(?: the)? )(?<side>def|pl|plf|pet|resp)(?![\p{L}\d])/gu,
    ({ groups }) => sides[groups?.side ?? ''] ?? '',
  ],
  [/(?<![\p{L}\d])(?<first>[Mm])ot\.?(?= (?:to|for|in)\b)/gu, ({ groups }) => `${groups?.first}otion`],
  [
    /(?<![\p{L}\d])OC(?=['’]s\b| (?:\p{Lu}|(?:is|was|says?|said|does|will|agree[sd]?|consents?|oppose[sd]?|objects?|has|did|won)\b)|,)/gu,
    () => 'opposing counsel',
  ],
  [/(?<=\b(?:[Ww]e|I)(?:['’](?:re|m))? )rep(?:ping)?(?=[ ])/gu, () => 'represent'],
  [/(?<![\p{L}\d])(?<kind>MSJ|MTD|MIL|MTC)(?![\p{L}\d])/gu, ({ groups }) => motions[groups?.kind ?? ''] ?? ''],
  [
    new RegExp(
      String.raw`${begins}[Dd]ef\.?(?=[ \t](?:pays?|agrees?|den(?:y|ies|ied)|will|shall|to|is|was|has|had|does|admits?|admitted|releases?|gets|filed|moved|served|owes?|refus\w+|won['’]?t|did(?:n['’]?t)?|says?|claims?|keeps?|waives?|bears?|responsible)\b)`,
      'gu',
    ),
    () => 'Defendant',
  ],
  [/(?<=\d[\d,.]{0,12}k? )ea(?=[,;.)]|[ ]|$)/gu, () => 'each'],
  [/(?<![\p{L}\d])def(?:ault)?\.? rate(?= )/gu, () => 'default rate'],
  [/(?<![\p{L}\d])int\.? only(?![\p{L}])/giu, () => 'interest only'],
  [
    /(?<![\p{L}\d])[Cc]ompl\.?(?= (?:alleges?|says|states|claims|pleads|filed|was|is|does|doesn))/gu,
    ([one]) => (one.startsWith('C') ? 'Complaint' : 'complaint'),
  ],
  [/(?<![\p{L}\d])[Hh]rg\.?(?= )/gu, ([one]) => (one.startsWith('H') ? 'Hearing' : 'hearing')],
  [/(?<![\p{L}\d])(?:dmd|DMD|Dmd)(?= (?:ltr|letter))/gu, ([one]) => (/^D/.test(one) ? 'Demand' : 'demand')],
  [
    /(?<![\p{L}\d])[Ee]ng(?:agmt)?\.?(?= (?:ltr|letter))/gu,
    ([one]) => (one.startsWith('E') ? 'Engagement' : 'engagement'),
  ],
  // Signs of drafting attorneys, and what only they cut short.
  [/(?<![\p{L}\d/])n\/t\/e(?![\p{L}\d/])/gu, () => 'not to exceed'],
  [/(?<![\p{L}\d/])f\/b\/o(?![\p{L}\d/])/gu, () => 'for the benefit of'],
  [/(?<=\bafter )w\/n(?![\p{L}\d/])/gu, () => 'written notice'],
  [/(?<![\p{L}\d])Mkr\b\.?(?=['’]s|[\s,;:)]|$)/gu, () => 'Maker'],
  [/(?<![\p{L}\d])Pyee\b\.?(?=['’]s|[\s,;:)]|$)/gu, () => 'Payee'],
  [/\bP ?& ?I\b/gu, () => 'principal and interest'],
  [/(?<=\d% )p\.a\.?(?=[\s,;.]|$)/gu, () => 'a year'],
  [
    /\b[Cc]ty\b(?<stop>\.?)(?=[\s,;.)]|$)/gu,
    (found, text) => `County${stopOf(text, found.index + found[0].length, found.groups?.stop)}`,
  ],
  [/(?<=, )indiv\.(?=[,;\s]|$)/gu, () => 'an individual'],
  [/(?<=(?:^|\n)[ \t]{0,4}(?:[-*•] )?)Int\.?(?=:[ \t])/gu, () => 'Interest'],
  [/(?<=\bw(?:\/o|ithout) )prem\b\.?(?=[\s,;.]|$)/gu, () => 'premium'],
  [/\b(?<=\d )eq\. mo\.? (?=p)/gu, () => 'equal monthly '],
  [firstWord, ({ 0: one }) => capital(shortWords[one.replace(/\.$/, '').toLowerCase()] ?? one)],
  // 'w/in 10 days', 'w/o cause', 'w/ consent'.
  [/(?<![\p{L}\d])w\/[ \t]?(?:in|i)(?=[ \t])/giu, () => 'within'],
  [/(?<![\p{L}\d])w\/[ \t]?(?:out|o)(?![\p{L}\d])/giu, ([one]) => (one.startsWith('W') ? 'Without' : 'without')],
  [/(?<![\p{L}\d])w\/[ \t]?(?=[\p{L}\d$“"(])/gu, () => 'with '],
  [/(?<![\p{L}\d])W\/[ \t]?(?=[\p{L}\d$])/gu, () => 'With '],
  [/(?<![\p{L}\d])s\/b(?![\p{L}\d/])/giu, () => 'should be'],
  [/(?<![\p{L}\d])b\/w(?![\p{L}\d/])/giu, () => 'between'],
  [/(?<![\p{L}\d])p\/u(?![\p{L}\d/])/giu, () => 'pickup'],
  [/(?<![\p{L}\d])[sS]\/[nN]\b\.?:?(?=[ \t]?#?[\p{Lu}\d])/gu, () => 'serial number'],
  // 'bus. days', 'cal. days', 'fed ct.', 'dist. ct.', 'atty fees'.
  [/(?<![\p{L}\d])(?:bus|biz|bsns)\.?(?=[ \t](?:day|hour)s?\b)/gu, () => 'business'],
  [/(?<![\p{L}\d])cal\.?(?=[ \t](?:day|year|month)s?\b)/gu, () => 'calendar'],
  [
    /(?<![\p{L}\d])[Ff]ed\.?(?=[ \t](?:or state )?(?:cts?|courts?|law|holidays?|tax(?:es)?|withholding)\b)/gu,
    ([one]) => (one.startsWith('F') ? 'Federal' : 'federal'),
  ],
  [/(?<![\p{L}\d])[Dd]ist\.?(?=[ \t](?:ct|court)\b)/gu, ([one]) => (one.startsWith('D') ? 'District' : 'district')],
  [
    /(?<=\b(?:[Ff]ederal|[Ff]ed\.?|[Ss]tate|[Ss]tate or fed\.?|[Dd]ist\.?|[Dd]istrict|[Ss]uperior|[Cc]ircuit|[Cc]ounty|[Cc]o\.|[Pp]robate|[Ss]mall claims|in|to) )ct(?<many>s?)(?<stop>\.?)(?![\p{L}\d])/gu,
    (found, text) => `court${found.groups?.many}${stopOf(text, found.index + found[0].length, found.groups?.stop)}`,
  ],
  [
    /(?<=\b(?:Superior|Circuit|District|Supreme|Family|Probate|County|Cty|Municipal|Chancery|Juvenile|State|Sup|Cir|Dist|Super)\.? )Ct(?<stop>\.?)(?![\p{L}\d])/gu,
    (found, text) => `Court${stopOf(text, found.index + found[0].length, found.groups?.stop)}`,
  ],
  [/(?<![\p{L}\d])attys?['’]?(?=[ \t]fees?\b)/gu, () => 'attorney’s'],
  [/(?<![\p{L}\d])conf\.?(?=[ \t]info)/gu, () => 'confidential'],
  [/(?<=\bpatent[ \t])app(?<many>s?)\.?(?![\p{L}\d])/gu, ({ groups }) => `application${groups?.many}`],
  [/(?<=\bby )no\.(?=[ \t]*(?:\n|$|\p{Lu}))/gu, () => 'number.'],
  [
    /(?<![\p{L}\d])[Ss]ec(?:urity)?\.?[ \t]dep(?:osit)?\b\.?(?=[ \t]*(?:[:=]|is\b|of\b|\$?\d))/gu,
    ([one]) => (one.startsWith('S') ? 'Security deposit' : 'security deposit'),
  ],
  [
    /(?<![\p{L}\d])[Ii]nv\.?(?=[ \t](?:due|net|payable|monthly|every|paid))/gu,
    ([one]) => (one.startsWith('I') ? 'Invoices' : 'invoices'),
  ],
  [/(?<![\p{L}\d])bal\.?(?=[ \t](?:due|on|at|upon|is|of|in|by|when|after|paid|payable)\b)/gu, () => 'balance'],
  [
    /(?<=\b(?:additional|addl|pet|damage|key|cleaning|extra|refundable)[ \t])dep\b\.?(?=[ \t](?:of|is|at)\b|[ \t]\$|[.,;)]|$)/gu,
    () => 'deposit',
  ],
  [/(?<![\p{L}\d])eff\.?(?=[ \t](?:\d|on\b|as of\b|date\b|upon\b))/gu, () => 'effective'],
  [
    new RegExp(String.raw`${begins}Eff\.?(?=[ \t](?:\d|on\b|as of\b|date\b|upon\b|\p{Lu}\p{Ll}{2,8} \d))`, 'gu'),
    () => 'Effective',
  ],
  [/(?<![\p{L}\d])NLT(?=[ \t])/gu, () => 'no later than'],
  [
    /(?<=\b(?:by|at|before|until|on)[ \t])EO(?<unit>[DMY])\b/gu,
    ({ groups }) => `the end of the ${{ D: 'day', M: 'month', Y: 'year' }[groups?.unit ?? '']}`,
  ],
  [/(?<=\b(?:by|at|before|until)[ \t])COB\b/gu, () => 'the close of business'],
  [/(?<![\p{L}\d])OT(?=[ \t](?:after|over|at|is|pay|if|for|beyond)\b)/gu, () => 'overtime'],
  [/(?<![\p{L}\d])FMV(?![\p{L}\d])/gu, () => 'fair market value'],
  // A state in short, where law is spoken of.
  ...[stateLaw, lawOfState, smallLaw, smallStateLaw, onlyLaw].map(
    (pattern) =>
      [
        pattern,
        ({ groups }: Found) =>
          stateOf.get((groups?.state ?? '').replace(/[. ]/g, '').toLowerCase()) ?? groups?.state ?? '',
      ] as [RegExp, (found: Found) => string],
  ),
  [/(?<![\p{L}\d])(?:Mpls|Phila|Indpls|Balto)\b\.?(?=,?[ \t])/gu, ([one]) => cities[one.replace('.', '')] ?? one],
  [/(?<![\p{L}\d])(?:LV|OKC|SLC)(?=,?[ \t](?:\p{Lu}{2}\b|\d{5}\b))/gu, ([one]) => shortCities[one] ?? one],
  // 'tue-fri', 'M-F', 'Sat/Sun', 'mon jan 4'.
  [
    new RegExp(
      String.raw`(?<![\p{L}\d-])(?<one>${dayShort})\.?[ \t]?(?:-|–|thru|through)[ \t]?(?<two>${dayShort})\b(?:\.(?=[,;]| \d))?(?![\p{L}-]|\.\p{L})`,
      'giu',
    ),
    ({ 0: whole, groups }) =>
      /\p{Lu}\p{Ll}{2,6}day.{1,10}\p{Lu}\p{Ll}{2,6}day/u.test(whole)
        ? whole
        : `${dayOf(groups?.one ?? '')} to ${dayOf(groups?.two ?? '')}`,
  ],
  [
    /(?<![\p{L}\d-])(?<one>M|Tu|W|Th)[ \t]?[-–][ \t]?(?<two>Th|F|Sa|Su)(?![\p{L}\d-])/gu,
    ({ groups }) => `${dayOf(groups?.one ?? '')} to ${dayOf(groups?.two ?? '')}`,
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d-])(?<one>${dayShort})\.?[ \t]?[/&+][ \t]?(?<two>${dayShort})\b(?![\p{L}-])`,
      'giu',
    ),
    ({ groups }) => `${dayOf(groups?.one ?? '')} and ${dayOf(groups?.two ?? '')}`,
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d-])(?:mon|tues?|weds?|thurs|thur?|fri|sat|sun)\.?(?=,? (?:${month}\p{L}{0,6}\.? \d|\d{1,2}\/\d))`,
      'giu',
    ),
    ([one]) => dayOf(one.replace('.', '')),
  ],
  [
    /(?<=\b(?:on|by|every|each|this|next|until|till|from|before|after|thru|through)[ \t])(?:mon|tues?|weds?|thurs|thur?|fri|sat|sun)\b\.?(?![\p{L}-])(?=[ \t]|[,;\n]|$)/gu,
    ([one]) => dayOf(one.replace('.', '')),
  ],
  [
    /(?<![\p{L}\d$.,/-])(?<count>[3-6])[ \t]?(?:x[ \t]?)?(?<shift>tens|10s|eights|8s|twelves|12s)(?![\p{L}\d])/gu,
    ({ groups }) => `${few[Number(groups?.count)]} ${shifts[groups?.shift ?? '']}-hour days`,
  ],
  // '24 an hr', '40 hrs/wk', '3 yrs'.
  [
    /(?<=\b(?:an?|per|each|every|the|a half|last|first|next)[ \t])(?<unit>hr|yr|mo|wk|qtr)\b\.?(?![\p{L}\d/])/gu,
    (found, text) =>
      `${unitWords[found.groups?.unit ?? '']}${stopOf(text, found.index + found[0].length, /\.$/.exec(found[0])?.[0])}`,
  ],
  [
    /(?<=\d[ \t-]?)(?<unit>hr|yr|mo|wk|min)(?<many>s?)(?<stop>\.?)[ \t]?\/[ \t]?(?:a )?(?<per>wk|week|mo|month|yr|year|day|hr|hour|qtr)\b\.?(?=[^\p{L}\d]|$)/gu,
    ({ groups }) =>
      `${unitWords[groups?.unit ?? '']}s ${withArticle(unitWords[groups?.per ?? ''] ?? groups?.per ?? '')}`,
  ],
  [
    /(?<=\d[ \t]?)(?<unit>hr|yr|wk)(?<many>s)(?<stop>\.?)(?![\p{L}\d/@])/gu,
    (found, text) =>
      `${/\d$/.test(text.slice(0, found.index)) ? ' ' : ''}${unitWords[found.groups?.unit ?? '']}s${stopOf(text, found.index + found[0].length, found.groups?.stop)}`,
  ],
  [/(?<=\/)qtr\b\.?/gu, () => 'quarter'],
  [
    /(?<=\b(?:hours|days|visits|times|units|posts|miles|pages|calls|sessions|shifts|weeks|trips|loads)[ \t]?)\/[ \t]?(?<per>wk|week|mo|month|yr|year|day|hr|hour|qtr|visit|person)\b\.?/gu,
    ({ groups }) => ` ${withArticle(unitWords[groups?.per ?? ''] ?? groups?.per ?? '')}`,
  ],
  // '$5k', '75k within 21 days', '$2.5M'.
  [
    /\$[ \t]?(?<figure>\d{1,4}(?:,\d{3})?(?:\.\d{1,3})?)[ \t]?(?<scale>[kK]|MM|mm|mil|million|M)(?![\p{L}\d])/gu,
    ({ 0: whole, groups }) => (groups?.scale === 'million' ? whole : money(groups?.figure ?? '', groups?.scale ?? '')),
    'number',
  ],
  [
    // '401k' is a plan, and no amount.
    /(?<![\p{L}\d$€£.,/#-])(?!401[kK])(?<figure>\d{1,3}(?:\.\d{1,2})?)(?<scale>[kK])(?=\/(?:mo|yr|month|year|qtr|wk)\b|[ \t]?@|[ \t](?:at|on|within|w\/|up[ -]?front|down|flat|total|by|plus|deposit|bonus|retainer|now|then|upon|when|if|after|before|due|base|cash|salary|each|per|an?|in|from|to|for|of|and|or|but|minus|less)\b|[,;.)](?!\d)|[ \t]*(?:\n|$))(?![ \t](?:for|to|of|and|in|on|at|a) (?:run|race|miles?))/gu,
    ({ groups }) => money(groups?.figure ?? '', groups?.scale ?? ''),
    'number',
  ],
  // Signs for words, never within a name.
  [/(?<=[\p{L}\d%.,)’'][ \t])&(?=[ \t](?:[\p{Ll}\d$]|[“"(]))/gu, () => 'and'],
  [/(?<=[\p{L}\d%.)’'])[ \t]\+[ \t](?=\d[\d.]{0,5}[ \t]?(?:%|percent|points?|bps)\b|\d[\d.]{0,5}%)/gu, () => ' plus '],
  [/(?<=[\p{L}\d%.)’'])[ \t]\+[ \t]?(?=[\p{L}$\d“"(])(?!\d{1,2}[ \t]?\d{3})/gu, () => ' and '],
  [/(?<=[\p{L}\d%)])[ \t]{1,2}@[ \t]?(?=\$?\d|[\p{Ll}])/gu, () => ' at '],
  [/(?<=[\d%)])[ \t]?(?:->|→|=>|-->|⇒)[ \t]?(?=[$\d.\p{L}])/gu, () => ' to '],
  [/(?<=^|[\s(])~[ \t]?(?=\$?\d)/gu, () => 'about '],
  [/(?<=[\p{L}\d)][ \t])>=[ \t]?(?=\$?\d)/gu, () => 'at least '],
  [/(?<=[\p{L}\d)][ \t])<=[ \t]?(?=\$?\d)/gu, () => 'at most '],
  [/(?<=[\p{L}\d)][ \t])>[ \t]?(?=\$?\d)/gu, () => 'more than '],
  [/(?<=[\p{L}\d)][ \t])<[ \t]?(?=\$?\d)/gu, () => 'less than '],
  [
    /(?<![\p{L}\d$.,/-]|\d[ \t])(?:1\/[234]|2\/3|3\/4)(?=[ \t](?:at|on|down|now|before|after|upon|up[ -]front|due|of|when|each|in advance)\b)/gu,
    ([one]) => fractions[one] ?? one,
  ],
]

/** Whether words stand within the address of a mailbox or of a page. */
function isOfAddress(text: string, { index, 0: words }: Found): boolean {
  const before = /(?<!\S)\S*$/u.exec(text.slice(Math.max(0, index - 80), index))?.[0] ?? ''
  const behind = /^\S*/u.exec(text.slice(index + words.length, index + words.length + 80))?.[0] ?? ''
  return /:\/\/|www\.|\S@[^\s@]+\.\p{L}/u.test(`${before}${words.trim()}${behind}`)
}

/**
 * Shorthand of lawyers and offices as plain words: 'w/in 10 bus. days', 'MN law', 'tue-fri', '75k', '->'. Names, citations and
 * addresses stand as they are.
 */
export const shorthandIn = (text: string): Edit[] =>
  patterns.flatMap(([pattern, as, why = 'filler']) =>
    [...text.matchAll(pattern)].flatMap((found): Edit[] => {
      const words = as(found, text)
      return words === found[0] || isOfAddress(text, found)
        ? []
        : [{ start: found.index, end: found.index + found[0].length, as: words, why }]
    }),
  )
