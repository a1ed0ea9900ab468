import type { ReactNode } from 'react'
import { More, type Pages } from '../../components/list/more.tsx'
import { type Asked, Loading } from '../../components/page/loading.tsx'

interface ContentsProps<Row> {
  /** What one of them is. */
  what: 'run' | 'document'
  query: Asked & Pages & { rows: Row[] | undefined }
  /** In place of the rows while there are none. */
  empty: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** A list that lies in a matter: being read, not read, empty, or there. */
export function Contents<Row>({ what, query, empty, children }: ContentsProps<Row>) {
  const { rows } = query
  if (!rows)
    return (
      <Loading
        query={query}
        label={`Loading the ${what}s...`}
        failure={`The ${what}s of this matter could not be loaded.`}
      />
    )
  if (rows.length === 0) return empty
  return (
    <More query={query} count={rows.length} of={[what]} entry="[data-entry]">
      {children(rows)}
    </More>
  )
}
