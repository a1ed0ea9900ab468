import type { Context } from 'hono'
import type { Database } from '../../platform/db/client.ts'
import type { InstallationSettings } from '../../platform/env/installation.ts'
import type { AppEnv, Person } from '../../platform/request/variables.ts'
import { newcomer, record } from '../audit/index.ts'
import { installationSettings } from '../settings/index.ts'
import { deviceOf } from './device.ts'
import { rememberDevice } from './known-devices.ts'
import type { Tell } from './tell.ts'

export interface ArrivalDeps {
  db: Database
  env: Pick<InstallationSettings, 'PUBLIC_URL'>
  tell: Tell
}

/**
 * Writes down that somebody has signed in, and with which browser. Where it is one that they have not signed in with
 * before, they hear of it.
 * @param how what they signed in with, as the audit log has it; null: they have just made the account
 */
export async function arrive(
  c: Context<AppEnv>,
  { db, env, tell }: ArrivalDeps,
  person: Pick<Person, 'id' | 'email'>,
  how: string | null,
): Promise<void> {
  const subject = { kind: 'person', id: person.id } as const
  const actor = newcomer(c, person.id)
  if (how !== null) await record(db, actor, { action: 'account.signed-in', subject, detail: { how } })
  if (!(await rememberDevice(c, db, person.id, env.PUBLIC_URL))) return
  const device = deviceOf(c.req.header('user-agent') ?? null)
  await record(db, actor, { action: 'account.new-device', subject, detail: { device } })
  const { newDeviceMail } = await installationSettings(db).read()
  if (newDeviceMail) tell(person, 'new-device', `It was ${device}, from the IP address ${actor.address ?? 'unknown'}.`)
}
