/** What waits for a process. */
export interface Waiting {
  /** Whose it is. */
  person: string
  /** It may share its process with nothing: once it was there with others when the process was lost. */
  alone: boolean
}

/** A process, as far as it matters for who goes where. */
export interface Place {
  /** It can take work. */
  isReady: boolean
  /** Whose runs compute there. */
  awake: readonly string[]
  /** How many runs there wait for an answer from the server: a model's, a source's. */
  resting: number
  /** Nothing may join what is there. */
  isTaken: boolean
}

export interface LineLimits {
  /** Runs that compute at once, but for everybody's first. */
  cores: number
  /** At once. */
  processes: number
  /** In one process, of which all but one wait for a model or a source. */
  runsEach: number
}

export type Turn<T, P> = { task: T; place: P } | 'start a process' | 'wait'

/**
 * Who is next, and where. People take turns: first whoever has least at work, then whoever has waited longest for a turn.
 * Nobody's second run takes the last process that is ready: so somebody else's first finds one at once.
 */
export function createLine<T extends Waiting>(limits: LineLimits) {
  const waiting: T[] = []
  const served = new Map<string, number>()
  let turns = 0

  /** The first of each person, in the order in which they are due. */
  function due(atWork: (person: string) => number): T[] {
    const firsts = [...new Map(waiting.toReversed().map((task) => [task.person, task])).values()].toReversed()
    const lastTurn = ({ person }: T) => served.get(person) ?? 0
    return firsts.sort((one, other) => atWork(one.person) - atWork(other.person) || lastTurn(one) - lastTurn(other))
  }

  return {
    /** @param ahead before all others of that person: it was begun already */
    add(task: T, ahead = false): void {
      if (ahead) waiting.unshift(task)
      else waiting.push(task)
    },
    remove(task: T): void {
      const at = waiting.indexOf(task)
      if (at >= 0) waiting.splice(at, 1)
    },
    all: (): readonly T[] => waiting,
    next<P extends Place>(places: readonly P[]): Turn<T, P> {
      const awake = places.flatMap((place) => place.awake)
      const atWork = (person: string) => awake.filter((one) => one === person).length
      const ready = places.filter(({ isReady, isTaken, awake }) => isReady && !isTaken && awake.length === 0)
      const free = ready
        .filter(({ resting }) => resting < limits.runsEach)
        .sort((one, other) => one.resting - other.resting)
      const mayStart = places.length < limits.processes
      for (const task of due(atWork)) {
        const isFirst = atWork(task.person) === 0
        if (!isFirst && (awake.length >= limits.cores || free.length < 2)) continue
        const place = task.alone ? free.find(({ resting }) => resting === 0) : free[0]
        if (!place) continue
        served.set(task.person, ++turns)
        this.remove(task)
        if (!waiting.some(({ person }) => person === task.person) && served.size > 1000) served.clear()
        return { task, place }
      }
      return mayStart && waiting.length > 0 && places.every(({ isReady }) => isReady) ? 'start a process' : 'wait'
    },
  }
}
