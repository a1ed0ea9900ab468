import { whereFound } from '@casewright/core/client'
import { Written } from '@casewright/ui'
import { missingIs } from '../missing-is.ts'
import { nothingFound } from '../nothing-found.ts'
import type { QuickAnswer } from '../output.ts'
import * as css from './panel.css.ts'
import { PassageItem } from './passage-item.tsx'

/** Passages that are shown at once; the others open. */
const first = 3

/** The passages themselves, where no model wrote an answer. */
export function EvidenceAnswer({ answer: { passages, written, lacks } }: { answer: QuickAnswer }) {
  if (passages.length === 0) return <p className={css.plain}>{nothingFound(lacks)}</p>
  const more = passages.slice(first)
  return (
    <>
      {written?.missing && (
        <Written byline={`Written by ${written.model.name}`} checked="on what the passages do not answer">
          <p className={css.paragraph}>
            <strong>{missingIs}</strong> {written.missing}
          </p>
        </Written>
      )}
      <p className={css.lead}>The most relevant passages{whereFound(passages.map(({ status }) => status))}</p>
      <ol className={css.passages}>
        {passages.slice(0, first).map((passage) => (
          <PassageItem key={passage.number} passage={passage} />
        ))}
      </ol>
      {more.length > 0 && (
        <details className={css.more}>
          <summary>{more.length === 1 ? '1 more' : `${more.length} more`}</summary>
          <ol className={css.passages} start={first + 1}>
            {more.map((passage) => (
              <PassageItem key={passage.number} passage={passage} />
            ))}
          </ol>
        </details>
      )}
    </>
  )
}
