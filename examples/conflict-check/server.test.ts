import { readFileSync } from 'node:fs'
import { contractProblems, runAction } from '@casewright/core/testing'
import { describe, expect, it } from 'vitest'
// @ts-expect-error: plain JavaScript, as a firm may write it
import { likeness } from './names.js'
// @ts-expect-error: the same
import { server } from './server.js'

const clients =
  'Name,Role,Matter\n"Halloran, James",Client,2024-017\nAcme Holdings LLC,Adverse,2025-002\nJosé Núñez,Witness,2025-003\n'
const check = async (names: string[], firm: Record<string, string> = { 'clients.csv': clients }) =>
  (await runAction(server, 'check', { names }, { firm })).output as {
    checked: { name: string; matches: { name: string; likeness: string }[] }[]
    coverage: { notes: string[] }
  }

it('holds to the contract', () => expect(contractProblems({ server })).toEqual([]))

describe('two names', () => {
  it.each([
    ['James Halloran', 'Halloran, James', 'same'],
    ['The ACME Holdings, Inc.', 'Acme Holdings LLC', 'same'],
    ['Jose Nunez', 'José Núñez', 'same'],
    ['J. Halloran', 'Halloran, James', 'similar'],
    ['James R. Halloran', 'James Halloran', 'similar'],
    ['James Haloran', 'James Halloran', 'similar'],
    ['Acme', 'Acme Holdings LLC', 'similar'],
    ['Mary Halloran', 'James Halloran', undefined],
    ['J. R.', 'James Halloran', undefined],
    ['LLC', 'Acme Holdings LLC', undefined],
  ])('%s and %s: %s', (one, other, expected) => expect(likeness(one, other)).toBe(expected))
})

describe('a check', () => {
  it('names the entries that are like a name, and how much it compared', async () => {
    const { checked, coverage } = await check(['J. Halloran', 'Nobody Known'])
    expect(checked).toMatchObject([
      {
        name: 'J. Halloran',
        matches: [{ name: 'Halloran, James', role: 'Client', matter: '2024-017', likeness: 'similar' }],
      },
      { name: 'Nobody Known', matches: [] },
    ])
    expect(coverage.notes[0]).toBe('Compared with 3 entries of clients.csv.')
  })

  it('says what to do where the list is not there, to the person and to the administrator', async () => {
    await expect(check(['Anyone'], {})).rejects.toThrow('lays it out as clients.csv')
    const firm = (text: string | null) => ({ read: async () => text, list: async () => [] })
    expect(await server.firmProblems(firm(null))).toEqual([expect.stringContaining('clients.csv')])
    expect(await server.firmProblems(firm('Client;Matter\nA;B'))).toEqual([expect.stringContaining('name the columns')])
    expect(await server.firmProblems(firm(clients))).toEqual([])
  })
})

it('has a panel that imports nothing but what the page shares', () => {
  const imports = [...readFileSync(new URL('panel.js', import.meta.url), 'utf8').matchAll(/from '([^']+)'/g)]
  expect(imports.map(([, name]) => name)).toEqual(['@casewright/core/client', '@casewright/ui', 'react'])
})
