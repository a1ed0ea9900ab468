import type { ActorKind, AuditAction, AuditEvent, SubjectKind } from '@casewright/api'
import type { Context } from 'hono'
import type { Database, Trx } from '../../platform/db/client.ts'
import { addressOf } from '../../platform/request/address.ts'
import type { AppEnv } from '../../platform/request/variables.ts'

/** Who acts, as the audit log names them. */
export interface Actor {
  kind: ActorKind
  id: string | null
  keyId: string | null
  address: string | null
}

/** The server by itself, such as when the time of a document is over. */
export const system: Actor = { kind: 'system', id: null, keyId: null, address: null }

/** Who made a request. */
export function actorOf(c: Context<AppEnv>): Actor {
  const [person, key] = [c.get('person'), c.get('key')]
  return {
    kind: key ? 'key' : person ? 'person' : 'visitor',
    id: person?.id ?? null,
    keyId: key?.id ?? null,
    address: addressOf(c),
  }
}

/** Who has just signed in, or made an account: the request was still a visitor's. */
export const newcomer = (c: Context<AppEnv>, personId: string): Actor => ({
  kind: 'person',
  id: personId,
  keyId: null,
  address: addressOf(c),
})

export interface AuditedAction {
  action: AuditAction
  subject?: { kind: SubjectKind; id: string }
  /** Names of settings, counts and roles: never a label, a name of a file or a word of a document. */
  detail?: AuditEvent['detail']
}

/**
 * Adds a line to the audit log. Given a transaction, it stands if and only if what it tells of does.
 * @throws where the database does not take it: what cannot be written down is not done
 */
export async function record(
  db: Database | Trx,
  actor: Actor,
  { action, subject, detail = {} }: AuditedAction,
): Promise<void> {
  await db
    .insertInto('auditEvent')
    .values({
      actorKind: actor.kind,
      actorId: actor.id,
      keyId: actor.keyId,
      address: actor.address,
      action,
      subjectKind: subject?.kind ?? null,
      subjectId: subject?.id ?? null,
      detail: JSON.stringify(detail),
    })
    .execute()
}
