import type { AuditAction, AuditEvent, SignInActivity, SignInEvent } from '@casewright/api'
import { sql } from 'kysely'
import type { Own } from '../../platform/db/for-user.ts'

const pageSize = 50

/** What concerns how one signs in, of all that the audit log has. */
const actions: readonly AuditAction[] = [
  'account.registered',
  'account.signed-in',
  'account.sign-in-failed',
  'account.password-given',
  'account.wrong-codes',
  'account.new-device',
  'account.signed-out',
  'account.password-changed',
  'account.password-forgotten',
  'account.password-reset',
  'account.email-changed',
  'account.email-confirmed',
  'account.session-ended',
  'account.linked',
  'account.exported',
  'factor.added',
  'factor.removed',
  'factor.renamed',
  'factor.codes-made',
  'factor.reset',
  'invitation.accepted',
  'key.made',
  'key.revoked',
  'person.deactivated',
  'person.activated',
  'person.role-changed',
  'person.reset-link-made',
  'person.sign-on-disconnected',
]

/** One's own lines of the audit log that concern how one signs in, newest first. The database shows no others. */
export async function ownActivity({ userId, trx }: Own, before?: number): Promise<SignInActivity> {
  const rows = await trx
    .selectFrom('auditEvent')
    .select(['id', 'at', 'action', 'actorKind', 'actorId', 'address', 'detail'])
    .where('action', 'in', actions)
    .where(({ eb, or, and }) =>
      or([
        and([eb('subjectKind', '=', 'person'), eb('subjectId', '=', userId)]),
        and([eb('actorId', '=', userId), eb('subjectKind', 'in', ['key', 'session'])]),
      ]),
    )
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute()
  const page = rows.slice(0, pageSize)
  return {
    events: page.map((row) => {
      const by = whoOf(row.actorKind, row.actorId === userId)
      return {
        id: row.id,
        at: row.at.toISOString(),
        action: row.action as AuditAction,
        by,
        // Where an administrator sits is not for everybody to know.
        address: by === 'administrator' ? null : row.address,
        detail: row.detail as AuditEvent['detail'],
      }
    }),
    next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  }
}

function whoOf(kind: string, isOwn: boolean): SignInEvent['by'] {
  if (isOwn) return 'you'
  if (kind === 'visitor') return 'somebody'
  return kind === 'system' ? 'server' : 'administrator'
}

/** When wrong codes last followed the right password, within a week and since that password was chosen. */
export async function wrongCodesAt({ userId, trx }: Own): Promise<string | null> {
  const last = await trx
    .selectFrom('auditEvent')
    .select(['at', 'action'])
    .where('subjectId', '=', userId)
    .where('action', 'in', ['account.wrong-codes', 'account.password-changed', 'account.password-reset'])
    .where('at', '>', sql<Date>`now() - interval '7 days'`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.action === 'account.wrong-codes' ? last.at.toISOString() : null
}
