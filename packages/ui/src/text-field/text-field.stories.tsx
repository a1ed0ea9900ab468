import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid, Stack } from '../testing/layout.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

const meta = { title: 'TextField', component: TextField, args: { label: 'Full name' } } satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { args: { placeholder: 'Ohio', label: 'Jurisdiction' } }

export const States: Story = {
  render: () => (
    <Grid>
      <TextField label="Recipient name" isRequired defaultValue="Thomas Halloran" />
      <TextField label="Email" type="email" defaultValue="dana@okafor" error="Please enter a valid email" />
      <TextField label="Jurisdiction" description="The state whose law governs" placeholder="Ohio" />
      <TextField label="Docket number" isDisabled defaultValue="2:24-cv-01234" />
      <TextField label="Signed on" type="date" />
    </Grid>
  ),
}

export const Area: Story = {
  render: () => (
    <Stack>
      <TextArea
        label="What do you need to find?"
        placeholder="For example: enforceability of a liquidated damages clause under New York law"
      />
      <TextArea label="Facts" isRequired error="Facts is required" description="In your own words" />
    </Stack>
  ),
}
