import type { Desk } from '../desk.ts'
import type { Teller } from './teller.ts'

/** What a job has of the server. */
export interface Means {
  desk: Desk
  teller: Teller
  signal: AbortSignal
}
