import { type CitationCheck, countLooks } from '@casewright/core/client'
import { expect, test } from 'vitest'
import { CheckedBadge } from '../citation/checked-badge.tsx'
import { Citation } from '../citation/citation.tsx'
import { doubtedCheck, flaggedCheck, someChecks } from '../citation/fixtures.ts'
import { MarginNotes } from '../margin/margin-notes.tsx'
import { Tally } from '../tally/tally.tsx'
import { render } from '../testing/render.tsx'
import { vars } from '../theme/vars.css.ts'
import { CitationBadge, citationLooks } from './citation-badge.tsx'

const statuses = ['verified', 'mismatch', 'ambiguous', 'not-found', 'unchecked'] as const

test.for(statuses)('%s has its word and an icon: colour never speaks alone', (status) => {
  render(<CitationBadge status={status} />)
  expect(document.querySelector('main')?.textContent).toBe(citationLooks[status].word)
  expect(document.querySelector('main [aria-hidden=true] svg')).not.toBeNull()
})

/** Everything that shows what is known of a citation. */
const shown = (check: CitationCheck) => (
  <>
    <CitationBadge status={check.status} treatment={check.treatment} />
    <CheckedBadge check={check} />
    <Citation check={check} number={1} />
    <Citation check={check} isFound />
    <MarginNotes notes={[{ check }, { check, isFound: true }]} />
    <Tally counts={countLooks([check, check])} />
  </>
)
/** The colors in which words and marks are drawn. */
const colorsShown = () => new Set([...document.querySelectorAll('main *')].map((one) => getComputedStyle(one).color))
/** The color of a verified citation, as the theme has it. */
const green = () => {
  const probe = document.querySelector('main')?.appendChild(document.createElement('span')) as HTMLElement
  probe.style.color = vars.color.verified
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

test.for([flaggedCheck, doubtedCheck])(
  'an authority that does not stand is nowhere green or called verified',
  (check) => {
    render(shown(check))
    expect(document.querySelector('main')?.textContent).toContain('Exists as cited')
    expect(document.querySelector('main')?.textContent).not.toMatch(/verified/i)
    expect(colorsShown()).not.toContain(green())
  },
)

test('an authority that stands is green where somebody wrote the citation, and has no mark where a search found it', () => {
  const show = render(shown(someChecks.verified))
  expect(colorsShown()).toContain(green())
  show(
    <>
      <Citation check={someChecks.verified} isFound />
      <MarginNotes lead="Found in the library." notes={[{ check: someChecks.verified, isFound: true }]} />
    </>,
  )
  expect(colorsShown()).not.toContain(green())
  expect(document.querySelector('main')?.textContent).not.toMatch(/verified/i)
})

test('what is wrong in a citation is said beside the flag of its authority', () => {
  render(<CitationBadge status="mismatch" treatment={{ flag: 'red' }} />)
  expect(document.querySelector('main')?.textContent).toBe('Mismatch')
})
