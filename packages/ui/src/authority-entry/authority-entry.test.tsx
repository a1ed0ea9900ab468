import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { AuthorityEntry } from './authority-entry.tsx'

test('a result is an article by its title, with how it is cited', async () => {
  render(<AuthorityEntry number={1} title="Riley v. California" isCase kind="Case" citation="573 U.S. 373 (2014)" />)
  const entry = page.getByRole('article', { name: 'Riley v. California' })
  await expect.element(entry).toMatchTextContent(/573 U\.S\. 373 \(2014\)/)
  await expect.element(entry.getByRole('heading', { level: 3 })).toHaveStyle({ fontStyle: 'italic' })
})

test('a page of another host opens in a new tab and is not told where from', async () => {
  render(<AuthorityEntry number={1} title="Courts" href="https://www.uscourts.gov/" kind="News" />)
  await expect.element(page.getByRole('link', { name: 'Courts' })).toHaveAttribute('target', '_blank')
  await expect.element(page.getByRole('link', { name: 'Courts' })).toHaveAttribute('rel', 'noreferrer')
})
