import { sep } from 'node:path'
import type { Toolbox } from './load.ts'
import { toolOfScope } from './scope.ts'

/** The tool that an error which nobody caught belongs to: by whose work it came out of, else by the files it names. */
function culprit(error: unknown, tools: Toolbox): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const named = toolOfScope()
  const ofOwn = tools.own.find(({ name, root }) => (named ? name === named : stack.includes(`${root}${sep}`)))
  return ofOwn?.id ?? named
}

/**
 * Lets the process outlive an error that a tool threw where no one could catch it. Any other such error ends it, as it
 * would have.
 * @param onOther called with it
 */
export function outliveTools(
  tools: Toolbox,
  onUncaught: (tool: string, error: unknown) => void,
  onOther: (error: unknown) => void,
): void {
  const judge = (error: unknown) => {
    const tool = culprit(error, tools)
    if (tool === undefined) onOther(error)
    else onUncaught(tool, error)
  }
  process.on('uncaughtException', judge)
  process.on('unhandledRejection', judge)
}
