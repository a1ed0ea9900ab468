import type { JsonSchema, RegistryTool } from '@casewright/core/client'

interface Choice {
  value: string
  label: string
  of?: string[]
}

const isChoice = (one: unknown): one is Choice =>
  typeof (one as Choice | null)?.value === 'string' && typeof (one as Choice).label === 'string'

/** The list that the manifest gives for a field. */
function choicesOf(tool: RegistryTool, field: string): Choice[] {
  const properties = tool.actions.search?.input.properties as Record<string, JsonSchema> | undefined
  const choices = properties?.[field]?.choices
  return Array.isArray(choices) ? choices.filter(isChoice) : []
}

const any = (label: string) => ({ value: '', label })

export const jurisdictionsOf = (tool: RegistryTool) => [any('Any jurisdiction'), ...choicesOf(tool, 'jurisdiction')]

/** The codes and sets of rules that can be looked in first. */
export const codesOf = (tool: RegistryTool) => [any('Any code'), ...choicesOf(tool, 'scoped')]

/** The courts of a jurisdiction, with the federal ones that sit there; with none chosen, the federal courts of appeal. */
export function courtsOf(tool: RegistryTool, jurisdiction: string) {
  const courts = choicesOf(tool, 'court').filter(({ of = [], label }) =>
    jurisdiction ? of.includes(jurisdiction) : of.includes('us') && !label.startsWith('U.S. District Court'),
  )
  return [any('Any court'), ...courts]
}
