import type { Assessment } from '../output.ts'
import made from './assessments.json' with { type: 'json' }

/** What the tool itself says of the cases beside this file; `assessments.test.ts` holds them to it. */
export const { contract, withModel, defense, unscored } = made as unknown as Record<
  'contract' | 'withModel' | 'defense' | 'unscored',
  Assessment
>
