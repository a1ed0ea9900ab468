import type { Log } from '../log.ts'

/** Who is signed in. */
export interface Person {
  id: string
  name: string
  email: string
  role: 'administrator' | 'member'
}

/** What the middleware leaves for the routes. */
export interface Variables {
  requestId: string
  log: Log
  person: Person | null
}

export interface AppEnv {
  Variables: Variables
}
