import type { PanelProps, RegistryTool, RunView } from '@casewright/core/client'
import { idlePanel } from '@casewright/core/client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { manifest, Summary } from './manifest.ts'
import { panel } from './panel.tsx'

const tool: RegistryTool = {
  id: 'brief-summarizer',
  title: 'Brief Summarizer',
  icon: 'file-text',
  order: 20,
  place: { kind: 'tab' },
  info: { description: '', features: [], useCases: [] },
  actions: {},
}

const at = (page: number, words: string) => ({ start: page * 1000, end: page * 1000 + words.length, page, words })

const sentences = [
  at(1, 'Provider shall deliver the reports that are described in Exhibit A to Customer each month.'),
  at(2, 'Customer shall indemnify, defend and hold harmless Provider from and against any and all claims.'),
  at(3, 'Any dispute that arises out of this Agreement shall be settled by binding arbitration.'),
]

const output: Summary = {
  documentType: 'Services Agreement',
  title: 'Services Agreement',
  summary: sentences.map((sentence) => sentence.words).join(' '),
  summarySentences: sentences.slice(0, 2).map((anchor) => ({ text: anchor.words, anchor })),
  keyPoints: sentences.map((sentence) => sentence.words),
  keyPointAnchors: sentences,
  foundPoints: [],
  facts: [
    { label: 'Provider', value: 'Harbor Analytics LLC', anchor: at(1, 'Harbor Analytics LLC') },
    { label: 'Customer', value: 'Mill Creek Stores, Inc.', anchor: at(1, 'Mill Creek Stores, Inc.') },
  ],
  legalImplications: [
    {
      type: 'dispute resolution',
      message: 'Mandatory arbitration',
      severity: 'high',
      reason:
        'Disputes go to arbitrators and not to court, with limited discovery and very limited review of the award.',
      anchors: [at(3, sentences[2]?.words ?? '')],
    },
    {
      type: 'term',
      message: 'Automatic renewal',
      severity: 'medium',
      anchors: [at(2, 'The term shall automatically renew.')],
    },
    { type: 'boilerplate', message: 'Severability', severity: 'low', anchors: [] },
  ],
  findings: [],
  written: null,
  warnings: ['Page 4 holds hidden text. Look at it before you rely on this file.'],
  coverage: {
    basis: 'evidence',
    pages: 43,
    pagesRead: 41,
    unreadPages: [12, 40],
    ocrPages: [7],
    notes: ['No model is connected: everything here stands in the document.'],
  },
}

const run = (change: Partial<RunView<Summary>>): RunView<Summary> => ({
  id: 'run-1',
  tool: tool.id,
  action: 'summarize',
  label: 'agreement.pdf',
  state: 'done',
  matter: null,
  createdAt: '2026-11-21T09:00:00.000Z',
  startedAt: '2026-11-21T09:00:01.000Z',
  endedAt: '2026-11-21T09:00:09.000Z',
  error: null,
  steps: [],
  output: null,
  provenance: null,
  documents: [{ id: 'document-1', name: 'agreement.pdf', bytes: 3_250_585, kind: 'pdf' }],
  reviews: [],
  partial: null,
  connection: 'closed',
  ...change,
})

const Panel = panel as unknown as React.ComponentType<PanelProps<typeof manifest>>

const meta = {
  title: 'Tools/Brief Summarizer',
  component: Panel,
  args: { ...idlePanel, tool },
} satisfies Meta<typeof Panel>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

const steps = [{ message: 'Reading page', done: 12, total: 43, at: '2026-11-21T09:00:02.000Z' }]
export const Reading: Story = {
  args: { pending: true, run: run({ state: 'running', endedAt: null, steps, connection: 'live' }) },
}
export const ModelWriting: Story = {
  args: {
    pending: true,
    run: run({
      state: 'running',
      endedAt: null,
      steps: [{ message: 'Asking the model', at: '2026-11-21T09:00:04.000Z' }],
      connection: 'live',
      partial: {
        value: {
          summary: [{ statement: 'The provider delivers monthly reports to the customer.' }, { statement: 'The cust' }],
        },
      },
    }),
  },
}
export const ConnectionLost: Story = {
  args: { pending: true, run: run({ state: 'running', endedAt: null, steps, connection: 'lost' }) },
}
export const Done: Story = { args: { run: run({ output }) } }
const statement = (index: number, text: string) => ({
  statement: text,
  quotation: sentences[index] ?? at(1, ''),
  doubts: index === 1 ? ['$50,000'] : [],
})
export const WithModel: Story = {
  args: {
    run: run({
      output: {
        ...output,
        written: {
          summary: [
            statement(0, 'The provider delivers monthly reports to the customer.'),
            statement(1, 'The customer bears all claims that arise, with a cap of $50,000.'),
          ],
          keyPoints: [statement(2, 'Disputes go to arbitration and not to a court.')],
          implications: [],
          checked: 3,
          dropped: 1,
          model: { provider: 'Anthropic', name: 'claude' },
        },
        coverage: {
          ...output.coverage,
          basis: 'model',
          notes: ['What the model wrote was checked against the document.'],
        },
      },
    }),
  },
}
export const NothingFound: Story = {
  args: {
    run: run({
      output: {
        ...output,
        title: undefined,
        legalImplications: [],
        keyPoints: [],
        keyPointAnchors: [],
        facts: [],
        warnings: [],
      },
    }),
  },
}
export const Failed: Story = {
  args: {
    run: run({
      state: 'failed',
      error: {
        code: 'password-needed',
        message: 'agreement.pdf is protected by a password. Remove the password and upload it again.',
      },
    }),
  },
}
export const Cancelled: Story = {
  args: { run: run({ state: 'cancelled', error: { code: 'cancelled', message: 'The run was cancelled.' } }) },
}
export const Stored: Story = { args: { stored: true, run: run({ output }) } }
