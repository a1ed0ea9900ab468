import type { RegistryTool } from '@casewright/core/client'
import { Notice } from '@casewright/ui'
import { useNavigate } from 'react-router-dom'
import { unreachable } from '../../lib/api.ts'
import { addressOfKept } from '../../tools/kept-address.ts'
import { useRegistry } from '../../tools/registry.ts'
import type { Opened } from '../../tools/use-opened.ts'
import * as css from './opened-notice.css.ts'

interface OpenedNoticeProps {
  tool: RegistryTool
  at: Opened
}

/** Why the saved document that the address names is not open here; nothing where it is. */
export function OpenedNotice(props: OpenedNoticeProps) {
  const { error, opened } = props.at
  if (!error && opened?.owner && opened.tool === props.tool.id)
    return (
      <div className={css.notice}>
        <Notice title={`This is ${opened.owner.name}’s document.`}>
          You can see it because you are a member of its matter. If you save it, you get your own copy.
        </Notice>
      </div>
    )
  if (!error && (!opened || opened.tool === props.tool.id)) return null
  return <div className={css.notice}>{error ? <Failed {...props} /> : <Elsewhere {...props} />}</div>
}

function Failed({ at: { error, retry, close } }: OpenedNoticeProps) {
  if (error?.status === 404)
    return (
      <Notice
        tone="error"
        title="This document was not found."
        action={{ label: 'Continue without it', onPress: close }}
      >
        {error.sentence || 'It no longer exists, or it is not yours.'}
      </Notice>
    )
  return (
    <Notice tone="error" title="The document could not be opened." action={{ label: 'Try again', onPress: retry }}>
      {error?.status === 0 ? unreachable : error?.sentence || 'It was not changed. Try again in a moment.'}
    </Notice>
  )
}

function Elsewhere({ at: { opened, close } }: OpenedNoticeProps) {
  const { tools } = useRegistry()
  const navigate = useNavigate()
  const its = tools.find(({ id }) => id === opened?.tool)
  if (!its || !opened)
    return (
      <Notice title="This document cannot be opened." action={{ label: 'Continue without it', onPress: close }}>
        The tool that created it is no longer installed.
      </Notice>
    )
  return (
    <Notice
      title="This document was made by another tool."
      action={{ label: `Open it in ${its.title}`, onPress: () => void navigate(addressOfKept(its, opened.id)) }}
    >
      “{opened.title}” opens in {its.title} alone.
    </Notice>
  )
}
