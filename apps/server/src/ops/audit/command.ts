import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { counted } from '@casewright/core'
import { readAnchors, verifyChain } from '../../features/audit/index.ts'
import { createDatabase } from '../../platform/db/client.ts'
import { connect } from '../connect.ts'
import { readEnv } from '../env/env.ts'

// npm run check-audit -- <file>: whether the audit log is whole, and holds what the file says of it.
const root = fileURLToPath(new URL('../../../../..', import.meta.url))
try {
  // biome-ignore lint/style/noProcessEnv: a process starts here.
  const env = readEnv(process.env, root)
  const file = process.argv[2] ? resolve(process.argv[2]) : env.AUDIT_ANCHORS
  const anchors = file ? await readAnchors(file) : []
  if (file && anchors.length === 0) throw new Error('The anchor file is empty.')
  const { access, stop } = await connect(env)
  const { db } = createDatabase(access.url, () => {})
  const state = await verifyChain(db, anchors)
  await db.destroy()
  await stop()
  if (!state.whole)
    throw new Error(
      state.missing
        ? `The audit log is NOT intact: on ${state.missing.at} it had ${counted(state.missing.lines, 'line')}, which are missing or changed.`
        : `The audit log is NOT intact: there is a problem at line ${state.brokenAt}.`,
    )
  console.log(`The audit log is intact: ${counted(state.lines, 'line')}.`)
  console.log(
    anchors.length > 0
      ? `It matches all ${counted(anchors.length, 'anchor')}, the last of ${anchors.at(-1)?.at}.`
      : 'It was not compared with anything outside the database, so entries may be missing from the end.',
  )
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
