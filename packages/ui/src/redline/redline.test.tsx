import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { Redline } from './redline.tsx'

test('what goes and what comes are told apart without colour, and read out', async () => {
  render(
    <p>
      <Redline
        parts={[
          { kind: 'same', text: 'Year: ' },
          { kind: 'deleted', text: '2017' },
          { kind: 'inserted', text: '2018' },
        ]}
      />
    </p>,
  )
  await expect.element(page.getByRole('deletion')).toMatchTextContent('deleted: 2017')
  await expect.element(page.getByRole('insertion')).toMatchTextContent('inserted: 2018')
  expect(getComputedStyle(page.getByRole('deletion').element()).textDecorationLine).toBe('line-through')
  expect(getComputedStyle(page.getByRole('insertion').element()).textDecorationStyle).toBe('double')
})
