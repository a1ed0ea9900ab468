import { type Jurisdiction, jurisdictions } from './jurisdictions.ts'

/** Longest first: 'West Virginia' is not Virginia. */
const states = jurisdictions
  .filter(({ kind }) => kind !== 'federal')
  .toSorted((one, other) => other.name.length - one.name.length)
const byName = new Map(states.map((state) => [state.name, state]))
const named = new RegExp(`\\b(?:${states.map(({ name }) => name.replaceAll('.', '\\.')).join('|')})\\b`, 'g')

/** The states, districts and territories that a text names in full, once each, in their order. */
export const statesNamed = (text: string): Jurisdiction[] => [
  ...new Set([...text.matchAll(named)].flatMap(([name]) => byName.get(name) ?? [])),
]
