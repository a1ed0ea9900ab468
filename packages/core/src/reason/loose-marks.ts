import type { LooseMark } from './checked.ts'
import { namedIn } from './loose/authorities.ts'
import { figuresIn } from './loose/figures.ts'
import { asWritten, plainOf } from './loose/plain.ts'
import type { Span } from './loose/span.ts'

const quotation =
  /["“„]([^"“”„]{16,4000})["”“]|«([^«»]{16,4000})»|»([^«»]{16,4000})«|‹([^‹›]{16,4000})›|「([^「」]{16,4000})」|‚([^‚‘’]{16,4000})[‘’](?!\p{L})|‘([^‘’]{16,4000})’(?!\p{L})|(?<![\p{L}\p{N}'])'((?:[^'\n]|(?<=\p{L})'(?=\p{L})){16,4000})'(?![\p{L}'])/gu

const opening = /(?:^|[\s(—-])["“„«]((?=\p{L})[^"“”„«»]{16,400})$/u

/** What stands behind a mark that nobody closed, to the end of its sentence or of the text. */
function unclosed(text: string): string[][] {
  const words = opening.exec(text.slice(-500))?.[1]
  if (words !== undefined) return [[/^.*?[.?!](?=\s|$)/su.exec(words)?.[0] ?? words]]
  return []
}

export type Loose = Pick<LooseMark, 'kind' | 'text'>

/** What in a model's free text claims to be a quotation, a citation, a name or a figure without being marked as one. */
export function looseMarksIn(text: string): Loose[] {
  const plain = plainOf(text)
  const quotes = [...[...text.matchAll(quotation)].map(([, ...forms]) => forms), ...unclosed(text)]
    .map((forms) => (forms.find((words) => words !== undefined) ?? '').trim())
    .filter((words) => words.split(/\s+/).length >= 4)
  const { authorities, names } = namedIn(plain.text)
  // 'Filed on Aug' may be read as a name: the rest of the date is still a figure.
  const isWithin = (figure: Span, { start, end }: Span) =>
    start < figure.end && figure.start < end && !/\d/.test(plain.text.slice(end, figure.end))
  const figures = figuresIn(plain.text).filter(
    (figure) => ![...authorities, ...names].some((one) => isWithin(figure, one)),
  )
  const of = (kind: Loose['kind'], { start, end }: { start: number; end: number }): Loose => ({
    kind,
    text: asWritten(text, plain, start, end),
  })
  return [
    ...quotes.map((words): Loose => ({ kind: 'quote', text: words })),
    ...authorities.map((span) => of('citation', span)),
    ...names.map((span) => of('name', span)),
    ...figures.map((span) => of('figure', span)),
  ]
}
