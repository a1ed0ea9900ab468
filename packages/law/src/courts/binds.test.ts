import { describe, expect, test } from 'vitest'
import { binds, mayOverrule } from './binds.ts'

describe('which decisions bind', () => {
  test.each([
    ['scotus', 'cal', true],
    ['scotus', 'scotus', true],
    ['ca9', 'cand', true],
    ['ca9', 'bap9', true],
    ['ca9', 'ca9', true],
    ['ca9', 'nysd', false],
    ['ca2', 'ca9', false],
    ['ca9', 'cal', false],
    ['cal', 'calctapp', true],
    ['calctapp', 'calsuperct', true],
    ['calctapp', 'cal', false],
    ['cal', 'ny', false],
    ['cand', 'cand', false],
    ['unknown', 'scotus', false],
  ])('%s for %s: %s', (deciding, following, expected) => expect(binds(deciding, following)).toBe(expected))

  test.each([
    ['scotus', 'ca9', true],
    ['cand', 'scotus', false],
    ['ca9', 'scotus', false],
    ['cand', 'cand', true],
    ['ca5', 'ca6', false],
  ])('%s may overrule %s: %s', (later, earlier, expected) => expect(mayOverrule(later, earlier)).toBe(expected))
})
