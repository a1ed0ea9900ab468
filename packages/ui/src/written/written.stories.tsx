import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../testing/layout.tsx'
import { Byline } from './byline.tsx'
import { Origin } from './origin.tsx'
import { Written } from './written.tsx'

const meta = { title: 'Written', component: Written } satisfies Meta<typeof Written>
export default meta
type Story = StoryObj<typeof meta>

export const WithWhatWasChecked: Story = {
  args: {
    checked: 'checked against the sources: 6 citations, 1 quotation',
    children: <p>Generally, no. A search of the contents of a phone requires a warrant.</p>,
  },
}

export const BylineAlone: Story = {
  args: {
    byline: 'Estimated by the model',
    checked: 'from your description and 3 verified authorities. It is a judgment, not a measurement.',
  },
}

export const BelowADocument: Story = {
  render: () => (
    <Stack>
      <p style={{ fontFamily: 'var(--serif)' }}>Dear Mr. Halloran: This firm represents Northgate Supply, Inc.</p>
      <Byline checked="Names, dates and amounts agree with what you entered.">
        Drafted by the model from your 13 fields
      </Byline>
      <Origin of="model" />
      <Origin of="evidence" />
    </Stack>
  ),
}
