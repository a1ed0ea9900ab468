import type { Evidence } from '../evidence.ts'
import { factorsOf } from '../factors/index.ts'
import { jurisdictionIn } from '../reading/jurisdiction.ts'
import type { Weigh } from '../written.ts'
import { countedOf } from './points.ts'

/**
 * The published weights for facts that a model reads: what the factor would count had the description told it in our
 * words. One that the index has already counts nothing more.
 */
export function weighFor({ asked, factors, isUsual }: Pick<Evidence, 'asked' | 'factors' | 'isUsual'>): Weigh {
  const code = jurisdictionIn(asked.jurisdiction ?? '')?.code ?? null
  return (id) => {
    const factor = factorsOf(asked.caseType).find((one) => one.id === id)
    if (!factor) return null
    if (factors.some((one) => one.id === id)) return 0
    const whose = typeof factor.points === 'number' ? undefined : factor.points.unnamed
    return countedOf({ factor, stance: 'said', spans: [], ...(whose && { whose }) }, isUsual, code).points
  }
}
