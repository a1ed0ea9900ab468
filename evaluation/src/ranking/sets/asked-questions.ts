import { citationKeys } from '@casewright/law'
import { questions as own } from '../../questions/index.ts'
import { type Asked, ask } from '../questions/asked.ts'
import { beyond } from '../questions/beyond.ts'
import { beyondMore } from '../questions/beyond-more.ts'
import { daily } from '../questions/daily.ts'
import { dailyBeyond } from '../questions/daily-beyond.ts'
import { dailyLay } from '../questions/daily-lay.ts'
import { doctrines, doctrinesKept } from '../questions/doctrines.ts'
import { fresh } from '../questions/fresh.ts'
import { freshBeyond } from '../questions/fresh-beyond.ts'
import { lawyers } from '../questions/lawyers.ts'
import { lay } from '../questions/lay.ts'
import { offices } from '../questions/offices.ts'
import { officesBeyond } from '../questions/offices-beyond.ts'
import { officesKept, officesKeptBeyond } from '../questions/offices-kept.ts'
import { officesOwn } from '../questions/offices-own.ts'
import { plain, plainBeyond } from '../questions/plain.ts'
import { practice } from '../questions/practice.ts'
import { searched, searchedBeyond } from '../questions/searched.ts'
import { stories, storiesBeyond } from '../questions/stories.ts'
import { storiesAfter, storiesAfterBeyond } from '../questions/stories-after.ts'
import { typed, typedBeyond } from '../questions/typed.ts'
import type { Given, Query, RankingSet } from '../set.ts'
import { readOpinions } from './opinions.ts'
import { starterCards } from './starter-cards.ts'

/** Every second question of a set was held back while weights were fitted. */
export const half = <T>(all: readonly T[], held: boolean) => all.filter((_, at) => (at % 2 === 1) === held)

export const ours: readonly Asked[] = own
  .filter(({ expected }) => expected.length > 0)
  .map(({ text, expected }) => ask(text, ...expected))

/** Those of which the starter set has an answer. */
export async function answeredByStarter(all: readonly Asked[]): Promise<readonly Asked[]> {
  const held = new Set(
    (await starterCards())
      .flatMap(({ citation, parallel }) => [citation, ...parallel])
      .flatMap((one) => citationKeys(one)),
  )
  return all.filter(({ expected }) => expected.flatMap((one) => citationKeys(one)).some((key) => held.has(key)))
}

const queriesOf = (asked: readonly Asked[]): Query[] =>
  asked.map(({ text, expected }) => ({ text, grades: new Map(expected.map((one) => [one, 1])) }))

const none: Given[] = []
const libraryOf = async (folder: string | undefined) => ({
  starter: true,
  authorities: folder ? await readOpinions(folder) : none,
})
const withName = (name: string, folder: string | undefined) =>
  `${name}, ${folder ? 'with opinions' : 'the starter set'}`

const answerable = async (): Promise<readonly (readonly Asked[])[]> => [
  lay,
  lawyers,
  await answeredByStarter(practice),
  searched,
  await answeredByStarter(typed),
  plain,
  await answeredByStarter(fresh),
]
const unanswerable: readonly (readonly string[])[] = [
  own.filter(({ kind }) => kind === 'unanswerable').map(({ text }) => text),
  beyond,
  beyondMore,
  searchedBeyond,
  typedBeyond,
  plainBeyond,
  freshBeyond,
]

/** Questions on the starter set, by itself or beside real opinions. */
export async function askedQuestions(folder: string | undefined, which: 'ours' | 'held back'): Promise<RankingSet> {
  const held = (await answerable()).flatMap((all) => half(all, true))
  return {
    name: withName(which === 'ours' ? 'our questions' : 'questions held back', folder),
    seen: which === 'ours' ? 'seen' : 'held back',
    measure: { of: 'hit', at: 5, goal: folder ? '≥ .92' : '≥ .95' },
    ...(await libraryOf(folder)),
    queries: queriesOf(which === 'ours' ? ours : held),
  }
}

/** What the floor refuses: of questions that nothing held answers, and of those that something answers. */
export async function floor(folder: string | undefined, which: 'answered' | 'unanswered'): Promise<RankingSet> {
  const asked = [...ours, ...(await answerable()).flat()]
  const texts = unanswerable.flat().map((text): Query => ({ text, grades: new Map() }))
  return {
    name: withName(which === 'answered' ? 'questions with an answer' : 'questions without an answer', folder),
    seen: 'half held back',
    measure: { of: 'refused', goal: which === 'answered' ? '≤ .05' : '≥ .85' },
    ...(await libraryOf(folder)),
    queries: which === 'answered' ? queriesOf(asked) : texts,
  }
}

const facts = { seen: offices, 'kept back': officesKept, 'of their own': officesOwn }

/** Facts of files, on the starter set: those of the decisions expected, and those of cases like them. */
export async function factsOfFiles(which: keyof typeof facts): Promise<RankingSet> {
  return {
    name: `facts of files, ${which}`,
    seen: which === 'kept back' ? 'counted before and after' : 'seen',
    measure: { of: 'hit', at: 5, goal: '≥ .91' },
    ...(await libraryOf(undefined)),
    queries: queriesOf(await answeredByStarter(facts[which])),
  }
}

/** Questions of the same kind that nothing answers. */
export async function beyondFacts(): Promise<RankingSet> {
  return {
    name: 'questions of offices without an answer',
    seen: 'seen, but for 20 of 45',
    measure: { of: 'refused', goal: '≥ .85' },
    ...(await libraryOf(undefined)),
    queries: [...officesBeyond, ...officesKeptBeyond].map((text): Query => ({ text, grades: new Map() })),
  }
}

/** What clients tell, on the starter set: written without a look at it, every second story kept back. */
export async function storiesOfClients(kept: boolean): Promise<RankingSet> {
  return {
    name: `stories of clients, ${kept ? 'kept back' : 'read'}`,
    seen: kept ? 'counted before and after' : 'seen',
    measure: { of: 'hit', at: 5, goal: '≥ .92' },
    ...(await libraryOf(undefined)),
    queries: queriesOf(await answeredByStarter(half(stories, kept))),
  }
}

/** Stories of state law, which nothing in the starter set answers. */
export async function storiesWithout(kept: boolean): Promise<RankingSet> {
  return {
    name: `stories without an answer, ${kept ? 'kept back' : 'read'}`,
    seen: kept ? 'counted before and after' : 'seen',
    measure: { of: 'refused', goal: '≥ .85' },
    ...(await libraryOf(undefined)),
    queries: half(storiesBeyond, kept).map((text): Query => ({ text, grades: new Map() })),
  }
}

/** Stories that were written once the patterns stood. */
export async function storiesSince(): Promise<RankingSet> {
  return {
    name: 'stories written afterwards',
    seen: 'thresholds were chosen with it',
    measure: { of: 'hit', at: 5, goal: '≥ .92' },
    ...(await libraryOf(undefined)),
    queries: queriesOf(await answeredByStarter(storiesAfter)),
  }
}

/** Stories of state law that were written once the patterns stood. */
export async function storiesSinceWithout(): Promise<RankingSet> {
  return {
    name: 'stories without an answer, written afterwards',
    seen: 'thresholds were chosen with it',
    measure: { of: 'refused', goal: '≥ .85' },
    ...(await libraryOf(undefined)),
    queries: storiesAfterBeyond.map((text): Query => ({ text, grades: new Map() })),
  }
}

/** What lawyers of many fields type every day, and what their clients tell. */
export async function everyDay(which: 'lawyers' | 'clients'): Promise<RankingSet> {
  return {
    name: `questions of every day, ${which}`,
    seen: which === 'lawyers' ? 'seen' : 'seen, but for the last 36',
    measure: { of: 'hit', at: 5, goal: '≥ .92' },
    ...(await libraryOf(undefined)),
    queries: queriesOf(await answeredByStarter(which === 'lawyers' ? daily : dailyLay)),
  }
}

/** Questions of every day that nothing answers. */
export async function everyDayWithout(): Promise<RankingSet> {
  return {
    name: 'questions of every day without an answer',
    seen: 'seen',
    measure: { of: 'refused', goal: '≥ .85' },
    ...(await libraryOf(undefined)),
    queries: dailyBeyond.map((text): Query => ({ text, grades: new Map() })),
  }
}

/** Short queries for a doctrine: how far its leading authorities come first, by themselves or beside real opinions. */
export async function ofDoctrines(folder: string | undefined, kept: boolean): Promise<RankingSet> {
  return {
    name: withName(`doctrines, ${kept ? 'kept back' : 'read'}`, folder),
    seen: kept ? 'counted before and after' : 'seen',
    measure: { of: 'ndcg', at: 10, goal: '≥ .75' },
    ...(await libraryOf(folder)),
    queries: queriesOf(kept ? doctrinesKept : doctrines),
  }
}
