import { runAction } from '@casewright/core/testing'
import { expect, test } from 'vitest'
import { documentOf } from '../__fixtures__/document-of.ts'
import { mostCitations } from '../limits.ts'
import type { CheckedDocument } from '../output.ts'
import * as tool from '../server.ts'

test('a chain of id. is checked as far as a result may hold, and what is left out is said', async () => {
  const text = `Roe v. Wade, 410 U.S. 113, 115 (1973). ${'Id. at 116. '.repeat(mostCitations + 200)}`
  const { output } = await runAction(
    tool.server,
    'check',
    {},
    { documents: [{ name: 'brief.txt', text: documentOf(text) }], law: {} },
  )
  const { citations, citationsFound, coverage } = output as CheckedDocument
  expect(citations).toHaveLength(mostCitations)
  expect(citationsFound).toBe(mostCitations + 201)
  expect(coverage.notes).toContainEqual(
    expect.stringContaining('The first 5,000 citations are shown; 5,201 were found.'),
  )
  expect(JSON.stringify(output).length).toBeLessThan(mostCitations * 600)
})

test('a brief in one line is checked citation by citation', async () => {
  const cites = Array.from({ length: 2000 }, (_, at) => `Roe v. Wade, ${(at % 500) + 1} U.S. ${at + 1} (1973)`)
  const { output } = await runAction(
    tool.server,
    'check',
    {},
    { documents: [{ name: 'brief.txt', text: documentOf(`We rely on ${cites.join('; ')}.`) }], law: {} },
  )
  const { citations } = output as CheckedDocument
  expect(citations).toHaveLength(2000)
  expect(citations[1999]?.text).toBe(cites[1999])
})
