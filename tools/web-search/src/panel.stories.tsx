import type { PanelProps, RegistryTool, RunView } from '@casewright/core/client'
import { idlePanel } from '@casewright/core/client'
import { storyRun } from '@casewright/core/testing/story-run'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { manifest } from './manifest.ts'
import type { Found } from './output.ts'
import { panel } from './panel.tsx'

const tool: RegistryTool = {
  id: 'web-search',
  title: 'Legal Web Search',
  icon: 'globe',
  order: 50,
  place: { kind: 'tab' },
  info: { description: '', features: [], useCases: [] },
  actions: {},
}

const query = 'proposed amendments to the rules of evidence'

// Texts of ours: none of these pages exists.
const results: Found['results'] = [
  {
    title: 'Committee asks for comments on proposed amendments',
    url: 'https://www.courts.example.gov/news/amendments',
    domain: 'courts.example.gov',
    snippet:
      'The committee published proposed amendments to the rules of evidence for public comment. Comments are due on February 16, 2027.',
    date: '2026-11-18T00:00:00.000Z',
    kind: 'official',
  },
  {
    title: 'What the proposed rule on machine-generated evidence would change',
    url: 'https://law.example.edu/blog/machine-evidence',
    domain: 'law.example.edu',
    snippet: 'Under the proposed rule, output of a machine is admitted only if it meets the standard for experts.',
    date: '2026-11-12T00:00:00.000Z',
    kind: 'legal',
  },
  {
    title: 'A reader’s guide to rulemaking',
    url: 'https://www.example.com/guide',
    domain: 'example.com',
    snippet: 'Rules are proposed, published for comment, revised, approved and sent to Congress.',
    kind: 'other',
  },
]

const place = (result: number, words: string) => ({ words, result, from: 'snippet' as const })
const extracts = [
  place(1, 'The committee published proposed amendments to the rules of evidence for public comment.'),
  place(2, 'Under the proposed rule, output of a machine is admitted only if it meets the standard for experts.'),
]
const noModel = 'No model is connected: the summary is sentences of the results, word for word.'

const output: Found = {
  totalResults: 3,
  results,
  summary: extracts.map(({ words, result }) => `${words} [${result}]`).join(' '),
  summaryNote: noModel,
  by: 'engine',
  legalOnly: false,
  extracts,
  written: null,
  coverage: {
    basis: 'evidence',
    sourcesAsked: [{ source: 'SearXNG', outcome: 'answered' }],
    notes: ['The pages themselves were not read.', noModel],
  },
}

const withModel: Found = {
  ...output,
  written: {
    statements: [
      {
        statement: 'Proposed amendments to the rules of evidence are open for public comment until February 16, 2027.',
        rests: [place(1, 'Comments are due on February 16, 2027.'), extracts[0] ?? place(1, '')],
        doubts: [],
      },
      {
        statement: 'One of them would hold output of machines to the standard for experts, from a fee of $405.',
        rests: [extracts[1] ?? place(2, '')],
        doubts: ['“$405” is in none of the results.'],
      },
    ],
    dropped: 1,
    model: { provider: 'Anthropic', name: 'claude' },
  },
  coverage: {
    ...output.coverage,
    basis: 'model',
    notes: [
      'Read 3 of 3 pages.',
      'The quoted words were found in the results; whether they support the summary was not checked.',
    ],
  },
}

const run = (change: Partial<RunView<Found>>): RunView<Found> =>
  storyRun({
    tool: tool.id,
    action: 'search',
    label: query,
    startedAt: '2026-11-21T09:00:01.000Z',
    endedAt: '2026-11-21T09:00:03.000Z',
    ...change,
  })

const Panel = panel as unknown as React.ComponentType<PanelProps<typeof manifest>>

const meta = {
  title: 'Tools/Legal Web Search',
  component: Panel,
  args: { ...idlePanel, tool, start: fn(), cancel: fn(), reset: fn(), toast: fn() },
} satisfies Meta<typeof Panel>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search the Web' }))
    await expect(canvas.getByText('Write what you are looking for.')).toBeVisible()
    await expect(args.start).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox'), `${query}{Enter}`)
    await expect(args.start).toHaveBeenCalledWith('search', { query, legalOnly: false, readPages: false })
  },
}

const steps = [{ message: 'Searching the web', at: '2026-11-21T09:00:01.000Z' }]
const running = { state: 'running', endedAt: null, steps, connection: 'live' } as const

export const Searching: Story = { args: { pending: true, run: run(running) } }

export const ModelWriting: Story = {
  args: {
    pending: true,
    run: run({
      ...running,
      steps: [...steps, { message: 'Asking the model', at: '2026-11-21T09:00:02.000Z' }],
      partial: {
        value: {
          found: output,
          writing: { statements: [{ statement: 'Amendments are open for comment.' }, { statement: 'One of th' }] },
        },
      },
    }),
  },
}

export const WithoutModel: Story = {
  args: { run: run({ output }) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: results[0]?.title })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noreferrer')
    await expect(canvas.getAllByRole('link')).toHaveLength(results.length)
    await userEvent.click(canvas.getByRole('button', { name: '1 official' }))
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: '1 official' }))
    await userEvent.click(canvas.getAllByRole('button', { name: 'Result 2' })[0] as HTMLElement)
    await expect(document.activeElement).toHaveTextContent(results[1]?.title ?? '')
  },
}

export const WithModel: Story = { args: { run: run({ output: withModel }) } }

export const ModelFailed: Story = {
  args: {
    run: run({
      output: {
        ...output,
        summaryNote:
          'The model took no part: The model did not answer that could be used. Try again. The summary is sentences of the results, word for word.',
      },
    }),
  },
}

export const NoWholeSentence: Story = { args: { run: run({ output: { ...output, extracts: [], summary: 'None.' } }) } }

const feeds = ['U.S. Courts', 'SCOTUSblog', 'Department of Justice', 'Federal Register: rules']
export const Feeds: Story = {
  args: {
    run: run({
      output: {
        ...output,
        by: 'feeds',
        totalResults: 41,
        coverage: {
          basis: 'evidence',
          sourcesAsked: feeds.map((source, index) =>
            index === 2
              ? { source, outcome: 'timeout', note: 'It did not answer within 10 seconds.' }
              : { source, outcome: 'answered' },
          ),
          notes: [
            'No search engine is set: the latest entries of public legal feeds were searched on this server.',
            noModel,
          ],
        },
      },
    }),
  },
}

const nothing = { ...output, totalResults: 0, results: [], extracts: [], summary: 'Nothing was found.' }
export const NothingFound: Story = { args: { run: run({ output: { ...nothing, legalOnly: true } }) } }
export const EngineDown: Story = {
  args: {
    run: run({
      output: {
        ...nothing,
        coverage: {
          basis: 'evidence',
          sourcesAsked: [
            { source: 'SearXNG', outcome: 'error', note: 'It could not be reached, or the connection was lost.' },
          ],
          notes: ['There was nothing to summarize.'],
        },
      },
    }),
  },
}

/** Text from outside stays text, and nothing of it is live. */
export const Hostile: Story = {
  args: {
    run: run({
      output: {
        ...withModel,
        results: results.map((one) => ({
          ...one,
          title: `<img src=x onerror=alert(1)> ${'long'.repeat(40)}`,
          snippet: '<script>alert(1)</script> [click](javascript:alert(1)) https://evil.example',
        })),
        written: {
          statements: [
            { statement: '![x](https://evil.example/p.png) <b>bold</b>', rests: [place(1, '<i>x</i>')], doubts: [] },
          ],
          dropped: 0,
          model: { provider: 'Anthropic', name: 'claude' },
        },
      },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img, script, b, i')).toBeNull()
    await expect(canvas.getAllByRole('link')).toHaveLength(results.length)
  },
}

export const Failed: Story = {
  args: { run: run({ state: 'failed', error: { code: 'internal', message: 'The server made an error. Try again.' } }) },
  play: async ({ args }) => {
    await expect(args.toast).toHaveBeenCalledWith({
      title: 'Web search failed',
      description: '500: The server made an error. Try again.',
      destructive: true,
    })
  },
}
export const Cancelled: Story = {
  args: { run: run({ state: 'cancelled', error: { code: 'cancelled', message: 'The run was canceled.' } }) },
}
export const Stored: Story = { args: { stored: true, run: run({ output: withModel }) } }
