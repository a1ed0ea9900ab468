const pageSize = 50

/**
 * The entries of a list that is read page by page, by their ids: never more than a page is held.
 * @param read the entries after an id, in the order of ids, at most `limit`
 */
export async function* paged<Row extends { id: string }>(
  read: (after: string | undefined, limit: number) => Promise<Row[]>,
): AsyncIterable<Row> {
  let after: string | undefined
  for (;;) {
    const rows = await read(after, pageSize)
    yield* rows
    after = rows.at(-1)?.id
    if (after === undefined) return
  }
}

/** Stands in place of a record that does not open: one that is damaged must not keep the rest from its owner. */
export const damaged = {
  problem: 'This could not be read because its record is damaged. Contact your administrator.',
} as const
