import type { Edit } from './edits.ts'

const small = new Set(
  'i we he she it they you the a an and to of is was my our her his their in on at for with by that if but so because'.split(
    ' ',
  ),
)
const once = new Set('i we he she they the a an and to of my our in on at for with by'.split(' '))

/** What somebody began twice: 'we hope, we hope she comes' is said once. Names and numbers are never such words. */
function begunTwice(text: string): Edit[] {
  const words = [...text.matchAll(/[\p{L}'’]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }))
  const between = (n: number) => text.slice(words[n]?.end, words[n + 1]?.start)
  const edits: Edit[] = []
  for (let at = 0; at < words.length; at++) {
    for (let n = Math.min(5, Math.floor((words.length - at) / 2)); n > 0; n--) {
      const own = words.slice(at, at + n)
      if (!(n === 1 ? once : small).has(own[n === 1 ? 0 : own.findIndex(({ word }) => small.has(word))]?.word ?? ''))
        continue
      if (!own.every(({ word }, i) => words[at + n + i]?.word === word)) continue
      const inner = Array.from({ length: 2 * n - 1 }, (_, i) => [i, between(at + i)] as const)
      if (!inner.every(([i, gap]) => (i === n - 1 ? /^(?:,? |,? ?[-–—…]{1,3} ?)$/ : /^ $/).test(gap))) continue
      const [start, end] = [own[0]?.start ?? 0, (words[at + n]?.start ?? 0) + 1]
      edits.push({ start, end, as: text.charAt(start), why: 'corrected' })
      at += n - 1
      break
    }
  }
  return edits
}

/** A sentence that only says again what the one before it said: 'Due on the fifth. So the fifth.' */
const again = /(?<=[.!?]\s{1,3})(?:[Ss]o|[Yy]eah|[Yy]es|[Rr]ight|[Aa]gain),? (?<words>[^.!?\n]{1,40})[.!](?=\s|$)/gu

function saidAgain(text: string): Edit[] {
  return [...text.matchAll(again)].flatMap((found): Edit[] => {
    const before = text
      .slice(Math.max(0, found.index - 200), found.index)
      .trimEnd()
      .replace(/[.!?]$/, '')
    const from = Math.max(...['.', '!', '?', '\n'].map((stop) => before.lastIndexOf(stop))) + 1
    const sentence = ` ${before.slice(from).toLowerCase()} `
    const words = ` ${(found.groups?.words ?? '').toLowerCase()} `
    return sentence.includes(words)
      ? [{ start: found.index, end: found.index + found[0].length, as: '', why: 'repeated' }]
      : []
  })
}

/** What a body is, said twice in a row: 'Nine Lanterns, P.C. P.C., it is an Illinois firm'. */
const formTwice =
  /\b(?<form>Inc|LLC|L\.L\.C|Corp|Co|Ltd|LLP|LP|PLLC|P\.C|P\.A)(?<stop>\.?),? (?:[Ww]ell,? )?\k<form>\b\.?/gu

const formsTwice = (text: string): Edit[] =>
  [...text.matchAll(formTwice)].map(({ index, 0: words, groups }) => ({
    start: index,
    end: index + words.length,
    as: `${groups?.form ?? ''}${groups?.stop ?? ''}`,
    why: 'repeated',
  }))

/** What was said twice, once. */
export const repeatsIn = (text: string): Edit[] => [...begunTwice(text), ...saidAgain(text), ...formsTwice(text)]
