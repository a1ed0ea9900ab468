/** What waits for a process. */
export interface Waiting {
  /** Whose it is. */
  person: string
  /** It is of a tool of the firm's own: its process serves nobody else from then on. */
  isPrivate: boolean
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
  /** Whose runs are there; where it is private, also whose were. */
  people: readonly string[]
  /** It serves nobody else: a tool of the firm's own has worked there. */
  isPrivate: boolean
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
 *
 * A process serves one person at a time. Only where there are as many processes as there may be, and somebody would have to
 * wait until a model has answered somebody else, do runs of shipped tools share one.
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
      const free = places
        .filter(
          ({ isReady, isTaken, awake, resting }) => isReady && !isTaken && !awake.length && resting < limits.runsEach,
        )
        .sort((one, other) => one.resting - other.resting)
      const isFull = places.length >= limits.processes
      for (const task of due(atWork)) {
        const isFirst = atWork(task.person) === 0
        const place = placeFor(task, free, isFull)
        if (!place) continue
        const isLast = !free.some((one) => one !== place && isOpen(one, isFull))
        if (!isFirst && (awake.length >= limits.cores || isLast)) continue
        served.set(task.person, ++turns)
        this.remove(task)
        if (!waiting.some(({ person }) => person === task.person) && served.size > 1000) served.clear()
        return { task, place }
      }
      return !isFull && waiting.length > 0 && places.every(({ isReady }) => isReady) ? 'start a process' : 'wait'
    },
  }
}

/** Somebody new could begin there. */
const isOpen = ({ people, isPrivate }: Place, isFull: boolean): boolean => people.length === 0 || (isFull && !isPrivate)

/** First one that serves this person already, then an empty one, then (where no more may be started) one to share. */
function placeFor<P extends Place>(task: Waiting, free: readonly P[], isFull: boolean): P | undefined {
  if (task.alone) return free.find((place) => place.resting === 0 && servesOnly(place, task.person))
  return (
    free.find((place) => place.people.length > 0 && servesOnly(place, task.person)) ??
    free.find(({ people }) => people.length === 0) ??
    (isFull && !task.isPrivate ? free.find(({ isPrivate }) => !isPrivate) : undefined)
  )
}

const servesOnly = ({ people }: Place, person: string): boolean => people.every((one) => one === person)
