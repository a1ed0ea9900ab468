import type { Services } from '../boot.ts'
import { type AccountChange, changeLetter } from '../mail/change-letters.ts'
import type { Person } from '../middleware/variables.ts'
import { behind } from './links/send.ts'

/** Tells whose account it is of a change to it, by mail, behind the answer. Whether it arrives changes nothing. */
export type Tell = (person: Pick<Person, 'id' | 'email'>, change: AccountChange) => void

export const createTell =
  (services: Pick<Services, 'env' | 'inFlight' | 'log' | 'mail'>): Tell =>
  ({ id, email }, change) => {
    const { env, mail } = services
    if (!mail) return
    const place = { productName: env.PRODUCT_NAME, publicUrl: env.PUBLIC_URL }
    const written = changeLetter(change, { to: email, at: new Date(), ...place })
    behind(services, mail.send(written, { userId: id, runId: null }))
  }
