import { bargainTellings } from './bargains.ts'
import { loanTellings } from './loans.ts'
import { peaceTellings } from './peace.ts'
import { rightTellings } from './rights.ts'
import { secretTellings } from './secrets.ts'
import { sideTellings } from './sides.ts'
import type { Telling } from './telling.ts'
import { workTellings } from './work.ts'

/** By the id of a check: further ways to say what it finds, which need neither its words nor their order. */
export const tellings: Readonly<Record<string, readonly Telling[]>> = {
  ...bargainTellings,
  ...loanTellings,
  ...peaceTellings,
  ...rightTellings,
  ...secretTellings,
  ...sideTellings,
  ...workTellings,
}
