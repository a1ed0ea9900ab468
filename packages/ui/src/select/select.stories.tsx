import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Grid } from '../testing/layout.tsx'
import { Select } from './select.tsx'

const options = [
  { value: 'contract', label: 'Contract' },
  { value: 'tort', label: 'Tort', description: 'Negligence, nuisance, defamation' },
  { value: 'employment', label: 'Employment' },
]

const meta = { title: 'Select', component: Select, args: { label: 'Case type', options } } satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  render: () => (
    <Grid>
      <Select label="Case type" options={options} defaultValue="contract" />
      <Select label="Jurisdiction" options={options} isRequired placeholder="Choose a jurisdiction" />
      <Select label="Court" options={options} error="Court is required" isRequired />
      <Select label="Reporter" options={options} isDisabled description="Chosen by the citation" />
    </Grid>
  ),
}

export const Open: Story = {
  args: { defaultValue: 'tort' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Case type/ }))
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByRole('option', { name: /Tort/ })).toHaveAttribute('aria-selected', 'true')
  },
}
