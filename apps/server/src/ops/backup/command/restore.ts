import { parseArgs } from 'node:util'
import { counted } from '@casewright/core'
import { connect } from '../../connect.ts'
import { bringKeys } from '../bring-keys.ts'
import { checkBackup, mustBeEmpty, restoreBackup } from '../restore.ts'
import { runCommand, since, spokenRows } from './run.ts'

const usage = 'npm run restore -- <backup> [--key <file>] [--revoke-keys]'

// npm run restore: starts here as a process of its own, while no server runs.
await runCommand(async (env, undo) => {
  const { path, key, revokeKeys } = readWords()
  const started = performance.now()
  const { manifest, end } = await checkBackup(path)
  console.log(
    `The backup is intact: ${spokenRows(end.tables)}, made ${manifest.madeAt} by Casewright ${manifest.version} on PostgreSQL ${manifest.postgres}.`,
  )
  const keys = await bringKeys(env, manifest, key)
  const { access, stop } = await connect(env)
  undo.push(stop)
  const url = access.owner ?? access.url
  await mustBeEmpty(url)
  await keys.keep()
  const { waiting, invitations, keys: usable, passkeys, connections } = await restoreBackup(path, url, { revokeKeys })
  console.log(`Restored in ${since(started)}. You can start Casewright now.`)
  if (waiting > 0) console.log(`${counted(waiting, 'run')} that ${were(waiting)} not done will be taken up by it.`)
  console.log('All users must sign in again, and open links are no longer valid.')
  if (invitations > 0)
    console.log(
      `Send these invitations again under Administration, People: ${counted(invitations, 'open invitation')}.`,
    )
  if (usable > 0)
    console.log(
      `${counted(usable, 'API key')} can be used, including any revoked after the backup was made. Owners can revoke keys under Settings, API keys. To restore without keys, use --revoke-keys.`,
    )
  if (passkeys > 0)
    console.log(
      `${counted(passkeys, 'passkey')} can be used, including any removed after the backup was made. Owners can remove unfamiliar ones under Settings, Sign-in, or you can under Administration, People.`,
    )
  if (connections > 0)
    console.log(
      `${counted(connections, 'connection')} to single sign-on can be used, including any disconnected after the backup was made. Disconnect those again under Administration, People.`,
    )
  console.log(
    `Accounts are as they were on ${manifest.madeAt}. Before users sign in, deactivate anyone deactivated since then, and check roles.`,
  )
})

const were = (count: number) => (count === 1 ? 'was' : 'were')

function readWords(): { path: string; key: string | undefined; revokeKeys: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { key: { type: 'string' }, 'revoke-keys': { type: 'boolean', default: false } },
    })
    const [path, ...more] = positionals
    if (!path || more.length > 0) throw new Error()
    return { path, key: values.key, revokeKeys: values['revoke-keys'] }
  } catch {
    throw new Error(usage)
  }
}
