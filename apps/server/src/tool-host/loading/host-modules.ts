import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What a firm's tool may import without bringing it along. */
const lent = /^(@casewright\/(?:core|law)|zod)(?:\/|$)/
const serverFile = /^file:.*\/server\.(?:m?js|ts)$/
let isDone = false

/**
 * Lends the server's own copies of core, law and zod to modules that have none, wherever they stand: so a tool in a
 * folder of the firm's can be one file. Who brings a copy of their own keeps it. It holds for the thread that asks.
 */
export function lendHostModules(): void {
  if (isDone) return
  isDone = true
  registerHooks({
    resolve(specifier, context, next) {
      // By contract a module: Node would find that out too, with a warning where no package.json says so.
      if (serverFile.test(specifier))
        return {
          url: specifier,
          format: specifier.endsWith('ts') ? 'module-typescript' : 'module',
          shortCircuit: true,
        }
      const [, name] = lent.exec(specifier) ?? []
      const isTheirs = !name || !context.parentURL?.startsWith('file:') || hasOwn(context.parentURL, name)
      return next(specifier, isTheirs ? context : { ...context, parentURL: import.meta.url })
    },
  })
}

/** Whether a package is installed above a module, as Node looks for it. */
function hasOwn(module: string, name: string): boolean {
  for (let folder = dirname(fileURLToPath(module)); ; folder = dirname(folder)) {
    if (isThere(join(folder, 'node_modules', name))) return true
    if (folder === dirname(folder)) return false
  }
}

/** What a process may not read is not there for it. */
function isThere(path: string): boolean {
  try {
    return existsSync(path)
  } catch {
    return false
  }
}
