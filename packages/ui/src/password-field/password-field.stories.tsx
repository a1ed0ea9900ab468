import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Grid } from '../testing/layout.tsx'
import { PasswordField } from './password-field.tsx'

const meta = {
  title: 'PasswordField',
  component: PasswordField,
  args: { label: 'Password', defaultValue: 'correct horse' },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {}

export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
  },
}

export const States: Story = {
  render: () => (
    <Grid>
      <PasswordField label="Password" isRequired error="Password is required" />
      <PasswordField label="New password" autoComplete="new-password" description="At least 12 characters" />
      <PasswordField label="Confirm password" autoComplete="new-password" isDisabled defaultValue="correct horse" />
    </Grid>
  ),
}
