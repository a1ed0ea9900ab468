import { Link, Points, Section, Written } from '@casewright/ui'
import type { Answered, KeyPointFrom } from '../output.ts'
import * as css from './panel.css.ts'

/** The key legal points, and whose words each is. */
export function KeyPoints({ output }: { output: Answered }) {
  const { keyPoints, keyPointsFrom, written } = output
  const isWritten = keyPointsFrom.some(({ of }) => of === 'model')
  const items = keyPoints.map((point, at) => {
    const from = keyPointsFrom[at]
    return (
      <span key={point} className={css.summary}>
        <span className={css.words}>{point}</span>
        {from && <From from={from} output={output} />}
      </span>
    )
  })
  if (items.length === 0) return null
  return (
    <Section title="Key legal points">
      {isWritten && written ? (
        <Written
          byline={`Written by ${written.model.name}`}
          checked="the words that each rests on were found in what was read"
        >
          <Points numbered items={items} />
        </Written>
      ) : (
        <Points numbered items={items} />
      )}
    </Section>
  )
}

const whose = {
  model: 'Rests on',
  authority: 'In the words of',
  source: 'Excerpt of',
  editors: 'By the library’s editors, on',
} as const

function From({ from: { reference, of, href }, output }: { from: KeyPointFrom; output: Answered }) {
  const one = output.references[reference - 1]
  if (!one) return null
  const name = one.kind === 'case' ? <i>{one.title}</i> : one.citation
  return (
    <span className={css.whose}>
      {whose[of]} {href ? <Link href={href}>{name}</Link> : name}
    </span>
  )
}
