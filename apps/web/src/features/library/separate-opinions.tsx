import type { HeldAuthority } from '@casewright/api/client'
import { Link } from 'react-router-dom'
import * as css from './place-in-code.css.ts'

const kinds = { concurrence: 'concurring', dissent: 'dissenting', partial: 'concurring in part and dissenting in part' }

/** A byline may have the name in capitals. */
const named = (by: string): string =>
  by === by.toUpperCase() ? by.toLowerCase().replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase()) : by

/** The opinions of a case that are not the court's, each of which opens where it begins. */
export function SeparateOpinions({ id, separate = [] }: { id: string } & Pick<HeldAuthority, 'separate'>) {
  if (separate.length === 0) return null
  return (
    <nav aria-label="Separate opinions">
      <ul className={css.opinions}>
        {separate.map(({ kind, by, start, end }) => (
          <li key={start}>
            <Link to={`/library/${encodeURIComponent(id)}?start=${start}&end=${end}`}>
              {by ? `${named(by)}, ${kinds[kind]}` : `${kinds[kind].charAt(0).toUpperCase()}${kinds[kind].slice(1)}`}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
