import type { RegistryTool, RunView } from '@casewright/core/client'
import { idlePanel } from '@casewright/core/client'
import { storyRun } from '@casewright/core/testing/story-run'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { bounded, evidence, judged, nothing, suggested, unanswered, withModel } from '../__fixtures__/output.ts'
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
  scoped: { choices: [{ value: 'code:usc-11', label: 'Bankruptcy Code' }] },
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

/** What the years of the query leave out is named, and shown with a click. */
export const OutsideOfYears: Story = {
  args: { run: run({ output: bounded, state: 'done' }) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('1 result on point lies outside of “After 1974”:')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show it' }))
    await expect(args.start).toHaveBeenCalledWith(
      'search',
      expect.objectContaining({ unscoped: ['dates:1975-01-01:'] }),
    )
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
    const places = canvas.getAllByRole('link', { name: 'Read in place' }).map((link) => link.getAttribute('href'))
    await expect(places).toContainEqual(expect.stringContaining('?start=10&end=84'))
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

/** Where law is lacked, the page says how it is added. */
export const LawIsLacked: Story = {
  args: {
    run: run({ output: { ...unanswered, asked: { query: unanswered.asked.query }, filters: [] } }),
    LawToAdd: ({ lacks }) => <p>To add: {lacks.map(({ name }) => name).join(', ')}</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('To add: Texas statutes')).toBeVisible()
    await expect(canvas.getByText('U.S. Supreme Court, always')).toBeVisible()
  },
}

/** Before a search the scope waits in the form; with results, they are searched for again. */
export const ScopeAdded: Story = {
  args: { run: run({ output: judged }) },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('button', { name: 'Add to the scope' }))
    const dialog = within(await body.findByRole('dialog', { name: 'Add to the scope' }))
    await userEvent.click(dialog.getByRole('button', { name: /State/ }))
    await userEvent.click(await body.findByRole('option', { name: 'Ohio' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'From year' }), '1990')
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
    await expect(args.start).toHaveBeenCalledWith(
      'search',
      expect.objectContaining({ query: judged.asked.query, scoped: ['jurisdiction:oh'], from: '1990-01-01' }),
    )
    await expect(canvas.getByRole('button', { name: 'Remove Ohio' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove From 1990' }))
    await expect(args.start).toHaveBeenLastCalledWith('search', expect.not.objectContaining({ from: '1990-01-01' }))
  },
}

/** A press on a decade searches in its years alone. */
export const DecadeNarrows: Story = {
  args: { run: run({ output: judged }) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1970s: 1 decision' }))
    await expect(args.start).toHaveBeenCalledWith(
      'search',
      expect.objectContaining({ from: '1970-01-01', to: '1979-12-31' }),
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
