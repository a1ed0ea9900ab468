import type { Database } from '../../platform/db/client.ts'
import type { AccountSettings } from './env.ts'
import { passwordRules } from './passwords.ts'
import type { SetupWord } from './setup-word.ts'
import type { SingleSignOn } from './single-sign-on/provider.ts'

/** What a visitor has to know to sign in or to make an account; part of `GET /api/about`. */
export const aboutAccounts = async (
  db: Database,
  env: Pick<AccountSettings, 'REGISTRATION'>,
  setup: SetupWord,
  signOn: SingleSignOn | null,
) => ({
  registration: env.REGISTRATION,
  /** While nobody has one, an account can be made whatever `registration` says; it is the administrator's. */
  hasAccounts: (await db.selectFrom('person').select('id').limit(1).executeTakeFirst()) !== undefined,
  /** Whether that account takes the word that the server wrote when it started. */
  needsSetupWord: await setup.isAsked(),
  /** What the firm's own sign-in is called; null where there is none. */
  singleSignOn: signOn?.name ?? null,
  passwordRules,
})
