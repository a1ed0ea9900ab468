import type { Law, ReadText } from '@casewright/core'
import { runAction } from '@casewright/core/testing'
import { describe, expect, it } from 'vitest'
import type { FoundPassages } from '../output.ts'
import { saidOf } from '../panel/passages-said.ts'
import * as tool from '../server.ts'

const text = `*12 The lease of the shop is long, and the rent was paid in full for every month.

*13 A landlord who padlocks the only door of a shop has evicted the tenant.

*14 The tenant must give written notice within thirty days after the eviction. A landlord who locks one door of several has not evicted anybody.`

const find = async (statement: string, read: Partial<ReadText> | null = { text }) => {
  const law: Partial<Law> = {
    read: async () =>
      read && {
        authority: { id: 'lake', kind: 'case', title: 'Lake v. Mill', citation: '998 F.4th 11', source: 'library' },
        text,
        ...read,
      },
  }
  return (await runAction(tool.server, 'passages', { authority: 'lake', statement }, { law })).output as FoundPassages
}

describe('support of a sentence is looked for in the whole opinion', () => {
  it('and the nearest passages are given with their pages, the best first', async () => {
    const found = await find('Written notice within thirty days after the eviction is required of the tenant.')
    expect(found.passages[0]).toMatchObject({ page: '14', anchor: { authority: 'lake' } })
    expect(found.passages[0]?.anchor.words).toContain('within thirty days')
    expect(text.slice(found.passages[0]?.anchor.start, found.passages[0]?.anchor.end)).toBe(
      found.passages[0]?.anchor.words,
    )
    expect(saidOf(found)).toMatch(/for you to judge\.$/)
  })

  it('but none that says the opposite, which is counted', async () => {
    const found = await find('A landlord who padlocks the only door of a shop has not evicted the tenant.')
    expect(found.opposed).toBe(1)
    expect(found.passages.map(({ anchor }) => anchor.words).join(' ')).not.toContain('padlocks the only door')
    expect(saidOf(found)).toContain('1 passage says the opposite')
  })

  it('and an honest none where nothing comes near, with how much was looked through', async () => {
    const found = await find('Copyright does not protect an idea or a method of operation.')
    expect(found.passages).toEqual([])
    expect(saidOf(found)).toMatch(/^No passage in the 4 sentences of Lake v\. Mill/)
  })

  it('and nothing is searched where the text is not held', async () => {
    await expect(find('Anything at all.', null)).rejects.toThrow(/not in the library/)
  })
})
