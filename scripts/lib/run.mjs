import { spawn } from 'node:child_process'
import { environment, root } from './paths.mjs'

/**
 * Runs a program to its end. A signal that stops the script stops the program.
 * @param {{ env?: object, quiet?: boolean, cwd?: string }} [options] quiet: its output is kept instead of shown
 * @returns {Promise<{ ok: boolean, output: string }>} a program that is not there has failed, too
 */
export function run(program, args, { env = {}, quiet = false, cwd = root } = {}) {
  return new Promise((resolve) => {
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit']
    const child = spawn(program, args, { cwd, env: environment(env), stdio, shell: process.platform === 'win32' })
    let output = ''
    const keep = (chunk) => {
      output += chunk
    }
    const stop = (signal) => {
      child.kill(signal)
      process.exit(130)
    }
    const end = (result) => {
      process.off('SIGINT', stop).off('SIGTERM', stop)
      resolve(result)
    }
    process.on('SIGINT', stop).on('SIGTERM', stop)
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', (error) => end({ ok: false, output: `${output}${error.message}\n` }))
    child.on('close', (code) => end({ ok: code === 0, output }))
  })
}

/** Runs pnpm, which npx fetches once: nobody needs to have it. */
export const pnpm = (args, options) => run('npx', ['--yes', 'pnpm@12.21.0', ...args], options)
