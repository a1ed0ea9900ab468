import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Grid } from '../testing/layout.tsx'
import { Written } from '../written/written.tsx'
import { Found } from './found.tsx'

const anchor = {
  words: 'The Consultant shall indemnify the Client against all losses, whether or not caused by the Consultant.',
  page: 12,
}

const meta = { title: 'Found and written', component: Found, args: { anchor } } satisfies Meta<typeof Found>
export default meta
type Story = StoryObj<typeof meta>

export const SourceWords: Story = { args: { source: 'Consulting Agreement, § 6.1', onOpen: fn() } }

export const MarkedWords: Story = {
  args: {
    marks: [
      [21, 30],
      [50, 60],
    ],
  },
}

export const SideBySide: Story = {
  render: () => (
    <Grid>
      <Found anchor={anchor} mark="*235" source="Evidence: serif, warm, solid rule, star page" />
      <Written checked="4 of 4 citations verified">
        <p>The indemnity has no cap and no fault standard.</p>
      </Written>
    </Grid>
  ),
}
