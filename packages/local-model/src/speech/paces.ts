/** How fast sounds are heard. */
export interface Paces {
  /** @param sound how long it is, in seconds @param work how long it took */
  add(sound: number, work: number): void
  /** Seconds of speech in a second of work; null: too little was heard to say. */
  speed(): number | null
  forget(): void
}

const mostKept = 20
const enoughSeconds = 3

/** Of the last sounds together: a short one takes nearly as long as a longer one. */
export function createPaces(): Paces {
  let all: { sound: number; work: number }[] = []
  return {
    add(sound, work) {
      all = [...all, { sound, work }].slice(-mostKept)
    },
    speed() {
      const sound = all.reduce((sum, one) => sum + one.sound, 0)
      const work = all.reduce((sum, one) => sum + one.work, 0)
      return sound < enoughSeconds || work === 0 ? null : Math.round((10 * sound) / work) / 10
    },
    forget() {
      all = []
    },
  }
}
