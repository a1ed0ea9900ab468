import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MarginNotes } from '../margin/margin-notes.tsx'
import { WithMargin } from '../margin/with-margin.tsx'
import { render } from '../testing/render.tsx'
import { CheckedBadge } from './checked-badge.tsx'
import { Citation } from './citation.tsx'
import { someChecks } from './fixtures.ts'
import { partsOfCitation } from './parts-of-citation.ts'

afterEach(() => page.viewport(1280, 800))

test.for([
  ['Riley v. California, 573 U.S. 373 (2014)', 'Riley v. California', '(2014)'],
  ['In re Winship, 397 U.S. 358, 364 (1970)', 'In re Winship', '(1970)'],
  ['United States v. Jones', 'United States v. Jones', ''],
  ['Id. at 171', 'Id.', '171'],
  ['18 U.S.C. § 2703', '', '2703'],
  ['Fed. R. Civ. P. 12(b)(6)', '', '12(b)(6)'],
] as const)('%s is set with its name apart and its last word kept', ([text, name, last]) => {
  const parts = partsOfCitation(text)
  expect(parts).toMatchObject({ name, last })
  expect(parts.name + parts.rest + parts.last).toBe(text)
})

test('a bare name breaks over lines, and only its last word stays with the icon', () => {
  render(<Citation check={{ ...someChecks.ambiguous, text: 'Varghese v. China Southern Airlines' }} />)
  const kept = [...document.querySelectorAll('main [role=button] > span')].map(({ textContent }) => textContent)
  expect(kept).toEqual(['Airlinesambiguous'])
  expect(document.querySelector('main [role=button]')?.textContent).toBe('Varghese v. China Southern Airlinesambiguous')
})

test('it opens what was found, with the difference as a redline', async () => {
  render(
    <p>
      <Citation check={someChecks.mismatch} />
    </p>,
  )
  const citation = page.getByRole('button', { name: 'Carpenter v. United States, 585 U.S. 296 (2017) mismatch' })
  await userEvent.tab()
  await expect.element(citation).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const opened = page.getByRole('dialog')
  await expect.element(opened.getByRole('deletion')).toMatchTextContent('deleted: 2017')
  await expect.element(opened.getByRole('insertion')).toMatchTextContent('inserted: 2018')
  await userEvent.keyboard('{Escape}')
  await expect.element(opened).not.toBeInTheDocument()
})

const draw = () =>
  render(
    <WithMargin margin={<MarginNotes notes={[{ check: someChecks.verified }, { check: someChecks.mismatch }]} />}>
      <p>
        <Citation check={someChecks.verified} number={1} /> and <Citation check={someChecks.mismatch} number={2} />
      </p>
    </WithMargin>,
  )

test('where the notes stand beside the text it leads to its own, and the note leads back', async () => {
  await page.viewport(1400, 800)
  draw()
  const citation = page.getByRole('button', { name: /Carpenter.* mismatch note 2/ })
  await citation.click()
  await expect.element(page.getByRole('region', { name: /Note 2/ })).toHaveFocus()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await page.getByRole('button', { name: '2, back to the text' }).click()
  await expect.element(citation).toHaveFocus()
})

test('where they stand below, it opens in its place', async () => {
  await page.viewport(900, 800)
  draw()
  await page.getByRole('button', { name: /Carpenter.* mismatch note 2/ }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('a badge in a table opens the same', async () => {
  render(<CheckedBadge check={someChecks['not-found']} />)
  await page.getByRole('button', { name: /^Not found: Varghese/ }).click()
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/no case at 925 F\.3d 1339/)
})
