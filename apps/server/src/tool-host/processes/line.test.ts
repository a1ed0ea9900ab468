import { describe, expect, it } from 'vitest'
import { createLine, type Place, type Waiting } from './line.ts'

interface Job extends Waiting {
  name: string
  /** Ticks that it takes. */
  length: number
}
interface Process extends Place {
  isReady: boolean
  awake: string[]
  resting: number
  isTaken: boolean
  people: string[]
  isPrivate: boolean
}

const limits = { cores: 2, processes: 3, runsEach: 4 }
const place = (more: Partial<Process> = {}): Process => ({
  isReady: true,
  awake: [],
  resting: 0,
  isTaken: false,
  people: [],
  isPrivate: false,
  ...more,
})
const job = (person: string, name = person, more: Partial<Job> = {}): Job => ({
  person,
  name,
  length: 10,
  alone: false,
  isPrivate: false,
  ...more,
})

/** Who is taken, one after the other, until nobody is; each stays at work. */
function takenAt(places: Process[], ...waiting: Job[]): string[] {
  const line = createLine<Job>(limits)
  for (const one of waiting) line.add(one)
  const taken: string[] = []
  for (let turn = line.next(places); typeof turn === 'object'; turn = line.next(places)) {
    turn.place.awake.push(turn.task.person)
    taken.push(turn.task.name)
  }
  return taken
}

/** Plays a day: each process works on one job at a time. Gives when each job began and ended, in ticks. */
function play(arrivals: readonly (Job & { at: number })[]) {
  const line = createLine<Job>(limits)
  const places: Process[] = [place()]
  const left = new Map<Process, { job: Job; until: number }>()
  const times = new Map<string, { begun: number; ended: number }>()
  for (let now = 0; now < 1000; now++) {
    for (const [process, { job, until }] of left)
      if (until === now) {
        left.delete(process)
        process.awake = []
        times.set(job.name, { begun: times.get(job.name)?.begun ?? 0, ended: now })
      }
    for (const one of places) one.isReady = true
    for (const one of arrivals) if (one.at === now) line.add(one)
    for (let turn = line.next(places); turn !== 'wait'; turn = line.next(places)) {
      if (turn === 'start a process') places.push(place({ isReady: false }))
      else {
        turn.place.awake = [turn.task.person]
        left.set(turn.place, { job: turn.task, until: now + turn.task.length })
        times.set(turn.task.name, { begun: now, ended: 0 })
      }
    }
  }
  return times
}

describe('who is next', () => {
  it('is each person in turn, in the order in which they came', () => {
    const places = [place(), place(), place()]
    expect(takenAt(places, job('ada', 'ada 1'), job('ada', 'ada 2'), job('bea'), job('cyd'))).toEqual([
      'ada 1',
      'bea',
      'cyd',
    ])
  })

  it('is nobody for the last process that is ready but a first', () => {
    expect(takenAt([place(), place()], job('ada', 'ada 1'), job('ada', 'ada 2'))).toEqual(['ada 1'])
    expect(takenAt([place(), place(), place()], job('ada', 'ada 1'), job('ada', 'ada 2'), job('ada', 'ada 3'))).toEqual(
      ['ada 1', 'ada 2'],
    )
  })

  it('is whoever has least at work, then whoever had their turn longest ago', () => {
    const line = createLine<Job>(limits)
    for (const one of [job('ada', 'ada 1'), job('bea', 'bea 1'), job('ada', 'ada 2'), job('bea', 'bea 2')])
      line.add(one)
    const order: string[] = []
    for (let turns = 0; turns < 4; turns++) {
      const turn = line.next([place()])
      if (typeof turn === 'object') order.push(turn.task.name)
    }
    expect(order).toEqual(['ada 1', 'bea 1', 'ada 2', 'bea 2'])
  })

  it('is begun where their own runs only wait, but not with so many, and not where it must be alone', () => {
    const people = ['ada']
    expect(takenAt([place({ people, resting: 3 })], job('ada'))).toEqual(['ada'])
    expect(takenAt([place({ people, resting: 4 })], job('ada'))).toEqual([])
    expect(takenAt([place({ people, resting: 1 })], job('ada', 'ada', { alone: true }))).toEqual([])
    expect(takenAt([place({ people, resting: 1, isTaken: true })], job('ada'))).toEqual([])
  })

  it("shares a process with another person's runs only where no more processes may be started", () => {
    const others = (count: number, isPrivate = false) =>
      Array.from({ length: count }, (_, nth) => place({ people: [`other ${nth}`], resting: 1, isPrivate }))
    expect(takenAt(others(2), job('ada'))).toEqual([])
    expect(takenAt([...others(2), place()], job('ada'))).toEqual(['ada'])
    expect(takenAt(others(3), job('ada'))).toEqual(['ada'])
  })

  it("is never begun beside another's run where either is of a tool of the firm's own", () => {
    const other = (isPrivate: boolean) => place({ people: ['bea'], resting: 1, isPrivate })
    expect(takenAt([other(true), other(true), other(true)], job('ada'))).toEqual([])
    expect(takenAt([other(false), other(false), other(false)], job('ada', 'ada', { isPrivate: true }))).toEqual([])
    expect(takenAt([place({ people: ['bea'], isPrivate: true })], job('ada'))).toEqual([])
    expect(takenAt([place({ people: ['ada'], isPrivate: true })], job('ada'))).toEqual(['ada'])
  })

  it('has a process started where there is none for them, one at a time, up to the most', () => {
    const line = createLine<Job>(limits)
    line.add(job('ada'))
    expect(line.next([])).toBe('start a process')
    expect(line.next([place({ isReady: false })])).toBe('wait')
    expect(line.next([place({ awake: ['bea'] })])).toBe('start a process')
    expect(line.next(['bea', 'cyd', 'dot'].map((person) => place({ awake: [person] })))).toBe('wait')
  })
})

describe('a day of work', () => {
  const ten = Array.from({ length: 10 }, (_, nth) => ({ ...job('ada', `ada ${nth}`, { length: 50 }), at: 0 }))

  it("delays another's first by no more than its own length, whatever ten runs of one person take", () => {
    for (const at of [0, 1, 3, 20, 49, 50, 51, 130])
      for (const length of [1, 10, 200]) {
        const { begun = 1000 } = play([...ten, { ...job('bea', 'bea', { length }), at }]).get('bea') ?? {}
        expect(begun - at).toBeLessThanOrEqual(length)
      }
  })

  it('leaves no run behind', () => {
    const others = ['bea', 'cyd', 'dot'].flatMap((person) =>
      [1, 2].map((nth) => ({ ...job(person, `${person} ${nth}`), at: nth })),
    )
    const times = play([...ten, ...others])
    expect([...times.values()].filter(({ ended }) => ended > 0)).toHaveLength(16)
  })

  it('uses every core for one person who is alone', () => {
    const times = [...play(ten).values()].map(({ begun }) => begun).sort((a, b) => a - b)
    expect(times.at(-1)).toBeLessThan(5 * 50 + 5)
  })
})
