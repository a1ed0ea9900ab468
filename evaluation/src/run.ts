import { writeFile } from 'node:fs/promises'
import { readCommand } from './command.ts'
import { countOf, countsByKind } from './count.ts'
import type { Measured } from './measure.ts'
import { questions } from './questions/index.ts'
import { startSession } from './session.ts'
import { tableOf } from './table.ts'

// npm run eval: asks the tools what we know the answer to, and prints what came of it.
const command = readCommand(process.argv.slice(2), process.env)
const session = await startSession(command.settings, command.law)
const measured: Measured[] = []
try {
  for (const tool of command.tools) {
    const one = await session.evaluate(tool, questions, command.parallel)
    measured.push(one)
    console.log(`\n${tableOf(one, session.healthz)}`)
  }
} finally {
  await session.stop()
}
if (command.json) {
  const all = measured.map(({ tool, outcomes }) => ({
    tool,
    counts: countOf(outcomes),
    byKind: countsByKind(outcomes),
    outcomes,
  }))
  // A pattern has no form in JSON: its source is one.
  const plain = (_: string, value: unknown) => (value instanceof RegExp ? value.source : value)
  await writeFile(
    command.json,
    `${JSON.stringify({ model: command.model ?? null, healthz: session.healthz, tools: all }, plain, 1)}\n`,
  )
}
