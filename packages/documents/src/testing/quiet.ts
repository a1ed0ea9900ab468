import type { Progress } from '../job.ts'

/** For a reading that nobody watches, and whose turn it always is. */
export const quiet: Progress = { step() {}, turn: async () => {} }
