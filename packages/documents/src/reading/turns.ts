/** A place among those who may work at once. */
export interface Turn {
  /** Lets somebody else go first where that is fairer; resolves when it is one's turn again. */
  yield(parked: () => void): Promise<void>
  end(): void
}

interface Waiting {
  whom: string
  begin(): void
}

/**
 * Turns that are fair between people: the next is whoever has the fewest at work, among equals whoever's last turn is
 * the longest ago, and then who asked first. A long piece of work that can pause does so for whoever has less than its
 * own person.
 */
export class Turns {
  readonly #most: number
  readonly #waiting: Waiting[] = []
  readonly #atWork = new Map<string, number>()
  /** When a person's last turn began, by counting. */
  readonly #last = new Map<string, number>()
  #begun = 0
  #busy = 0
  #parked = 0

  constructor(most: number) {
    this.#most = most
  }

  /** Resolves when it is this person's turn. Rejects with the signal's reason, and then takes none. */
  async take(whom: string, signal?: AbortSignal): Promise<Turn> {
    await this.#wait(whom, signal)
    let ended = false
    return {
      yield: async (parked) => {
        if (!this.#isUnfair(whom)) return
        parked()
        this.#parked++
        this.#leave(whom)
        try {
          await this.#wait(whom, signal)
        } catch (error) {
          ended = true
          throw error
        } finally {
          this.#parked--
        }
      },
      end: () => {
        if (!ended) this.#leave(whom)
        ended = true
      },
    }
  }

  #wait(whom: string, signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const place: Waiting = { whom, begin: resolve }
    const leave = () => {
      const at = this.#waiting.indexOf(place)
      if (at >= 0) this.#waiting.splice(at, 1)
      reject(signal?.reason)
    }
    if (signal?.aborted) return Promise.reject(signal.reason)
    signal?.addEventListener('abort', leave, { once: true })
    this.#waiting.push(place)
    this.#next()
    return promise.finally(() => signal?.removeEventListener('abort', leave))
  }

  #next(): void {
    while (this.#busy < this.#most) {
      const place = this.#fairest()
      if (!place) return
      this.#waiting.splice(this.#waiting.indexOf(place), 1)
      this.#busy++
      this.#atWork.set(place.whom, this.#has(place.whom) + 1)
      this.#last.set(place.whom, ++this.#begun)
      place.begin()
    }
  }

  #leave(whom: string): void {
    this.#busy--
    const left = this.#has(whom) - 1
    if (left > 0) this.#atWork.set(whom, left)
    else this.#atWork.delete(whom)
    this.#next()
    if (!this.#has(whom) && !this.#waiting.some((place) => place.whom === whom)) this.#last.delete(whom)
  }

  #has = (whom: string): number => this.#atWork.get(whom) ?? 0

  #fairest(): Waiting | undefined {
    const [first, ...rest] = this.#waiting
    return rest.reduce((best, place) => (best && this.#isBefore(place.whom, best.whom) ? place : best), first)
  }

  #isBefore(one: string, other: string): boolean {
    const fewer = this.#has(one) - this.#has(other)
    return fewer < 0 || (fewer === 0 && (this.#last.get(one) ?? 0) < (this.#last.get(other) ?? 0))
  }

  /** Whether somebody waits who has less than this person. So many are never parked that their memory would matter. */
  #isUnfair(whom: string): boolean {
    const next = this.#fairest()
    return next !== undefined && this.#parked < this.#most * 2 && this.#has(next.whom) < this.#has(whom)
  }
}
