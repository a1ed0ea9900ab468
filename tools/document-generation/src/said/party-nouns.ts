import { nounsOf } from '../reading/role-nouns.ts'

/** What a party is called for its part, and nothing that the other may be called as well. */
export const partyNouns = (role: string): readonly string[] => nounsOf(role).filter((noun) => noun !== 'company')
