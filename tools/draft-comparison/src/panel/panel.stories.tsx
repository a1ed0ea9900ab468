import type { RegistryTool, RunView } from '@casewright/core/client'
import { idlePanel } from '@casewright/core/client'
import { storyRun } from '@casewright/core/testing/story-run'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import recorded from '../__fixtures__/compared.json' with { type: 'json' }
import type { Compared } from '../output.ts'
import { panel } from './panel.tsx'

const compared = recorded as Compared
const tool: RegistryTool = {
  id: 'draft-comparison',
  title: 'Compare Drafts',
  icon: 'file-diff',
  order: 85,
  place: { kind: 'page', path: '/compare', nav: 'Compare Drafts' },
  info: { description: '', features: [], useCases: [] },
  actions: {
    compare: {
      path: '/api/compare-documents',
      title: 'Compare two drafts',
      mode: 'queued',
      retain: 'history',
      input: {},
      output: {},
      exports: { redline: { title: 'Redline', type: 'docx' } },
    },
  },
}

const run = (change: Partial<RunView<Compared>>): RunView =>
  storyRun({
    tool: tool.id,
    action: 'compare',
    label: 'Draft 3.docx and Draft 4.docx',
    endedAt: '2026-11-23T09:00:04.000Z',
    documents: [
      { id: 'older', name: 'Draft 3.docx', bytes: 41_200, kind: 'docx' },
      { id: 'newer', name: 'Draft 4.docx', bytes: 42_100, kind: 'docx' },
    ],
    ...change,
  })

const meta = {
  title: 'Tools/Compare Drafts',
  component: panel,
  args: { ...idlePanel, tool, start: fn(), cancel: fn(), reset: fn(), toast: fn() },
} satisfies Meta<typeof panel>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const [older, newer] = [new File(['1. Fees'], 'older.txt'), new File(['1. Costs'], 'newer.txt')]
    const [first, second] = canvasElement.querySelectorAll('input[type=file]')
    await expect(canvas.getByRole('button', { name: 'Compare the drafts' })).toBeDisabled()
    await userEvent.upload(first as HTMLElement, older)
    await userEvent.upload(second as HTMLElement, newer)
    await userEvent.click(canvas.getByRole('button', { name: 'Compare the drafts' }))
    await expect(args.start).toHaveBeenCalledWith('compare', {}, { files: [older, newer] })
  },
}

export const Comparing: Story = {
  args: {
    pending: true,
    run: run({
      state: 'running',
      endedAt: null,
      connection: 'live',
      steps: [{ message: 'Comparing the drafts', at: '2026-11-23T09:00:01.000Z' }],
    }),
  },
}

export const Result: Story = {
  args: { run: run({ output: compared }) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByText('$275,000')[0]).toBeVisible()
    await expect(canvas.getByText('Only moved').nextSibling).toHaveTextContent('2')
    await userEvent.click(canvas.getByRole('button', { name: 'Next change' }))
    await expect(canvas.getByText(`1 of ${compared.changes}`)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Swap the drafts' }))
    await expect(args.start).toHaveBeenCalledWith('compare', {}, { documents: ['newer', 'older'] })
  },
}

export const SideBySide: Story = {
  args: { run: run({ output: compared }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Side by side' }))
    await expect(canvas.getAllByText('Older draft:')[0]).toBeInTheDocument()
  },
}

export const ReadWithWarnings: Story = {
  args: {
    run: run({
      output: {
        ...compared,
        newer: {
          ...compared.newer,
          warnings: [
            'The file contains tracked changes. They were read as if accepted: insertions are in the text, deletions are not.',
          ],
        },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^About the newer draft/)).toBeVisible()
    await expect(canvas.getByText(/They were read as if accepted/)).toBeVisible()
  },
}

export const TheSame: Story = {
  args: {
    run: run({
      output: {
        ...compared,
        newer: compared.older,
        rows: compared.rows.flatMap(({ older }) =>
          older ? [{ kind: 'same' as const, older, newer: older, clause: 0 }] : [],
        ),
        clauses: [],
        first: [],
        definitions: [],
        wordsIn: 0,
        wordsOut: 0,
        moves: 0,
        changes: 0,
      },
    }),
  },
}

export const Failed: Story = {
  args: {
    run: run({ state: 'failed', error: { code: 'wrong-type', message: 'Draft 4.docx is encrypted.' } }),
  },
  play: async ({ args }) => {
    await expect(args.toast).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'The drafts were not compared', destructive: true }),
    )
  },
}

export const Stored: Story = { args: { stored: true, run: run({ output: compared }) } }
