import { citationKeys } from '@casewright/law'
import type { Query, RankingSet } from '../set.ts'
import { readOpinions } from './opinions.ts'
import { starterCards } from './starter-cards.ts'

/**
 * What the editors of the starter set say that a case held, where its real opinion is there: it is searched for in the
 * opinions alone, whose words are not theirs. The first sentence, without the names of the parties.
 */
export async function knownItems(folder: string): Promise<RankingSet> {
  const opinions = await readOpinions(folder)
  const byKey = new Map(
    opinions.flatMap(({ cited }) => cited.flatMap((one) => citationKeys(one)).map((key) => [key, cited[0]] as const)),
  )
  const queries = (await starterCards()).flatMap(({ kind, title, citation, parallel, holding }): Query[] => {
    const expected = [citation, ...parallel]
      .flatMap((one) => citationKeys(one))
      .map((key) => byKey.get(key))
      .find(Boolean)
    if (kind !== 'case' || !expected || !holding) return []
    const [first = ''] = holding.match(/^.{40,}?[.](?=\s|$)/) ?? [holding]
    const names = title.split(/\W+/).filter((name) => /^[A-Z]\w{3,}/.test(name))
    const text = first
      .split(' ')
      .filter((one) => !names.some((name) => one.startsWith(name)))
      .join(' ')
    return [{ text, grades: new Map([[expected, 1]]) }]
  })
  return {
    name: 'known items, real opinions alone',
    seen: 'half was seen while rules were written',
    measure: { of: 'ndcg', at: 10, goal: '≥ .94' },
    starter: false,
    authorities: opinions,
    queries,
  }
}
