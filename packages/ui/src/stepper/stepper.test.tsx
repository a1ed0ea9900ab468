import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { Stepper } from './stepper.tsx'

test('it says which steps are done and which is at hand', async () => {
  const steps = [{ title: 'Document type', detail: 'Business letter' }, { title: 'Input method' }, { title: 'Preview' }]
  render(<Stepper label="Steps of the document" current={1} steps={steps} />)
  const entries = page.getByRole('list', { name: 'Steps of the document' }).getByRole('listitem').elements()
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    '1Document type, doneBusiness letter',
    '2Input method, at hand',
    '3Preview, to do',
  ])
  expect(entries.map((entry) => entry.getAttribute('aria-current'))).toEqual([null, 'step', null])
})
