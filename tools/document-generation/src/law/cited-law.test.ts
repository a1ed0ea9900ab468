import type { CitationCheck, Law } from '@casewright/core'
import { expect, it } from 'vitest'
import { notesOnCited } from './cited-law.ts'

const treatment = {
  flag: 'red' as const,
  kind: 'overruled' as const,
  says: 'No longer good law: overruled by Dobbs.',
  by: { name: 'Dobbs', year: 2022 },
  source: 'list',
}
const known = (text: string): CitationCheck =>
  text.includes('410 U.S.')
    ? { text, status: 'verified', reason: 'It exists.', treatment }
    : { text, status: text.includes('9 F.3d') ? 'mismatch' : 'unchecked', reason: 'The year differs.' }
const law = { verify: async (all: string[]) => ({ checks: all.map(known), asked: [] }) } as unknown as Law

it('says what of the law that a document cites is no longer good law, or not as it is cited', async () => {
  const text =
    'Grounds. Roe v. Wade, 410 U.S. 113 (1973). Oak v. Elm, 9 F.3d 1 (9th Cir. 1994). Ash v. Fir, 8 F.3d 1 (9th Cir. 1993).'
  expect(await notesOnCited(text, law)).toEqual([
    'Roe v. Wade, 410 U.S. 113 (1973): No longer good law: overruled by Dobbs.',
    'Oak v. Elm, 9 F.3d 1 (9th Cir. 1994): The year differs.',
    'Could not be checked: Ash v. Fir, 8 F.3d 1 (9th Cir. 1993).',
    'The document cites 3 authorities. Check the citations with Citation Check before it is filed or sent.',
  ])
})

it('says nothing of a document that cites none, and that it was not checked where the check fails', async () => {
  expect(await notesOnCited('Dear Ada, thank you for the lunch.', law)).toEqual([])
  const failing = { verify: () => Promise.reject(new Error('gone')) } as unknown as Law
  expect(await notesOnCited('Roe v. Wade, 410 U.S. 113 (1973).', failing)).toEqual([
    'The authorities that the document cites were not checked.',
  ])
})
