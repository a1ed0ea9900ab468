import { createHmac, timingSafeEqual } from 'node:crypto'
import { CasewrightError } from '@casewright/core'
import type { Database } from '../../platform/db/client.ts'
import type { InstallationSettings } from '../../platform/env/installation.ts'
import type { AccountSettings } from './env.ts'

export type SetupEnv = Pick<AccountSettings, 'SETUP_WORD'> &
  Pick<InstallationSettings, 'HOST' | 'PUBLIC_URL' | 'TRUSTED_PROXY'>

export interface SetupWord {
  /** What the first account of an installation is made with; undefined where it is made without. */
  readonly word: string | undefined
  /** Whether it is asked for now. */
  isAsked(): Promise<boolean>
  /** @throws CasewrightError forbidden where it is asked for and is another one */
  check(given: string | undefined): Promise<void>
}

const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host)

/** Also by a proxy of this machine, which hands on what others ask. */
const isReachedByOthers = ({ HOST, PUBLIC_URL, TRUSTED_PROXY }: SetupEnv) =>
  !isLoopback(HOST) || !isLoopback(new URL(PUBLIC_URL).hostname) || TRUSTED_PROXY > 0

/**
 * Whoever makes the first account is the administrator. Where other machines reach the server, that takes a word that
 * only who runs it can read, in its output or in its settings. It follows from the secret that all web nodes share.
 */
export function createSetupWord(db: Database, env: SetupEnv, authSecret: string): SetupWord {
  const made = () => createHmac('sha256', authSecret).update('casewright setup word').digest('hex').slice(0, 12)
  const word = env.SETUP_WORD ?? (!isReachedByOthers(env) ? undefined : made().replace(/(.{4})(?!$)/g, '$1-'))
  const isAsked = async () =>
    word !== undefined && (await db.selectFrom('person').select('id').limit(1).executeTakeFirst()) === undefined
  return {
    word,
    isAsked,
    async check(given) {
      if (word === undefined || !(await isAsked())) return
      if (given !== undefined && isSame(given.trim(), word)) return
      throw new CasewrightError(
        'forbidden',
        'The first account needs the setup code, which the server prints when it starts. Look in its output.',
      )
    },
  }
}

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((word) => createHmac('sha256', 'compare').update(word).digest())
  return timingSafeEqual(a as Buffer, b as Buffer)
}
