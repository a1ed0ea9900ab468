import { expect, it } from 'vitest'
import { createLine } from './line.ts'

const { signal } = new AbortController()

it('does one thing at a time, in the order in which it was asked, and says how many are ahead', async () => {
  const line = createLine(10)
  const begun: number[] = []
  const places: number[][] = [[], [], []]
  const gates = [0, 1, 2].map(() => Promise.withResolvers<void>())
  const all = gates.map((gate, nth) =>
    line.join(
      async () => {
        begun.push(nth)
        await gate.promise
        return nth
      },
      signal,
      (ahead) => places[nth]?.push(ahead),
    ),
  )
  expect(begun).toEqual([0])
  expect(line.length).toBe(3)
  for (const [nth, gate] of gates.entries()) {
    gate.resolve()
    expect(await all[nth]).toBe(nth)
  }
  expect(begun).toEqual([0, 1, 2])
  expect(places.map((one) => one.filter((ahead, at) => ahead !== one[at - 1]))).toEqual([[0], [1, 0], [2, 1, 0]])
  expect(line.length).toBe(0)
})

it('lets whoever waits leave, and moves the others up', async () => {
  const line = createLine(10)
  const gate = Promise.withResolvers<void>()
  const first = line.join(() => gate.promise, signal)
  const leaving = new AbortController()
  const left = line.join(async () => 'never', leaving.signal)
  let ahead = 0
  const last = line.join(
    async () => 'last',
    signal,
    (of) => (ahead = of),
  )
  expect(ahead).toBe(2)
  leaving.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  expect(ahead).toBe(1)
  gate.resolve()
  await first
  expect(await last).toBe('last')
})

it('goes on behind what fails, and turns away who would be one too many', async () => {
  const line = createLine(1)
  const gate = Promise.withResolvers<void>()
  const failing = line.join(() => gate.promise, signal)
  const next = line.join(async () => 'answered', signal)
  await expect(line.join(async () => 'never', signal)).rejects.toMatchObject({ trouble: 'busy' })
  gate.reject(new Error('failed'))
  await expect(failing).rejects.toThrow('failed')
  expect(await next).toBe('answered')
})
