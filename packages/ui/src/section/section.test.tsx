import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { Section } from './section.tsx'

test('a section is a region by the name of its heading', async () => {
  render(
    <Section title="Risk factors" aside="4" headingLevel={3}>
      <p>Oral modification alleged</p>
    </Section>,
  )
  await expect.element(page.getByRole('region', { name: 'Risk factors' })).toMatchTextContent(/Oral modification/)
  await expect.element(page.getByRole('heading', { name: 'Risk factors', level: 3 })).toBeVisible()
})
