import { humanName, plainSchema, type SchemaNode } from '../json-schema/json-schema.ts'
import { Table } from '../table/table.tsx'
import { type PartProps, useResult } from './context.ts'
import { ObjectView } from './object-view.tsx'
import * as css from './result-view.css.ts'
import { ScalarView } from './scalar-view.tsx'
import { isAnchor, isBlank, isCitationCheck, isFinding, isObject, isScalar, isShort } from './shapes.ts'
import { ValueView } from './value-view.tsx'

type Row = Record<string, unknown>

const namesOf = (rows: readonly Row[]) => [...new Set(rows.flatMap((row) => Object.keys(row)))]

const isShape = (value: unknown) => isAnchor(value) || isFinding(value) || isCitationCheck(value)

/** Two or more objects of a few short values read best as a table. */
const fitsTable = (entries: readonly unknown[]): entries is Row[] =>
  entries.length > 1 &&
  entries.every(
    (entry) =>
      isObject(entry) &&
      !isShape(entry) &&
      Object.values(entry).every((value) => isBlank(value) || (isScalar(value) && isShort(value))),
  ) &&
  namesOf(entries as Row[]).length <= 5

const RowsView = ({ rows, schema, title }: { rows: Row[]; schema: SchemaNode; title: string }) => {
  const { root } = useResult()
  return (
    <Table
      caption={title}
      isCaptionHidden
      rows={rows}
      rowKey={(_, index) => String(index)}
      columns={namesOf(rows).map((name) => {
        const node = plainSchema(schema.properties?.[name] ?? {}, root)
        return {
          id: name,
          title: node.title ?? humanName(name),
          kind: rows.every((row) => typeof row[name] === 'number') ? ('number' as const) : undefined,
          cell: (row: Row) => <ScalarView name={name} value={row[name]} schema={node} />,
        }
      })}
    />
  )
}

const titles = ['title', 'heading', 'name', 'caseName', 'issue', 'question']

/** An entry's own title, if it has one. */
const titleOf = (entry: unknown) =>
  isObject(entry) && !isShape(entry)
    ? titles.find((name) => typeof entry[name] === 'string' && (entry[name] as string).length <= 120)
    : undefined

const EntryView = ({ value, schema, level }: PartProps) => {
  const title = titleOf(value)
  return title === undefined ? (
    <ValueView value={value} schema={schema} level={level} />
  ) : (
    <ObjectView value={value} schema={schema} level={level} titleName={title} />
  )
}

/** Several of one sort: words as a list, objects as a table or as entries. */
export const ListView = ({ value, schema, level }: PartProps) => {
  const { root } = useResult()
  const entries = (Array.isArray(value) ? value : []).filter((entry) => !isBlank(entry))
  const items = plainSchema(schema.items ?? {}, root)
  if (fitsTable(entries)) return <RowsView rows={entries} schema={items} title={schema.title ?? 'Entries'} />
  const plain = entries.every(isScalar)
  return (
    <ul className={plain ? css.bullets : css.entries}>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries of a finished result keep their places
        <li key={index}>
          {plain ? (
            <span className={css.prose}>
              <ScalarView value={entry} schema={items} />
            </span>
          ) : (
            <EntryView value={entry} schema={items} level={level} />
          )}
        </li>
      ))}
    </ul>
  )
}
