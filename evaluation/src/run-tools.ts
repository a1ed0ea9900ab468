import { writeFile } from 'node:fs/promises'
import { readCommand } from './command.ts'
import { startSession } from './session.ts'

// Asks the tools what we know the answer to, and prints what came of it.
const { evaluate, settings, law, parallel, model, json, questions, pairs } = readCommand(
  process.argv.slice(2),
  process.env,
)
const session = await startSession(settings, law)
const without = pairs ? await startSession({}, law) : undefined
const stop = () => Promise.all([session.stop(), without?.stop()])
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().then(() => process.exit(130)))
const tools: unknown[] = []
try {
  for (const one of evaluate) {
    const { table, all } = await one(session, { parallel, questions, without })
    tools.push(all)
    console.log(`\n${table}`)
  }
} finally {
  await stop()
}
// A pattern has no form in JSON: its source is one.
const plain = (_: string, value: unknown) => (value instanceof RegExp ? value.source : value)
const all = { model: model ?? null, law: law ?? null, healthz: session.healthz, tools }
if (json) await writeFile(json, `${JSON.stringify(all, plain, 1)}\n`)
