import { describe, expect, it } from 'vitest'
import { emptyRow, errorsOf, planOf, rowOf, takenOver } from './plan-rows.ts'

const starter = { name: 'Starter', runs: 100, storageBytes: 2 * 1024 ** 3, costMicros: null }
const professional = { name: 'Professional', runs: null, storageBytes: 50 * 1024 ** 3, costMicros: null }

describe('the plans of the form', () => {
  it('stand there as they are saved', () => {
    expect(rowOf(starter)).toMatchObject({ name: 'Starter', runs: '100', storage: '2', cost: '' })
    expect(planOf(rowOf({ ...starter, costMicros: 7_500_000 }))).toEqual({ ...starter, costMicros: 7_500_000 })
  })

  it('each have a name of their own and amounts that can be read', () => {
    const [one, other] = [rowOf(starter), { ...rowOf(starter), name: ' STARTER ' }]
    expect(errorsOf(one, [one])).toEqual({})
    expect(errorsOf(other, [one, other])).toEqual({ name: 'Another plan has this name.' })
    const empty = { ...emptyRow(), runs: '1.5', storage: 'much', cost: '-1' }
    expect(Object.keys(errorsOf(empty, [empty]))).toEqual(['name', 'runs', 'storage', 'cost'])
  })

  it('take over what the public page offers, and keep what it does not speak of', () => {
    const own = { ...rowOf({ ...starter, name: 'starter', runs: 7, costMicros: 5_000_000 }) }
    const house = rowOf({ name: 'House', runs: 3, storageBytes: null, costMicros: null })
    expect(takenOver([own, house], [starter, professional]).map(planOf)).toEqual([
      { ...starter, costMicros: 5_000_000 },
      { name: 'House', runs: 3, storageBytes: null, costMicros: null },
      professional,
    ])
  })
})
