import { documentChecks, modelClauseFor } from '@casewright/law'
import { describe, expect, it } from 'vitest'
import { agreement } from '../__fixtures__/documents.ts'
import { guideFor, guides } from './guide.ts'

const document = { text: agreement, blocks: [], pages: [] }

describe('what to do where no rule can make a rewrite', () => {
  it('is written for every grave check that has no clause of ours and points at something', () => {
    const without = documentChecks.filter(
      ({ id, severity }) => severity !== 'low' && !modelClauseFor(id) && !guides[id],
    )
    expect(without.map(({ id }) => id)).toEqual([])
  })

  it('is written for checks that there are', () => {
    const ids = new Set<string>(documentChecks.map(({ id }) => id))
    expect(Object.keys(guides).filter((id) => !ids.has(id))).toEqual([])
  })

  it('names no party where the words do not tell which of them it is', () => {
    for (const id of ['risk.as-is', 'one-sided.warranty-disclaimer', 'risk.arbitration', 'risk.non-compete'])
      expect(guides[id]?.wordings.join(' '), id).not.toMatch(/\{(?:one|other)\}/)
  })

  it('uses the names of the document, and leaves no mark of ours', () => {
    for (const [id, { wordings }] of Object.entries(guides)) {
      const check = documentChecks.find((one) => one.id === id)
      const { text, note } = guideFor(document, { check, place: { start: 0, end: 40 }, words: id, rewrite: undefined })
      expect(`${text} ${note}`).not.toMatch(/\{\w+\}/)
      expect(text.length, id).toBeGreaterThan(3)
      expect(note).toMatch(/^Decide .+ Or: /)
      expect(wordings[0]).not.toBe(wordings[1])
    }
  })
})
