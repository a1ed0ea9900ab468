import type { Span } from './span.ts'

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const scales: Record<string, number> = { hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 }
const wholes: Record<string, number> = {
  dozen: 12,
  dozens: 12,
  twice: 2,
  thrice: 3,
  decade: 10,
  decades: 10,
  century: 100,
}
const fractions: Record<string, number> = {
  half: 2,
  halves: 2,
  third: 3,
  thirds: 3,
  quarter: 4,
  quarters: 4,
  fourths: 4,
  fifth: 5,
  fifths: 5,
  sixths: 6,
  eighths: 8,
  tenth: 10,
  tenths: 10,
}

const simple = new Map([
  ...small.map((word, value) => [word, value] as const),
  ...tens.map((word, at) => [word, 20 + at * 10] as const),
])

/** 'a third of': a third alone is an ordinal. */
const isShareOf = (text: string, at: number): boolean =>
  / (?:third|fourth|fifth|tenth|quarter) of\b/y.test(text.slice(at, at + 12))

/** A number that is written in words. */
export interface WordNumber extends Span {
  value: number
  /** 'half', 'two-thirds'. */
  isShare?: true
}

/** Numbers in words: 'nineteen million', 'two hundred and five', 'forty-two', 'two-thirds', 'a dozen'. */
export function wordNumbersIn(text: string): WordNumber[] {
  const words = [...text.matchAll(/\p{L}+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }))
  const numbers: WordNumber[] = []
  for (let at = 0; at < words.length; at++) {
    const first = words[at]
    if (!first) continue
    let [total, current, used] = [0, 0, 0]
    for (let index = at; index < words.length; index++) {
      const word = words[index]
      const gap = index === at ? ' ' : text.slice(words[index - 1]?.end, word?.start)
      if (!word || !/^(?: |-| ?- ?)$/.test(gap)) break
      const value = simple.get(word.word)
      const scale = scales[word.word]
      if (value !== undefined && !(index > at && current % 10 !== 0)) current += value
      else if (scale !== undefined && used > 0) {
        if (scale === 100) current *= 100
        else [total, current] = [total + current * scale, 0]
      } else if (!(word.word === 'and' && used > 0 && simple.has(words[index + 1]?.word ?? ''))) break
      used = index - at + 1
    }
    const last = words[at + used - 1]
    const next = words[at + used]
    const share = fractions[next?.word ?? '']
    if (used > 0 && last) {
      const value = total + current
      if (share && next && value < share)
        numbers.push({ value: value / share, start: first.start, end: next.end, isShare: true })
      // 'twenty-third' counts nothing.
      else if (!share) numbers.push({ value, start: first.start, end: last.end })
      at += used - 1 + (share ? 1 : 0)
    } else if (first.word === 'a' && isShareOf(text, first.end)) {
      const share = words[at + 1]
      if (share)
        numbers.push({ value: 1 / (fractions[share.word] ?? 1), start: first.start, end: share.end, isShare: true })
    } else if (first.word in wholes)
      numbers.push({ value: wholes[first.word] as number, start: first.start, end: first.end })
    else if (/^(?:half|quarter|halves)$/.test(first.word))
      numbers.push({ value: 1 / (fractions[first.word] ?? 1), start: first.start, end: first.end, isShare: true })
  }
  return numbers
}
