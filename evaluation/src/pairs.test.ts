import { expect, it } from 'vitest'
import type { Verdict } from './judge/judge.ts'
import type { Outcome } from './measure.ts'
import { compare } from './pairs.ts'

const plain: Verdict = {
  rank: 2,
  expected: 2,
  shown: 1,
  right: true,
  refused: false,
  statuses: {},
  quoted: 1,
  altered: [],
  held: 0,
  notHeld: 0,
  invented: [],
  retiredUnsaid: [],
}
const outcome = (change: Partial<Verdict> | null): Outcome => ({
  question: { kind: 'plain', text: 'What?', expected: [] } as unknown as Outcome['question'],
  verdict: change && { ...plain, ...change },
  first: 0,
  whole: 0,
  tokens: 0,
})

it.each<[string, Partial<Verdict> | null, string]>([
  ['says the same', {}, 'same'],
  ['says in held words what was only shown', { held: 2 }, 'better'],
  ['finds the authority sooner', { rank: 1 }, 'better'],
  ['finds it later, however much it says', { rank: 3, held: 5 }, 'worse'],
  ['alters words, however right it is', { altered: ['x'], rank: 1 }, 'worse'],
  ['invents', { invented: ['1 U.S. 1'] }, 'worse'],
  ['is wrong', { right: false }, 'worse'],
  ['shows none of the authorities', { shown: 0, rank: null }, 'worse'],
  ['fails', null, 'worse'],
])('an answer that %s is judged so', (_, change, judged) => expect(compare(outcome({}), outcome(change))).toBe(judged))
