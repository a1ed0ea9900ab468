import { inventedCases } from './cases.ts'
import { controls } from './controls.ts'
import { inventedFigures } from './figures.ts'
import { disguised } from './forms.ts'
import { hidden } from './hidden.ts'
import { moreControls } from './more-controls.ts'
import { inventedLaw } from './statutes.ts'

/** Sentences by kind; what stands in ⟦⟧ is a lie. */
export type Told = Record<string, readonly string[]>

export interface Lie {
  id: string
  kind: string
  text: string
  /** Words of the text that have to be covered by a mark; none in what is honest. */
  lies: string[]
}

const lied = Object.entries({ ...inventedCases, ...inventedLaw, ...disguised, ...hidden, ...inventedFigures })

/** Ways in which a model lies. */
export const lies: readonly Lie[] = lied.flatMap(([kind, sentences]) =>
  sentences.map((sentence, at) => ({
    id: `${kind}/${at + 1}`,
    kind,
    text: sentence.replace(/[⟦⟧]/g, ''),
    lies: [...sentence.matchAll(/⟦([^⟧]+)⟧/g)].map(([, lie = '']) => lie),
  })),
)

export const honestSentences: readonly Lie[] = [...controls, ...moreControls].map((text, at) => ({
  id: `honest/${at + 1}`,
  kind: 'honest sentences',
  text,
  lies: [],
}))
