import { registerHooks } from 'node:module'

/** What a firm's tool may import without bringing it along. */
const lent = /^(?:@casewright\/(?:core|law)|zod)(?:\/|$)/
const serverFile = /^file:.*\/server\.m?js$/
const missing = new Set(['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'])
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
      // By contract a module; asked first, Node would find that out with a warning where no package.json says so.
      if (serverFile.test(specifier)) return { url: specifier, format: 'module', shortCircuit: true }
      if (!lent.test(specifier)) return next(specifier, context)
      try {
        return next(specifier, context)
      } catch (error) {
        if (!missing.has(String((error as NodeJS.ErrnoException).code))) throw error
        return next(specifier, { ...context, parentURL: import.meta.url })
      }
    },
  })
}
