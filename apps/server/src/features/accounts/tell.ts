import type pg from 'pg'
import { emailConfirmed } from '../../platform/db/email-confirmed.ts'
import { type AccountChange, changeLetter } from '../../platform/mail/change-emails.ts'
import type { Person } from '../../platform/request/variables.ts'
import { createAttempts } from './attempts.ts'
import { behind, type SendDeps } from './links/send.ts'

/**
 * Tells whose account it is of a change to it, by mail, behind the answer. Whether it arrives changes nothing. To an email
 * that nobody vouches for go a few an hour: it may be that of somebody who has nothing to do with the account.
 * `more` is a sentence of its own, such as which browser it was.
 */
export type Tell = (person: Pick<Person, 'id' | 'email'>, change: AccountChange, more?: string) => void

export type TellDeps = SendDeps & { pool: pg.Pool }

export function createTell(deps: TellDeps): Tell {
  const { db, env, mail, pool } = deps
  const attempts = createAttempts(pool)

  const isVouchedFor = async (id: string) => {
    const found = await db
      .selectFrom('person')
      .select(emailConfirmed.as('confirmed'))
      .where('id', '=', id)
      .executeTakeFirst()
    return found?.confirmed ?? false
  }

  return ({ id, email }, change, more) => {
    if (!mail) return
    const place = { productName: env.PRODUCT_NAME, publicUrl: env.PUBLIC_URL }
    const written = changeLetter(change, { to: email, at: new Date(), more, ...place })
    const send = async () => {
      // Changes of the email are counted as such; the one that is told is the one before, which may have been confirmed.
      if (change.startsWith('email-changed') || (await isVouchedFor(id)) || (await attempts.mayTell(id)))
        await mail.send(written, { userId: id, runId: null })
    }
    behind(deps, send())
  }
}
