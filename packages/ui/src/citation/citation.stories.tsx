import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Row } from '../testing/layout.tsx'
import { CheckDetails } from './check-details.tsx'
import { CheckedBadge } from './checked-badge.tsx'
import { Citation } from './citation.tsx'
import { Doubt } from './doubt.tsx'
import { doubtedCheck, flaggedCheck, someChecks } from './fixtures.ts'

const meta = {
  title: 'Citation',
  component: Citation,
  args: { check: someChecks.mismatch },
} satisfies Meta<typeof Citation>
export default meta
type Story = StoryObj<typeof meta>

export const InRunningText: Story = {
  render: () => (
    <p style={{ maxWidth: '44rem', lineHeight: 2 }}>
      A search of a phone requires a warrant. <Citation check={someChecks.verified} number={1} />. The reasoning reaches
      records held by third parties. <Citation check={someChecks.mismatch} number={2} />. Earlier,{' '}
      <Citation check={someChecks.ambiguous} number={3} /> had held that attaching a tracker is a search.{' '}
      <Doubt>
        One court of appeals has tolled the period. <Citation check={someChecks['not-found']} number={4} />
      </Doubt>{' '}
      Suppression is sought by motion. <Citation check={someChecks.unchecked} number={5} />.
    </p>
  ),
}

export const NoLongerGoodLaw: Story = {
  render: () => (
    <div style={{ maxWidth: '44rem', lineHeight: 2 }}>
      <p>
        A wiretap is no search. <Citation check={flaggedCheck} number={1} />. The right comes first.{' '}
        <Citation check={doubtedCheck} number={2} />.
      </p>
      <CheckedBadge check={flaggedCheck} />
      <CheckDetails check={flaggedCheck} />
      <CheckedBadge check={doubtedCheck} />
      <CheckDetails check={doubtedCheck} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: /^No longer good law Exists as cited: Olmstead v\. United States/ }),
    ).toBeVisible()
    await expect(canvas.getByText(/overruled by Katz v\. United States, 389 U\.S\. 347/)).toBeVisible()
    await expect(canvas.getByText(/The document says so itself\./)).toBeVisible()
  },
}

export const Opened: Story = {
  decorators: [
    (Story) => (
      <div style={{ minHeight: '14rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Carpenter/ }))
    await expect(await within(canvasElement.ownerDocument.body).findByRole('dialog')).toBeVisible()
  },
}

export const Badges: Story = {
  render: () => (
    <Row>
      {Object.values(someChecks).map((check) => (
        <CheckedBadge key={check.status} check={check} />
      ))}
    </Row>
  ),
}
