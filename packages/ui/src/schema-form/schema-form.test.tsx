import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { everyKind, letter } from './fixtures.ts'
import { SchemaForm, type SchemaFormProps } from './schema-form.tsx'

const draw = (props: Partial<SchemaFormProps> = {}) => {
  const onSubmit = vi.fn()
  render(<SchemaForm schema={letter} submitLabel="Generate" onSubmit={onSubmit} {...props} />)
  return onSubmit
}

const submit = () => page.getByRole('button', { name: /Generate|Run|Analyze/ }).click()
const field = (name: string) => page.getByRole('textbox', { name, exact: true })

test('what is missing stands beside its field, and the first such field has the focus', async () => {
  const onSubmit = draw()
  await submit()
  await expect.element(field('Sender name')).toHaveAccessibleDescription('Sender name is required')
  await expect.element(field('Sender name')).toHaveFocus()
  await expect.element(field('Facts')).toHaveAccessibleDescription('Facts is required')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('an error goes once its field is changed', async () => {
  draw()
  await submit()
  await field('Sender name').fill('Dana Okafor')
  await expect.element(field('Sender name')).not.toHaveAttribute('aria-invalid')
})

test('what was typed is sent as the schema wants it, with its constants and defaults, without what is empty', async () => {
  const onSubmit = draw()
  await field('Sender name').fill('Dana Okafor')
  await field('Recipient name').fill('Thomas Halloran')
  await field('Email').fill('dana@okafor')
  await field('Amount owed').fill('$1,250.50')
  await field('Facts').fill('The invoice of March 5 was never paid.')
  await submit()
  await expect.element(field('Email')).toHaveAccessibleDescription('Please enter a valid email')
  await field('Email').fill('dana@okafor.example')
  await submit()
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
    {
      documentType: 'demand-letter',
      senderName: 'Dana Okafor',
      recipientName: 'Thomas Halloran',
      email: 'dana@okafor.example',
      tone: 'formal',
      amount: 1250.5,
      facts: 'The invoice of March 5 was never paid.',
    },
    [],
  )
})

test('every kind of field is drawn and sent', async () => {
  const onSubmit = draw({ schema: everyKind, submitLabel: 'Run' })
  await field('Question').fill('Is it enforceable?')
  await page.getByRole('button', { name: /Jurisdiction/ }).click()
  await page.getByRole('option', { name: 'New York' }).click()
  await field('Years').fill('3')
  await page.getByText('Urgent').click()
  await page.getByText('Tort', { exact: true }).click()
  await field('Keywords').fill('notice\n\n cure ')
  await field('Name').fill('Northgate LLC')
  const add = page.getByRole('button', { name: /^Add (one|another): Further terms$/ })
  await add.click()
  await add.click()
  await add.click()
  const entry = (number: number) => page.getByRole('group', { name: `Further terms, ${number}` })
  await entry(1).getByRole('textbox', { name: 'Term' }).fill('dropped')
  await entry(2).getByRole('textbox', { name: 'Term' }).fill('a')
  await page.getByRole('button', { name: 'Remove Further terms, 1' }).click()
  await entry(1).getByRole('textbox', { name: 'Days' }).fill('0')
  await submit()
  await expect
    .element(entry(1).getByRole('textbox', { name: 'Days' }))
    .toHaveAccessibleDescription('Days must be 1 or more')
  await entry(1).getByRole('textbox', { name: 'Days' }).fill('30')
  await submit()
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    question: 'Is it enforceable?',
    jurisdiction: 'ny',
    years: 3,
    urgent: true,
    areas: ['tort'],
    keywords: ['notice', 'cure'],
    party: { name: 'Northgate LLC' },
    extra: [{ key: 'a', days: 30 }],
  })
})

test('a file is asked for, taken and handed on', async () => {
  const files = { field: 'document', accept: ['.txt'], maxBytes: 100 }
  const onSubmit = draw({ schema: { type: 'object', properties: {} }, files, submitLabel: 'Analyze' })
  await submit()
  await expect.element(page.getByText('A file is required')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Choose a file' })).toHaveFocus()
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  await userEvent.upload(input, new File(['The lease'], 'lease.txt'))
  await expect.element(page.getByText('lease.txt, 9 bytes')).toBeVisible()
  await submit()
  expect(onSubmit.mock.calls[0]?.[1]?.[0]?.name).toBe('lease.txt')
})

test('a form at work is not sent twice', async () => {
  const onSubmit = draw({ busy: true, busyLabel: 'Generating...' })
  await expect.element(page.getByRole('button', { name: 'Generating...' })).toHaveAttribute('aria-disabled', 'true')
  await field('Sender name').click()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})
