/** Remembers one ring until somebody comes, so that news between two looks is not lost. */
export function createDoorbell() {
  let rung = false
  let come = () => {}
  return {
    ring: () => {
      rung = true
      come()
    },
    /** Returns at once if it was rung since the last time. */
    async next(): Promise<void> {
      if (!rung) await new Promise<void>((resolve) => (come = resolve))
      rung = false
    },
  }
}
