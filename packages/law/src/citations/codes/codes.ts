import { rules } from './data/rules.ts'
import { sessions } from './data/sessions.ts'
import { statutes } from './data/statutes.ts'
import { type Code, readCodes } from './table.ts'

/** Codes, registers, session laws and rules. Abbreviations after Free Law Project's Reporters Database, and more. */
export const codes: readonly Code[] = [statutes, sessions, rules].flatMap(readCodes)
