import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createVault } from './vault.ts'

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
})
