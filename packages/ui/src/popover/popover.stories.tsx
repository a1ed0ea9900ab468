import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell } from 'lucide-react'
import { expect, userEvent, within } from 'storybook/test'
import { IconButton } from '../button/icon-button.tsx'
import { PopoverTrigger } from './popover.tsx'

const meta = {
  title: 'Popover',
  component: PopoverTrigger,
  args: {
    label: 'Notifications',
    trigger: <IconButton label="Notifications" icon={<Bell aria-hidden="true" />} />,
    children: <p>The summary of Consulting Agreement.pdf is ready.</p>,
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }))
    await expect(await within(canvasElement.ownerDocument.body).findByRole('dialog')).toBeVisible()
  },
} satisfies Meta<typeof PopoverTrigger>
export default meta

export const Open: StoryObj<typeof meta> = {
  decorators: [
    (Story) => (
      <div style={{ minHeight: '10rem' }}>
        <Story />
      </div>
    ),
  ],
}
