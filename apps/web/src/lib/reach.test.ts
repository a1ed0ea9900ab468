import { expect, test } from 'vitest'
import { backOff, createReach } from './reach.ts'

/** A world in which the server gives these answers, and time stands still until it is let go. */
function world(answers: boolean[]) {
  const waits: number[] = []
  let online = true
  const go: (() => void)[] = []
  const reach = createReach({
    isOnline: () => online,
    ask: async () => answers.shift() ?? true,
    wait: (milliseconds, woken) => {
      waits.push(milliseconds)
      return new Promise((resolve) => {
        go.push(resolve)
        woken.addEventListener('abort', () => resolve())
      })
    },
  })
  const told: string[] = []
  reach.subscribe(() => told.push(reach.get()))
  const tick = async () => {
    go.shift()?.()
    for (let turn = 0; turn < 8; turn++) await Promise.resolve()
  }
  return {
    reach,
    told,
    waits,
    tick,
    network: (is: boolean) => {
      online = is
      reach.changed()
    },
  }
}

test('a server that does not answer is asked, each time later, until it does', async () => {
  const { reach, told, waits, tick } = world([false, false, true])
  reach.failed()
  reach.failed()
  for (let n = 0; n < 4; n++) await tick()
  expect(told).toEqual(['unreachable', 'reached'])
  expect(waits).toEqual([250, 500, 1000])
  expect(backOff(40)).toBe(15_000)
})

test('an answer to any request ends the asking', async () => {
  const { reach, told, waits, tick } = world([false])
  reach.failed()
  reach.succeeded()
  await tick()
  expect(told).toEqual(['unreachable', 'reached'])
  expect(waits).toHaveLength(1)
})

test('who does not want to wait can ask at once, any number of times', async () => {
  const { reach, waits, told, tick } = world([false, false, true])
  reach.failed()
  for (const asked of [2, 3]) {
    reach.retry()
    await tick()
    expect(waits).toHaveLength(asked)
  }
  reach.retry()
  await tick()
  expect(told).toEqual(['unreachable', 'reached'])
})

test('a network that went is told, and that it came back', async () => {
  const { reach, told, network } = world([])
  network(false)
  network(true)
  expect(told).toEqual(['offline', 'reached'])
  expect(reach.get()).toBe('reached')
})

test('when the network comes back the server is asked at once', async () => {
  const { reach, told, network, tick } = world([true])
  network(false)
  reach.failed()
  network(true)
  await tick()
  expect(told).toEqual(['offline', 'unreachable', 'reached'])
})
