import { counted } from '@casewright/core/client'
import type { Answered } from '../output.ts'
import * as css from './panel.css.ts'

const whose = { question: 'the question itself', rules: 'a part of the question', model: 'by the model' } as const

/** What the law was searched for, word for word, and whose words they are. */
export function Searches({ searches }: Pick<Answered, 'searches'>) {
  if (searches.length === 0) return null
  return (
    <details className={css.further}>
      <summary>{counted(searches.length, 'search', 'searches')} of the law</summary>
      <ol className={css.verify}>
        {searches.map(({ text, by }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two searches may have the same words, and their order stands.
          <li key={at}>
            {text} <span className={css.whose}>({whose[by]})</span>
          </li>
        ))}
      </ol>
    </details>
  )
}
