import { CasewrightError } from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'
import { readTemplate, shippedTypes, type Template } from '@casewright/templates'
import type { DocumentType } from '../output.ts'
import { firmTypes } from './firm-types.ts'

export interface KnownType {
  template: Template
  by: DocumentType['by']
}

let shipped: KnownType[] | undefined
const shippedOnes = () => {
  shipped ??= shippedTypes
    .flatMap((source) => readTemplate(source).template ?? [])
    .map((template) => ({ template, by: 'casewright' }))
  return shipped
}

/** All types of document: those that are shipped, one of the firm's in the place of its namesake, then the firm's others. */
export async function allTypes(firm: ToolContext['firm']): Promise<{ types: KnownType[]; problems: string[] }> {
  const { templates, problems } = await firmTypes(firm)
  const own = new Map(templates.map((template) => [template.id, { template, by: 'firm' } as const]))
  const first = shippedOnes().map((type): KnownType => own.get(type.template.id) ?? type)
  const ids = new Set(first.map(({ template }) => template.id))
  return { types: [...first, ...[...own.values()].filter(({ template }) => !ids.has(template.id))], problems }
}

/** @throws CasewrightError 'bad-input' where there is no such type */
export async function typeOf(firm: ToolContext['firm'], id: string): Promise<KnownType> {
  const { types } = await allTypes(firm)
  const type = types.find(({ template }) => template.id === id)
  if (!type) throw new CasewrightError('bad-input', 'This document type does not exist. Choose one from the list.')
  return type
}

/** A type as the page gets it: without its parts. */
export const asOffered = ({ template, by }: KnownType): DocumentType => {
  const { id, title, tab, description, form, fields } = template
  return { id, title, tab, description, form, fields, by }
}
