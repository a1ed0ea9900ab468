import { numberWords, valueOfWords } from '@casewright/law'

const contractions: [RegExp, string][] = [
  [/\b(?:can['’]t|can not)\b/gi, 'cannot'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/\bshan['’]t\b/gi, 'shall not'],
  [/\b(do|does|did|is|are|was|has|have|would|should|could|must|need|were|had|might)n['’]t\b/gi, '$1 not'],
  [/(?<=\p{L})['’]s got(?: to|ta)\b/giu, ' has to'],
  [/\b(?:got to|gotta)\b/gi, 'has to'],
  [/(?<=\p{L})['’]s got\b/giu, ' has'],
  // 'He’s repaid $4,000' tells what he did, and not what was done for him.
  [
    /(?<=\b(?:he|she|who|[Bb]orrower|[Tt]enant|[Bb]uyer|[Cc]lient))['’]s (?=(?:already |since |only |never )?(?:repaid|been|had|given|put down|lent|borrowed|signed|agreed|paid (?:(?:me|us|it|him|her|them|back|off|down|all|half|already|only|about)\b|\$)))/gi,
    ' has ',
  ],
  [/(?<=\b(?:it|that))['’]s (?=(?:already |never )?been\b)/gi, ' has '],
  [/(?<=\p{L})['’]s (?:gonna|going to)\b/giu, ' will'],
  [/(?<=\p{L})['’]re (?:gonna|going to)\b/giu, ' will'],
  [/\b(?:is |are )?gonna\b/gi, 'will'],
  [/(?<=\b(?:he|she|it|that|there|who|what|smoking|subletting|shipping|parking))['’]s\b/gi, ' is'],
  [/(?<=\b(?:they|we|you))['’]re\b/gi, ' are'],
  [/(?<=\bI)['’]m\b/gi, ' am'],
  [/(?<=\b(?:they|we|you|I))['’]ve got\b/gi, ' have'],
  [/(?<=\b(?:they|we|you|I|who|that))['’]ve\b/gi, ' have'],
  [/(?<=\b(?:they|we|you|I|he|she))['’]d (?=(?:better|already|been|had|agreed|paid)\b)/gi, ' had '],
  [/(?<=\b(?:they|we|you|I|he|she))['’]d\b/gi, ' would'],
  [/(?<=\b(?:he|she|it|they|we|you|I))['’]ll\b/gi, ' will'],
]

/** What speech leaves of a clause: 'he can sell there, just no bread'. */
const clipped: [RegExp, string][] = [
  [/, (?:only|just) no (?=\p{Ll})/giu, ', but no '],
  [
    /(?<=\b(?:we|I|they|you|he|she|not|to|the \p{Lu}\p{Ll}{2,}) )ok(?:ay)?(?:['’]?s|ed)? (?=(?:more|it|them|this|any|each|every|all|the|in)\b)/giu,
    'approve ',
  ],
  [/, (?:and )?no need to (?=\p{Ll})/giu, ', and need not '],
]

const abbreviations: [RegExp, string][] = [
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/ ?/gi, 'with '],
  [/\bb\/c\b/gi, 'because'],
  [/\bthru\b/gi, 'through'],
  [/(?<=\d)[ -]?(?:yrs?|y)\b\.?/gi, ' years'],
  [/(?<=\d)[ -]?mos?\b\.?/gi, ' months'],
  [/(?<=\d)[ -]?wks?\b\.?/gi, ' weeks'],
  [/(?<=\d)[ -]?hrs?\b\.?/gi, ' hours'],
  [/(?<=\d )d\. (?=notice)/gi, 'days '],
  [/(?<=\d)[ -]?(?:lbs?)\b\.?/gi, ' pounds'],
  [/(?<=(?<![\d.,])1 (?:year|month|week|hour|pound))s\b/g, ''],
  [/\/(?:mo|month)\b\.?/gi, ' a month'],
  [/\/(?:hr|hour)\b\.?/gi, ' an hour'],
  [/\/(?:yr|year)\b\.?/gi, ' a year'],
  [/\s=\s/g, ' is '],
]

/** Words of a person as a contract would spell them: contractions and abbreviations are written out. */
export const writtenOut = (words: string): string =>
  [...contractions, ...clipped, ...abbreviations]
    .reduce((text, [pattern, as]) => text.replace(pattern, as), words)
    .replace(/ {2,}/g, ' ')

const counted =
  "(?=[ -](?:(?:business|calendar|school|working) )?(?:hour|day|week|month|year|yr|night|mile|page|people|pound|percent|notice|space)s?\\b|['’]?s?['’]? notice\\b)"
const money = /(?<![\d,.])(?<n>\d[\d,]{0,12}(?:\.\d\d)?) ?(?:dollars|bucks)\b/gi
const perWhat = new RegExp(
  `(?:(?<![\\d,.])\\d[\\d,.]{0,15}%?|percent|bucks|dollars|once|twice|times|${numberWords}) $`,
  'i',
)
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )
const ordinal = new RegExp(
  `(?<=\\b(?:due|on|after|by|past) (?:on )?the )(?:${ordinals.join('|')})\\b(?! (?:year|month|week|day|payment|of \\p{Lu}))`,
  'giu',
)
const ordinalOf = (word: string) => {
  const n = ordinals.indexOf(word.toLowerCase()) + 1
  return `${n}${n % 10 === 1 && n !== 11 ? 'st' : n % 10 === 2 && n !== 12 ? 'nd' : n % 10 === 3 && n !== 13 ? 'rd' : 'th'}`
}
const cover = '(?:E&O|GL|CGL|liability|insurance|umbrella|professional|general|auto|cyber|coverage|policy|renters)'
const ofInsurance = new RegExp(`(?<![\\w$.])(\\d+(?:\\.\\d+)?) ?(?:M|MM|mil|million)\\b(?= (?:in |of )?${cover})`, 'g')
const ofCap =
  /\b((?:cap(?:ped)?|not to exceed|max(?:imum)?|deposit|retainer|insurance)(?: (?:of|at|is))? )(\d{1,3})k\b/gi
const times = '(?:hour|day|week|month|year|night)'

/** A sentence in plain words, one space between them and one at its end: numbers in figures, no signs but those of amounts. */
export function plainWords(words: string): string {
  const figures = writtenOut(words.replaceAll('’', "'"))
    .replace(new RegExp(`\\b(?:${numberWords})(?= (?:dollars|bucks)\\b)`, 'gi'), inFigures)
    .replace(new RegExp(`\\b(?:${numberWords})${counted}`, 'gi'), inFigures)
    .replace(new RegExp(`\\b(?:an?|one) (?=${times}s?\\b)`, 'gi'), (said, at: number, all: string) =>
      perWhat.test(all.slice(0, at)) ? said : '1 ',
    )
    .replace(/(?<=\b(?:per|each|every) )1 /gi, '')
    .replace(ordinal, ordinalOf)
    .replace(money, (_, n: string) => `$${n}`)
    .replace(/\$(\d+(?:\.\d+)?) ?(?:k|K)\b/g, (_, n: string) => `$${(Number(n) * 1000).toLocaleString('en-US')}`)
    .replace(
      /\$(\d+(?:\.\d+)?) ?(?:m|mm|million)\b/gi,
      (_, n: string) => `$${(Number(n) * 1e6).toLocaleString('en-US')}`,
    )
    .replace(/\b(?:an?|one) (?:million|mil)\b(?: dollars)?/gi, '$1,000,000')
    // '1M E&O', 'cap 24k': of money where it is insurance or a cap.
    .replace(ofInsurance, (_, n: string) => `$${(Number(n) * 1e6).toLocaleString('en-US')}`)
    .replace(ofCap, (_, lead: string, n: string) => `${lead}$${(Number(n) * 1000).toLocaleString('en-US')}`)
    .replace(/(?<=\d) ?(?:percent|per cent)\b/gi, '%')
    .replace(new RegExp(`(?<=\\d)-(?=${times})`, 'gi'), ' ')
    .replace(
      new RegExp(`\\b(${times})'s(?= )|\\b(${times}s)'(?= )`, 'gi'),
      (_, one?: string, more?: string) => one ?? more ?? '',
    )
    .replace(/\b(days|weeks|months) \1\b/gi, '$1')
  return `${figures
    .replace(/\b(non|auto|month|sign)-(?=\p{L})/giu, (_, one: string) => (/^(?:non)$/i.test(one) ? one : `${one} `))
    .replace(/(?<=month)-to-(?=month)/gi, ' to ')
    .replace(/[,;:()"“”!?]{1,4}(?=\s|$)|(?<!\b\p{L})\.(?=\s|$)|(?<=\s|^)["“(–—-]{1,4}|[–—]/gu, ' ')
    .replace(/\.\s*$/, ' ')
    .replace(/\s[+&]\s/g, ' and ')
    .replace(/\s+/g, ' ')
    .trim()} `
}

const inFigures = (words: string) => valueOfWords(words)?.toLocaleString('en-US') ?? words
