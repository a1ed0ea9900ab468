import type { CitationCheck, Law } from '@casewright/core'
import { runAction } from '@casewright/core/testing'
import { expect, it } from 'vitest'
import { documentOf } from './__fixtures__/document-of.ts'
import { besideSaid } from './beside-said.ts'
import type { CheckedDocument } from './output.ts'
import { asText } from './panel/as-text.ts'
import { needEye } from './panel/words.ts'
import * as tool from './server.ts'

const law: Partial<Law> = {
  verify: async (citations) => ({
    checks: citations.map((one): CitationCheck => {
      const text = typeof one === 'string' ? one : one.citation
      const found = { name: 'Roe v. Wade', citation: '410 U.S. 113', source: 'the library' }
      return { text, status: 'verified', reason: 'It exists.', found }
    }),
    asked: [{ source: 'Library', outcome: 'answered' }],
  }),
}
const check = async (brief: string) => {
  const documents = [{ name: 'brief.pdf', text: documentOf(brief) }]
  const { output } = await runAction(tool.server, 'check', {}, { documents, law })
  return output as CheckedDocument
}

it("the writers' notes stand beside the citation, and are not taken for what is said of the case", async () => {
  const output = await check("Roe v. Wade, 410 U.S. 113 (1973) (can't find this one) [check pin].")
  const [citation] = output.citations
  expect(citation).toMatchObject({ status: 'verified', editorsNotes: ["can't find this one", 'check pin'] })
  expect(citation?.parentheticals).toBeUndefined()
  expect(needEye(output.citations, new Map())).toBe(1)
  expect(asText(output, [])).toContain('Note in the document: “check pin”')
})

it('a citation that looks like a slip of another names it by its number', async () => {
  const { citations } = await check('Roe v. Wade, 410 U.S. 113 (1973). Roe v. Wade, 410 U.S. 131 (1973).')
  expect(citations.map(besideSaid)).toEqual([
    ['No. 2 has the same name and one figure that differs (410 U.S. 113 and 410 U.S. 131).'],
    ['No. 1 has the same name and one figure that differs (410 U.S. 113 and 410 U.S. 131).'],
  ])
})

it('a history that cannot be is a mismatch, although a source has the decision', async () => {
  const { citations } = await check("Doe v. Roe, 12 F.3d 44 (9th Cir. 1994), aff'd, 410 U.S. 113 (1973).")
  expect(citations.map(({ status }) => status)).toEqual(['verified', 'mismatch'])
  expect(citations[1]?.reason).toContain('cannot be right as written')
})
