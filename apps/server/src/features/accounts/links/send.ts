import type { Database } from '../../../platform/db/client.ts'
import type { InstallationSettings } from '../../../platform/env/installation.ts'
import type { Log } from '../../../platform/log/log.ts'
import { errorFields } from '../../../platform/log/log.ts'
import type { Letter } from '../../../platform/mail/email-templates.ts'
import type { Mail } from '../../../platform/mail/index.ts'
import type { MadeLink } from './links.ts'
import { linkTo } from './token.ts'

/** What sending a link stands on. */
export interface SendDeps {
  db: Database
  env: Pick<InstallationSettings, 'PRODUCT_NAME' | 'PUBLIC_URL'>
  log: Log
  mail: Mail | null
  /** What a graceful stop waits for. */
  inFlight: Set<Promise<unknown>>
}

interface Content {
  to: string
  link: string
  expiresAt: Date
  productName: string
  publicUrl: string
}

/**
 * Sends a link by mail, and notes that it went that way: who has it reads the mail of its address.
 * @param forWhom whose ledger lists the mail
 * @returns false where no mail is set up, or it could not be sent
 */
export async function sendLink(
  { db, env, mail }: SendDeps,
  to: string,
  { id, token, expiresAt }: MadeLink,
  forWhom: string,
  write: (content: Content) => Letter,
): Promise<boolean> {
  if (!mail) return false
  const { PRODUCT_NAME: productName, PUBLIC_URL: publicUrl } = env
  // Never by an address that a request names: anybody could ask for a mail that leads to a place of theirs.
  const letter = write({ to, link: linkTo(publicUrl, token), expiresAt, productName, publicUrl })
  if (!(await mail.send(letter, { userId: forWhom, runId: null }))) return false
  await db.updateTable('oneTimeLink').set({ mailedAt: new Date() }).where('id', '=', id).execute()
  return true
}

/** Lets work go on behind an answer. A graceful stop waits for it. */
export function behind({ inFlight, log }: Pick<SendDeps, 'inFlight' | 'log'>, work: Promise<unknown>): void {
  const tracked = work
    .catch((error) => log.error(errorFields(error), 'work behind an answer failed'))
    .finally(() => inFlight.delete(tracked))
  inFlight.add(tracked)
}
