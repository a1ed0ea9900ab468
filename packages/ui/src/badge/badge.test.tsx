import { expect, test } from 'vitest'
import { render } from '../testing/render.tsx'
import { CitationBadge, citationLooks } from './citation-badge.tsx'

const statuses = ['verified', 'mismatch', 'ambiguous', 'not-found', 'unchecked'] as const

test.for(statuses)('%s has its word and an icon: colour never speaks alone', (status) => {
  render(<CitationBadge status={status} />)
  expect(document.querySelector('main')?.textContent).toBe(citationLooks[status].word)
  expect(document.querySelector('main [aria-hidden=true] svg')).not.toBeNull()
})

test.for(['red', 'amber'] as const)('an authority flagged %s is nowhere called verified', (flag) => {
  render(<CitationBadge status="verified" treatment={{ flag }} />)
  expect(document.querySelector('main')?.textContent).toBe('Exists as cited')
})

test('what is wrong in a citation is said beside the flag of its authority', () => {
  render(<CitationBadge status="mismatch" treatment={{ flag: 'red' }} />)
  expect(document.querySelector('main')?.textContent).toBe('Mismatch')
})
