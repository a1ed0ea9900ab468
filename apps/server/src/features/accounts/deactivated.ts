import { CasewrightError } from '@casewright/core'
import { APIError } from 'better-auth/api'
import type { Database } from '../../platform/db/client.ts'

export const deactivatedSentence = 'This account is deactivated. Contact your administrator.'

const code = 'DEACTIVATED'

/** Lets a session begin for who is active, by whatever they signed in. @throws APIError which `refuseDeactivated` knows */
export async function admitActive(db: Database, personId: string): Promise<void> {
  const person = await db.selectFrom('person').select('deactivatedAt').where('id', '=', personId).executeTakeFirst()
  if (person?.deactivatedAt) throw new APIError('FORBIDDEN', { code, message: deactivatedSentence })
}

/** Says so to whoever brought the right password; with a wrong one nobody comes this far. @throws CasewrightError */
export function refuseDeactivated(error: APIError): void {
  if (error.body?.code === code) throw new CasewrightError('forbidden', deactivatedSentence)
}

/** What begins a session, with its refusal of who was deactivated in words. @throws CasewrightError */
export const admitted = <T>(beginning: Promise<T>): Promise<T> =>
  beginning.catch((error: unknown) => {
    if (error instanceof APIError) refuseDeactivated(error)
    throw error
  })
