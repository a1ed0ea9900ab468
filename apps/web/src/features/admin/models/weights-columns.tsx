import { inBytes } from '@casewright/core/client'
import type { Column } from '@casewright/ui'
import * as css from './models.css.ts'

/** What every table of models says of their weights: under which license they are, and how large. */
export const weightsColumns = <Row extends { license: string | null; bytes: number }>(): Column<Row>[] => [
  {
    id: 'license',
    title: 'License',
    cell: ({ license }) => <span className={css.figure}>{license ?? 'Not stated'}</span>,
  },
  {
    id: 'size',
    title: 'Size',
    kind: 'number',
    cell: ({ bytes }) => <span className={css.figure}>{inBytes(bytes)}</span>,
  },
]
