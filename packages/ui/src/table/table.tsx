import type { ReactNode } from 'react'
import * as css from './table.css.ts'

export interface Column<Row> {
  id: string
  title: string
  /** In place of the title at the head of the column, such as the scale of its bars. */
  heading?: ReactNode
  /** `ordinal`: the entry's number. `authority`: in serif. `name`: what an entry is called. `when`: a date. `action`: a button, at the right. */
  kind?: keyof typeof css.kinds
  cell: (row: Row, index: number) => ReactNode
}

export interface TableProps<Row> {
  /** Says what the table holds; shown above it. */
  caption: string
  /** Keeps the caption for the screen reader alone, where a heading says it already. */
  isCaptionHidden?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row, index: number) => string
  /** In place of the rows while there are none. */
  empty?: ReactNode
}

const isRight = (kind: Column<never>['kind']) => kind === 'number' || kind === 'action'

/**
 * A docket sheet: hairlines, a heavy head rule, no box. On a phone each row is an entry.
 * The roles are spelled out because a browser forgets a table that is not laid out as one.
 */
export function Table<Row>({ caption, isCaptionHidden = false, columns, rows, rowKey, empty }: TableProps<Row>) {
  if (rows.length === 0 && empty !== undefined) return empty
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a table laid out as a grid loses its roles without them
    <table
      role="table"
      className={css.table}
      data-numbered={columns.some(({ kind }) => kind === 'ordinal') || undefined}
    >
      <caption className={isCaptionHidden ? 'visually-hidden' : css.caption}>{caption}</caption>
      <thead role="rowgroup" className={css.head}>
        <tr role="row">
          {columns.map(({ id, title, heading, kind }) => (
            <th
              key={id}
              role="columnheader"
              scope="col"
              className={css.heading}
              data-right={isRight(kind) || undefined}
            >
              {heading ?? title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={css.body}>
        {rows.map((row, index) => (
          <tr key={rowKey(row, index)} role="row" className={css.row}>
            {columns.map(({ id, title, kind = 'text', cell }) => (
              <td key={id} role="cell" data-label={title} className={`${css.cell} ${css.kinds[kind]}`}>
                {cell(row, index)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}
