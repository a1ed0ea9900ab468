import type { RegistryTool, RunView } from '@casewright/core/client'
import { idlePanel } from '@casewright/core/client'
import { storyRun } from '@casewright/core/testing/story-run'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { evidence, judged, nothing, suggested, unanswered, withModel } from '../__fixtures__/output.ts'
import type { SearchOutput, SuggestOutput } from '../output.ts'
import { panel } from './panel.tsx'

const choices = {
  jurisdiction: {
    choices: [
      { value: 'us', label: 'Federal' },
      { value: 'oh', label: 'Ohio' },
    ],
  },
  court: {
    choices: [
      { value: 'scotus', label: 'Supreme Court of the United States', of: ['us'] },
      { value: 'ohio', label: 'Ohio Supreme Court', of: ['oh'] },
    ],
  },
}

const tool: RegistryTool = {
  id: 'legal-research',
  title: 'Legal Research',
  icon: 'book-open',
  order: 10,
  place: { kind: 'tab', default: true },
  info: { description: '', features: [], useCases: [] },
  actions: {
    search: {
      path: '/api/legal-search',
      title: 'Search the law',
      mode: 'inline',
      retain: 'history',
      input: { properties: choices },
      output: {},
      exports: {},
    },
  },
}

type View = RunView<SearchOutput | SuggestOutput>

const run = (change: Partial<View>): RunView =>
  storyRun({
    tool: tool.id,
    action: 'search',
    label: evidence.asked.query,
    ...change,
  })

const meta = {
  title: 'Tools/Legal Research',
  component: panel,
  args: { ...idlePanel, tool, start: fn(), cancel: fn(), reset: fn(), toast: fn() },
} satisfies Meta<typeof panel>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

/** What merely has some of the words does not fill the page. */
export const WeakMatches: Story = {
  args: { run: run({ output: judged, state: 'done' }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('On point')).toBeVisible()
    await expect(canvas.getByText('Related')).toBeVisible()
    const last = canvas.getByText(judged.results[2]?.title ?? '')
    await expect(last).not.toBeVisible()
    await userEvent.click(canvas.getByText('1 weaker match'))
    await expect(last).toBeVisible()
  },
}

export const WithFilters: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const query = canvas.getByRole('textbox', { name: 'What do you need to find?' })
    await userEvent.click(canvas.getByRole('button', { name: 'Search Legal Database' }))
    await expect(canvas.getByText('Enter what you need to find.')).toBeVisible()
    await userEvent.type(query, 'eviction')
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Cases' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Search Legal Database' }))
    await expect(args.start).toHaveBeenCalledWith('search', { query: 'eviction', kinds: ['case'] })
  },
}

const partial = {
  value: { results: evidence.results.slice(0, 2), sources: evidence.sources.slice(0, 1) },
}

export const Searching: Story = {
  args: {
    pending: true,
    run: run({ state: 'running', endedAt: null, connection: 'live', partial }),
  },
}

export const Reading: Story = {
  args: {
    pending: true,
    run: run({
      state: 'running',
      endedAt: null,
      connection: 'lost',
      partial,
      steps: [{ message: 'Asking the model to read 2 of the passages', at: '2026-11-21T09:00:00.000Z' }],
    }),
  },
}

export const Evidence: Story = { args: { run: run({ output: evidence }) } }

export const WithModel: Story = {
  args: { run: run({ output: withModel }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('The words it rests on'))
    await expect(canvas.getAllByRole('link', { name: 'Read in place' })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('?start=10&end=84'),
    )
  },
}

export const Nothing: Story = { args: { run: run({ output: nothing }) } }

export const NothingAnswers: Story = {
  args: { run: run({ output: unanswered }) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing found that answers this' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'What is nearest' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Texas' }))
    await expect(args.start).toHaveBeenCalledWith(
      'search',
      expect.objectContaining({ query: unanswered.asked.query, unscoped: ['jurisdiction:tx'] }),
    )
  },
}

export const Suggested: Story = {
  args: { run: run({ action: 'suggest', output: suggested }) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove search 1' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search 1' }), ' AND rent')
    await userEvent.click(canvas.getByRole('button', { name: 'Run this search' }))
    await expect(args.start).toHaveBeenCalledWith('search', {
      query: suggested.question,
      searches: ['"constructive eviction" AND shop AND rent'],
    })
  },
}

export const Failed: Story = {
  args: {
    run: run({
      state: 'failed',
      error: {
        code: 'tool-failed',
        message: 'The tool could not finish. Nothing was lost; try again, and tell your administrator.',
      },
    }),
  },
  play: async ({ args }) => {
    await expect(args.toast).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Search failed', destructive: true }),
    )
  },
}

export const Stored: Story = { args: { stored: true, run: run({ output: evidence }) } }
