import { coordinators, determiners, isAdverb, isVerb, openers, prepositions, pronouns } from './classes.ts'
import { between } from './sentences.ts'
import type { Words } from './words.ts'

/** A word of a stretch of a sentence, with the mark that stands before it: ',', ';' or ''. */
export interface Read {
  word: string
  mark: string
  /** It begins with a capital. */
  capital: boolean
}

/** The mark that parts two words: the strongest of those between them. */
const markIn = (gap: string): string => {
  if (/[;:]/.test(gap)) return ';'
  if (/[,()[\]–—]|--|\s-\s/.test(gap)) return ','
  return ''
}

/** The words of a stretch; what stands in parentheses is left out. */
export function readWords(words: Words, from: number, to: number): { read: Read[]; inside: Read[]; last: string } {
  const read: Read[] = []
  const inside: Read[] = []
  let depth = 0
  let mark = ''
  for (let at = from; at <= to; at++) {
    const gap = at === 0 ? '' : between(words, at - 1)
    for (const sign of gap) depth = Math.max(0, depth + (sign === '(' ? 1 : sign === ')' ? -1 : 0))
    const found = markIn(gap)
    if (mark !== ';' && found) mark = found
    if (at === to) break
    const word = words.words[at] ?? ''
    const capital = /\p{Lu}/u.test(words.text[words.start[at] ?? 0] ?? '')
    if (depth > 0) inside.push({ word, mark: '', capital })
    else {
      read.push({ word, mark, capital })
      mark = ''
    }
  }
  return { read, inside, last: mark }
}

export interface Clauses {
  /** A clause begins that has no verb of its own before the stretch ends. */
  isOpen: boolean
  /** Verbs of no clause that begins in the stretch, each with the words that are its subject there; none: it has that of the words before. */
  verbs: { at: number; subject: string[] }[]
  /** The last place at which a phrase ended: at a mark or a coordinator. */
  boundary: number
}

/** How the clauses of a stretch stand: which begin in it, and which of its verbs belong to words outside. */
export function clausesIn(read: readonly Read[]): Clauses {
  const open: number[] = []
  const verbs: Clauses['verbs'] = []
  let from = 0
  let boundary = -1
  for (const [at, { word, mark }] of read.entries()) {
    const before = read[at - 1]?.word
    if (mark) from = boundary = at
    if (mark === ';') open.length = 0
    if (isOpener(read, at)) {
      open.push(at)
      continue
    }
    if (coordinators.has(word)) {
      from = boundary = at + 1
      continue
    }
    if (!isVerb(word, mark ? undefined : before, read[at + 1])) continue
    if (open.length > 0) {
      open.pop()
      continue
    }
    const subject = read
      .slice(from, at)
      .map((one) => one.word)
      .filter((one) => !isAdverb(one))
    const own = subject.length > 0 && !(from === 0 && prepositions.has(subject[0] ?? '')) ? subject : []
    verbs.push({ at, subject: own })
    from = at + 1
  }
  return { isOpen: open.length > 0, verbs, boundary }
}

const isOpener = (read: readonly Read[], at: number): boolean => {
  const { word = '', mark } = read[at] ?? {}
  if (!openers.has(word)) return false
  const before = mark ? undefined : read[at - 1]?.word
  // 'in that case', 'to that end'
  return !(word === 'that' && before !== undefined && prepositions.has(before) && before !== 'to')
}

/** Whether words begin a clause of their own: a subject, and its verb soon after. */
export function startsClause(words: readonly Read[]): boolean {
  const verb = words.findIndex((_, at) => at > 0 && isVerbAt(words, at))
  if (verb < 1) return false
  const first = words[0]?.word ?? ''
  return !prepositions.has(first) || verb > 2 || determiners.has(first) || pronouns.has(first)
}

/** Whether the word at a place is the finite verb of a clause. */
export const isVerbAt = (words: readonly Read[], at: number): boolean =>
  isVerb(
    words[at]?.word ?? '',
    words[at]?.mark ? undefined : words[at - 1]?.word,
    words[at + 1]?.mark ? undefined : words[at + 1],
  )

export const hasVerb = (words: readonly Read[]): boolean => words.some((_, at) => isVerbAt(words, at))
