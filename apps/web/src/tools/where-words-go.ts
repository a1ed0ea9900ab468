import type { RegistryTool } from '@casewright/core/client'

/** The model of this installation, as the registry tells it. */
export interface ModelInUse {
  provider: string
  name: string
  trust: 'local' | 'cloud'
}

/** Who reads what is given to a tool, in one sentence; the link to the page 'Privacy' stands after it. */
export function whereItGoes(model: ModelInUse | null, tool: Pick<RegistryTool, 'model'>): string {
  if (tool.model === 'never')
    return 'No language model takes part in this tool. What it asks legal sources is listed under'
  if (!model) return 'No language model is connected. What a tool asks legal sources or the web is listed under'
  return model.trust === 'local'
    ? `The language model (${model.name}) runs inside this network: what it reads stays there.`
    : `What you give to a tool is sent to ${model.provider}, a cloud service, after some personal data is replaced.`
}
