import { describe, expect, inject, it } from 'vitest'
import { reachDatabase } from './reach.ts'

describe('reachDatabase', () => {
  it('finds a database that answers', () => expect(reachDatabase(inject('postgresUrl'))).resolves.toBeUndefined())

  it('says that nothing answers at the address', () =>
    expect(reachDatabase('postgres://user:hunter2@127.0.0.1:1/name', 600)).rejects.toThrow(
      /cannot be used \(ECONNREFUSED\)/,
    ))

  it('says at once that it is refused, without the password', async () => {
    const url = new URL(inject('postgresUrl'))
    url.password = 'hunter2'
    const failure = await reachDatabase(url.href).catch((error: Error) => error)
    expect(failure?.message).toMatch(/cannot be used \(28P01\)/)
    expect(failure?.message).not.toContain('hunter2')
  })
})
