import type { PanelProps, RegistryTool, RunView } from '@casewright/core/client'
import { idlePanel } from '@casewright/core/client'
import { storyRun } from '@casewright/core/testing/story-run'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { archaic, indemnity, output, rewrite } from '../__fixtures__/output.ts'
import type { manifest } from '../manifest.ts'
import type { Analyzed, Improved } from '../output.ts'
import { itemOf } from '../text/decisions.ts'
import { panel } from './panel.tsx'

const tool: RegistryTool = {
  id: 'document-analyzer',
  title: 'Document Analyzer',
  icon: 'file-search',
  order: 80,
  place: { kind: 'page', path: '/document-analyzer', nav: 'Document Analyzer' },
  info: { description: '', features: [], useCases: [] },
  actions: {},
}

const run = (change: Partial<RunView<Analyzed | Improved>> = {}): RunView<Analyzed | Improved> =>
  storyRun({
    tool: tool.id,
    action: 'analyze',
    label: 'Consulting Agreement, Northgate.docx',
    startedAt: '2026-11-21T09:00:01.000Z',
    endedAt: '2026-11-21T09:00:09.000Z',
    output,
    documents: [{ id: 'document-1', name: 'Consulting Agreement, Northgate.docx', bytes: 49_357, kind: 'docx' }],
    ...change,
  })

const Panel = panel as unknown as React.ComponentType<PanelProps<typeof manifest>>

const meta = {
  title: 'Tools/Document Analyzer',
  component: Panel,
  args: { ...idlePanel, tool },
} satisfies Meta<typeof Panel>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Analyzing: Story = {
  args: {
    pending: true,
    run: run({
      state: 'running',
      endedAt: null,
      output: null,
      steps: [{ message: 'Reading page', done: 2, total: 6, at: '2026-11-21T09:00:02.000Z' }],
      connection: 'live',
    }),
  },
}
export const Done: Story = { args: { run: run() } }
const [signing, word] = archaic.anchors
const decided = { by: 'Dana Okafor', at: '2026-11-21T10:12:00.000Z' }
export const Reviewed: Story = {
  args: {
    run: run({
      reviews: [
        {
          ...decided,
          item: itemOf(archaic.id, signing ?? { start: 0, end: 0 }),
          decision: 'accepted',
          text: signing?.rewrite ?? '',
        },
        {
          ...decided,
          item: itemOf(archaic.id, word ?? { start: 0, end: 0 }),
          decision: 'dismissed',
          text: word?.rewrite ?? '',
        },
        {
          ...decided,
          item: itemOf('missing.limitation-of-liability', { start: output.insertAt, end: output.insertAt }),
          decision: 'accepted',
          text: '12. Limitation of liability. Neither party is liable for more than [amount].',
        },
        { ...decided, item: indemnity.id, decision: 'dismissed' },
      ],
    }),
  },
}
export const NoScore: Story = {
  args: {
    run: run({
      output: {
        ...output,
        analysis: {
          ...output.analysis,
          weakPoints: [],
          improvements: [],
          strongPoints: [],
          legalInsights: [],
          recommendations: [],
          overallQuality: { score: null, grade: null, summary: 'It holds too little prose to be judged.' },
        },
        scoring: null,
        warnings: ['Page 4 holds hidden text. Look at it before you rely on this file.'],
        model: null,
      },
    }),
  },
}

const beside = (answer: Partial<RunView<Analyzed | Improved>>): PanelProps<typeof manifest>['beside'] => ({
  ...idlePanel.beside,
  runs: [{ key: 'one', run: run({ id: 'run-2', action: 'improve', output: null, ...answer }) }],
  start: () => 'one',
})
const fix: Story['play'] = async ({ canvasElement }) => {
  const button = [...canvasElement.querySelectorAll('button')].find((one) => one.textContent === 'Fix This')
  button?.click()
}
export const Improving: Story = { args: { run: run(), beside: beside({ state: 'running' }) }, play: fix }
export const Improved_: Story = {
  name: 'Improved',
  args: { run: run(), beside: beside({ output: rewrite }) },
  play: fix,
}
export const NeedsModel: Story = {
  args: {
    run: run(),
    beside: beside({
      output: {
        improvedText: '',
        made: 'none',
        original: null,
        doubts: [],
        held: true,
        note: 'No rule can rewrite this, and no model is connected: a rewrite needs one. What to do: Cap it.',
        model: null,
      },
    }),
  },
  play: fix,
}
export const NotImproved: Story = {
  args: {
    run: run(),
    beside: beside({
      state: 'failed',
      error: { code: 'model-busy', message: 'The language model is busy. Wait a moment and try again.' },
    }),
  },
  play: fix,
}
export const Failed: Story = {
  args: {
    run: run({
      state: 'failed',
      output: null,
      error: { code: 'empty', message: 'No text could be read in scan.pdf, so there is nothing to analyze.' },
    }),
  },
}
export const Stored: Story = { args: { stored: true, run: run() } }
