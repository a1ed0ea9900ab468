import type { SupportOutcome } from './support.ts'

/** How each reads, wherever it is shown. */
export const supportWords: Readonly<Record<SupportOutcome, string>> = {
  supported: 'Supported by these words',
  related: 'Related',
  none: 'No passage found',
  contradicted: 'Contradicted by these words',
}
