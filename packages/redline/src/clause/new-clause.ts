import { marked, propertiesOf, shared } from '../edit/marks.ts'
import { lookAt, mostLook } from '../edit/plan.ts'
import type { ElementWriter, Hand } from '../edit/writer.ts'
import { changeMarks, without } from '../scan/elements.ts'
import type { Paragraph, Part } from '../scan/model.ts'
import type { ClauseHead } from './clause-heads.ts'

/** Longer than a heading: the clause follows its title on the same line. */
const longestHeading = 90
const typed = /^\s*(?:(?:article|section|clause)\s+)?(?:\d{1,2}|[IVXL]{1,6}(?=[.:)]))(?:\.\d+)*[.:)]?\s+/i

/** A paragraph to be: its words, and the paragraph whose style and numbering it takes. */
export interface Line {
  title: string
  text: string
  like: Paragraph
}

/**
 * The words of a new clause as the document writes its clauses: with the next number where numbers are typed, without
 * one where Word makes them; title and text on one line where the others are.
 */
export function clauseLines(text: string, head: ClauseHead | undefined, next: Paragraph | undefined): Line[] {
  const lines = text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const [first = '', ...rest] = lines
  if (!head || !isTitled(first, rest.length)) {
    const like = next ?? head?.paragraph
    return like ? lines.map((line) => ({ title: '', text: line, like })) : []
  }
  const bare = first.replace(typed, '')
  const number = head.isAutomatic ? '' : `${nextLabel(head)} `
  const [, title = bare, follows = ''] = /^([^.:]{2,70}[.:])\s+(\S[^]*)$/.exec(bare) ?? []
  const isRunIn = head.paragraph.text.length > longestHeading
  if (isRunIn) {
    const [second, ...others] = follows === '' ? rest : [follows, ...rest]
    const name = /[.:]$/.test(title) ? title : `${title}.`
    const one = { title: `${number}${name}`, text: second ? ` ${second.replace(typed, '')}` : '', like: head.paragraph }
    return [one, ...others.map((line) => ({ title: '', text: line, like: head.paragraph }))]
  }
  const body = [...(follows === '' ? [] : [follows]), ...rest]
  const own = head.paragraph.text.trim()
  const name = title.replace(/[.:]$/, /[.:]$/.test(own) ? '.' : '')
  const isCapitals = own === own.toUpperCase()
  const heading = { title: `${number}${isCapitals ? name.toUpperCase() : name}`, text: '', like: head.paragraph }
  const like = next ?? head.paragraph
  return [heading, ...body.map((line) => ({ title: '', text: renumbered(line, head, like), like }))]
}

/** Whether a clause begins with its number or its title. */
const isTitled = (first: string, more: number): boolean =>
  typed.test(first) || /^\p{Lu}[^.:;]{2,60}[.:]\s+\p{Lu}/u.test(first) || (more > 0 && first.length <= 70)

const romans = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

const romanOf = (value: number): string => {
  const [worth, sign] = romans.find(([one]) => one <= value) ?? []
  return worth && sign ? sign + romanOf(value - worth) : ''
}

/** The number of the clause after the last, as the document writes numbers. */
const nextLabel = ({ label, number }: ClauseHead): string =>
  /\d/.test(label)
    ? label.replace(/\d{1,2}/, String(number + 1))
    : label.replace(/[IVXL]{1,6}(?=[.:)]?$)/, romanOf(number + 1))

/** "12.1" of a new clause gets the number that the clause has; where Word makes numbers it gets none. */
const renumbered = (line: string, head: ClauseHead, like: Paragraph): string =>
  /^\s*\d{1,2}\.\d/.test(line) && (head.isAutomatic || !/^\s*\d/.test(like.text))
    ? line.replace(typed, '')
    : line.replace(/^(\s*)\d{1,2}(?=\.\d)/, `$1${head.number + 1}`)

/** A paragraph with words that are all new, its end as well. */
export function newParagraph(part: Part, writer: ElementWriter, { title, text, like }: Line, hand: Hand): string {
  const mark = `<w:ins${writer.by(hand)}/>`
  const untracked = without(shared(propertiesOf(part, like)), changeMarks)
  const titled = lookAt(like, 0, true)
  const plain = lookAt(like, like.text.length, false)
  const words =
    writer.inserted(title, titled, hand) + writer.inserted(text, title === '' ? mostLook(like) : plain, hand)
  return writer.tag('p', marked(writer, untracked, mark) + words)
}
