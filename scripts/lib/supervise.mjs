import { setTimeout as wait } from 'node:timers/promises'
import { limitRestarts } from './restarts.mjs'

/** With which a server ends that never came up, and said why: to try again would be to hear it again. */
const neverCameUp = 1

/**
 * Keeps a server running until it is asked to end: one that crashed is started again, within limits.
 * @param {() => import('node:child_process').ChildProcess} start
 * @param {{ say?: (line: string) => void, nextPause?: () => number | undefined }} [options]
 * @returns {{ stop(signal: NodeJS.Signals): void, ended: Promise<number> }} `ended` is the exit code to end with
 */
export function supervise(start, { say = () => {}, nextPause = limitRestarts() } = {}) {
  const stopping = new AbortController()
  let child
  const run = async () => {
    for (let hasCrashed = false; ; hasCrashed = true) {
      child = start()
      const { code, signal, error } = await endOf(child)
      if (error) {
        say(`The server could not be started: ${error.message}`)
        return 1
      }
      if (stopping.signal.aborted) return code ?? 0
      if (code === 0 || (code === neverCameUp && !hasCrashed)) return code
      const pause = nextPause()
      if (pause === undefined) {
        say(
          'The server ended too often, and is not started again. What it wrote above says why. Start it by: npm start',
        )
        return code ?? 1
      }
      say(`The server ended (${signal ?? `code ${code}`}), and is started again in ${pause / 1000} s.`)
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return 0
    }
  }
  return {
    stop: (signal) => {
      stopping.abort()
      child?.kill(signal)
    },
    ended: run(),
  }
}

const endOf = (child) =>
  new Promise((resolve) => {
    child.once('error', (error) => resolve({ error }))
    child.once('exit', (code, signal) => resolve({ code, signal }))
  })
