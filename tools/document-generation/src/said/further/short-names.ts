import { isBody } from '@casewright/law'
import { nameOfParty, type Template } from '@casewright/templates'
import type { Filled } from '../../output.ts'
import { sides } from '../draw/parties.ts'
import { literal } from '../reading.ts'
import { valueAt } from './telling.ts'

/** What is a word as well as a name. */
const isWord =
  /^(?:May|Will|Art|Guy|Sue|Van|Jan|June|April|Hope|Grant|Price|Bill|Law|Case|Day|Bank|Park|Hill|Lane|Street|Young|Long|Best|West|East|North|South)$/

/** Persons who are called by a first or a last name alone, as the paper calls them: 'Hal can charge' is 'the Lender can charge'. */
export function shortNamed({ id }: Pick<Template, 'id'>, found: readonly Filled[]): (words: string) => string {
  const known = /^(?:promissory-note|settlement-agreement)$/.test(id) ? (sides[id] ?? []) : []
  const parties = known.map(([field, party]) => ({ party, name: nameOfParty(valueAt(found, field)) }))
  const short = parties.flatMap(({ party, name }, n) => {
    const parts = isBody(name) || !/^\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,3}$/u.test(name) ? [] : name.split(' ')
    const others = parties.filter((_, m) => m !== n).flatMap((one) => one.name.split(/[\s,]+/))
    return [parts[0], parts.at(-1)]
      .filter(
        (part): part is string => part !== undefined && part.length > 2 && !isWord.test(part) && !others.includes(part),
      )
      .map((part) => ({
        pattern: new RegExp(
          `(?<![\\p{L}\\d’'-])(?<!\\p{Lu}[\\p{L}.]{0,20} )${literal(part)}(?![\\p{L}\\d-]| (?:\\p{Lu}|v\\.)|, \\p{Lu})`,
          'gu',
        ),
        party,
      }))
  })
  return (words) =>
    short.reduce(
      (said, { pattern, party }) =>
        said.replace(pattern, (_, at: number) =>
          at === 0 || /[.!?] $/.test(said.slice(0, at)) ? `T${party.slice(1)}` : party,
        ),
      words,
    )
}
