import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installToRun } from './install.mjs'
import { environment, inRoot, node24, root } from './paths.mjs'

/** Where the command was typed: npm runs scripts in the root, and a path is meant from there. */
export const from = process.env.INIT_CWD ?? process.cwd()

/** Runs one of the server's own commands in Node 24, and ends as it ends. @param {string} file from the root */
export async function runCommand(file, words) {
  if (!existsSync(node24)) await installToRun()
  const child = spawn(node24, [inRoot(file), ...words], { cwd: root, env: environment(), stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
