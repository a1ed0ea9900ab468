import type { Code } from './code.ts'
import table from './data/codes.json' with { type: 'json' }

/** Codes, registers, session laws and rules. Abbreviations after Free Law Project's Reporters Database, and more. */
export const codes: readonly Code[] = table as Code[]
