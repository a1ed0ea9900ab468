import type { PanelProps, RegistryTool, RunView } from '@casewright/core/client'
import { idlePanel } from '@casewright/core/client'
import { storyRun } from '@casewright/core/testing/story-run'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { contract, defense, unscored, withModel } from '../__fixtures__/assessments.ts'
import type { manifest } from '../manifest.ts'
import type { Assessment } from '../output.ts'
import { panel } from './panel.tsx'

const tool: RegistryTool = {
  id: 'risk-analysis',
  title: 'Risk Analysis',
  icon: 'scale',
  order: 30,
  place: { kind: 'tab' },
  info: { description: '', features: [], useCases: [] },
  actions: {},
}

const run = (change: Partial<RunView<Assessment>>): RunView<Assessment> =>
  storyRun({
    tool: tool.id,
    action: 'analyze',
    label: 'Contract case, Ohio',
    startedAt: '2026-11-21T09:00:01.000Z',
    ...change,
  })

const Panel = panel as unknown as React.ComponentType<PanelProps<typeof manifest>>

const meta = {
  title: 'Tools/Risk Analysis',
  component: Panel,
  args: { ...idlePanel, tool, start: fn(), cancel: fn(), reset: fn(), toast: fn() },
} satisfies Meta<typeof Panel>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const FieldErrors: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze Risk' }))
    await expect(canvas.getByText('Choose what the case is about.')).toBeVisible()
    await expect(canvas.getByText(/^Describe the case:/)).toBeVisible()
    await expect(args.start).not.toHaveBeenCalled()
  },
}

export const Pending: Story = {
  args: {
    pending: true,
    run: run({
      state: 'running',
      endedAt: null,
      steps: [{ message: 'Asking the model', at: '2026-11-21T09:00:02.000Z' }],
      connection: 'live',
    }),
  },
}

export const Result: Story = {
  args: { run: run({ output: contract }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('table', { name: /What moves the index/ })).toBeVisible()
    await userEvent.click(canvas.getByText('How this was calculated'))
    await expect(canvas.getAllByText(/Cost of a trial, each side/)[0]).toBeVisible()
  },
}

export const ChangeTheFacts: Story = {
  args: { run: run({ output: contract }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change the facts' }))
    await expect(canvas.getByLabelText(/^Description/)).toHaveValue(contract.asked.description)
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze Risk' }))
    await expect(args.start).toHaveBeenCalledWith('analyze', { ...contract.asked, represents: null })
  },
}

export const WhomYouRepresent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const choose = async (field: RegExp, option: string) => {
      await userEvent.click(canvas.getByRole('button', { name: field }))
      await userEvent.click(await screen.findByRole('option', { name: option }))
    }
    const whom = /Whom do you represent/
    await expect(canvas.getByRole('button', { name: whom })).toHaveTextContent('Read it from the description')
    await choose(/Case type/, 'Criminal')
    await choose(whom, 'The prosecution')
    // A case of another type has no prosecution.
    await choose(/Case type/, 'Real estate')
    await expect(canvas.getByRole('button', { name: whom })).toHaveTextContent('Read it from the description')
    await choose(whom, 'The defendant')
    // What another type calls by another word stays.
    await choose(/Case type/, 'Family')
    await expect(canvas.getByRole('button', { name: whom })).toHaveTextContent('The respondent')
    await userEvent.type(canvas.getByLabelText(/^Description/), 'She moved away.')
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze Risk' }))
    await expect(args.start).toHaveBeenCalledWith('analyze', expect.objectContaining({ represents: 'respondent' }))
  },
}

export const AgainstTheDescription: Story = {
  args: {
    run: run({
      output: {
        ...contract,
        client: {
          title: 'the defendant',
          isChosen: true,
          note: 'The description reads as if you represent the claimant (“We represent the plaintiff”). The assessment follows your selection: the defendant.',
        },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/follows your selection: the defendant/)).toBeVisible()
    await expect(canvas.getByText('the defendant (as selected)')).toBeVisible()
  },
}

export const WithModel: Story = { args: { run: run({ output: withModel }) } }
export const ForTheDefense: Story = { args: { run: run({ output: defense }) } }
export const NoNumber: Story = { args: { run: run({ output: unscored }) } }
export const Stored: Story = { args: { stored: true, run: run({ output: contract }) } }

export const Failed: Story = {
  args: {
    run: run({
      state: 'failed',
      error: { code: 'bad-input', message: 'The description is too short to say anything about the case.' },
    }),
  },
  play: async ({ args }) => {
    await expect(args.toast).toHaveBeenCalledWith({
      title: 'Risk analysis failed',
      description: '400: The description is too short to say anything about the case.',
      destructive: true,
    })
  },
}

export const ConnectionLost: Story = {
  args: { pending: true, run: run({ state: 'running', endedAt: null, connection: 'lost' }) },
}
