import { setTimeout as wait } from 'node:timers/promises'
import type { Accepted, Person } from './person.ts'
import { brief } from './texts.ts'

export interface Load {
  accepted: Accepted[]
  /** Sentences that people were answered while something was wrong, by how often. */
  told: Map<string, number>
  /** Waits until so many more were accepted, at most a minute. */
  more(count: number): Promise<void>
  /** Requests that got no answer at all, as where a process was killed. */
  unanswered(): number
  stop(): Promise<void>
}

/** People give documents and questions, one after another, until stopped. */
export function load(people: readonly Person[], pauseMilliseconds: number): Load {
  const accepted: Accepted[] = []
  const told = new Map<string, number>()
  let [going, unanswered, nth] = [true, 0, 0]
  const work = async (person: Person) => {
    while (going) {
      const number = ++nth
      try {
        const { answer, run } =
          number % 3 === 0
            ? await person.start('/api/quick-question', { question: 'When is a search without a warrant allowed?' })
            : await person.upload('/api/summarize-document', `brief-${number}.txt`, brief(number))
        if (run) accepted.push(run)
        else told.set(`${answer.status} ${answer.text}`, (told.get(`${answer.status} ${answer.text}`) ?? 0) + 1)
      } catch {
        unanswered += 1
      }
      await wait(pauseMilliseconds)
    }
  }
  const working = people.map(work)
  return {
    accepted,
    told,
    more: async (count) => {
      const wanted = accepted.length + count
      for (const until = Date.now() + 60_000; accepted.length < wanted && Date.now() < until; ) await wait(20)
    },
    unanswered: () => unanswered,
    stop: async () => {
      going = false
      await Promise.all(working)
    },
  }
}

/** Answers of the load that are no sentence for a situation such as this. */
export const unfitting = (told: Map<string, number>, fitting: RegExp): string[] =>
  [...told.keys()].filter((one) => !fitting.test(one)).map((one) => `answered ${one}`)
