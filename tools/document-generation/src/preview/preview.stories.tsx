import type { RegistryTool } from '@casewright/core/client'
import { idlePanel } from '@casewright/core/client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Preview } from './preview.tsx'
import { application, contract, documentType, drafted, made, spoken } from './story-data.ts'

const tool: RegistryTool = {
  id: 'document-generation',
  title: 'Document Generation',
  icon: 'file-text',
  order: 75,
  place: { kind: 'page', path: '/document-generation', nav: 'Document Generation' },
  info: { description: '', features: [], useCases: [] },
  actions: {},
}

const meta = {
  title: 'Tools/Document Generation/Preview',
  component: Preview,
  args: { made, type: documentType, host: { ...idlePanel, tool }, edited: null, onEdited: () => {}, onBack: () => {} },
} satisfies Meta<typeof Preview>
export default meta

type Story = StoryObj<typeof meta>

export const Letter: Story = {}
export const Contract: Story = { args: { made: contract } }
export const Application: Story = { args: { made: application } }
export const Drafted: Story = { args: { made: drafted, text: spoken } }
