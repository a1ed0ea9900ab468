import { expect, test } from 'vitest'
import { jsonArray, jsonObject, jsonText } from './json.ts'

async function* of<T>(...values: T[]) {
  yield* values
}

async function parsed(pieces: AsyncIterable<string>) {
  let text = ''
  for await (const piece of pieces) text += piece
  return JSON.parse(text)
}

test('an object is written member by member, whatever stands in it', async () => {
  const pieces = jsonObject({
    name: 'Dana "D" Okafor',
    none: undefined,
    runs: jsonArray(of<unknown>({ id: 1 }, jsonObject({ id: 2, bytes: jsonText(of('QUJ', 'D')) }))),
    empty: jsonArray(of()),
    nothing: jsonObject({}),
  })
  expect(await parsed(pieces)).toEqual({
    name: 'Dana "D" Okafor',
    none: null,
    runs: [{ id: 1 }, { id: 2, bytes: 'QUJD' }],
    empty: [],
    nothing: {},
  })
})
