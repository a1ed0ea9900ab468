import type { PanelProps, RunView } from '@casewright/core/client'
import { idlePanel } from '@casewright/core/client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { manifest } from '../manifest.ts'
import type { Answered, Summary } from '../output.ts'
import type { Length } from './lengths.ts'
import { panel } from './panel.tsx'
import { ReadingPane } from './reading-pane.tsx'
import {
  answered,
  answeredByModel,
  citations,
  courtFields,
  output,
  run,
  step,
  tool,
  unanswered,
  working,
  written,
} from './story-data.ts'
import { SummarySection } from './summary-section.tsx'

const Panel = panel as unknown as React.ComponentType<PanelProps<typeof manifest>>

const meta = {
  title: 'Tools/Brief Summarizer',
  component: Panel,
  args: { ...idlePanel, tool },
} satisfies Meta<typeof Panel>
export default meta

type Story = StoryObj<typeof meta>

const beside = (...runs: RunView<Summary | Answered>[]) => ({
  ...idlePanel.beside,
  runs: runs.map((one, index) => ({ key: `beside-${index}`, run: one })),
})
const withModel = { ...output, written, coverage: { ...output.coverage, basis: 'model' as const } }
export const Empty: Story = {}

const steps = [step(0, 'Reading page', 0, 43), step(10, 'Reading page', 12, 43)]
export const Reading: Story = { args: { pending: true, run: run({ ...working, steps }) } }
export const Analyzing: Story = {
  args: { pending: true, run: run({ ...working, steps: [...steps, step(20, 'Analyzing page', 100, 500)] }) },
}
export const ModelWriting: Story = {
  args: {
    pending: true,
    run: run({
      ...working,
      steps: [step(4, 'Asking the model')],
      partial: {
        value: {
          sentence: [{ statement: 'The provider delivers monthly reports to the customer.' }],
          summary: [{ statement: 'The cust' }],
        },
      },
    }),
  },
}
export const ConnectionLost: Story = {
  args: { pending: true, run: run({ ...working, steps, connection: 'lost' }) },
}
export const Done: Story = { args: { run: run({ output }) } }
export const WithModel: Story = { args: { run: run({ output: withModel }) } }
const atLength = (length: Length): Story => ({
  render: () => <SummarySection output={withModel} length={length} onLength={() => {}} onShow={() => {}} />,
})
export const InDetail: Story = atLength('detail')
export const InASentence: Story = atLength('sentence')

const place = (reading: Summary['reading']): Story => ({
  render: () => (
    <ReadingPane
      anchor={output.keyPointAnchors[1] ?? { start: 0, end: 0, words: '' }}
      reading={reading}
      title="agreement.pdf"
      url="/api/documents/document-1/file"
      isPdf
      onClose={() => {}}
    />
  ),
})
export const InTheDocument: Story = place(output.reading)
export const APlaceThatIsNotHeld: Story = place({ whole: false, parts: [] })
export const WithCitations: Story = {
  args: {
    run: run({
      output: {
        ...output,
        citations,
        coverage: { ...output.coverage, citations: { verified: 1, 'not-found': 1, unchecked: 1 } },
      },
    }),
  },
}
export const SeveralDocuments: Story = {
  args: {
    run: run({ output }),
    beside: beside(
      run({ id: 'run-2', label: 'lease of a very long name for the warehouse at the canal.docx', output }),
      run({ ...working, id: 'run-3', label: 'record.pdf', steps }),
      run({
        id: 'run-4',
        label: 'scan.pdf',
        state: 'failed',
        error: { code: 'password-needed', message: 'scan.pdf is protected by a password.' },
      }),
    ),
  },
}

const ask = (change: Partial<RunView<Answered>>) =>
  run<Answered>({ action: 'ask', label: answered.question, ...change })
export const Asking: Story = {
  args: { run: run({ output }), beside: beside(ask({ ...working, steps: [step(1, 'Looking for the passages')] })) },
}
export const Answers: Story = {
  args: {
    run: run({ output }),
    beside: beside(
      ask({ id: 'a1', output: answered }),
      ask({ id: 'a2', output: answeredByModel }),
      ask({ id: 'a3', label: unanswered.question, output: unanswered }),
      ask({ id: 'a4', state: 'failed', error: { code: 'tool-failed', message: 'The tool could not finish.' } }),
    ),
  },
}
export const OfACase: Story = { args: { run: run({ output: { ...output, courtFields } }) } }
export const OfAnEarlierVersion: Story = {
  args: {
    stored: true,
    run: run({
      output: JSON.parse(
        JSON.stringify({ ...output, otherLengths: undefined, reading: undefined, citations: undefined }),
      ),
    }),
  },
}
export const NothingFound: Story = {
  args: {
    run: run({
      output: {
        ...output,
        title: undefined,
        summarySentences: [],
        otherLengths: { sentence: [], detail: [] },
        legalImplications: [],
        keyPoints: [],
        keyPointAnchors: [],
        foundPoints: [],
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
  args: { run: run({ state: 'cancelled', error: { code: 'cancelled', message: 'The run was canceled.' } }) },
}
export const Stored: Story = { args: { stored: true, run: run({ output }) } }
