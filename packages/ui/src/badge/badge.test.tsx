import { type CitationCheck, countLooks, treatmentWords } from '@casewright/core/client'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
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
    <CheckedBadge check={check} isFound />
    <MarginNotes notes={[{ check }, { check, isFound: true }]} />
    <Tally counts={countLooks([check, check])} />
  </>
)
const drawn = [
  'color',
  'textDecorationColor',
  'borderBottomColor',
  'borderLeftColor',
  'backgroundColor',
  'fill',
] as const
/** The colors in which words, lines, grounds and marks are drawn. */
const colorsShown = () =>
  [...document.querySelectorAll('main *')].flatMap((one) => drawn.map((property) => getComputedStyle(one)[property]))
/** The colors of what is verified, as the theme has them. */
const greens = () =>
  [vars.color.verified, vars.color.verifiedWash].map((value) => {
    const probe = document.querySelector('main')?.appendChild(document.createElement('span')) as HTMLElement
    probe.style.color = value
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
const greenShown = () => greens().filter((one) => colorsShown().includes(one))

test.for([flaggedCheck, doubtedCheck])(
  'an authority that does not stand is nowhere green or called verified',
  (check) => {
    render(shown(check))
    expect(document.querySelector('main')?.textContent).toContain('Exists as cited')
    expect(document.querySelector('main')?.textContent).not.toMatch(/verified/i)
    expect(greenShown()).toEqual([])
  },
)

test('an authority that stands is green where somebody wrote the citation, and has no mark where a search found it', () => {
  const show = render(shown(someChecks.verified))
  expect(greenShown()).toHaveLength(2)
  show(
    <>
      <Citation check={someChecks.verified} isFound />
      <MarginNotes notes={[{ check: someChecks.verified, isFound: true }]} />
    </>,
  )
  expect(greenShown()).toEqual([])
  expect(document.querySelector('main')?.textContent).not.toMatch(/verified/i)
})

test.for([flaggedCheck, doubtedCheck])(
  'of what a search found and does not stand only that is said: that it is there checks nobody’s words',
  async (check) => {
    render(
      <>
        <CheckedBadge check={check} isFound />
        <MarginNotes notes={[{ check, isFound: true }]} />
      </>,
    )
    const words = treatmentWords(check.treatment ?? { flag: 'red', kind: 'overruled' })
    expect(document.querySelector('main')?.textContent?.split(words).length).toBeGreaterThan(2)
    await page.getByRole('button', { name: `${words}: ${check.text}` }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(document.body.textContent).not.toContain('Exists as cited')
    expect(document.body.textContent).not.toContain(check.reason)
  },
)

test('what is wrong in a citation is said beside the flag of its authority', () => {
  render(<CitationBadge status="mismatch" treatment={{ flag: 'red' }} />)
  expect(document.querySelector('main')?.textContent).toBe('Mismatch')
})
