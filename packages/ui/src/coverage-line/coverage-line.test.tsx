import { coverageSentences } from '@casewright/core/client'
import { expect, test } from 'vitest'
import { render } from '../testing/render.tsx'
import { CoverageLine } from './coverage-line.tsx'

const told = (coverage: Parameters<typeof coverageSentences>[0]) =>
  coverageSentences(coverage)
    .map(({ lead, rest }) => lead + rest)
    .join(' ')

test('it tells what was read, who was asked and what was not checked', () => {
  expect(
    told({
      basis: 'model',
      pages: 43,
      pagesRead: 41,
      ocrPages: [7, 9],
      unreadPages: [12, 30],
      sourcesAsked: [
        { source: 'library', outcome: 'answered' },
        { source: 'eCFR', outcome: 'timeout' },
      ],
      citations: { verified: 5, unchecked: 2 },
    }),
  ).toBe(
    'Read 41 of 43 pages. Not read: pages 12, 30. Pages 7, 9 by OCR. Searched: library. Not reached: eCFR (timeout). 2 of 7 citations unchecked.',
  )
})

test.for([
  [{ verified: 4 }, '4 of 4 citations verified.'],
  [{ verified: 1, 'not-found': 2, unchecked: 1 }, '2 of 4 citations not found. 1 of 4 citations unchecked.'],
  [{}, 'Nothing to verify.'],
  [undefined, ''],
] as const)('citations %o read %s', ([citations, sentence]) => {
  expect(told({ basis: 'evidence', citations })).toBe(sentence)
})

test('with nothing to tell there is no line', async () => {
  render(<CoverageLine coverage={{ basis: 'evidence' }} />)
  await new Promise((done) => setTimeout(done, 50))
  expect(document.querySelector('main')?.childElementCount).toBe(0)
})
