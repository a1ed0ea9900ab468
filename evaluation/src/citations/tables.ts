import type { CitationStatus } from '@casewright/core'
import { interval } from '../truth/wilson.ts'
import { type CheckedCite, isFlagged, withoutLists } from './check.ts'
import type { OrderedCite } from './real-cites.ts'

const table = (title: string, head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [
    `## ${title}`,
    '',
    `| ${head.join(' | ')} |`,
    `| --- |${' ---: |'.repeat(head.length - 1)}`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n')

export interface CheckedOrder {
  cite: OrderedCite
  check: CheckedCite | undefined
}

const labels = {
  fabricated: 'fabricated',
  real_named_by_court: 'real, named by the court',
  control: 'control',
} as const

/** Citations of orders on invented authority: how many are flagged with the starter set alone. */
export const ordersTable = (all: readonly CheckedOrder[], held: string): string =>
  table(
    `Citations that courts named in orders on invented authority, offline, with ${held}`,
    ['citations', 'count', 'flagged without lists', 'flagged', '95 % interval', 'impossible', 'verified'],
    [...Map.groupBy(all, ({ cite }) => `${labels[cite.label]}, ${cite.where}`)].sort().map(([name, some]) => {
      const checks = some.flatMap(({ check }) => check ?? [])
      const flagged = checks.filter(({ status }) => isFlagged(status)).length
      return [
        name,
        some.length,
        checks.filter((one) => isFlagged(withoutLists(one))).length,
        flagged,
        interval(flagged, some.length),
        checks.filter(({ known }) => known?.state === 'cannot-exist').length,
        checks.filter(({ status }) => status === 'verified').length,
      ]
    }),
  )

/** Full citations of real opinions, which are all real: none may be said not to exist. */
export const opinionsTable = (checks: readonly CheckedCite[]): string =>
  table(
    'Citations of 100 real opinions of the Supreme Court, offline',
    [
      'citations',
      'count',
      'verified without lists',
      'verified',
      'exist by the lists',
      'said not to exist',
      '95 % interval',
      'warned',
    ],
    [...Map.groupBy(checks, ({ kind }) => kind), ['all', checks] as const].map(([kind, some]) => {
      const wrong = some.filter(({ status }) => status === 'not-found').length
      return [
        kind,
        some.length,
        some.filter((one) => withoutLists(one) === 'verified').length,
        some.filter(({ status }) => status === 'verified').length,
        some.filter(({ known }) => known?.state === 'exists').length,
        wrong,
        interval(wrong, some.length),
        some.filter(({ known }) => known?.state === 'doubtful').length,
      ]
    }),
  )

export interface Stage {
  name: string
  statuses: readonly CitationStatus[]
}

/** A brief of real citations as the library grows. */
export const briefTable = (stages: readonly Stage[]): string =>
  table(
    'A brief of 40 real citations, offline',
    ['library', 'verified', 'mismatch', 'ambiguous', 'not found', 'unchecked', 'verified, 95 % interval'],
    stages.map(({ name, statuses }) => {
      const count = (status: CitationStatus) => statuses.filter((one) => one === status).length
      return [
        name,
        count('verified'),
        count('mismatch'),
        count('ambiguous'),
        count('not-found'),
        count('unchecked'),
        interval(count('verified'), statuses.length),
      ]
    }),
  )
