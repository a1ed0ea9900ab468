import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createVault, recordStart } from './vault.ts'

const vault = createVault(randomBytes(32).toString('hex'))
const secret = 'The client admits the debt.'

describe('the vault', () => {
  it('opens what it sealed', () => {
    expect(vault.openJson('run.output:1', vault.sealJson('run.output:1', { secret }))).toEqual({ secret })
  })

  it('shows no word of what it sealed', () => {
    expect(vault.seal('a', Buffer.from(secret)).includes('client')).toBe(false)
  })

  it('never seals the same bytes to the same record', () => {
    expect(vault.seal('a', Buffer.from(secret))).not.toEqual(vault.seal('a', Buffer.from(secret)))
  })

  it('does not open a record that was moved to another place', () => {
    expect(() => vault.open('run.output:2', vault.seal('run.output:1', Buffer.from(secret)))).toThrow(/does not open/)
  })

  it('does not open a record with one bit changed', () => {
    const sealed = vault.seal('a', Buffer.from(secret))
    sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1)
    expect(() => vault.open('a', sealed)).toThrow(/does not open/)
  })

  it('does not open with another key', () => {
    const other = createVault(randomBytes(32).toString('hex'))
    expect(() => other.open('a', vault.seal('a', Buffer.from(secret)))).toThrow(/another key/)
  })

  it('opens with any key that it is given, the records of the first form too, and seals with the current one', () => {
    const [old, next] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')]
    const named = createVault(old).seal('a', Buffer.from(secret))
    const bare = Buffer.concat([Buffer.from([1]), named.subarray(5)])
    const both = createVault(next, [old])
    expect([named, bare].map((sealed) => both.open('a', sealed).toString())).toEqual([secret, secret])
    const anew = both.seal('a', Buffer.from(secret))
    expect(anew.subarray(0, 5)).toEqual(recordStart(next))
    expect(createVault(next).open('a', anew).toString()).toBe(secret)
    expect(() => createVault(old).open('a', anew)).toThrow(/another key/)
    both.use({ current: old, others: [] })
    expect(() => both.open('a', anew)).toThrow(/another key/)
  })
})
