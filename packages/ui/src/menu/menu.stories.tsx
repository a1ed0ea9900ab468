import type { Meta, StoryObj } from '@storybook/react-vite'
import { EllipsisVertical, FileText, Trash2 } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MenuButton } from './menu-button.tsx'

const meta = {
  title: 'MenuButton',
  component: MenuButton,
  decorators: [
    (Story) => (
      <div style={{ minHeight: '12rem', display: 'flex', justifyContent: 'center', alignItems: 'start' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'Export',
    onAction: fn(),
    items: [
      { id: 'report', label: 'Verification report', description: 'Word', icon: <FileText aria-hidden="true" /> },
      { id: 'table', label: 'Table of authorities', description: 'Word', icon: <FileText aria-hidden="true" /> },
      { id: 'pdf', label: 'Original formatting', description: 'Not possible yet', isDisabled: true },
    ],
  },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.label }))
    await expect(await within(canvasElement.ownerDocument.body).findByRole('menu')).toBeVisible()
  },
} satisfies Meta<typeof MenuButton>
export default meta
type Story = StoryObj<typeof meta>

export const Words: Story = {}
export const Icon: Story = {
  args: {
    label: 'More',
    icon: <EllipsisVertical aria-hidden="true" />,
    items: [{ id: 'delete', label: 'Delete run', icon: <Trash2 aria-hidden="true" /> }],
  },
}
