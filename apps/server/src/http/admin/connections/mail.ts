import type { Env } from '../../../ops/env/env.ts'
import { trustOf } from '../../../platform/egress/index.ts'
import type { Mail } from '../../../platform/mail/index.ts'
import { answered, failed, offlineTest, type Row } from './row.ts'

export interface MailDeps {
  mail: Mail | null
  env: Pick<Env, 'SMTP_URL' | 'OFFLINE' | 'PRODUCT_NAME' | 'PUBLIC_URL'>
}

/** Mail, connected or not. */
export async function mailRow({ mail, env }: MailDeps): Promise<Row> {
  const url = env.SMTP_URL ? new URL(env.SMTP_URL) : null
  const trust = url ? await trustOf(url.href) : 'cloud'
  return {
    shown: {
      id: 'mail',
      kind: 'mail',
      title: 'Mail server',
      name: null,
      host: url?.host ?? null,
      trust,
      key: url?.username ? 'set' : null,
      off: mail ? null : 'Email is not sent because SMTP_URL is not set. Links for users are shown to you instead.',
    },
    names: ['Mail server'],
    ...(mail && {
      async test(by) {
        if (env.OFFLINE && trust === 'cloud') return offlineTest
        const letter = {
          to: by.email,
          subject: `Test mail from ${env.PRODUCT_NAME}`,
          text: `${env.PRODUCT_NAME} at ${env.PUBLIC_URL} can send email. You requested this test on the Connections page.\n`,
        }
        const isSent = await mail.send(letter, { userId: by.id, runId: null })
        return isSent
          ? answered(`The mail server accepted a test email for ${by.email}. Check that it arrives.`)
          : failed(
              'The mail server did not accept the test email.',
              'Check SMTP_URL (its address, user name and password) and MAIL_FROM.',
            )
      },
    }),
  }
}
