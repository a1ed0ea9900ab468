import type { Template } from '@casewright/templates'
import { isReadApart } from '../reading/asked.ts'

/** What words may be that belong to no field: said beside the matter, taken back, or only the frame of a value. */
export const beside = ['aside', 'undone', 'frame'] as const

/** Who signs is read by rules alone: a label that was never learned would take its part of every likelihood. */
export const labelsOf = (template: Template): string[] => [
  ...template.fields.flatMap(({ name }) => (isReadApart(name, template) ? [] : [name])),
  ...beside,
]

/** The fields that sentences are for, and not a value that stands in one. */
export const passagesOf = ({ fields }: Template): Set<string> =>
  new Set(
    fields.flatMap(({ name, type, term }) =>
      term || (type === 'textarea' && !/Address$|^(?:premises|site|deliveryPlace)$/.test(name)) ? [name] : [],
    ),
  )
