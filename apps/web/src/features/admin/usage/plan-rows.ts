import type { PlanLimits } from '@casewright/api/client'
import { amountOf, dollar, gigabyte, typedOf } from './amounts.ts'

/** A plan as it stands in the form. Empty: no limit. */
export interface PlanRow {
  /** Of the row, not of the plan: names change while they are typed. */
  key: string
  name: string
  runs: string
  storage: string
  cost: string
}

export type PlanErrors = Partial<Record<Exclude<keyof PlanRow, 'key'>, string>>

export const rowOf = ({ name, runs, storageBytes, costMicros }: PlanLimits): PlanRow => ({
  key: crypto.randomUUID(),
  name,
  runs: typedOf(runs),
  storage: typedOf(storageBytes, gigabyte),
  cost: typedOf(costMicros, dollar),
})

export const emptyRow = (): PlanRow => rowOf({ name: '', runs: null, storageBytes: null, costMicros: null })

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

export function errorsOf(row: PlanRow, all: readonly PlanRow[]): PlanErrors {
  const twice = all.some((other) => other.key !== row.key && same(other.name, row.name))
  const wrong = 'Enter a number, or leave it empty for no limit.'
  return {
    ...(row.name.trim() === ''
      ? { name: 'Enter a name for the plan.' }
      : twice && { name: 'Another plan has this name.' }),
    ...(amountOf(row.runs) === undefined && { runs: 'Enter a whole number, or leave it empty for no limit.' }),
    ...(amountOf(row.storage, gigabyte) === undefined && { storage: wrong }),
    ...(amountOf(row.cost, dollar) === undefined && { cost: wrong }),
  }
}

/** The plan of a row without errors. */
export const planOf = (row: PlanRow): PlanLimits => ({
  name: row.name.trim(),
  runs: amountOf(row.runs) ?? null,
  storageBytes: amountOf(row.storage, gigabyte) ?? null,
  costMicros: amountOf(row.cost, dollar) ?? null,
})

/** The rows with the offered plans in them: limits of a plan that is there already are replaced, the others added. */
export const takenOver = (rows: readonly PlanRow[], offered: readonly PlanLimits[]): PlanRow[] => [
  ...rows.map((row) => {
    const plan = offered.find(({ name }) => same(name, row.name))
    return plan ? { ...rowOf({ ...plan, costMicros: null }), key: row.key, cost: row.cost } : row
  }),
  ...offered.filter(({ name }) => !rows.some((row) => same(row.name, name))).map(rowOf),
]
