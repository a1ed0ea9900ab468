import type { CitationCheck, Law } from '@casewright/core'
import { runAction } from '@casewright/core/testing'
import { expect, it } from 'vitest'
import { documentOf } from './__fixtures__/document-of.ts'
import type { CheckedDocument } from './output.ts'
import * as tool from './server.ts'

const holding = 'An officer did not violate the Fourth Amendment by ramming a fleeing car to end a dangerous chase.'
const found = { name: 'Roe v. Wade', citation: '410 U.S. 113', source: 'the library', holding }
const law: Partial<Law> = {
  verify: async (citations) => ({
    checks: citations.map((one): CitationCheck => {
      const text = typeof one === 'string' ? one : one.citation
      return { text, status: 'verified', reason: 'It exists.', found }
    }),
    asked: [{ source: 'Library', outcome: 'answered' }],
  }),
}
const check = async (brief: string) => {
  const documents = [{ name: 'brief.pdf', text: documentOf(brief) }]
  const { output } = await runAction(tool.server, 'check', {}, { documents, law })
  return (output as CheckedDocument).citations[0]
}
const roe = 'Roe v. Wade, 410 U.S. 113 (1973)'

it.each([
  [`${roe} (holding that an officer who rams a fleeing car violates the Fourth Amendment).`, 'unchecked', true],
  [`An officer who rams a fleeing car violates the Fourth Amendment. ${roe}.`, 'verified', true],
  [`${roe} (holding that ramming a fleeing car did not violate the Fourth Amendment).`, 'unchecked', false],
  [
    `An officer who ends a dangerous chase by ramming does not violate the Fourth Amendment. ${roe}.`,
    'verified',
    false,
  ],
  [`${roe} (unanimous).`, 'unchecked', false],
  [`${roe} (cleaned up).`, 'verified', false],
])(
  'without a text what is said of a case is held to what the editors write, as theirs: %s',
  async (brief, status, isAgainst) => {
    const citation = await check(brief)
    expect(citation?.status).toBe(status)
    expect(citation?.support?.outcome).toBe(isAgainst ? 'contradicted' : undefined)
    expect(citation?.support?.reason.includes('in words of theirs') ?? false).toBe(isAgainst)
  },
)
