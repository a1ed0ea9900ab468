import { parseArgs } from 'node:util'
import { connect } from '../../library/command/connect.ts'
import { bringKeys } from '../bring-keys.ts'
import { checkBackup, mustBeEmpty, restoreBackup } from '../restore.ts'
import { runCommand, since, spokenRows } from './run.ts'

const usage = 'npm run restore -- <backup> [--key <file>]'

// npm run restore: starts here as a process of its own, while no server runs.
await runCommand(async (env, undo) => {
  const { path, key } = readWords()
  const started = performance.now()
  const { manifest, end } = await checkBackup(path)
  console.log(
    `The backup is whole: ${spokenRows(end.tables)}, made ${manifest.madeAt} by Casewright ${manifest.version} on PostgreSQL ${manifest.postgres}.`,
  )
  const keys = await bringKeys(env, manifest, key)
  const { url, stop } = await connect(env)
  undo.push(stop)
  await mustBeEmpty(url)
  await keys.keep()
  const waiting = await restoreBackup(path, url)
  console.log(`Restored in ${since(started)}. Casewright can be started now.`)
  if (waiting > 0) console.log(`${waiting} runs that were not done wait for it.`)
})

function readWords(): { path: string; key: string | undefined } {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { key: { type: 'string' } } })
    const [path, ...more] = positionals
    if (!path || more.length > 0) throw new Error()
    return { path, key: values.key }
  } catch {
    throw new Error(usage)
  }
}
