import { flatten } from '../flatten.ts'

/** The words of a text, in order, without its marks, its page and footnote numbers and the spaces between. */
export interface Words {
  /** As written; offsets are into it. */
  text: string
  /** In lower case, as they are compared. */
  words: readonly string[]
  /** Where each begins in `text`. */
  start: Int32Array
  end: Int32Array
  /** The numbers of pages and notes that were passed over, by the word before which they stand. */
  passed: ReadonlyMap<number, string>
}

/** 'indicate[d]' and '[T]he' are words: a source that quotes has them as well. */
const word =
  /(?:\[\p{L}{1,3}\](?=\p{L}))?(?:(?<![\p{L}\p{Nd}\p{M}'])\p{L}')?[\p{L}\p{Nd}\p{M}]+(?:'\p{L}{1,2}(?![\p{L}\p{M}])|\[\p{L}{0,4}\](?!\p{L}))*/gu
/** Editors' marks in brackets: '[*386]', '[Footnote 3]', '[n. 3]', '[Page 384 U.S. 436, 445]'. */
const editors =
  /\[\s?(?:\*{1,2}\s?\d{1,5}|(?:footnote|note|fn|n)\.?\s?[\d*]{1,4}|page\s[\d*][\d\w.,' ]{0,30}|\d{1,3})\s?\]/g
const footnoted = /^(\p{L}{3,})\d{1,2}$/u
const numbered = new Set(['no', 'nos', 'sec', 'art', 'arts', 'p', 'pp', 'vol', 'ch', 'cl', 'para', 'fig', 'pt'])

/** Reads the words of a text in one pass. What differs between prints of the same words is not in them. */
export function wordsOf(text: string): Words {
  const { text: flat, origin } = flatten(text)
  const bare = flat.includes('[') ? flat.replace(editors, (mark) => ' '.repeat(mark.length)) : flat
  const words: string[] = []
  const start: number[] = []
  const end: number[] = []
  const passed = new Map<number, string>()
  let last = 0
  for (const found of bare.matchAll(word)) {
    const at = found.index
    const written = found[0]
    if (isPageOrNote(bare, at, written, words.at(-1))) {
      passed.set(words.length, written)
      continue
    }
    const from = origin[at] ?? 0
    const to = (origin[at + written.length - 1] ?? from) + 1
    const plain = written.replace(/[[\]]/g, '')
    const whole = footnoted.exec(plain)?.[1] ?? plain
    if (words.length > 0 && isBroken(bare, last, at) && !/[–—\u0096\u0097]/.test(text.slice(end.at(-1), from))) {
      words[words.length - 1] += whole
      end[end.length - 1] = to
    } else {
      words.push(whole)
      start.push(from)
      end.push(to)
    }
    last = at + written.length
  }
  return { text, words, start: Int32Array.from(start), end: Int32Array.from(end), passed }
}

/** 're- quired': a hyphen that a line's end left behind. */
const isBroken = (flat: string, from: number, to: number): boolean =>
  to - from === 2 && flat[from] === '-' && flat[from + 1] === ' '

const goesOn =
  / (?:the|this|that|these|those|we|it|he|she|they|there|and|but|or|which|who|as|because|if|when|while|although)\b(?! \d)/y

/** A footnote's number that stands apart: 'is imperiled, 3 the States'. No count is followed by such a word. */
function isNoteApart(flat: string, at: number, written: string, before: string | undefined): boolean {
  if (written.length > 2 || flat[at - 1] !== ' ' || !/[,;.]/.test(flat[at - 2] ?? '')) return false
  goesOn.lastIndex = at + written.length
  return /\p{L}/u.test(flat[at - 3] ?? '') && !numbered.has(before ?? '') && goesOn.test(flat)
}

/** A star page, or the number of a footnote that clings to the mark before it: `the South.”15 It may`. */
function isPageOrNote(flat: string, at: number, written: string, before: string | undefined): boolean {
  if (!/^\d{1,5}$/.test(written)) return false
  if (flat[at - 1] === '*' || (flat[at - 1] === ' ' && flat[at - 2] === '*')) return true
  if (isNoteApart(flat, at, written, before)) return true
  if (written.length > 3 || !/[.,;:"')?!]/.test(flat[at - 1] ?? '')) return false
  if (numbered.has(before ?? '')) return false
  let back = at - 1
  while (back > 0 && at - back < 5 && /[.,;:"')?!]/.test(flat[back] ?? '')) back--
  return /\p{L}/u.test(flat[back] ?? '') && /\s|$|"/.test(flat[at + written.length] ?? ' ')
}
