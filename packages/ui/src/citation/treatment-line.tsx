import type { TreatmentFlag } from '@casewright/core/client'
import { Link } from '../link/link.tsx'
import * as css from './check-details.css.ts'

/** What became of an authority, the words that say so, where they can be read, and whether the document says it too. */
export const TreatmentLine = ({
  treatment: { flag, says, note, source, words, in: at, isSaid },
}: TreatmentLineProps) => (
  <p>
    <strong className={css.flag[flag]}>{says}</strong>
    {note && ` ${note}`}
    {words && ` “${words}”`} Source: {at ? <Link href={treatmentPlace(at)}>{source}</Link> : source}.
    {isSaid && ' The document says so itself.'}
  </p>
)

/** The reading view at the words that say what became of an authority. */
export const treatmentPlace = ({ id, start, end }: NonNullable<TreatmentFlag['in']>) =>
  `/library/${encodeURIComponent(id)}${end === undefined ? '' : `?start=${start}&end=${end}`}`

interface TreatmentLineProps {
  treatment: TreatmentFlag
}
