import { expect, it } from 'vitest'
import { withoutNames } from './names.ts'
import { withoutSupposed } from './supposed.ts'

it('blanks what is only supposed and keeps every place', () => {
  const text = 'The invoices come to $900. The buyer might claim that another ordered them. It has not.'
  expect(withoutSupposed(text)).toHaveLength(text.length)
  expect(withoutSupposed(text)).toContain('$900')
  expect(withoutSupposed(text)).not.toContain('might claim')
})

it('makes the names of places unreadable and leaves words of the law', () => {
  expect(withoutNames('The shop is on Limitation Court.')).not.toContain('Limitation')
  expect(withoutNames('The Statute of Limitations has run.')).toContain('Statute of Limitations')
  expect(withoutNames('Her rabbit is called Patent.')).not.toContain('Patent')
})
