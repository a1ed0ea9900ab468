import type { TemplateField } from '@casewright/templates/pages'

/** What half of the width is enough for. */
const isShort = ({ type }: Pick<TemplateField, 'type'>) => type !== 'textarea'

const fillsTheWidth = ({ type }: Pick<TemplateField, 'type'>) => type === 'text' || type === 'textarea'

/** The fields of a section that take the whole width: long ones, and a short one that would stand alone in its row. */
export function wideIn(fields: readonly Pick<TemplateField, 'type' | 'name'>[]): Set<string> {
  const wide = new Set<string>()
  let inRow = 0
  fields.forEach((field, index) => {
    const next = fields[index + 1]
    if (!isShort(field)) {
      wide.add(field.name)
      inRow = 0
    } else if (inRow === 0 && (!next || !isShort(next)) && fillsTheWidth(field)) wide.add(field.name)
    else inRow = (inRow + 1) % 2
  })
  return wide
}
