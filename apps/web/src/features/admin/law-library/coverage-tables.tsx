import type { HeldLaw } from '@casewright/api/client'
import { counted } from '@casewright/core/client'
import { Button, type Column, Table } from '@casewright/ui'
import { useState } from 'react'
import { type Axis, asOfWords, axisOf, bars, type Covered, covered, yearWords } from './coverage.ts'
import * as css from './law-library.css.ts'

/** So many courts are shown at first. */
const atFirst = 12

const name: Column<Covered> = {
  id: 'name',
  title: 'Name',
  kind: 'authority',
  cell: ({ name, titles }) => (
    <span className={css.title}>
      {name}
      {titles.some((title) => title !== name) && <span className={css.sub}>{titles.slice(0, 3).join('; ')}</span>}
    </span>
  ),
}
const count: Column<Covered> = {
  id: 'count',
  title: 'Authorities',
  kind: 'number',
  cell: ({ authorities }) => authorities.toLocaleString('en-US'),
}
const asOf: Column<Covered> = {
  id: 'as-of',
  title: 'As of',
  cell: ({ asOf }) => <span className={css.edition}>{asOfWords(asOf)}</span>,
}

const coverage = (axis: Axis): Column<Covered> => ({
  id: 'coverage',
  title: 'Coverage',
  heading: (
    <span className={css.axis}>
      {ticksOf(axis).map((year) => (
        <span
          key={year}
          className={css.tick}
          style={{ left: `${(100 * (year - axis.from)) / (axis.to - axis.from)}%` }}
        >
          {year}
        </span>
      ))}
    </span>
  ),
  cell: (row) => (
    <span className={css.years} aria-hidden="true">
      {bars(row, axis).map(({ start, width }) => (
        <span key={start} className={css.stretch} style={{ left: `${100 * start}%`, width: `${100 * width}%` }} />
      ))}
    </span>
  ),
})

/** The ends of the scale, and the century that has room between them. */
const ticksOf = ({ from, to }: Axis): number[] => [
  from,
  ...[1900].filter((year) => year - from > 30 && to - year > 30),
  to,
]

const years: Column<Covered> = {
  id: 'years',
  title: 'Years',
  kind: 'number',
  cell: ({ years }) => <span className={css.unbroken}>{yearWords(years)}</span>,
}

/** What of each court and code is in the library. */
export function CoverageTables({ held }: { held: readonly HeldLaw[] }) {
  const [all, showAll] = useState(false)
  const courts = covered(held, 'court')
  const codes = covered(held, 'code')
  const axis = axisOf(courts, new Date().getFullYear())
  return (
    <>
      {courts.length > 0 && (
        <Table
          caption="Courts"
          fold="wide"
          rows={all ? courts : courts.slice(0, atFirst)}
          rowKey={({ name }) => name}
          columns={[{ ...name, title: 'Court' }, coverage(axis), years, count, asOf]}
        />
      )}
      {courts.length > atFirst && (
        <p>
          <Button size="small" aria-expanded={all} onPress={() => showAll(!all)}>
            {all ? `Show the ${atFirst} largest` : `Show all ${counted(courts.length, 'court')}`}
          </Button>
        </p>
      )}
      {codes.length > 0 && (
        <Table
          caption="Codes and rules"
          rows={codes}
          rowKey={({ name }) => name}
          columns={[{ ...name, title: 'Code' }, count, asOf]}
        />
      )}
    </>
  )
}
