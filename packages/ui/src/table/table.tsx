import { Fragment, type ReactNode } from 'react'
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
  /** What else there is to say of a row, below it and across all columns, such as how far it is. */
  below?: (row: Row, index: number) => ReactNode
  /** Makes entries of the rows as soon as the room around the table is less: than 40rem (`middle`) or 49rem (`wide`). */
  fold?: keyof typeof css.folds
  /** In place of the rows while there are none. */
  empty?: ReactNode
}

const isRight = (kind: Column<never>['kind']) => kind === 'number' || kind === 'action'

/**
 * A docket sheet: hairlines, a heavy head rule, no box. On a phone each row is an entry.
 * The roles are spelled out because a browser forgets a table that is not laid out as one.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, isCaptionHidden = false, columns, rows, rowKey, below, fold, empty } = props
  if (rows.length === 0 && empty !== undefined) return empty
  const table = (
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
        {rows.map((row, index) => {
          const more = below?.(row, index)
          return (
            <Fragment key={rowKey(row, index)}>
              <tr role="row" className={css.row} data-continued={more ? true : undefined}>
                {columns.map(({ id, title, kind = 'text', cell }) => (
                  <td key={id} role="cell" data-label={title} className={`${css.cell} ${css.kinds[kind]}`}>
                    {cell(row, index)}
                  </td>
                ))}
              </tr>
              {more && (
                <tr role="row" className={css.below}>
                  <td role="cell" colSpan={columns.length} className={css.across}>
                    {more}
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
  return fold ? <div className={css.folds[fold]}>{table}</div> : table
}
