import { sep } from 'node:path'
import { errorFields } from '@casewright/core/server'
import { toolOfScope } from '../../loading/scope.ts'
import type { ToolSource } from '../../loading/tool-source.ts'
import type { FromProcess } from '../protocol.ts'

/**
 * Tells the server of an error that nobody caught, and which tool it is of: by whose work it came out of, else by the
 * files that it names. One that is of no tool ends the process.
 */
export function catchUncaught(sources: readonly ToolSource[], send: (message: FromProcess) => void): void {
  const judge = (error: unknown) => {
    const stack = error instanceof Error ? (error.stack ?? '') : ''
    const tool = toolOfScope() ?? sources.find(({ root }) => root && stack.includes(`${root}${sep}`))?.id
    if (tool === undefined) process.exit(1)
    send({ type: 'uncaught', tool, ...errorFields(error) })
  }
  process.on('uncaughtException', judge)
  process.on('unhandledRejection', judge)
}
