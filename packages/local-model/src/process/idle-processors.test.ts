import { describe, expect, it } from 'vitest'
import { idleOf, idleProcessors } from './idle-processors.ts'

const from = { idle: 1000, all: 4000, processors: 4 }
const after = (idle: number) => ({ idle: from.idle + idle, all: from.all + 800, processors: 4 })

describe('threads for a question', () => {
  it.each([
    ['are all where nothing else works', 800, 4, 4],
    ['leave out those that are busy', 390, 4, 2],
    ['are one where all are busy', 0, 4, 1],
    ['are no more than this process may use', 800, 2, 2],
  ])('%s', (_, idle, most, expected) => expect(idleOf(from, after(idle), most)).toBe(expected))

  it('are all where no time has passed', () => expect(idleOf(from, from, 3)).toBe(3))

  it('are measured on this machine', async () => expect(await idleProcessors()).toBeGreaterThanOrEqual(1))
})
