import type { RegistryTool } from '@casewright/core/client'
import { Notice } from '@casewright/ui'
import { useNavigate } from 'react-router-dom'
import { unreachable } from '../lib/api.ts'
import { addressOfKept } from './kept-address.ts'
import { useRegistry } from './registry.ts'
import type { Opened } from './use-opened.ts'

/** Why the kept document that the address names is not open here; nothing where it is. */
export function OpenedNotice({ tool, at }: { tool: RegistryTool; at: Opened }) {
  const { tools } = useRegistry()
  const navigate = useNavigate()
  const { opened, error, retry, close } = at
  if (error?.status === 404)
    return (
      <Notice tone="error" title="This document is not here." action={{ label: 'Go on without it', onPress: close }}>
        {error.sentence || 'It does not exist any more, or it is not yours.'}
      </Notice>
    )
  if (error)
    return (
      <Notice tone="error" title="The document could not be opened." action={{ label: 'Try again', onPress: retry }}>
        {error.status === 0 ? unreachable : error.sentence || 'Nothing of it was changed. Try again in a moment.'}
      </Notice>
    )
  if (!opened || opened.tool === tool.id) return null
  const its = tools.find(({ id }) => id === opened.tool)
  return (
    <Notice
      title="This document was made by another tool."
      action={
        its
          ? { label: `Open it in ${its.title}`, onPress: () => void navigate(addressOfKept(its, opened.id)) }
          : { label: 'Go on without it', onPress: close }
      }
    >
      {its ? `“${opened.title}” opens in ${its.title} alone.` : 'Its tool is not installed here any more.'}
    </Notice>
  )
}
