import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<string>()

/** Does a tool's work so that what it leaves behind (a timer, a promise that nobody awaits) is known to be its own. */
export const asTool = <T>(tool: string, work: () => T): T => scope.run(tool, work)

/** The tool whose work this is. */
export const toolOfScope = (): string | undefined => scope.getStore()
