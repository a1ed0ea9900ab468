import type { ClauseForm } from '../output.ts'
import { labelAfter } from './label.ts'

/** Words of a line, and the offset in the document whose look they take: none look as most of the paragraph does. */
export interface LinePart {
  text: string
  as?: number
  /** A number, which is left out where Word makes it. */
  isNumber?: true
}

/** A line of a new clause, and the offset of the paragraph whose style and numbering it takes. */
export interface ClauseLine {
  like: number | undefined
  parts: LinePart[]
  isTitle: boolean
}

export interface Put {
  title: string | undefined
  body: string[]
}

const number =
  /^(?:(?:article|section|clause)\s{1,3})?(?:\d{1,2}|[IVXLC]{1,7}(?=[.:)]))(?:\.\d{1,2}){0,3}[.:)]?\s{1,8}/i
const aTitle = /^\p{Lu}[^.:;_]{1,69}[.:]?$/u

const ledBy = /^(\p{Lu}[^.:;]{2,60})[.:]\s{1,3}(?=\p{Lu})/u

/** 'Limitation of Liability': each word begins with a capital, but for little ones. */
export const isTitled = (words: string): boolean => words.split(/\s+/).every((word) => /^\p{Lu}|^.{1,4}$/u.test(word))

/** A clause as a person accepted it: its title, where its first line is one, and its words; it is numbered again. */
export function putOf(text: string, known: string | undefined): Put {
  const lines = text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const [first = '', ...rest] = lines
  const bare = first.replace(number, '')
  if (rest.length > 0 && aTitle.test(bare)) return { title: bare.replace(/[.:]$/, ''), body: rest }
  const [all = '', named] = ledBy.exec(bare) ?? []
  if (named && isTitled(named)) return { title: named, body: [bare.slice(all.length), ...rest] }
  return { title: known, body: [first === bare || known !== undefined ? bare : first, ...rest] }
}

/** New clauses, in order, as the document writes its own. A clause without a title keeps its lines as they are. */
export function linesOf(form: ClauseForm, clauses: readonly Put[]): ClauseLine[][] {
  let by = 0
  return clauses.map((clause) => {
    if (form.head === undefined || clause.title === undefined) return clause.body.map((text) => plain(form, text))
    by++
    return written(form, form.head, clause.title, clause.body, by)
  })
}

const plain = (form: ClauseForm, text: string): ClauseLine => ({
  like: form.body?.start,
  parts: [{ text }],
  isTitle: false,
})

function written(
  { title, label, mark, capitals, body }: ClauseForm,
  head: NonNullable<ClauseForm['head']>,
  named: string,
  words: readonly string[],
  by: number,
): ClauseLine[] {
  const { start: like } = head
  const name = capitals ? named.toUpperCase() : named
  const numbered: LinePart[] = label
    ? [{ text: labelAfter(label, by) + (title === 'own-line' ? '' : label.gap), as: like, isNumber: true }]
    : []
  // A title that is underlined has a stop that is not.
  const heading = [{ text: name, as: head.words }, ...(mark === '' ? [] : [{ text: mark, as: head.last }])]
  if (title === 'run-in' || title === 'none') {
    const [first = '', ...more] = words
    const run = title === 'run-in' ? [...heading, { text: ` ${first}` }] : [{ text: first, as: head.words }]
    return [{ like, parts: [...numbered, ...run], isTitle: false }, ...more.map((text) => plainBehind(text, like))]
  }
  const heads: ClauseLine[] =
    title === 'own-line'
      ? [
          { like, parts: numbered, isTitle: true },
          { like: head.words, parts: heading, isTitle: true },
        ]
      : [{ like, parts: [...numbered, ...heading], isTitle: true }]
  const bodies = words.map((text, at): ClauseLine => {
    const part = body?.part && label ? partAt(body.part, label.number + by, at) : undefined
    const parts = [...(part && body ? [{ text: part, as: body.start, isNumber: true as const }] : []), { text }]
    return { like: body?.start, parts, isTitle: false }
  })
  return [...heads, ...bodies]
}

const plainBehind = (text: string, like: number): ClauseLine => ({ like, parts: [{ text }], isTitle: false })

/** '7.1 ' of the eighth clause is '8.1 ', '7.01 ' is '8.01 ', '(a) ' stays; of its second paragraph '8.2 ' and '(b) '. */
const partAt = ({ written, gap }: { written: string; gap: string }, number: number, at: number): string =>
  /\d/.test(written)
    ? written.replace(
        /\d{1,2}\.(\d{1,2})/,
        (_, own: string) => `${number}.${String(at + 1).padStart(own.length, '0')}`,
      ) + gap
    : written.replace(/[a-z]/, String.fromCharCode(97 + at)) + gap
