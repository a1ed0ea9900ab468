import { oneLine } from '../reading/element.ts'

const ofSection = /^\/us\/usc\/t(\d+)(a?)\/s([^/\s]+)$/
const ofAct = /^\/us\/usc\/t(\d+)a\/pl\/(\d+)\/(\d+)\/s([^/\s]+)$/
const ofRule = /^\/us\/usc\/t\d+a\/courtRules\/[^/\s]+\/rule([^/\s]+)$/

/** Rules of the courts by the heading under which the Code prints them, as they are cited. */
const rules: readonly [heading: RegExp, cited: string][] = [
  [/RULES OF CIVIL PROCEDURE/i, 'Fed. R. Civ. P.'],
  [/RULES OF CRIMINAL PROCEDURE/i, 'Fed. R. Crim. P.'],
  [/RULES OF APPELLATE PROCEDURE/i, 'Fed. R. App. P.'],
  [/RULES OF EVIDENCE/i, 'Fed. R. Evid.'],
  [/RULES OF BANKRUPTCY PROCEDURE/i, 'Fed. R. Bankr. P.'],
  [/RULES OF THE SUPREME COURT/i, 'Sup. Ct. R.'],
]

export interface Named {
  id: string
  citations: string[]
  kind: 'statute' | 'rule'
  url?: string
}

/** What a section is called, from the identifiers that the Code gives it. Several sections can share one text. */
export function nameOfSection(identifiers: string, heading: (level: string) => string): Named | undefined {
  const each = identifiers.split(/\s+/).filter(Boolean)
  const sections = each.map((one) => ofSection.exec(one)).filter((one) => one !== null)
  const [first] = sections
  if (first) {
    const title = first[2] ? `${first[1]} App.` : (first[1] as string)
    const numbers = sections.flatMap(([, , , section]) => numbersOf(section as string))
    return {
      id: `${title} ${sections.map(([, , , section]) => section).join(' ')}`,
      citations: numbers.map((number) => `${title} U.S.C. § ${number}`),
      kind: 'statute',
      url: `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title${first[1]}${first[2]}-section${numbers[0]}`,
    }
  }
  const act = each.map((one) => ofAct.exec(one)).find((one) => one !== null)
  if (act) {
    const citation = `Pub. L. No. ${act[2]}-${act[3]}, § ${act[4]}`
    return { id: `${act[1]} App. ${citation}`, citations: [citation], kind: 'statute' }
  }
  const rule = each.map((one) => ofRule.exec(one)).find((one) => one !== null)
  const set = rules.find(([name]) => name.test(heading('courtRules')))?.[1]
  if (!rule || !set) return undefined
  const citation = `${set} ${rule[1]}`
  return { id: citation, citations: [citation], kind: 'rule' }
}

/** '101...105' stands for five sections that were repealed together. */
function numbersOf(section: string): string[] {
  const [from = '', to] = section.split('...')
  const [first, last] = [Number(from), Number(to)]
  if (!to) return [from]
  if (!Number.isInteger(first) || !Number.isInteger(last) || last <= first || last - first > 300) return [from, to]
  return Array.from({ length: last - first + 1 }, (_, nth) => String(first + nth))
}

/** A heading without the brackets that the Code prints around what is no longer law. */
export const headingOf = (words: string): string =>
  oneLine(words)
    .replace(/(?<!\])\]+$/, '')
    .trim()
