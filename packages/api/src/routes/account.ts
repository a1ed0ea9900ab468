import type { OfficeProfile } from '@casewright/core'
import type { PublicContent } from '../content.ts'
import type { Factors, SecondStep, SignInActivity } from '../factors.ts'
import type { IdleTime } from '../installation-settings.ts'
import type { LinkAbout, StillOpen } from '../people.ts'
import type { OwnUsage } from '../usage.ts'
import type { About, ApiKey, NewKey, OpenSession, Privacy, User } from './shapes.ts'

interface Confirmed {
  password: string
}

/** Codes that are shown only once; null if the user already has some. */
interface NewCodes {
  backupCodes: string[] | null
}

/** The user's account, signing in, and the user's own data. */
export interface AccountRoutes {
  'GET /api/about': { answer: About }
  'GET /api/content': { answer: PublicContent }
  'GET /api/user': { answer: User }
  'POST /api/login': { body: { email: string; password: string }; answer: User }
  'POST /api/register': { body: { email: string; password: string; name: string; setupWord?: string }; answer: User }
  'POST /api/logout': object

  'POST /api/links/look': { body: { token: string }; answer: LinkAbout }
  'POST /api/links/accept': { body: { token: string; name: string; password: string }; answer: User }
  'POST /api/links/password': { body: { token: string; password: string; keepKeys: boolean }; answer: StillOpen }
  'POST /api/links/email': { body: { token: string } }
  'POST /api/links/forgotten': { body: { email: string } }
  'POST /api/links/confirmation': object

  'GET /api/factors': { answer: Factors }
  'GET /api/factors/sign-in': { answer: { steps: SecondStep[] } }
  'POST /api/factors/sign-in': { body: { code: string }; answer: User }
  'POST /api/factors/sign-in/passkey/options': { answer: unknown }
  'POST /api/factors/sign-in/passkey': { body: { response: unknown }; answer: User }
  'POST /api/factors/app': { body: Confirmed; answer: { uri: string; secret: string } }
  'POST /api/factors/app/confirm': { body: { code: string }; answer: NewCodes }
  'POST /api/factors/app/off': { body: { password: string; code: string } }
  'POST /api/factors/backup-codes': { body: Confirmed; answer: { backupCodes: string[] } }
  'POST /api/factors/passkeys/options': { body: Confirmed; answer: unknown }
  'POST /api/factors/passkeys': { body: { name: string; response: unknown }; answer: NewCodes }
  'PATCH /api/factors/passkeys/:id': { body: { name: string } }
  'POST /api/factors/passkeys/:id/remove': { body: Confirmed }
  /** For administrators: resets another user's second factors. */
  'POST /api/factors/reset/:personId': { body: Confirmed; answer: { removed: number } }

  'GET /api/account': {
    answer: User & {
      /** True if deleting the account would leave other users without an administrator. */
      onlyAdministrator: boolean
      /** Whether the user confirmed the email address by a link; null: no mail is set up. */
      emailConfirmed: boolean | null
    }
  }
  'PUT /api/account': { body: { name: string }; answer: User }
  'POST /api/account/email': { body: { email: string; password: string }; answer: User }
  'POST /api/account/password': { body: { currentPassword: string; newPassword: string; revokeKeys: boolean } }
  'POST /api/account/erase': { body: Confirmed }
  'GET /api/account/activity': { query: { before: number | null }; answer: SignInActivity }
  'GET /api/account/idle': { answer: IdleTime }
  'POST /api/account/idle': { answer: IdleTime }
  'GET /api/account/sessions': { answer: OpenSession[] }
  'DELETE /api/account/sessions': object
  'DELETE /api/account/sessions/:id': object
  'GET /api/account/keys': { answer: ApiKey[] }
  'POST /api/account/keys': { body: NewKey; answer: { name: string | null; key: string } }
  'DELETE /api/account/keys/:id': object

  'GET /api/privacy': { query: { before: number | null }; answer: Privacy }
  'PUT /api/privacy/names': { body: { names: string[] }; answer: { names: string[] } }
  'GET /api/usage': { answer: OwnUsage }
  'GET /api/office-profile': { answer: OfficeProfile }
  'PUT /api/office-profile': { body: OfficeProfile; answer: OfficeProfile }
}
