import { createTransport } from 'nodemailer'
import type { Connection, Egress, Who } from '../egress/index.ts'
import { trustOf } from '../egress/index.ts'
import type { InstallationSettings } from '../env/installation.ts'
import { errorFields, type Log } from '../log/log.ts'
import type { Letter } from './email-templates.ts'
import type { MailSettings } from './env.ts'

/** How long a server may take over one mail. */
const patience = 15_000

export interface Mail {
  /**
   * Sends a letter. Never throws: what it is about is done whether or not it can be told by mail.
   * @param who for whom it is listed in the ledger
   * @returns whether the mail server took it
   */
  send(letter: Letter, who: Who): Promise<boolean>
}

interface MailDeps {
  env: MailSettings & Pick<InstallationSettings, 'PUBLIC_URL' | 'PRODUCT_NAME'>
  egress: Egress
  log: Log
}

/** Mail by the server that SMTP_URL names, through the one door out; null where none is named. */
export function createMail({ env, egress, log }: MailDeps): Mail | null {
  if (!env.SMTP_URL) return null
  const url = new URL(env.SMTP_URL)
  const secure = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const place = { host, port: Number(url.port) || (secure ? 465 : 587) }
  const from = env.MAIL_FROM ?? {
    name: env.PRODUCT_NAME,
    address: `no-reply@${new URL(env.PUBLIC_URL).hostname}`,
  }
  const auth = url.username && {
    user: decodeURIComponent(url.username),
    pass: decodeURIComponent(url.password),
  }
  if (new URL(env.PUBLIC_URL).hostname === 'localhost')
    log.warn('email is set up, but its links point to localhost: set PUBLIC_URL to the address users open')

  const hand = async (letter: Letter, { socket }: Connection, local: boolean) => {
    const transport = createTransport({
      ...place,
      secure,
      // Certificates are verified in any case. A relay in one's own network may have none.
      requireTLS: !secure && !local,
      connection: socket,
      ...(auth && { auth }),
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    await transport.sendMail({ from, to: { name: '', address: letter.to }, subject: letter.subject, text: letter.text })
  }

  return {
    async send(letter, who) {
      let connection: Connection | undefined
      try {
        const trust = await trustOf(url.href)
        const destination = { kind: 'mail', name: 'Mail server', address: 'configured', trust } as const
        connection = await egress.connect(destination, who, 'SMTP', place, AbortSignal.timeout(patience))
        await hand(letter, connection, trust === 'local')
        connection.end('answered')
        return true
      } catch (error) {
        connection?.end('failed')
        log.warn({ kind: 'mail', ...errorFields(error) }, 'a mail could not be sent')
        return false
      } finally {
        connection?.socket.destroy()
      }
    },
  }
}
