import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Runs a program to its end.
 * @param {{ input?: string, env?: object, cwd?: string, may?: boolean }} [options] may: it may fail
 * @returns {Promise<string>} what it wrote, of both streams
 */
export function run(program, args, { env = {}, cwd, may = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
      })
    child.on('error', (error) => (may ? resolve('') : reject(error)))
    child.on('close', (code) => {
      if (code === 0 || may) return resolve(output)
      reject(new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output.slice(-4000)}`))
    })
  })
}

/** Docker's program. The old builder and the new one both do; BuildKit is used where its plugin is there. */
export const docker = (args, options) => run('docker', args, options)

const base = 'node:24-bookworm-slim'

/** What a trial cannot be made without and is not here; nothing when it can be made. */
export async function whatLacks(built) {
  const version = await docker(['info', '--format', '{{.ServerVersion}}'], { may: true })
  if (!/^\d+\./m.test(version)) return 'No Docker engine is here'
  if (built || (await hasImage(base))) return undefined
  await docker(['pull', '--quiet', base], { may: true })
  return (await hasImage(base)) ? undefined : `The image ${base} is not here and cannot be fetched`
}

export const hasImage = async (name) => (await docker(['image', 'ls', '--quiet', name], { may: true })).trim() !== ''

/** Docker Compose: the plugin, else the program that older systems bring; nothing where neither is there. */
export async function findCompose() {
  const version = (program, first) => run(program, [...first, 'version', '--short'], { may: true })
  if (/^v?\d+\./.test(await version('docker', ['compose'])))
    return { program: 'docker', first: ['compose'], old: false }
  if (/^\d+\./.test(await version('docker-compose', []))) return { program: 'docker-compose', first: [], old: true }
  return undefined
}

/** Waits until the server at an address is ready. @returns {Promise<number>} milliseconds */
export async function untilReady(url, seconds = 120) {
  const started = performance.now()
  for (;;) {
    // Node 20 never settles a request whose connection Docker takes before the server listens.
    const ready = await Promise.race([
      fetch(`${url}/readyz`)
        .then(({ ok }) => ok)
        .catch(() => false),
      wait(2000, false),
    ])
    const passed = performance.now() - started
    if (ready) return passed
    if (passed > seconds * 1000) throw new Error(`${url} was not ready within ${seconds} s`)
    await wait(50)
  }
}

/** How long something takes, in milliseconds. */
export async function timed(work) {
  const started = performance.now()
  await work()
  return performance.now() - started
}

export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`
