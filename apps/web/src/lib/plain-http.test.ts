import { expect, it } from 'vitest'
import { randomUuid } from './plain-http.ts'

it('makes random ids of version 4 where the browser withholds its own', () => {
  const made = Array.from({ length: 1000 }, randomUuid)
  expect(new Set(made).size).toBe(1000)
  for (const id of made) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
