import { writtenOut } from '../plain-words.ts'

/** Words of speech, and those that a contract has for the same. */
const formal: readonly [RegExp, string][] = [
  [/\b(?:ha(?:ve|s)) got (?=to\b)/gi, 'has '],
  [/\b(have|has) got\b/gi, '$1'],
  [
    /\b(?:ok|okay|permission|go-ahead|say-so|blessing|sign-?off)\b(?=(?: in writing| first| from \p{L}+)?(?:[.,;)]|$))(?<=(?:['’]s?|\b(?:written|prior|with|without|get|gets|needs?|requires?)) \p{L}+)/giu,
    'consent',
  ],
  [/(?<=\b(?:is|are|be) )(?:ok|okay|fine|all right|alright|cool|acceptable)\b/gi, 'allowed'],
  [/\bstuff\b(?= (?:is|was|has|stays?|\p{L}{3,}s)\b)/giu, 'material'],
  [/\bstuff\b/gi, 'items'],
  [/\bkids\b/gi, 'children'],
  [/\bkid\b/gi, 'child'],
  [/\bfolks\b/gi, 'people'],
  [/\b(?:guys|fellas)\b/gi, 'people'],
  [/\bnobody\b/gi, 'no one'],
  [/\bwithout asking(?: (?:me|us|first))?(?= *(?:[.,;]|$))/gi, 'without asking first'],
  [/\bpoach(es|ing)?\b/gi, 'solicit$1'],
  [/\bsolicites\b/gi, 'solicits'],
  [/\bsoliciting away\b/gi, 'soliciting'],
  [/\bkick(s?) in\b/gi, 'pay$1'],
  [/\bfetches\b/gi, 'picks up'],
  [/\bfetch\b/gi, 'pick up'],
  [/\bgoes on\b/gi, 'continues'],
  [/\bshuts down\b/gi, 'closes'],
  [/\bback(s?) out\b/gi, 'withdraw$1'],
  [/\b(?:a )?mil(?:lion)?\b(?= (?:general |in )?(?:liability|coverage|insurance))/gi, 'million'],
  [/,? (?:for sure|of course|I guess|you know|as usual|that['’]s it|that is it)(?= *[.,;]|$)/gi, ''],
  [/\bjust\b (?!cause\b|compensation\b)/gi, 'only '],
  [/(?<=\d) %/g, '%'],
  [/\bits (?=(?:an?|the|\$?\d|one|two|three|five|ten)\b)/gi, 'it is '],
  [/ \/ (?=(?:mo|month|hr|hour|yr|year|wk|week|day)\b)/g, '/'],
  [/\/(?:wk|week)\b\.?/gi, ' a week'],
  [/\/day\b/gi, ' a day'],
  [/\bmo\b\.?(?= |$)/g, 'month'],
]

/** Words with what only speech has put as a contract puts it; nothing that they say is added or left out. */
export const plainer = (words: string): string =>
  formal
    .reduce((text, [pattern, as]) => text.replace(pattern, as), writtenOut(words))
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[.,;])/g, '')
    .trim()
