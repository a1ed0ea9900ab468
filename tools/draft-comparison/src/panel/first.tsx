import type { Compared, Notable } from '../output.ts'
import * as css from './panel.css.ts'

const kinds: Readonly<Record<Notable['kind'], string>> = {
  sense: 'Sense',
  move: 'Moved',
  reference: 'Reference',
  amount: 'Amount',
  percentage: 'Percentage',
  date: 'Date',
  number: 'Number',
  name: 'Name',
}

/** Words that turn the sense, moves, references, numbers and names that changed: what a lawyer looks at first. */
export function First({ output, onShow }: { output: Compared; onShow: (row: number) => void }) {
  const { first } = output
  return (
    <section aria-labelledby="first">
      <h2 id="first" className={css.head}>
        Look at these first
      </h2>
      {first.length === 0 && (
        <p className={css.small}>
          No paragraph moved, no sentence was turned around, and no number or name was replaced.
        </p>
      )}
      <ul className={css.list}>
        {first.map(({ kind, older, newer, clause, row }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          <li key={index}>
            <button type="button" className={css.entry} onClick={() => onShow(row)}>
              <span className={css.kind}>{kinds[kind]}</span>
              {kind === 'move' ? (
                <span>
                  From {older} to {clause}: {newer}
                </span>
              ) : (
                <span>
                  <del>{older}</del> <span className="visually-hidden">became</span> <ins>{newer}</ins>
                </span>
              )}
              <span className={css.where}>{clause}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
