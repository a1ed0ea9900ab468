import { expect, test } from 'vitest'
import { reviewDocument } from '../index.ts'

const whole = (text: string) => ({ text, blocks: [], pages: [] })

test('a text with too little prose has no score', () => {
  expect(reviewDocument(whole('Invoice 12\n\nTotal $40')).score).toBeNull()
  expect(reviewDocument(whole('')).score).toBeNull()
})
