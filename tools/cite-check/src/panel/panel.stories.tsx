import type { RegistryTool, RunView } from '@casewright/core/client'
import { idlePanel } from '@casewright/core/client'
import { storyRun } from '@casewright/core/testing/story-run'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { checked } from '../__fixtures__/checked.ts'
import type { CheckedDocument } from '../output.ts'
import { panel } from './panel.tsx'

const tool: RegistryTool = {
  id: 'cite-check',
  title: 'Citation Check',
  icon: 'quote',
  order: 70,
  place: { kind: 'tab' },
  info: { description: '', features: [], useCases: [] },
  actions: {
    check: {
      path: '/api/check-citations',
      title: 'Check citations',
      mode: 'queued',
      retain: 'history',
      input: {},
      output: {},
      exports: {},
    },
  },
}

type View = RunView<CheckedDocument>

const run = (change: Partial<View>): RunView =>
  storyRun({
    tool: tool.id,
    action: 'check',
    label: checked.document.name,
    endedAt: '2026-11-21T09:00:04.000Z',
    documents: [{ id: 'document-1', name: checked.document.name, bytes: 4120, kind: 'txt' }],
    ...change,
  })

const reviews: View['reviews'] = [
  {
    item: 'citation-1',
    decision: 'confirmed',
    note: 'Read in the bound volume.',
    by: 'Dana Okafor',
    at: '2026-11-21T09:20:00.000Z',
  },
  { item: 'citation-3', decision: 'problem', by: 'Dana Okafor', at: '2026-11-21T09:21:00.000Z' },
]

const meta = {
  title: 'Tools/Citation Check',
  component: panel,
  args: { ...idlePanel, tool, start: fn(), cancel: fn(), reset: fn(), review: fn(), toast: fn() },
} satisfies Meta<typeof panel>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check citations' }))
    await expect(canvas.getByText('Paste the text to check, or choose a file above.')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Or paste the text' }), 'See 410 U.S. 113.')
    await userEvent.click(canvas.getByRole('button', { name: 'Check citations' }))
    await expect(args.start).toHaveBeenCalledWith('check', { text: 'See 410 U.S. 113.' })
    await userEvent.click(canvas.getByRole('checkbox', { name: /second opinion/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Check citations' }))
    await expect(args.start).toHaveBeenLastCalledWith('second-opinion', { text: 'See 410 U.S. 113.' })
  },
}

export const Checking: Story = {
  args: {
    pending: true,
    run: run({
      state: 'running',
      endedAt: null,
      connection: 'live',
      partial: { value: { counts: { verified: 13, mismatch: 1 }, looks: { verified: 12, mismatch: 1, red: 1 } } },
      steps: [
        { message: 'Finding the citations', at: '2026-11-21T09:00:00.000Z' },
        { message: 'Checking citation', done: 20, total: 64, at: '2026-11-21T09:00:01.000Z' },
      ],
    }),
  },
}

export const Lost: Story = {
  args: { pending: true, run: run({ state: 'running', endedAt: null, connection: 'lost' }) },
}

export const Checked: Story = {
  args: { run: run({ output: checked }) },
  play: async ({ canvas, args, userEvent }) => {
    const rows = () => canvas.getAllByRole('row').length - 1
    await expect(rows()).toBe(checked.citations.length)
    const first = () => canvas.getAllByRole('row')[1]?.querySelector('td,th')?.textContent
    await expect(first()).not.toBe('1')
    await userEvent.click(canvas.getByRole('radio', { name: 'As in the text' }))
    await expect(first()).toBe('1')
    await userEvent.click(canvas.getByRole('button', { name: /^2 mismatch$/ }))
    await expect(rows()).toBe(2)
    await userEvent.click(canvas.getByRole('button', { name: /^2 mismatch$/ }))
    await userEvent.click(canvas.getAllByRole('button', { name: 'Review no. 2' })[0] as HTMLElement)
    await userEvent.type(canvas.getByRole('textbox', { name: /Note/ }), 'The year is 2025.')
    await userEvent.click(canvas.getByRole('button', { name: 'Corrected in the draft' }))
    await expect(args.review).toHaveBeenCalledWith('citation-2', { decision: 'corrected', note: 'The year is 2025.' })
  },
}

const [right] = checked.citations.filter(({ status, treatment }) => status === 'verified' && !treatment)
const flag = {
  flag: 'red',
  kind: 'overruled',
  says: 'No longer good law: overruled by Hill v. Dale, 999 F.4th 1 (2030).',
  by: { name: 'Hill v. Dale', citation: '999 F.4th 1', year: 2030 },
  source: 'list of overruled Supreme Court decisions',
} as const
const twice = right ? ({ ...right, status: 'mismatch', treatment: flag } as const) : undefined

/** What is wrong and does not stand is counted once, as the worse; a chip shows it under each of its badges. */
export const WrongAndOverruled: Story = {
  args: {
    run: run({
      output: {
        ...checked,
        citations: twice ? [twice] : [],
        coverage: {
          basis: 'evidence',
          sourcesAsked: [{ source: 'Library', outcome: 'answered' }],
          citations: { mismatch: 1 },
          looks: { red: 1 },
          flagged: { red: 1, amber: 0 },
        },
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1 of 1 no longer good law')).toBeVisible()
    for (const badge of ['1 mismatch', '1 no longer good law']) {
      await userEvent.click(canvas.getByRole('button', { name: badge }))
      await expect(canvas.getAllByRole('row')).toHaveLength(2)
      await userEvent.click(canvas.getByRole('button', { name: badge }))
    }
    await expect(canvas.getByText('1 citation is no longer good law.')).toBeVisible()
  },
}

export const Reviewed: Story = {
  args: { run: run({ output: checked, reviews }) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Take back the review of no. 1' })[0] as HTMLElement)
    await expect(args.review).toHaveBeenCalledWith('citation-1', null)
  },
}

export const NothingToVerify: Story = {
  args: {
    run: run({
      output: {
        ...checked,
        citations: [],
        counts: {},
        authorities: [],
        coverage: { basis: 'evidence', pages: 4, pagesRead: 4, citations: {} },
      },
    }),
  },
}

export const WithWarnings: Story = {
  args: { run: run({ output: { ...checked, warnings: ['Hidden text was found on page 2.'] } }) },
}

export const Failed: Story = {
  args: {
    run: run({ state: 'failed', error: { code: 'empty', message: 'brief.pdf is empty: there is no text to read.' } }),
  },
  play: async ({ args }) => {
    await expect(args.toast).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Citation check failed', destructive: true }),
    )
  },
}

export const Cancelled: Story = {
  args: { run: run({ state: 'cancelled', error: { code: 'cancelled', message: 'The run was canceled.' } }) },
}

export const Stored: Story = { args: { stored: true, run: run({ output: checked, reviews }) } }
