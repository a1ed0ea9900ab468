import type { Anchor } from '@casewright/core/client'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Marked, type Marks } from '../marked/marked.tsx'
import * as css from './found.css.ts'

export interface FoundProps {
  /** The source's words and the page they stand on. */
  anchor: Pick<Anchor, 'words' | 'page'>
  /** Words to mark, as offsets into the anchor's words. */
  marks?: Marks
  /** In place of 'p. 12', such as a star page '*235'. */
  mark?: string
  /** Where the words come from. */
  source?: ReactNode
  /** Shows the words in their place. */
  onOpen?: () => void
}

/** The words of a source, as they stand there. Never a word of a model. */
export const Found = ({ anchor: { words, page }, marks, mark, source, onOpen }: FoundProps) => {
  const shown = mark ?? (page === undefined ? undefined : `p. ${page}`)
  return (
    <blockquote className={css.found}>
      <p className={css.words}>
        {shown && <span className={css.page}>{shown} </span>}
        <Marked text={words} marks={marks} />
      </p>
      {(source || onOpen) && (
        <footer className={css.from}>
          {source && <span>{source}</span>}
          {onOpen && (
            <Button className={css.open} onPress={onOpen} aria-label={shown ? `Show in place, ${shown}` : undefined}>
              Show in place
            </Button>
          )}
        </footer>
      )}
    </blockquote>
  )
}
