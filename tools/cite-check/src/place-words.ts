import type { CheckedCitation } from './output.ts'

/** Where a citation is in the file: 'p. 6, l. 14', 'l. 14', 'para. 12'. Empty: it is not known. */
export function placeWords({ anchor, where = {} }: Pick<CheckedCitation, 'anchor' | 'where'>): string {
  const page = where.page ?? anchor.page
  const { line, paragraph } = where
  return [page && `p. ${page}`, line && `l. ${line}`, !page && paragraph && `para. ${paragraph}`]
    .filter(Boolean)
    .join(', ')
}
