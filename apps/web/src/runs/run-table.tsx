import type { RunSummary } from '@casewright/core/client'
import type { ReactNode } from 'react'
import { formatMoment } from '../lib/dates.ts'
import { kindOf } from './kind.ts'
import { RunState } from './run-state.tsx'
import * as css from './run-table.css.ts'

export interface RunRow {
  id: string
  label: string
  /** The tool's id. */
  tool: string
  createdAt: string
  state?: RunSummary['state']
}

interface RunTableProps<Row extends RunRow> {
  caption: string
  rows: readonly Row[]
  /** The number of an entry, where entries are numbered. */
  numberOf?: (index: number) => number
  /** Draws the label; as it is unless given. */
  title?: (row: Row) => ReactNode
  /** A further column before that of actions. */
  more?: { title: string; cell: (row: Row) => ReactNode }
  /** What can be done with an entry. */
  action: { title: string; cell: (row: Row) => ReactNode }
}

/**
 * A docket of runs: hairlines, a heavy head rule, no box. On a phone each row is an entry, its action at the
 * right of its title. The roles are spelled out because a browser forgets a table that is not laid out as one.
 */
export function RunTable<Row extends RunRow>({ caption, rows, numberOf, title, more, action }: RunTableProps<Row>) {
  const hasState = rows.some(({ state }) => state !== undefined)
  const heads = [
    ...(numberOf ? ['No.'] : []),
    'Query',
    'Type',
    ...(hasState ? ['State'] : []),
    'Date',
    ...(more ? [more.title] : []),
  ]
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a table laid out as a grid loses its roles without them
    <table role="table" className={css.table} data-numbered={numberOf !== undefined}>
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup" className={css.head}>
        <tr role="row">
          {heads.map((head) => (
            <th key={head} role="columnheader" scope="col" className={css.heading}>
              {head}
            </th>
          ))}
          <th role="columnheader" scope="col" className={css.heading}>
            <span className="visually-hidden">{action.title}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className={css.body}>
        {rows.map((row, index) => (
          <tr key={row.id} role="row" className={css.row}>
            {numberOf && (
              <td role="cell" className={css.number}>
                {numberOf(index)}
              </td>
            )}
            <td role="cell" className={css.title}>
              {title ? title(row) : row.label}
            </td>
            <td role="cell" className={css.kind}>
              {kindOf(row.tool)}
            </td>
            {hasState && (
              <td role="cell" className={css.state}>
                {row.state && <RunState state={row.state} />}
              </td>
            )}
            <td role="cell" className={css.date}>
              <time dateTime={row.createdAt}>{formatMoment(row.createdAt)}</time>
            </td>
            {more && (
              <td role="cell" className={css.more}>
                {more.cell(row)}
              </td>
            )}
            <td role="cell" className={css.action}>
              {action.cell(row)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}
