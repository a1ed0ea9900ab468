import type { CourtField } from '../output.ts'

/** How the fields of a case are called, in the order in which they are shown. */
export const courtTitles: Readonly<Record<CourtField['field'], string>> = {
  disposition: 'Disposition',
  holding: 'Holding',
  posture: 'Procedural posture',
  arguments: 'Arguments',
  relief: 'Relief sought',
  deadlines: 'What is due when',
}
