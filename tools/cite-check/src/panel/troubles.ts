import type { CheckedCitation } from '../output.ts'

/** What is wrong with a citation, by its part: a lawyer looks for each in another place. */
export const troubles = ['quotation', 'name', 'support'] as const
export type Trouble = (typeof troubles)[number]

type Judged = Pick<CheckedCitation, 'differences' | 'quotations' | 'support' | 'signal'>

const soundOutcomes: ReadonlySet<string> = new Set(['found', 'substituted', 'unchecked'])
const identity: ReadonlySet<string> = new Set(['name', 'year', 'court', 'date'])

/** Whether the words quoted, the name, court and year, or what it is cited for do not hold. */
export function troublesOf({ differences = [], quotations, support, signal }: Judged): Trouble[] {
  const opposed = support?.outcome === 'contradicted' || support?.opinion?.says === 'contradicts'
  return troubles.filter((trouble) => {
    if (trouble === 'quotation') return quotations.some(({ outcome }) => !soundOutcomes.has(outcome))
    if (trouble === 'name') return differences.some(({ field }) => identity.has(field))
    return support?.outcome === 'none' || (opposed && signal?.meaning !== 'contrary')
  })
}

const wrongFields: Readonly<Record<string, string>> = {
  name: 'Wrong name',
  year: 'Wrong year',
  date: 'Wrong date',
  court: 'Wrong court',
  page: 'Wrong page',
  'pin cite': 'Wrong pin cite',
  parenthetical: 'Wrong parenthetical',
}
const wrongQuotations: Readonly<Record<string, string>> = {
  spliced: 'Spliced quotation',
  altered: 'Altered quotation',
  'out-of-context': 'Quoted out of context',
  'not-found': 'Quotation not found',
}

const wrongQuotation = ({ outcome, cutShort }: Judged['quotations'][number]): string | undefined =>
  outcome === 'spliced' && cutShort ? 'Quotation cut short' : wrongQuotations[outcome]

/** What is wrong with the name, year, court and page, then with the words quoted: 'Wrong year', 'Spliced quotation'. */
export function wrongOf({ differences = [], quotations }: Pick<Judged, 'differences' | 'quotations'>): string[] {
  const found = [...differences.map(({ field }) => wrongFields[field]), ...quotations.map(wrongQuotation)]
  return [...new Set(found)].filter((words) => words !== undefined)
}
