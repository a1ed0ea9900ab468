import type { Jurisdiction } from '../../jurisdictions/jurisdictions.ts'
import type { Edition } from '../../reporters/reporter.ts'
import type { Code } from '../codes/code.ts'
import type { Journal } from '../journals/journals.ts'

/** What an abbreviation may stand for. `written` is the way to write it that this entry was made from. */
export type Entry =
  | { of: 'edition'; edition: Edition; written: string; variation: boolean }
  | { of: 'code'; code: Code; written: string; variation: boolean }
  | { of: 'journal'; journal: Journal; written: string; variation: boolean }
  | { of: 'place'; place: Jurisdiction; written: string; variation: boolean }
