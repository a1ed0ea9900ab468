import { counted } from '@casewright/core/client'
import { useState } from 'react'
import type { ClauseChanged } from '../output.ts'
import * as css from './panel.css.ts'

/** Clauses in which only numbers changed, behind one line: an added clause renumbers all that follow. */
export function Renumbered({ clauses, onShow }: { clauses: readonly ClauseChanged[]; onShow: (row: number) => void }) {
  const [isOpen, setOpen] = useState(false)
  if (clauses.length === 0) return null
  return (
    <>
      <p className={css.small}>
        <button type="button" className={css.link} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {counted(clauses.length, 'clause')}
        </button>{' '}
        {clauses.length === 1 ? 'was' : 'were'} only renumbered, with the references that follow.
      </p>
      {isOpen && (
        <ol className={css.list}>
          {clauses.map(({ row, number, title, what }) => (
            <li key={row} className={css.clause}>
              <button type="button" className={css.entry} onClick={() => onShow(row)}>
                <span className={css.clauseName}>
                  <span className={css.number}>{number}</span> <b>{title}</b>
                </span>
              </button>
              <p className={css.what}>{what.join(' ')}</p>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
