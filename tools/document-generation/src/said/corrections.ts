import { findAddresses, findAmounts, findSpokenDates } from '@casewright/law'
import type { Place } from '../output.ts'
import type { Edit } from './edits.ts'
import { state } from './taken-back.ts'

/** Says that what comes next takes the place of what was said. */
const marker =
  /(?:[,.…]|\s[-–—])\s{0,3}(?:(?:oh|well|actually|wait|um|uh)[,\s]{1,3}){0,3}(?:no[,\s]{1,3}(?:wait|sorry|actually|scratch that|strike that|not\s[\p{L}]{1,30})[,\s]{1,3}(?:(?:it['’]s|make (?:that|it))\s{1,3})?|no[,\s]{1,3}make (?:that|it)\s{1,3}|oh[,\s]{1,3}wait[,\s]{1,3}|(?:scratch|strike) that[,.]?\s{1,3}(?:make (?:that|it)\s{1,3})?|correction[,:]\s{1,3}|(?:I mean,?|(?:sorry|excuse me|rather|actually),)\s{1,3}(?:no[,\s]{1,3})?(?:make (?:that|it)\s{1,3})?|actually no[,\s]{1,3}(?:make (?:that|it)\s{1,3})?|make that\s{1,3}|no,\s{1,3})/giu
const sentenceStart = /[.!?;\n][^.!?;\n]{0,240}$/
const weekday = /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/gi
const few =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|sixty|ninety|an?|\\d{1,3})'
const period = new RegExp(`\\b${few}(?:[ -]${few})?[ -](?:years?|months?|weeks?|days?)\\b`, 'gi')
const clock = /\b\d{1,2}:\d\d(?:\s?[ap]\.?m\b\.?)?/gi
const number =
  /(?:\d[\d,.]*\d|\d)%?|\b(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million)(?:[ -](?=\p{L}))?(?:and )?)+\b/giu

const ordinal =
  /\b(?:(?:twenty|thirty)[ -])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth)\b|\b\d{1,2}(?:st|nd|rd|th)\b/gi
/** What leads to the right value: 'oh wait, I told her the fifth'. */
const lead =
  /^(?:I|we|told|said|meant|agreed|her|him|them|it['’]?s|it|is|was|should|be|the|that['’]?s|on|a|to|at|for|by|of|actually|\s)*$/i

/** A state is taken back as that of a law, a court or a company: much else is said about states. */
const ofState = /^(?:[.,;)]|$| (?:law|courts?|corporation|company|partnership|LLC)\b)/

type Finder = (text: string) => Place[]
const finders: Finder[] = [
  (text) => findAddresses(text),
  (text) => findSpokenDates(text),
  (text) => findAmounts(text),
  (text) => matches(text, clock),
  (text) => matches(text, period),
  (text) => matches(text, weekday),
  (text) => matches(text, ordinal),
  (text) => matches(text, number),
  (text) => matches(text, state).filter(({ end }) => ofState.test(text.slice(end))),
]
const matches = (text: string, pattern: RegExp): Place[] =>
  [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ start: index, end: index + words.trimEnd().length }))

/** A sentence that was taken back as a whole: 'My only, well, no, strike that.' */
const dropped =
  /(?<=^|[.!?\n]\s{0,3})[^.!?;\n]{1,120}?[,…–—-]\s{0,3}(?:(?:well|oh|no|actually|wait|um|uh)[,\s]{1,3}){0,4}(?:scratch|strike|forget|cancel|delete|skip) that[.!]/giu

/** 'Due on the fifth, not the first': what is not so is not said. */
const contrast =
  /(?<=\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|fifteenth|\d{1,2}(?:st|nd|rd|th)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)),? not (?:on )?(?:the )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|fifteenth|\d{1,2}(?:st|nd|rd|th)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)(?=[.,;]|$)/gi

/** 'No pets, well, no, one small dog is okay': a short start that hesitates and says something else. */
const restart = /(?<=^|[.!?\n]\s{0,3})(?:[\p{L}'’-]+ ){0,4}[\p{L}'’-]+, (?:well|actually|wait|oh), no, \p{L}/giu

/** What somebody took back while they spoke, and what they put in its place. What is not certain stays as it was said. */
export function correctionsIn(text: string): Edit[] {
  const gone = [...text.matchAll(dropped)].map(
    (found): Edit => ({ start: found.index, end: found.index + found[0].length, as: '', why: 'corrected' }),
  )
  const taken = [...text.matchAll(marker)].flatMap((found): Edit[] => {
    const [at, next] = [found.index, found.index + found[0].length]
    const from = Math.max(0, at - 240)
    const before = text.slice(from, at)
    const after = text.slice(next, next + 80)
    const words = found[0]
    for (const find of finders) {
      const [then] = find(after)
      if (!then || then.start > 40 || !lead.test(after.slice(0, then.start))) continue
      const earlier = find(before).at(-1)
      if (!earlier || before.slice(earlier.end).length > 60 || /[.!?;]\s/.test(before.slice(earlier.end))) continue
      const [start, end] = [from + earlier.start, from + earlier.end]
      if (at - end <= 1) return [{ start, end: next + then.start, as: '', why: 'corrected' }]
      // 'Four years, no wait, five years': what follows both is said once.
      const [unit = ''] = /^[\s-]{1,2}\p{L}+/u.exec(text.slice(end, at)) ?? []
      const rest = after.slice(then.end)
      const twice =
        unit !== '' && rest.toLowerCase().startsWith(unit.toLowerCase()) && !/^\p{L}/u.test(rest.slice(unit.length))
      return [
        { start, end, as: after.slice(then.start, then.end), why: 'corrected' },
        { start: at, end: next + then.end + (twice ? unit.length : 0), as: '', why: 'corrected' },
      ]
    }
    // A bare 'no,' says much else: it takes back only what has a number, a date or a day in its place.
    const isBare = /^[,.…\s–—-]*(?:no,|make that|oh[,\s]+wait,?)\s+$/i.test(words)
    const clause =
      before.length - (sentenceStart.exec(before)?.[0].slice(1).trimStart().length ?? before.trimStart().length)
    if (isBare) {
      // A clause that is begun again with its own small word: 'by March, no, by February'.
      const [small = ''] = /^(?:by|on|in|for|at|to|from|until|with)\s/i.exec(after) ?? []
      const begun = before.slice(clause)
      const from = small ? ` ${begun}`.toLowerCase().lastIndexOf(` ${small.toLowerCase()}`) : -1
      const words = from < 0 ? '' : begun.slice(from)
      return from >= 0 && !/[.,;:]/.test(words) && words.split(' ').length < 5
        ? [{ start: at - begun.length + from, end: next, as: '', why: 'corrected' }]
        : []
    }
    if (/(?:scratch|strike) that\./i.test(words)) return [{ start: from + clause, end: next, as: '', why: 'corrected' }]
    const [first = ''] = /^[\p{L}'’]+/u.exec(after) ?? []
    const repeated = [...before.slice(clause).matchAll(/[\p{L}'’]+/gu)].findLast(
      ([word]) => word.toLowerCase() === first.toLowerCase(),
    )
    if (repeated) return [{ start: from + clause + repeated.index, end: next, as: '', why: 'corrected' }]
    // A clause with a figure says more than what was taken back.
    if (/^(?:he|she|it|they|we|I)(?:['’]\p{L}+)?\b/iu.test(after) && !/[\d$%]/.test(before.slice(clause)))
      return [{ start: from + clause, end: next, as: '', why: 'corrected' }]
    return []
  })
  for (const pattern of [contrast, restart])
    for (const found of text.matchAll(pattern))
      gone.push({
        start: found.index,
        end: found.index + found[0].length,
        as: pattern === restart ? (found[0].at(-1) ?? '').toUpperCase() : '',
        why: 'corrected',
      })
  return [...gone, ...taken.filter((one) => !gone.some(({ start, end }) => one.start < end && start < one.end))]
}
