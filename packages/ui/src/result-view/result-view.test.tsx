import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { analysis, analysisSchema } from './fixtures.ts'
import { ResultView } from './result-view.tsx'

const draw = (value: unknown, schema: Record<string, unknown> = {}, onOpen?: () => void) =>
  render(<ResultView schema={schema} value={value} onOpen={onOpen} />)

const main = () => page.getByRole('main')

test('a result is drawn by its schema: titles, findings, tables, lists, dates and its coverage', async () => {
  const open = vi.fn()
  draw(analysis, analysisSchema, open)
  await expect.element(page.getByRole('heading', { name: 'Findings', level: 2 })).toBeVisible()
  await expect.element(main()).toMatchTextContent('Document typeConsulting agreement')
  await expect.element(main()).toMatchTextContent('Signed onMar 5, 2024')
  await expect.element(main()).toMatchTextContent('CompleteNo')
  await expect
    .element(page.getByRole('table', { name: 'Deadlines' }))
    .toMatchTextContent('Return of confidential papers30')
  await expect.element(main()).toMatchTextContent('Read 6 of 6 pages.')
  await page.getByRole('button', { name: 'Show in place, p. 3' }).click()
  expect(open).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ page: 3, start: 100 }))
})

test('nothing of a result becomes HTML', async () => {
  draw({ note: '<img src=x onerror=alert(1)> and <b>more</b>', list: ['<script>1</script>'] })
  await expect.element(page.getByText(/<b>more<\/b>/)).toBeVisible()
  expect(document.querySelector('main img, main b, main script')).toBeNull()
})

test('only addresses of the web become links, and only where the tool says that there is one', async () => {
  const address = { type: 'string', format: 'uri' }
  const schema = { properties: { good: address, bad: address, worse: address, text: { type: 'string' } } }
  const text = 'https://example.com/said-by-a-model'
  draw({ good: 'https://example.com/a', bad: 'javascript:alert(1)', worse: 'data:text/html,x', text }, schema)
  await expect.element(page.getByRole('link')).toHaveAttribute('rel', 'noreferrer')
  expect(page.getByRole('link').elements()).toHaveLength(1)
  await expect.element(page.getByText(text)).toBeVisible()
})

test('with a model at work its words stand apart, and never around a source’s', async () => {
  draw({ ...analysis, coverage: { ...analysis.coverage, basis: 'model' } }, analysisSchema)
  await expect.element(page.getByText('Written by the model').first()).toBeVisible()
  const written = [...document.querySelectorAll('p')].filter(
    ({ textContent }) => textContent === 'Written by the model',
  )
  for (const byline of written) expect(byline.parentElement?.querySelector('blockquote')).toBeNull()
  expect(document.querySelectorAll('main blockquote')).toHaveLength(3)
})

test('without a model nothing is said to be written by one', async () => {
  draw(analysis, analysisSchema)
  await expect.element(page.getByRole('heading', { name: 'Findings' })).toBeVisible()
  expect(document.querySelector('main')?.textContent).not.toContain('Written by the model')
})

test('an empty result says so and still ends with its coverage', async () => {
  draw({ findings: [], summary: '', coverage: { basis: 'evidence', pages: 2, pagesRead: 2 } })
  await expect.element(main()).toMatchTextContent('Nothing was found.Read 2 of 2 pages.')
})

test.for([
  ['words', 'Thirty days.', 'Thirty days.'],
  ['a number', 9412, '9,412'],
  ['a list', ['a', 'b'], 'ab'],
  ['nothing', null, 'Nothing was found.'],
  ['deep objects', { a: { bFig: { c: 1.239 } } }, 'AB figC1.24'],
  ['mixed lists', ['a', { name: 'b' }, [1, 2]], 'ab12'],
] as const)('any JSON is drawn: %s', async ([, value, text]) => {
  draw(value)
  await expect.element(main()).toMatchTextContent(new RegExp(`^${text.replaceAll('.', '\\.')}$`, 'i'))
})
