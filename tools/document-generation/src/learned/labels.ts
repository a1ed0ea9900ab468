import type { Template } from '@casewright/templates'

/** What words may be that belong to no field: said beside the matter, taken back, or only the frame of a value. */
export const beside = ['aside', 'undone', 'frame'] as const

export const labelsOf = ({ fields }: Template): string[] => [...fields.map(({ name }) => name), ...beside]
