import { expect, it } from 'vitest'
import { notSitting } from './justices.ts'

it.each([
  ['Scalia, J., dissenting', 1966, 'Scalia'],
  ['opinion of O’Connor, J.', 2010, "O'Connor"],
  ['Marshall, J., concurring', 1995, 'Marshall'],
  ['Roberts, C. J., dissenting', 1950, 'Roberts'],
  ['plurality opinion of Kagan, J.', 2008, 'Kagan'],
  ['Black and Ginsburg, JJ., dissenting', 1964, 'Ginsburg'],
  ['Van Devanter, J., dissenting', 1950, 'Van Devanter'],
])('%s did not sit in %i', (words, year, name) => {
  expect(notSitting(words, year)?.name).toBe(name)
})

it.each([
  ['Scalia, J., dissenting', 1986],
  ['Brown, J., dissenting', 1890],
  ['Moody, J., dissenting', 1911],
  ['adopting the dissent of Holmes, J.', 1969],
  ['quoting opinion of Brandeis, J.', 1969],
  ['Holmes, J., dissenting, in Abrams v. United States', 1969],
  ['Scalia, J., dissenting', 2016],
  ['Harlan, J., dissenting', 1896],
  ['Harlan, J., concurring', 1967],
  ['Jackson, J., concurring', 1952],
  ['Jackson, J., dissenting', 2024],
  ['Rehnquist, C. J., dissenting', 1973],
  ['Nobody, J., dissenting', 1900],
  ['quoting Scalia', 1966],
  ['citing 5 U.S. 1, 2 (1990) (Scalia, J., dissenting)', 1900],
])('%s says nothing against %i', (words, year) => {
  expect(notSitting(words, year)).toBeUndefined()
})
