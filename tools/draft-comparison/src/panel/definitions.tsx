import { useState } from 'react'
import type { Compared, DefinitionChanged } from '../output.ts'
import * as css from './panel.css.ts'

const kinds = { changed: 'Changed', added: 'New', removed: 'No longer defined' } as const
const most = 6

/** Definitions that changed, with every place where they bite. */
export function Definitions({ output, onShow }: { output: Compared; onShow: (row: number) => void }) {
  if (output.definitions.length === 0) return null
  return (
    <section aria-labelledby="definitions">
      <h2 id="definitions" className={css.head}>
        Definitions
      </h2>
      <ul className={css.list}>
        {output.definitions.map((definition) => (
          <Definition key={`${definition.term} ${definition.kind}`} definition={definition} onShow={onShow} />
        ))}
      </ul>
    </section>
  )
}

function Definition({ definition, onShow }: { definition: DefinitionChanged; onShow: (row: number) => void }) {
  const { term, kind, older, newer, row, places } = definition
  const [isAll, setAll] = useState(false)
  const shown = isAll ? places : places.slice(0, most)
  return (
    <li className={css.definition}>
      <p>
        <b>“{term}”</b> <span className={css.kind}>{kinds[kind]}</span>
      </p>
      {older !== '' && kind === 'changed' && (
        <p className={css.small}>
          <span className={css.where}>Was: </span>
          <del>{older}</del>
        </p>
      )}
      {newer !== '' && (
        <p className={css.small}>
          <span className={css.where}>Is: </span>
          {row === undefined ? (
            newer
          ) : (
            <button type="button" className={css.link} onClick={() => onShow(row)}>
              {newer}
            </button>
          )}
        </p>
      )}
      <p className={css.small}>
        {places.length === 0
          ? 'The newer draft does not use it.'
          : kind === 'removed'
            ? `The newer draft still uses it in ${places.length} ${places.length === 1 ? 'place' : 'places'}:`
            : `Used in ${places.length} ${places.length === 1 ? 'place' : 'places'}:`}
      </p>
      {shown.length > 0 && (
        <ul className={css.places}>
          {shown.map(({ start, clause, words, row: at }) => (
            <li key={start}>
              <button type="button" className={css.link} onClick={() => onShow(at)}>
                {clause}
              </button>{' '}
              <span className={css.where}>{words}</span>
            </li>
          ))}
        </ul>
      )}
      {places.length > most && !isAll && (
        <button type="button" className={css.link} onClick={() => setAll(true)}>
          Show all {places.length} places
        </button>
      )}
    </li>
  )
}
