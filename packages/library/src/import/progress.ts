export interface Progress {
  /** What is being done. */
  phase(name: string): void
  bytes(count: number): void
  items(count: number): void
  end(): void
}

/** Where progress is written; a terminal gets one line that changes, anything else a line now and then. */
export interface Screen {
  isTTY?: boolean
  write(text: string): unknown
}

const everyTerminal = 200
const everyLine = 5000
const width = 24

/** A bar with the share of the bytes, items a second, and the time that is left at the speed so far. */
export function createProgress(totalBytes: number, screen: Screen): Progress {
  const started = performance.now()
  let read = 0
  let items = 0
  let name = ''
  let last = 0
  const show = (force = false) => {
    const now = performance.now()
    if (!force && now - last < (screen.isTTY ? everyTerminal : everyLine)) return
    last = now
    const share = Math.min(1, totalBytes > 0 ? read / totalBytes : 1)
    const seconds = (now - started) / 1000
    const filled = Math.round(share * width)
    const bar = `[${'#'.repeat(filled)}${'-'.repeat(width - filled)}]`
    const left = share > 0.005 && share < 1 ? `, ${spoken((seconds / share) * (1 - share))} left` : ''
    const rate = Math.round(items / Math.max(seconds, 0.001)).toLocaleString('en-US')
    const line = `${bar} ${(share * 100).toFixed(0).padStart(3)} %  ${name}  ${items.toLocaleString('en-US')}, ${rate} a second${left}`
    screen.write(screen.isTTY ? `\r\u001b[K${line}` : `${line}\n`)
  }
  return {
    phase(next) {
      name = next
      show(true)
    },
    bytes(count) {
      read += count
      show()
    },
    items(count) {
      items += count
      show()
    },
    end() {
      show(true)
      if (screen.isTTY) screen.write('\n')
    },
  }
}

export function spoken(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`
  return `${(seconds / 3600).toFixed(1)} h`
}
