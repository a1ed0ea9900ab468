import { percentile } from '../count.ts'

const rounds = 50

/** What a call costs that does nothing, in milliseconds: the median. Times are held against it, as machines differ. */
export async function bareCall(url: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const started = performance.now()
    await (await fetch(`${url}/healthz`)).text()
    times.push(performance.now() - started)
  }
  return percentile(times, 0.5)
}
