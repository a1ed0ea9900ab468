import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { Probability } from './probability.tsx'

test('figure, likely range and confidence are told in words', async () => {
  render(<Probability label="Success probability" value={62} range={[48, 74]} confidence={55} />)
  const region = page.getByRole('region', { name: 'Success probability' })
  await expect.element(region).toMatchTextContent(/62%/)
  await expect.element(region).toMatchTextContent(/Likely between 48 and 74 percent\. Confidence 55%/)
})
