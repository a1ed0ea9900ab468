import { expect, it } from 'vitest'
import { type Turn, Turns } from './turns.ts'

/** Who was given a turn, in order; each is ended by hand. */
function office(most: number) {
  const turns = new Turns(most)
  const begun: string[] = []
  const held = new Map<string, Turn>()
  const ask = (name: string, signal?: AbortSignal): Promise<void> =>
    turns.take(name[0] as string, signal).then((turn) => {
      begun.push(name)
      held.set(name, turn)
    })
  return { begun, ask, turn: (name: string) => held.get(name) as Turn }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

it('gives the next turn to whoever has the fewest at work, and among equals to who waited longest since their last', async () => {
  const { begun, ask, turn } = office(2)
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1']) void ask(name)
  await settled()
  expect(begun).toEqual(['a1', 'a2'])
  turn('a1').end()
  await settled()
  turn('a2').end()
  await settled()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1'])
  turn('b1').end()
  turn('c1').end()
  await settled()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4'])
})

it('lets nobody wait for all that somebody else has sent', async () => {
  const { begun, ask, turn } = office(1)
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2']) void ask(name)
  for (let nth = 0; nth < 6; nth++) {
    await settled()
    turn(begun.at(-1) as string).end()
  }
  expect(begun).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4'])
})

it('lets a long reading wait at its next page for whoever has nothing at work, and then go on', async () => {
  const { begun, ask, turn } = office(2)
  for (const name of ['a1', 'a2', 'b1']) void ask(name)
  await settled()
  const parked: string[] = []
  let on = false
  void turn('a1')
    .yield(() => parked.push('a1'))
    .then(() => {
      on = true
    })
  await settled()
  expect({ parked, begun, on }).toEqual({ parked: ['a1'], begun: ['a1', 'a2', 'b1'], on: false })
  // The other scan of the same person keeps its turn: now each has one.
  await turn('a2').yield(() => parked.push('a2'))
  expect(parked).toEqual(['a1'])
  turn('b1').end()
  await settled()
  expect(on).toBe(true)
})

it('goes on at once where nobody waits', async () => {
  const { ask, turn } = office(1)
  await ask('a1')
  await turn('a1').yield(() => expect.unreachable())
})

it('shares one turn between the scans of two, page by page', async () => {
  const { begun, ask, turn } = office(1)
  await ask('a1')
  void ask('b1')
  const first = turn('a1').yield(() => {})
  await settled()
  expect(begun).toEqual(['a1', 'b1'])
  const second = turn('b1').yield(() => {})
  await first
  let on = false
  void second.then(() => {
    on = true
  })
  await settled()
  expect(on).toBe(false)
  turn('a1').end()
  await second
})

it('gives a turn that was not waited for to the next', async () => {
  const { begun, ask, turn } = office(1)
  const control = new AbortController()
  await ask('a1')
  const left = ask('b1', control.signal)
  void ask('c1')
  control.abort(new Error('cancelled'))
  await expect(left).rejects.toThrow('cancelled')
  turn('a1').end()
  turn('a1').end()
  await settled()
  expect(begun).toEqual(['a1', 'c1'])
})

it('takes nothing for one who leaves while it waits to go on', async () => {
  const { begun, ask, turn } = office(1)
  const control = new AbortController()
  await ask('a1', control.signal)
  void ask('b1')
  const paused = turn('a1').yield(() => {})
  control.abort(new Error('cancelled'))
  await expect(paused).rejects.toThrow('cancelled')
  turn('a1').end()
  turn('b1').end()
  void ask('c1')
  await settled()
  expect(begun).toEqual(['a1', 'b1', 'c1'])
})
