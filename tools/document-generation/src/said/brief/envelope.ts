// What stands on and around a letter.
import type { Unit } from '../reading.ts'
import type { Party } from './party.ts'

/** Who writes, who signs, who reads and for whom it is written, with the places of the notes that say so. */
export interface Envelope {
  sender: Party
  recipient: Party
  client?: string
  greeting?: string
  /** 'By certified mail and email'. */
  sentBy?: string
  /** A lawyer signs it. */
  byLawyer: boolean
  /** What sentences that ask for the paper name. */
  asked: string[]
  places: { start: number; end: number; side: 'sender' | 'recipient' | 'client' | 'greeting' }[]
  /** Units that say nothing else, with what is left to say of them. */
  told: Map<Unit, string>
}
