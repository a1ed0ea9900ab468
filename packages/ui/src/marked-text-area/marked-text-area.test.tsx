import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { MarkedTextArea } from './marked-text-area.tsx'

const Letter = () => {
  const [value, setValue] = useState('Pay Ada by Friday.')
  return (
    <MarkedTextArea
      label="Your text"
      value={value}
      onChange={setValue}
      rows={2}
      marks={[
        { start: 11, end: 17, tone: 'chosen' },
        { start: 4, end: 7, tone: 'found' },
        { start: 5, end: 9, tone: 'found' },
        { start: 90, end: 99, tone: 'found' },
      ]}
    />
  )
}

test('marks lie below the words that they mark, those that overlap or lie beyond the text are left out', async () => {
  render(<Letter />)
  const area = page.getByRole('textbox', { name: 'Your text' })
  await expect.element(area).toHaveValue('Pay Ada by Friday.')
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Ada', 'Friday'])
})

test('it grows with its words', async () => {
  render(<Letter />)
  const area = page.getByRole('textbox', { name: 'Your text' })
  const before = area.element().getBoundingClientRect().height
  await area.fill('A line.\n'.repeat(12))
  expect(area.element().getBoundingClientRect().height).toBeGreaterThan(before + 100)
})
