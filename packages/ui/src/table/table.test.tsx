import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { Table } from './table.tsx'

const draw = (rows: string[]) =>
  render(
    <Table
      caption="Citations"
      columns={[
        { id: 'no', title: 'No.', kind: 'ordinal', cell: (_, index) => index + 1 },
        { id: 'name', title: 'As written', kind: 'authority', cell: (row) => row },
      ]}
      rows={rows}
      rowKey={(row) => row}
      empty={<p>No citations were found</p>}
    />,
  )

test('it is a table by name, heads and rows, on a phone as well', async () => {
  await page.viewport(375, 700)
  draw(['Hadley v. Baxendale'])
  await expect.element(page.getByRole('table', { name: 'Citations' })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: 'Hadley v. Baxendale' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
  await page.viewport(1280, 800)
})

test('without rows it says so', async () => {
  draw([])
  await expect.element(page.getByText('No citations were found')).toBeVisible()
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
})
