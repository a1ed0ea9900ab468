import { expect, test } from 'vitest'
import { render } from '../testing/render.tsx'
import { PriorityLabel, priorityWords } from './priority-label.tsx'

test.for([
  ['high', 'High Priority'],
  ['medium', 'Medium Priority'],
  ['low', 'Low Priority'],
  ['critical', 'Standard'],
  ['', 'Standard'],
  ['toString', 'Standard'],
] as const)('priority %s reads %s', ([priority, words]) => {
  expect(priorityWords(priority)).toBe(words)
  render(<PriorityLabel priority={priority} />)
  expect(document.querySelector('main')?.textContent).toBe(words)
})
