import { supportOutcomes, supportWords } from '@casewright/core'
import { expect, test } from 'vitest'
import { render } from '../testing/render.tsx'
import { SupportBadge, supportLooks } from './support-badge.tsx'

test.for(supportOutcomes)('%s has its words and an icon, and is never shown as verified', (outcome) => {
  render(<SupportBadge outcome={outcome} />)
  expect(document.querySelector('main')?.textContent).toBe(supportWords[outcome])
  expect(document.querySelector('main [aria-hidden=true] svg')).not.toBeNull()
  expect(supportLooks[outcome].tone).not.toBe('verified')
})
