import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../testing/layout.tsx'
import { DownloadButtons } from './download-buttons.tsx'

const meta = { title: 'DownloadButtons', component: DownloadButtons } satisfies Meta<typeof DownloadButtons>
export default meta
type Story = StoryObj<typeof meta>

export const Both: Story = {
  args: { runId: 'run-1' },
  render: (args) => (
    <Row>
      <DownloadButtons {...args} />
    </Row>
  ),
}
