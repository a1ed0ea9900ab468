import type { TreatmentFlag } from '@casewright/core/client'
import * as css from './check-details.css.ts'

/** What became of an authority, what says so, and whether the document says it too. */
export const TreatmentLine = ({ treatment: { flag, says, note, source, isSaid } }: { treatment: TreatmentFlag }) => (
  <p>
    <strong className={css.flag[flag]}>{says}</strong>
    {note && ` ${note}`} Source: {source}.{isSaid && ' The document says so itself.'}
  </p>
)
