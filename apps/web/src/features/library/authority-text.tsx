import type { CitationInText } from '@casewright/api/client'
import { type ReactNode, type Ref, useEffect, useMemo, useRef } from 'react'
import { Link } from 'react-router-dom'
import * as css from './authority-text.css.ts'
import { isPartNumber, paragraphsOf, type Span } from './paragraphs.ts'
import { type Piece, pagesByParagraph, piecesOf } from './pieces.ts'
import { type PageMark, starPagesOf } from './star-pages.ts'

interface AuthorityTextProps {
  text: string
  citations: readonly CitationInText[]
  /** What is marked, and where the page opens. */
  passage?: Span
  /** Where pages of the report begin, if the text itself has no marks of them. */
  pages?: readonly PageMark[]
  footnotes?: readonly (Span & { mark: string })[]
}

/** The id of the place where a page begins. */
export const pageId = (label: string): string => `page-${label}`

const Begins = ({ label }: PageMark) => (
  <span className={css.star} id={pageId(label)}>
    <span className="visually-hidden">page </span>*{label}{' '}
  </span>
)

const Cited = ({ citation: { id, title }, children }: { citation: CitationInText; children: ReactNode }) =>
  id ? (
    <Link to={`/library/${encodeURIComponent(id)}`} className={css.cited}>
      {children}
      {title && <span className="visually-hidden">, {title} in the library</span>}
    </Link>
  ) : (
    <span className={css.citation}>{children}</span>
  )

interface PieceProps {
  piece: Piece
  words: string
  markRef?: Ref<HTMLElement>
}

function Words({ piece, words, markRef }: PieceProps) {
  const { star, citation, isPassage, begins } = piece
  const said = star ? (
    <span className={css.star} id={pageId(star.page)}>
      <span className="visually-hidden">page </span>
      {words}
    </span>
  ) : (
    words
  )
  const begun = begins?.map((page) => <Begins key={page.label} {...page} />)
  const linked = (
    <>
      {begun}
      {citation ? <Cited citation={citation}>{said}</Cited> : said}
    </>
  )
  if (!isPassage) return linked
  return (
    <mark className={css.passage} ref={markRef} {...(markRef && { tabIndex: -1 })}>
      {linked}
    </mark>
  )
}

/** The text of an authority as its source has it: star pages in the line, citations underlined, the passage marked. */
export function AuthorityText({ text, citations, passage, pages = none, footnotes = none }: AuthorityTextProps) {
  const paragraphs = useMemo(() => paragraphsOf(text), [text])
  const stars = useMemo(() => (pages.length > 0 ? [] : starPagesOf(text)), [text, pages])
  const begun = useMemo(() => pagesByParagraph(paragraphs, pages), [paragraphs, pages])
  const mark = useRef<HTMLElement>(null)
  const { start, end } = passage ?? {}
  // The citations come after the text and must not move the page again.
  useEffect(() => {
    if (start === undefined || end === undefined) return
    mark.current?.scrollIntoView({ block: 'center' })
    mark.current?.focus({ preventScroll: true })
  }, [start, end])
  let isFirst = true
  return (
    <div className={css.text}>
      {paragraphs.map((paragraph, index) => {
        const said = text.slice(paragraph.start, paragraph.end)
        const note = footnotes.find(({ start, end }) => start <= paragraph.start && paragraph.start < end)
        const isFirstOfNote = note && (paragraphs[index - 1]?.start ?? -1) < note.start
        const look = note ? css.footnote : isPartNumber(said) ? css.part : undefined
        return (
          <p key={paragraph.start} className={look}>
            {isFirstOfNote && <span className="visually-hidden">Footnote {note.mark}: </span>}
            {piecesOf(paragraph, { passage, citations, stars, pages: begun[index] }).map((piece) => {
              const opens = piece.isPassage && isFirst
              if (opens) isFirst = false
              return (
                <Words
                  key={piece.start}
                  piece={piece}
                  words={text.slice(piece.start, piece.end)}
                  markRef={opens ? mark : undefined}
                />
              )
            })}
          </p>
        )
      })}
    </div>
  )
}

const none: readonly never[] = []
