import { type MadeDocument, makeDocument, readTemplate, shippedTypes, type Template, type Values } from '@casewright/templates'

const templates = new Map(shippedTypes.map((source) => [source.id, readTemplate(source).template as Template]))

/** A document of a shipped type, made on a day that stays the same. */
export const made = (id: string, values: Values = {}): MadeDocument =>
  makeDocument(templates.get(id) as Template, { ...values, today: '2026-11-21' })

/** Words in their order, whatever their case and however they are set out: bullets, rules, the colon after a label. */
export const wordsIn = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[_:•\s-]+/g, ' ')
    .trim()
