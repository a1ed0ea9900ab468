import type { ModelInUse } from '@casewright/api/client'
import type { RegistryTool } from '@casewright/core/client'

/**
 * Who reads what is given to a tool, in one sentence; the link to the page 'Privacy' stands after it.
 * @param keptHere the matter in which the person works is kept on this server
 */
export function whereItGoes(
  model: ModelInUse | null,
  tool: Pick<RegistryTool, 'model'> & Partial<Pick<RegistryTool, 'actions'>>,
  keptHere = false,
): string {
  if (tool.model === 'never')
    return 'This tool does not use a language model. Its requests to legal sources are listed under'
  if (keptHere && model?.trust === 'cloud')
    return `This matter is kept on this server, so ${model.provider} is not asked. Requests to legal sources and the web are listed under`
  if (!model) return 'No language model is connected. Requests to legal sources and the web are listed under'
  if (Object.values(tool.actions ?? {}).some((action) => action.model === 'never'))
    return model.trust === 'local'
      ? `A language model reads this only if you ask for its opinion. It (${model.name}) runs inside this network, and what it reads stays there.`
      : `A language model reads this only if you ask for its opinion. Then parts of it are sent to ${model.provider}, a cloud service, after some personal data is replaced.`
  return model.trust === 'local'
    ? `The language model (${model.name}) runs inside this network, and what it reads stays there.`
    : `What you enter is sent to ${model.provider}, a cloud service, after some personal data is replaced.`
}
