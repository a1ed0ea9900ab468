import type { Meta, StoryObj } from '@storybook/react-vite'
import { Origin } from '../written/origin.tsx'
import { Section } from './section.tsx'

const meta = {
  title: 'Section',
  component: Section,
  args: { title: 'Strong Points', children: <p>Governing law and entire agreement clauses are present.</p> },
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithOrigin: Story = { args: { aside: <Origin of="evidence" /> } }
export const WithCount: Story = { args: { title: 'References and citations', aside: '4 authorities found' } }
