import type { Reasoned } from '@casewright/core'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { answerSchema } from './prompt.ts'
import { writtenOf } from './written.ts'

const quotation = (outcome: 'found' | 'altered' | 'not-found') => ({
  mark: 'quote' as const,
  text: 'words',
  outcome,
  ...(outcome !== 'not-found' && { anchor: { start: 0, end: 5, words: 'words' } }),
})

const reasoned: Reasoned<z.output<typeof answerSchema>> = {
  answer: {
    sentence: [],
    detail: [],
    summary: [
      { statement: 'Held.', quotation: quotation('found') },
      { statement: 'Bent.', quotation: quotation('altered') },
    ],
    keyPoints: [
      { statement: 'Made up.', quotation: quotation('not-found') },
      { statement: 'It costs $99.', quotation: quotation('found') },
    ],
    implications: [],
    fields: [],
  },
  loose: [
    { path: 'keyPoints.1.statement', kind: 'figure', text: '$99', outcome: 'not-found' },
    { path: 'keyPoints.0.statement', kind: 'figure', text: '$98', outcome: 'not-found' },
  ],
  model: { provider: 'Anthropic', name: 'fake', trust: 'cloud', promptVersion: '1' },
}

describe('what a model wrote', () => {
  const written = writtenOf(reasoned, 'words')

  it('stays only where the words it rests on stand in the document', () => {
    expect(written.summary.map(({ statement }) => statement)).toEqual(['Held.'])
    expect(written.keyPoints.map(({ statement }) => statement)).toEqual(['It costs $99.'])
    expect([written.checked, written.dropped]).toEqual([2, 2])
  })

  it('has its figures marked where the document does not have them', () => {
    expect(written.keyPoints[0]?.doubts).toEqual(['$99'])
    expect(written.summary[0]?.doubts).toEqual([])
  })
})
