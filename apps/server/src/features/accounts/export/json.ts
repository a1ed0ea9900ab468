/** What does not have to be parsed to be written. */
export type Pieces = AsyncIterable<string>

/** An object, member by member: a member is a value, or the pieces of its JSON. */
export async function* jsonObject(members: Record<string, unknown>): Pieces {
  let mark = '{'
  for (const [name, value] of Object.entries(members)) {
    yield `${mark}\n${JSON.stringify(name)}: `
    if (isPieces(value)) yield* value
    else yield JSON.stringify(value ?? null)
    mark = ','
  }
  yield mark === '{' ? '{}' : '\n}'
}

/** An array whose entries come one after the other. */
export async function* jsonArray(entries: AsyncIterable<unknown>): Pieces {
  let mark = '['
  for await (const entry of entries) {
    yield `${mark}\n`
    if (isPieces(entry)) yield* entry
    else yield JSON.stringify(entry ?? null)
    mark = ','
  }
  yield mark === '[' ? '[]' : '\n]'
}

/** A text whose letters need no escape, such as base64. */
export async function* jsonText(letters: Pieces): Pieces {
  yield '"'
  yield* letters
  yield '"'
}

const isPieces = (value: unknown): value is Pieces =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value
