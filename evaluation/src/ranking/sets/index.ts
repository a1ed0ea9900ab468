import type { RankingSet } from '../set.ts'
import {
  askedQuestions,
  beyondFacts,
  everyDay,
  everyDayWithout,
  factsOfFiles,
  floor,
  ofDoctrines,
  storiesOfClients,
  storiesSince,
  storiesSinceWithout,
  storiesWithout,
} from './asked-questions.ts'
import { clauses } from './clauses.ts'
import { headings } from './headings.ts'
import { knownItems } from './known-items.ts'
import { masked } from './masked.ts'

type Make = (folder: string, share: number) => Promise<RankingSet>

const sets: Record<string, Make> = {
  'ours-opinions': (folder) => askedQuestions(folder, 'ours'),
  'held-opinions': (folder) => askedQuestions(folder, 'held back'),
  'answered-opinions': (folder) => floor(folder, 'answered'),
  'unanswered-opinions': (folder) => floor(folder, 'unanswered'),
  'doctrines-opinions': (folder) => ofDoctrines(folder, false),
  'doctrines-kept-opinions': (folder) => ofDoctrines(folder, true),
  'known-items': knownItems,
  masked,
  clauses,
  headings,
}
const withoutData: Record<string, () => Promise<RankingSet>> = {
  ours: () => askedQuestions(undefined, 'ours'),
  held: () => askedQuestions(undefined, 'held back'),
  answered: () => floor(undefined, 'answered'),
  unanswered: () => floor(undefined, 'unanswered'),
  doctrines: () => ofDoctrines(undefined, false),
  'doctrines-kept': () => ofDoctrines(undefined, true),
  facts: () => factsOfFiles('seen'),
  'facts-kept': () => factsOfFiles('kept back'),
  'facts-own': () => factsOfFiles('of their own'),
  'facts-beyond': beyondFacts,
  stories: () => storiesOfClients(false),
  'stories-kept': () => storiesOfClients(true),
  'stories-beyond': () => storiesWithout(false),
  'stories-beyond-kept': () => storiesWithout(true),
  'stories-after': storiesSince,
  'stories-after-beyond': storiesSinceWithout,
  'daily-lawyers': () => everyDay('lawyers'),
  'daily-clients': () => everyDay('clients'),
  'daily-beyond': everyDayWithout,
}

export const setNames: readonly string[] = [...Object.keys(withoutData), ...Object.keys(sets)]

/** @param folder of test data; without it, the sets that need real law are left out, and it is said */
export async function* setsOf(
  names: readonly string[],
  folder: string | undefined,
  share: number,
): AsyncGenerator<RankingSet> {
  for (const name of names) {
    const own = withoutData[name]
    const make = sets[name]
    if (own) yield await own()
    else if (make && folder) yield await make(folder, share)
    else console.error(`${name} is left out: TEST_DATA names no folder of real law.`)
  }
}
