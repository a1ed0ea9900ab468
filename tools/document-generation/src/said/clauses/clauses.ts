import { findAddresses, findEmails, findPhones, findSpokenDates, jurisdictions } from '@casewright/law'
import type { Place } from '../../output.ts'
import type { Edit } from '../edits.ts'
import { clauseStarts, type Word } from './clause-starts.ts'

const states = jurisdictions
  .filter(({ kind }) => kind !== 'federal')
  .map(({ name }) => name)
  .join('|')
/** Words without a mark, as who speaks in one breath is written down. */
const breath = /[^.!?;:\n]+(?:(?:[.:](?=[\d\p{Ll}@])|(?<=\b(?:Mr|Mrs|Ms|Dr|St|Jr|Prof|[ap]\.m|[ap]))\.)[^.!?;:\n]+)*/gu
const longest = 40

/** What a later word takes back, without the marks that set it off. */
const backs =
  /(?<=[\p{L}\d%]) (?=(?:oh |well |actually |but )?(?:no wait|wait no|no actually|no make (?:that|it)|no sorry|no scratch that|scratch that|strike that|no it['’]s|actually (?:no|make))\b)/giu
const law = new RegExp(`(?<=[\\p{L}\\d]) (?=(?:${states}) law\\b)|(?<=\\b(?:${states}) law) (?=\\p{L})`, 'gu')
const underLaw = /\b(?:under|by|of|to|whatever|with|the)$/i

const wordsOf = (text: string, whole: readonly Place[]): Word[] => {
  const words: Word[] = []
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const within = whole.some(({ start, end }) => start < index && index < end)
    const last = words.at(-1)
    // A name, a day or a number is one word.
    if (within && last) last.end = index + word.length
    else
      words.push({
        word: word.replace(/[,]$/, '').replaceAll('’', "'").toLowerCase(),
        start: index,
        end: index + word.length,
        isName: /^\p{Lu}\p{Ll}/u.test(word),
      })
  }
  return words
}

/** A town that is told after a street, with no state: 'Boston 02108'. */
const town = /^ \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? \d{5}\b/u
const streets =
  'Street|Avenue|Road|Lane|Drive|Boulevard|Court|Way|Place|Circle|Parkway|Terrace|Loop|Trail|Highway|Square'
/** '418 Larimer Street Denver Colorado 80204': what a comma stands between. */
const within = new RegExp(
  `(?<=\\b(?:${streets})(?: (?:apartment|suite|unit) [\\p{L}\\d]{1,4})?|\\b[Bb]ox \\d{1,6}|\\b(?:Road|Route|Highway) \\d{1,4}) (?=(?:\\p{Lu}[\\p{L}.]+ ){1,3}(?:${states}) \\d{5})|(?<=\\p{Ll}) (?=(?:${states}) \\d{5}\\b)`,
  'gu',
)

const parts =
  /^(?:and (?!(?:the|my|our|his|her|their|he|she|it|we|they|I)\b)|or |to |at |in |for |with |by |on |of |until |is |as )/

const commasIn = (words: string): number => (words.match(/,/g) ?? []).length

/** Stops between the clauses of what was said in one breath, so that each is read by itself. */
export function clausesIn(text: string): Edit[] {
  const edits: Edit[] = []
  const put = (at: number, mark: string) => {
    // What joined two sentences is said no more where a stop divides them.
    const joint =
      mark === '.'
        ? (/^ (?:oh )?(?:and|so) (?=\p{L})(?!then\b|that\b)/u.exec(text.slice(at, at + 12))?.[0].length ?? 1)
        : 1
    edits.push({ start: at, end: at + joint, as: `${mark} `, why: 'filler' })
  }
  for (const { 0: words, index } of text.matchAll(breath)) {
    // Nobody speaks this long in one breath: it is a list, or no speech.
    if (words.length > 12_000 || words.trim().split(/\s+/).length < longest) continue
    const addresses = findAddresses(words)
    // The commas of an address tell nothing of how somebody writes.
    const inside = addresses.reduce((sum, { start, end }) => sum + commasIn(words.slice(start, end)), 0)
    if ((commasIn(words) - inside) * 14 > words.split(/\s+/).length) continue
    const contacts = [...findPhones(words), ...findEmails(words)]
    const dates = findSpokenDates(words)
    const own = wordsOf(words, [...addresses, ...contacts, ...dates])
    const stops = new Set<number>()
    for (const at of clauseStarts(own)) {
      const start = own[at]?.start ?? 0
      if (words[start - 1] === ' ' && words[start - 2] !== ',') stops.add(start - 1)
    }
    for (const { start, end: last } of addresses) {
      const more = town.exec(words.slice(last))?.[0].length ?? 0
      const end = last + more
      if (more > 0) put(index + last, ',')
      for (const { index: at } of words.slice(0, end).matchAll(within)) if (at > start) put(index + at, ',')
      if (/(?<![\p{L}’'-])\p{Lu}[\p{L}’'-]{1,24} $/u.test(words.slice(Math.max(0, start - 30), start)))
        put(index + start - 1, ',')
      const rest = words.slice(end + 1)
      if (words[end] !== ' ' || rest === '' || parts.test(rest)) continue
      if (/^(?:phone|cell|tel|email|fax|\d|and my (?:phone|email))/i.test(rest)) put(index + end, ',')
      else stops.add(end)
    }
    for (const { end } of contacts)
      if (words[end] === ' ' && !/^(?:and|or|extension|ext)\b/.test(words.slice(end + 1)))
        if (/^(?:email|phone|cell|fax|[a-z\d.]+@)/i.test(words.slice(end + 1))) put(index + end, ',')
        else stops.add(end)
    for (const { index: at } of words.matchAll(law))
      if (!underLaw.test(words.slice(Math.max(0, at - 9), at))) stops.add(at)
    for (const { index: at } of words.matchAll(backs)) {
      stops.delete(at)
      put(index + at, ',')
    }
    const sorted = [...stops].toSorted((one, other) => one - other)
    const kept = sorted.filter(
      (at, n) =>
        n === 0 ||
        words
          .slice(sorted[n - 1], at)
          .trim()
          .split(/\s+/).length > 1,
    )
    for (const at of kept) if (!edits.some(({ start }) => start === index + at)) put(index + at, '.')
  }
  return edits
}
