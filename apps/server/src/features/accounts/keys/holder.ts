import { CasewrightError } from '@casewright/core'
import type { Database } from '../../../platform/db/client.ts'
import { toolsOf } from '../../../platform/request/scope.ts'
import type { Key, Person } from '../../../platform/request/variables.ts'
import { asPerson } from '../../../platform/request/variables.ts'
import type { Auth } from '../auth/auth.ts'
import { keyPrefix } from '../auth/key-options.ts'
import { deactivatedSentence } from '../deactivated.ts'

/** The answer to a key that is none, or is none any more. */
export const keyRefusal =
  'This API key is not valid. It may be revoked, expired or mistyped. Create a new one in Settings.'

/** The key that a request brings as `Authorization: Bearer cwk_…`; undefined where it brings none. */
export const keyIn = (headers: Headers): string | undefined =>
  /^bearer\s+(\S+)\s*$/i.exec(headers.get('authorization') ?? '')?.[1]

/**
 * Whom a key belongs to, and what it may do. A key is never an administrator's hand: its holder counts as a member.
 * @throws CasewrightError not-signed-in where it is no key of anybody's
 */
export async function holderOf(auth: Auth, db: Database, key: string): Promise<{ person: Person; key: Key }> {
  if (!key.startsWith(keyPrefix) || key.length > 200) throw new CasewrightError('not-signed-in', keyRefusal)
  const { valid, key: found } = await auth.api.verifyApiKey({ body: { key } })
  const person =
    valid && found
      ? await db.selectFrom('person').selectAll().where('id', '=', found.referenceId).executeTakeFirst()
      : undefined
  if (!person || !found) throw new CasewrightError('not-signed-in', keyRefusal)
  if (person.deactivatedAt) throw new CasewrightError('not-signed-in', deactivatedSentence)
  return {
    person: { ...asPerson(person), role: 'member' },
    key: { id: found.id, tools: toolsOf(found.permissions) },
  }
}
