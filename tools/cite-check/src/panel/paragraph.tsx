import type { CitationCheck } from '@casewright/core/client'
import { Citation } from '@casewright/ui'
import type { ReactNode } from 'react'
import type { CheckedCitation, ShownText } from '../output.ts'
import * as css from './panel.css.ts'
import { seen } from './words.ts'

interface ParagraphProps {
  paragraph: ShownText
  /** The page that begins with it. */
  page?: number
  /** Those that stand in it, in their order. */
  citations: readonly CheckedCitation[]
  checkOf: (citation: CheckedCitation) => CitationCheck
  actionOf: (citation: CheckedCitation) => ReactNode
}

/** A paragraph of the document, each citation in it marked by its status. */
export function Paragraph({ paragraph: { start, text, level }, page, citations, checkOf, actionOf }: ParagraphProps) {
  const parts: ReactNode[] = []
  let at = 0
  for (const citation of citations) {
    const from = Math.max(at, citation.anchor.start - start)
    const to = Math.min(text.length, citation.anchor.end - start)
    if (to <= from) continue
    parts.push(seen(text.slice(at, from)))
    parts.push(
      <Citation
        key={citation.id}
        check={{ ...checkOf(citation), text: seen(text.slice(from, to)) }}
        number={citation.number}
        action={actionOf(citation)}
      />,
    )
    at = to
  }
  parts.push(seen(text.slice(at)))
  return (
    <>
      {page && <div className={css.pageMark}>Page {page}</div>}
      {level ? <h3>{parts}</h3> : <p>{parts}</p>}
    </>
  )
}
