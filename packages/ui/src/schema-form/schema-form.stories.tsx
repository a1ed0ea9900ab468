import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { everyKind, letter } from './fixtures.ts'
import { SchemaForm } from './schema-form.tsx'

const meta = {
  title: 'SchemaForm',
  component: SchemaForm,
  args: { schema: letter, submitLabel: 'Generate Document', onSubmit: fn() },
} satisfies Meta<typeof SchemaForm>
export default meta
type Story = StoryObj<typeof meta>

export const Letter: Story = {}

export const WithErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate Document' }))
  },
}

export const WithFile: Story = {
  args: {
    schema: { type: 'object', properties: {} },
    files: { field: 'document', accept: ['.pdf', '.docx'], maxBytes: 10 * 1024 ** 2 },
    submitLabel: 'Analyze Document',
    hint: 'Nothing leaves this machine.',
  },
}

export const EveryKind: Story = { args: { schema: everyKind, submitLabel: 'Run' } }
export const Busy: Story = { args: { busy: true, busyLabel: 'Generating...' } }
