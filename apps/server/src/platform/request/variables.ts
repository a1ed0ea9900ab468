import type { SignedInHow } from '../db/schema.ts'
import type { Log } from '../log/log.ts'

/** The signed-in user. */
export interface Person {
  id: string
  name: string
  email: string
  role: 'administrator' | 'member'
}

export const asPerson = (user: { id: string; name: string; email: string; role?: unknown }): Person => ({
  id: user.id,
  name: user.name,
  email: user.email,
  role: user.role === 'administrator' ? 'administrator' : 'member',
})

/** The key by which a program acts for a person. */
export interface Key {
  id: string
  /** The ids of the tools that it may call; `'all'`: every one that there is, now and later. */
  tools: readonly string[] | 'all'
}

/** What the middleware leaves for the routes. */
export interface Variables {
  requestId: string
  /** Of the network, where the request comes from; see `platform/request/address.ts`. */
  address: string
  log: Log
  person: Person | null
  /** Null: the person is there themselves. */
  key: Key | null
  /**
   * Asks again whether the session or key still holds, and the role where an administrator's is needed, for what comes or
   * goes on for a while.
   */
  stillHere(): Promise<boolean>
  /** The same without the role: who has lost it is signed in all the same. */
  stillSignedIn(): Promise<boolean>
  /** The id of the session; null: there is none, or the request came by a key. */
  session: string | null
  /** How the session began; null: by the password, or there is none. */
  how: SignedInHow | null
}

export interface AppEnv {
  Variables: Variables
}
