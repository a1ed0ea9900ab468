import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { formatSeconds, progressOfRun, stepsOfRun } from './run-steps.ts'
import { Steps } from './steps.tsx'
import { timeLeft } from './time-left.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, seconds)).toISOString()

const steps = [
  { message: 'Read the file', at: at(0) },
  { message: 'Recognizing scanned page', done: 1, total: 40, at: at(2) },
  { message: 'Recognizing scanned page', done: 10, total: 40, at: at(9) },
]

test('a run at work tells its steps, their times and how far it has come', () => {
  expect(stepsOfRun({ steps, state: 'running', endedAt: null })).toEqual([
    { name: 'Read the file', said: 'Read the file', state: 'done', time: '2.0 s' },
    {
      name: 'Recognizing scanned page 11 of 40',
      said: 'Recognizing scanned page',
      state: 'now',
      time: 'About 30 seconds left',
    },
  ])
  expect(progressOfRun({ steps })).toBe(25)
})

test('a run that ended early tells where', () => {
  expect(stepsOfRun({ steps, state: 'cancelled', endedAt: at(20) }).at(-1)).toMatchObject({
    name: 'Recognizing scanned page 11 of 40',
    state: 'failed',
    time: '18 s',
  })
})

test('durations are told for people', () => {
  expect([400, 12_300, 125_000].map(formatSeconds)).toEqual(['0.4 s', '12 s', '2 min 5 s'])
})

test('it can be cancelled, and the step at work is marked', async () => {
  const cancel = vi.fn()
  render(
    <Steps
      label="Analyzing Document"
      steps={stepsOfRun({ steps, state: 'running', endedAt: null })}
      value={25}
      onCancel={cancel}
    />,
  )
  await expect
    .element(page.getByRole('progressbar', { name: 'Analyzing Document' }))
    .toHaveAttribute('aria-valuenow', '25')
  await expect.element(page.getByText(/You can close this tab/)).toBeVisible()
  expect(document.querySelector('[aria-current=step]')?.textContent).toContain('Recognizing')
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(cancel).toHaveBeenCalledOnce()
})

test('where nobody counts, the bar counts the steps; where none is known to come, it tells no value', async () => {
  const named = (['done', 'now', 'todo', 'todo'] as const).map((state, index) => ({ name: `Step ${index}`, state }))
  const again = render(<Steps label="Analyzing" steps={named} />)
  const bar = page.getByRole('progressbar', { name: 'Analyzing' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '1')
  await expect.element(bar).toHaveAttribute('aria-valuetext', '1 of 4 steps')
  again(<Steps label="Analyzing" steps={named.slice(0, 2)} />)
  await expect.element(bar).not.toHaveAttribute('aria-valuenow')
})

const counted = (...told: [seconds: number, done: number, message?: string][]) => ({
  steps: told.map(([seconds, done, message = 'Reading page']) => ({ message, done, total: 100, at: at(seconds) })),
})

test.for([
  ['after too little time', counted([0, 0], [3, 20]), undefined],
  ['after too little work', counted([0, 0], [9, 1]), undefined],
  ['where nobody counts', { steps: [{ message: 'Asking the model', at: at(0) }] }, undefined],
  ['at the end', counted([0, 0], [60, 100]), undefined],
  ['by the pace since it began', counted([0, 0], [9, 10]), 'About a minute left'],
  ['in coarse steps', counted([0, 0], [11, 10]), 'About 2 minutes left'],
  ['shortly before the end', counted([0, 0], [60, 95]), 'A few seconds left'],
  [
    'over pages that are read and recognized',
    counted([0, 0], [5, 5, 'Recognizing scanned page'], [9, 10]),
    'About a minute left',
  ],
  [
    'not by the pace of what came before',
    { steps: [{ message: 'Uploading the file', done: 9, total: 90, at: at(0) }, ...counted([50, 0], [56, 30]).steps] },
    'About 20 seconds left',
  ],
  [
    'for what takes long',
    {
      steps: [
        { message: 'Reading', done: 0, total: 1000, at: at(0) },
        { message: 'Reading', done: 40, total: 1000, at: at(600) },
      ],
    },
    'About 4 hours left',
  ],
] as const)('the time left is told %s', ([, run, words]) => {
  expect(timeLeft(run as Parameters<typeof timeLeft>[0])).toBe(words)
})

test('a screen reader is told a step once, and not each page of it', async () => {
  const again = render(
    <Steps label="Analyzing" steps={stepsOfRun({ ...counted([0, 3]), state: 'running', endedAt: null })} />,
  )
  await expect.element(page.getByRole('status')).toHaveTextContent('Reading page')
  again(<Steps label="Analyzing" steps={stepsOfRun({ ...counted([0, 3], [2, 9]), state: 'running', endedAt: null })} />)
  expect(document.querySelector('[aria-current=step]')?.textContent).toContain('page 10 of 100')
  await expect.element(page.getByRole('status')).toHaveTextContent('Reading page')
})
