import type { CitationInText } from '@casewright/api/client'
import { type ReactNode, type Ref, useEffect, useMemo, useRef } from 'react'
import { Link } from 'react-router-dom'
import * as css from './authority-text.css.ts'
import { isPartNumber, paragraphsOf, type Span } from './paragraphs.ts'
import { type Piece, piecesOf } from './pieces.ts'
import { starPagesOf } from './star-pages.ts'

interface AuthorityTextProps {
  text: string
  citations: readonly CitationInText[]
  /** What is marked, and where the page opens. */
  passage?: Span
}

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
  const { star, citation, isPassage } = piece
  const said = star ? (
    <span className={css.star}>
      <span className="visually-hidden">page </span>
      {words}
    </span>
  ) : (
    words
  )
  const linked = citation ? <Cited citation={citation}>{said}</Cited> : said
  if (!isPassage) return linked
  return (
    <mark className={css.passage} ref={markRef} {...(markRef && { tabIndex: -1 })}>
      {linked}
    </mark>
  )
}

/** The text of an authority as its source has it: star pages in the line, citations underlined, the passage marked. */
export function AuthorityText({ text, citations, passage }: AuthorityTextProps) {
  const paragraphs = useMemo(() => paragraphsOf(text), [text])
  const stars = useMemo(() => starPagesOf(text), [text])
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
      {paragraphs.map((paragraph) => {
        const said = text.slice(paragraph.start, paragraph.end)
        return (
          <p key={paragraph.start} className={isPartNumber(said) ? css.part : undefined}>
            {piecesOf(paragraph, { passage, citations, stars }).map((piece) => {
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
