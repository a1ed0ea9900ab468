import { expect, test } from 'vitest'
import { linesOf } from './provenance-lines.ts'

test('what a result came from is told in lines: documents, model, sources, checks', () => {
  const lines = linesOf({
    attempt: 2,
    documents: [{ id: '1', name: 'brief.pdf', sha256: 'abcdef0123456789abcdef' }],
    model: { provider: 'Anthropic', name: 'claude', promptVersion: '3', tokens: { input: 12_345, output: 678 } },
    calls: [
      {
        prompt: 'law-agent 2',
        model: 'claude',
        characters: 40_120,
        tokens: { input: 12_345, output: 678 },
        costMicros: 52_000,
        milliseconds: 3_420,
      },
      {
        prompt: 'law-agent 2',
        model: 'claude',
        characters: 900,
        tokens: { input: 225, output: 2 },
        costMicros: null,
        milliseconds: 96,
      },
    ],
    budget: { taken: { searches: 7, tokens: 13_250 }, most: { searches: 24, tokens: 60_000 } },
    checks: { 'key-sentences': '1', dates: '2' },
    sources: [],
    searches: ['May police search a phone?', 'search incident to arrest'],
  })
  expect(lines).toEqual([
    ['Document', 'brief.pdf, SHA-256 abcdef0123456789…'],
    ['Model', 'claude (Anthropic), prompt 3, 12,345 tokens read, 678 written'],
    ['Step 1', 'Prompt law-agent 2, 40,120 characters sent, 12,345 tokens read, 678 written, 3.4 s, $0.05'],
    ['Step 2', 'Prompt law-agent 2, 900 characters sent, 225 tokens read, 2 written, 0.1 s'],
    ['Budget', '7 of at most 24 searches, 13,250 of at most 60,000 tokens'],
    ['Search 1', 'May police search a phone?'],
    ['Search 2', 'search incident to arrest'],
    ['Checks', 'key sentences (version 1), dates (version 2)'],
    ['Attempt', '2, after an interruption'],
  ])
})

test('a result without a model says so, and a first attempt is not worth a line', () => {
  expect(linesOf({ attempt: 1 })).toEqual([['Model', 'None; evidence only']])
})
