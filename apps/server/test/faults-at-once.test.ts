import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, it } from 'vitest'

const faults = fileURLToPath(new URL('../../../e2e/faults/run.ts', import.meta.url))

/** What `npm run faults` says of a fault, with processes as they are started for people. */
async function strike(name: string) {
  const child = spawn(process.execPath, [faults, name, '--short'], { stdio: ['ignore', 'pipe', 'pipe'] })
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await exit, said: said + complained, skipped: said.includes(`${name}: skipped`) }
}

// They mostly wait.
describe.concurrent('nothing is lost and nothing is done twice when', () => {
  it.for([
    ['server and database are killed at a random moment', 'kill-everything'],
    ['the embedded database is killed under its server', 'embedded-killed'],
    ['PostgreSQL is restarted under them', 'postgres-restarted'],
    ['the disk is full', 'disk-full'],
  ] as const)('%s', { timeout: 900_000 }, async ([, name], { expect, skip }) => {
    const { code, said, skipped } = await strike(name)
    if (skipped) skip('a small disk cannot be mounted here')
    expect(said).toContain(`${name}: 0 lost, 0 done twice`)
    expect(code, said).toBe(0)
  })
})
