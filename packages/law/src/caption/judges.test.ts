import { expect, it } from 'vitest'
import { readJudges } from './judges.ts'
import { paperDate } from './paper-date.ts'

const body = 'The parties filed their briefs in June, and the court heard them on July 2, 2025. '.repeat(4)
const names = (text: string) => readJudges(text).map(({ name }) => name)

it.each([
  [
    `${body}\n\n      /s/\n   ______________\n   MARA T. OKONKWO-LIND\n   United States District Judge\n`,
    ['Mara T. Okonkwo-Lind, United States District Judge'],
  ],
  [
    `${body}\n\nBY THE COURT:\n\n  Ines Q. Varga, Chief Justice\n\n  Tobias Wren, Associate Justice\n`,
    ['Ines Q. Varga, Chief Justice', 'Tobias Wren, Associate Justice'],
  ],
  [
    `ANN DOE,     *   NO. 25-118\nVERSUS       *   JUDGE P. R. LABAT\nBEN ROE      *   MAG. JUDGE T. COLE\n\n${body}`,
    ['P. R. Labat'],
  ],
  [
    `Present: The Honorable    Philippa S. Gutierrez, United States District Judge\n\n${body}`,
    ['Philippa S. Gutierrez, United States District Judge'],
  ],
  [
    `HONORABLE LISA DANIEL-FLORES                    L. Gilbert\n                     Deputy\n\n${body}`,
    ['Lisa Daniel-Flores'],
  ],
  [`A. Doe v. B. Roe   }   Trial Judge: Jerome Whit-Ilyas\n\n${body}`, []],
  [`${body}\nThe clerk shall send a copy to Judge Ann Moss, who presides over the related case.\n`, []],
])('names who made a paper, and not the judge below: %#', (text, expected) => expect(names(text)).toEqual(expected))

it.each([
  [`${body}\n\nDecided: February 21, 2025\n`, 'Decided', '2025-02-21'],
  [`${body}\n\nNew Orleans, Louisiana, this 14th day of August, 2025.\n`, 'Dated', '2025-08-14'],
  [`${body}\n\n   Entered May 19, 2025.\n`, 'Entered', '2025-05-19'],
  [`Case 2:25-cv-01204  Document 29  Filed 08/14/25  Page 1 of 3\n\n${body}`, 'Filed', '2025-08-14'],
])('gives the day of a paper in its own word: %#', (text, label, iso) =>
  expect(paperDate(text)).toMatchObject({ label, iso }),
)

it('the day of another paper is not its own', () =>
  expect(
    paperDate(`Defendants oppose the motion filed March 24, 2025, set for hearing on April 10, 2025. ${body}`),
  ).toBeNull())
