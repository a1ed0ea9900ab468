import type { Template, TemplateField } from '@casewright/templates'

/**
 * The fields of a template that hold prose: text areas that stand as a paragraph, or as a sentence of one. Addresses and
 * lists are none.
 */
export function passagesOf(template: Template): TemplateField[] {
  const words = JSON.stringify(template.parts)
  return template.fields.filter(
    ({ name, type, holds }) =>
      type === 'textarea' &&
      !holds &&
      (words.includes(`"{${name}}"`) || words.includes(`{${name}|sentence}`)) &&
      !isAddress(name, words),
  )
}

/** What stands in lines, as an address does. */
const isAddress = (name: string, words: string): boolean => words.includes(`{${name}|line}`) || /address$/i.test(name)
