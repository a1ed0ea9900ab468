import type { DocumentCheck } from '../check.ts'
import { business } from './business.ts'
import { ending } from './ending.ts'
import { formation } from './formation.ts'
import { general } from './general.ts'
import { ofKinds } from './kinds.ts'
import { risk } from './risk.ts'

/** Checks that a contract has what it should have. */
export const missingChecks: readonly DocumentCheck[] = [
  ...formation,
  ...general,
  ...ending,
  ...risk,
  ...business,
  ...ofKinds,
]
