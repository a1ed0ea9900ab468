import type { Assessment } from '../output.ts'

/** What a bar did to the index: it set it, or moved it where it can still be cured. */
export const barWords = ({ bars = [] }: Pick<Assessment, 'bars'>): string =>
  bars.every(({ holds, curable }) => !holds || curable !== undefined)
    ? 'A bar that can still be cured moved it'
    : 'It is set by the bar'
