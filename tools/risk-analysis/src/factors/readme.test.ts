import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { rowOf } from '../__fixtures__/readme-row.ts'
import { confidenceParts, mostByModel, thinShare } from '../score/figures.ts'
import { costShare } from '../score/settlement.ts'
import { themes } from './factor.ts'
import { factors } from './index.ts'

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
const prose = readme.replace(/\s+/g, ' ')

it('the README tells every factor with its points', () => {
  expect(factors.map(rowOf).filter((row) => !readme.includes(row))).toEqual([])
})

it('the README tells the bounds and the shares', () => {
  for (const [theme, { most }] of Object.entries(themes)) expect(prose).toContain(`${theme} ${most}`)
  expect(prose).toContain(`all of them together by ${mostByModel} at most`)
  expect(prose).toContain(`taken as ${costShare * 100} percent of the value`)
  expect(prose).toContain(`${thinShare * 100} percent of it where none is`)
  expect(prose).toContain(`up to ${confidenceParts.topics} by the share`)
})
