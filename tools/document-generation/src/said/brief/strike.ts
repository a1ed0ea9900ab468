// A stretch of notes that is not read, or as something else.
import type { Edit } from '../edits.ts'

export const strike = ({ start, end }: { start: number; end: number }, why: Edit['why'], as = ''): Edit => ({
  start,
  end,
  as,
  why,
})
