import type { PanelProps, RegistryTool, RunView } from '@casewright/core/client'
import { idlePanel } from '@casewright/core/client'
import { storyRun } from '@casewright/core/testing/story-run'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
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
const [unlimited] = indemnity.anchors
const guide: Improved = {
  improvedText:
    'Consultant shall indemnify Client against losses that Consultant’s negligence causes, up to [amount of the cap].',
  made: 'guide',
  original: null,
  alternatives: ['Strike the words, and let each party answer for what it causes.'],
  doubts: [],
  held: true,
  note: 'Decide whose losses Consultant covers, and up to how much. Fill in what is in square brackets, and fit it to the deal.',
  model: null,
}
const namesOfButtons = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('button')
    .map((one) => one.textContent)
    .filter(Boolean)
/** The wording is what is offered first: to strike the words is another way. */
export const Guided: Story = {
  args: {
    run: run(),
    beside: beside({ output: { ...guide, ...(unlimited && { strike: unlimited }), strikeInstead: true } }),
  },
  play: async (context) => {
    await fix(context)
    const dialog = await within(document.body).findByRole('dialog')
    await expect(namesOfButtons(dialog)).toEqual(['Close', 'Strike the words instead', 'Copy'])
    await expect(within(dialog).getByText('Alternative.')).toBeVisible()
    await expect(within(dialog).queryByText('What to do')).toBeNull()
  },
}
/** The text says to strike the words: that is what is offered first, under one heading. */
export const GuidedToStrike: Story = {
  args: {
    run: run(),
    beside: beside({
      output: {
        ...guide,
        improvedText: 'In Section 6 (Indemnification), strike “from any and all losses whatsoever, howsoever arising”.',
        alternatives: ['Limit it to losses that Consultant’s negligence causes, up to [amount of the cap].'],
        instruction: true,
        ...(unlimited && { strike: unlimited }),
      },
    }),
  },
  play: async (context) => {
    await fix(context)
    const dialog = await within(document.body).findByRole('dialog')
    await expect(namesOfButtons(dialog)).toEqual(['Close', 'Copy', 'Strike these words'])
    await expect(within(dialog).getAllByText(/^What to do/)).toHaveLength(1)
  },
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
