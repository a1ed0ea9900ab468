import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Link } from '../link/link.tsx'
import { Stack } from '../testing/layout.tsx'
import { Notice } from './notice.tsx'

const meta = { title: 'Notice', component: Notice, args: { title: 'Search failed' } } satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: () => (
    <Stack>
      <Notice tone="partial" title="41 of 43 pages were read" action={{ label: 'Recognize them', onPress: fn() }}>
        Pages 12 and 30 are images without text. No score is given on what was not read.
      </Notice>
      <Notice tone="error" title="Search failed" action={{ label: 'Try again', onPress: fn() }}>
        CourtListener did not answer in 10 seconds. The library’s 2 results are below.
      </Notice>
      <Notice title="The connection was lost">It is tried again by itself. Your run goes on.</Notice>
      <Notice tone="quiet" title="Evidence only: no language model is connected.">
        {' '}
        <Link href="#">Settings</Link>
      </Notice>
    </Stack>
  ),
}
