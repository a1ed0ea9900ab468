import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { FilterChips } from './filter-chip.tsx'

const Chips = () => {
  const [selected, setSelected] = useState<string[]>([])
  const chips = ['Cases', 'Statutes'].map((label) => ({ id: label, label }))
  return (
    <>
      <FilterChips label="Kind" chips={chips} selected={selected} onChange={setSelected} />
      <p>{selected.join(' and ')}</p>
    </>
  )
}

test('several can be on, and each is turned off again', async () => {
  render(<Chips />)
  const cases = page.getByRole('button', { name: 'Cases' })
  await cases.click()
  await page.getByRole('button', { name: 'Statutes' }).click()
  await expect.element(page.getByText('Cases and Statutes')).toBeVisible()
  await expect.element(cases).toHaveAttribute('aria-pressed', 'true')
  await cases.click()
  await expect.element(page.getByRole('paragraph')).toMatchTextContent('Statutes')
})
