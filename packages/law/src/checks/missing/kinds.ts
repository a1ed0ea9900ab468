import type { DocumentCheck } from '../check.ts'
import { employment } from './employment.ts'
import { lease } from './lease.ts'
import { nda } from './nda.ts'
import { settlement } from './settlement.ts'

/** What contracts of one kind should have. */
export const ofKinds: readonly DocumentCheck[] = [...nda, ...employment, ...lease, ...settlement]
