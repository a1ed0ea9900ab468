/** A column that holds records of the vault, and where each of its records says that it stands. */
export interface SealedColumn {
  table: string
  column: string
  /** The primary key in its order, with its types in the database. */
  key: Record<string, 'uuid' | 'text' | 'integer' | 'bigint'>
  /** @param row the values of the key, as text */
  place(row: Record<string, string>): string
}

const ofRun = { id: 'uuid' } as const

/** Every sealed column there is. A test holds the list to the database's own catalogue. */
export const sealedColumns: readonly SealedColumn[] = [
  {
    table: 'document_chunk',
    column: 'sealed',
    key: { document_id: 'uuid', seq: 'integer' },
    place: (row) => `document:${row.document_id}:${row.seq}`,
  },
  {
    table: 'document_text',
    column: 'sealed',
    key: { document_id: 'uuid' },
    place: (row) => `document.text:${row.document_id}`,
  },
  { table: 'run', column: 'sealed_label', key: ofRun, place: ({ id }) => `run.label:${id}` },
  { table: 'run', column: 'sealed_input', key: ofRun, place: ({ id }) => `run.input:${id}` },
  { table: 'run', column: 'sealed_output', key: ofRun, place: ({ id }) => `run.output:${id}` },
  { table: 'run', column: 'sealed_provenance', key: ofRun, place: ({ id }) => `run.provenance:${id}` },
  {
    table: 'run_review',
    column: 'sealed',
    key: { run_id: 'uuid', item: 'text' },
    place: (row) => `run.review:${row.run_id}:${row.item}`,
  },
  { table: 'run_partial', column: 'sealed', key: { run_id: 'uuid' }, place: (row) => `run.partial:${row.run_id}` },
  {
    table: 'kept_version',
    column: 'sealed',
    key: { document_id: 'uuid', version: 'integer' },
    place: (row) => `kept:${row.document_id}:${row.version}`,
  },
  {
    table: 'treatment_watch',
    column: 'sealed',
    key: { id: 'uuid' },
    place: ({ id }) => `treatment.watch:${id}`,
  },
  {
    table: 'matter',
    column: 'sealed_particulars',
    key: { id: 'uuid' },
    place: ({ id }) => `matter.particulars:${id}`,
  },
  {
    table: 'egress_entry',
    column: 'sealed_replaced',
    key: { id: 'bigint' },
    place: ({ id }) => `egress.replaced:${id}`,
  },
  {
    table: 'person_setting',
    column: 'sealed',
    key: { person_id: 'text', key: 'text' },
    place: (row) => `person.setting:${row.person_id}:${row.key}`,
  },
]
