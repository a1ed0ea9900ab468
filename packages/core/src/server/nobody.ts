import type { Law } from '../law.ts'
import type { Web } from '../web.ts'

/** The law where no source is connected: nothing is found, and nobody was asked. */
export const noLaw: Law = {
  search: async () => ({ results: [], total: 0, asked: [] }),
  lookup: async () => ({ authority: null, asked: [] }),
  verify: async (citations) => ({
    checks: citations.map((cited) => ({
      text: typeof cited === 'string' ? cited : cited.citation,
      status: 'unchecked',
      reason: 'No legal source is connected.',
    })),
    asked: [],
  }),
  read: async () => null,
  citing: async () => [],
}

/** The web where nothing is connected. */
export const noWeb: Web = {
  search: async () => ({ results: [], total: 0, asked: [], by: 'feeds' }),
  read: async () => null,
}
