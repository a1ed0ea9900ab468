import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startMilliseconds } from './main.ts'

const serve = fileURLToPath(new URL('serve.ts', import.meta.url))

/** A Casewright of its own for tests that need other settings than the shared one. */
export async function startCasewright(
  port: number,
  settings: Record<string, string>,
): Promise<{ stop(): Promise<void> }> {
  const url = `http://127.0.0.1:${port}`
  const taken = await fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  )
  if (taken) throw new Error(`Something serves at ${url} already`)
  const child = spawn(process.execPath, [serve], {
    env: { ...process.env, ...settings, PORT: String(port) },
    // Its input ends with this process, and it with its input.
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const deadline = Date.now() + startMilliseconds
  for (;;) {
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) break
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGTERM')
      throw new Error('Casewright did not start')
    }
    await wait(50)
  }
  return {
    stop: async () => {
      if (child.exitCode !== null) return
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      await exit
    },
  }
}
