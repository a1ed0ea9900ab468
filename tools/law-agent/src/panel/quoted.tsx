import { Section } from '@casewright/ui'
import { propositionsOf } from '../checks-of.ts'
import { opinions } from '../opinions.ts'
import type { Answered, Passage } from '../output.ts'
import * as css from './panel.css.ts'
import { Passages } from './passages.tsx'

const sameWords = (one: Passage, other: Passage) => one.reference === other.reference && one.words === other.words

/** The words that a model's answer rests on, as they were found, and below them what else was found. */
export function Quoted({ output }: { output: Answered }) {
  const all = propositionsOf(output)
  const rests = all.flatMap(({ passage }) => passage ?? [])
  const quoted = rests.filter((one, at) => rests.findIndex((other) => sameWords(one, other)) === at)
  const others = output.passages.filter((one) => !quoted.some((other) => sameWords(one, other)))
  // The words of editors are no authority's, and are not quoted from one.
  const isQuoted = quoted.some(({ of }) => of !== 'editors')
  return (
    <Section
      title={isQuoted ? 'Quoted from the sources' : 'The words it rests on'}
      aside={quoted.length > 0 && <span className={css.small}>Found word for word</span>}
    >
      <div className={css.body}>
        {quoted.length > 0 ? (
          <Passages
            output={output}
            passages={quoted}
            note={(passage) => {
              const [first] = all.filter((one) => one.passage && sameWords(one.passage, passage))
              return first && <span>Model’s opinion: these words {opinions[first.opinion]}</span>
            }}
          />
        ) : (
          <p className={css.quiet}>None of the words that the model gave were found in what it read.</p>
        )}
        {others.length > 0 && (
          <details className={css.further}>
            <summary>Further passages that were found</summary>
            <Passages output={output} passages={others} />
          </details>
        )}
      </div>
    </Section>
  )
}
