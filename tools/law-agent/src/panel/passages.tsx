import type { CitationCheck } from '@casewright/core/client'
import { Citation, CitationText, Found, Link } from '@casewright/ui'
import type { ReactNode } from 'react'
import type { Answered, Passage } from '../output.ts'
import * as css from './panel.css.ts'

interface Props {
  output: Pick<Answered, 'references'>
  passages: readonly Passage[]
  /** The number of a passage's citation in the margin, at its first place; none where nothing is numbered. */
  numberOf?: (passage: Passage) => number | undefined
  /** Whether citations open what was found. */
  isChecked?: boolean
  /** Whether nobody wrote the citation: then it has no mark of its own. */
  isFound?: (check: CitationCheck) => boolean
  note?: (passage: Passage) => ReactNode
}

const labels = {
  authority: null,
  source: 'Excerpt of the source',
  editors: 'In the words of the library’s editors, not the authority’s own',
} as const

/** What the editors say in several places of one authority stands together. */
const together = (one: Passage, other: Passage | undefined): boolean =>
  one.of === 'editors' && other?.of === 'editors' && other.reference === one.reference

/** Passages with their authority: its own words under a rule, the editors' apart from them. */
export function Passages({ passages, ...props }: Props) {
  return (
    <div className={css.passages}>
      {passages.map((passage, at) => {
        const key = `${passage.reference} ${passage.words}`
        if (together(passage, passages[at - 1])) return null
        const ends = passages.findIndex((one, n) => n > at && !together(passage, one))
        return passage.of === 'editors' ? (
          <div key={key} className={css.editors}>
            {passages.slice(at, ends < 0 ? undefined : ends).map(({ words }) => (
              <p key={words}>{words}</p>
            ))}
            <From passage={passage} {...props} />
          </div>
        ) : (
          <Found key={key} anchor={{ words: passage.words }} source={<From passage={passage} {...props} />} />
        )
      })}
    </div>
  )
}

interface FromProps extends Omit<Props, 'passages'> {
  passage: Passage
}

function From({ passage, output, numberOf, isChecked = false, isFound, note }: FromProps) {
  const { check, caution } = output.references[passage.reference - 1] ?? {}
  if (!check) return null
  return (
    <span className={css.from}>
      <span>
        {isChecked ? (
          <Citation check={check} isFound={isFound?.(check)} number={numberOf?.(passage)} />
        ) : (
          <CitationText text={check.text} />
        )}
      </span>
      {labels[passage.of] && <span>{labels[passage.of]}</span>}
      {caution && <strong>{caution}</strong>}
      {passage.aside && <span>{passage.by ? `Opinion of ${passage.by}` : 'Outside the opinion of the court'}</span>}
      {passage.href && <Link href={passage.href}>Read in place</Link>}
      {note?.(passage)}
    </span>
  )
}
