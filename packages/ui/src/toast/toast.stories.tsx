import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { ToastProvider } from './toast.tsx'
import { type ToastContent, useToast } from './use-toast.ts'

const Trigger = (content: ToastContent) => {
  const { toast } = useToast()
  return <Button onPress={() => toast(content)}>Show</Button>
}

const meta = {
  title: 'Toast',
  component: Trigger,
  decorators: [
    (Story) => (
      <ToastProvider>
        <div style={{ minHeight: '10rem' }}>
          <Story />
        </div>
      </ToastProvider>
    ),
  ],
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    const region = within(canvasElement.ownerDocument.body).getByRole('region', { name: 'Notifications (F8)' })
    await expect(await within(region).findByText(args.title)).toBeVisible()
  },
} satisfies Meta<typeof Trigger>
export default meta
type Story = StoryObj<typeof meta>

export const Done: Story = {
  args: {
    title: 'Document generated successfully',
    description: 'Your document is ready for preview and editing.',
  },
}

export const Failed: Story = {
  args: {
    title: 'Invalid file type',
    description: 'Please upload a Word document (.doc, .docx), PDF, or text file.',
    destructive: true,
  },
}
