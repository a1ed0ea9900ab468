import { expect, test } from 'vitest'
import { linesOf } from './provenance-lines.ts'

test('what a result came from is told in lines: documents, model, sources, checks', () => {
  const lines = linesOf({
    attempt: 2,
    documents: [{ id: '1', name: 'brief.pdf', sha256: 'abcdef0123456789abcdef' }],
    model: { provider: 'Anthropic', name: 'claude', promptVersion: '3', tokens: { input: 12_345, output: 678 } },
    checks: { 'key-sentences': '1', dates: '2' },
    sources: [],
  })
  expect(lines).toEqual([
    ['Document', 'brief.pdf, SHA-256 abcdef0123456789…'],
    ['Model', 'claude (Anthropic), prompt 3, 12,345 tokens read, 678 written'],
    ['Checks', 'key sentences (version 1), dates (version 2)'],
    ['Attempt', '2, after an interruption'],
  ])
})

test('a result without a model says so, and a first attempt is not worth a line', () => {
  expect(linesOf({ attempt: 1 })).toEqual([['Model', 'None; evidence only']])
})
