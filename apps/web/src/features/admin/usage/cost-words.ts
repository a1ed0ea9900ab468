import type { UsageSum } from '@casewright/api/client'
import { inDollars } from '@casewright/core/client'

/** The cost of a sum, as far as it is known. */
export const costWords = ({
  calls,
  unpriced,
  costMicros,
}: Pick<UsageSum, 'calls' | 'unpriced' | 'costMicros'>): string =>
  unpriced === 0 ? inDollars(costMicros) : unpriced === calls ? 'Not known' : `${inDollars(costMicros)} and more`
