import type { OpenedDocument } from '@casewright/core/client'
import { Notice } from '@casewright/ui'
import { useState } from 'react'
import { emptyWork, type Shown } from '../draft/work.ts'
import type { Types } from '../output.ts'
import { Preview } from '../preview/preview.tsx'
import { EditedHere } from './edited-here.tsx'
import type { Host } from './host.ts'
import { shownOf } from './kept-document.ts'
import * as css from './panel.css.ts'
import { Trail } from './trail.tsx'
import { useEdits } from './use-edits.ts'

interface KeptProps {
  host: Host
  opened: OpenedDocument
  types: Types
}

/** A document of 'My documents', straight in the preview. */
export function Kept(props: KeptProps) {
  const { host, opened } = props
  const [first] = useState(() => shownOf(opened))
  if (first) return <KeptDocument {...props} first={first} />
  return (
    <div className={css.page}>
      <Notice
        tone="error"
        title={`“${opened.title}” cannot be opened here.`}
        action={{ label: 'Write a document', onPress: host.kept.close }}
      >
        This page did not save it. The version in My documents is unchanged.
      </Notice>
    </div>
  )
}

function KeptDocument({ host, opened, types, first }: KeptProps & { first: Shown }) {
  const { made } = first
  const type = types.types.find(({ id }) => id === made.documentType) ?? null
  const here = useEdits(host, `kept:${opened.id}:${opened.shown}`, first, type)
  const [begun] = useState(here.shown.edited)
  const work = { ...emptyWork(type?.tab ?? ''), type: made.documentType }
  return (
    <div className={css.page}>
      <Trail work={work} type={type} run={null} pending={false} open={here.shown} />
      <div className={css.work}>
        <h1 className="visually-hidden">{opened.title}</h1>
        <EditedHere at={here.at} undo={here.undo} />
        <Preview
          key={here.key}
          made={made}
          type={type}
          host={host}
          edited={here.key === 0 ? begun : first.edited}
          onEdited={here.onEdited}
          onBack={host.kept.close}
        />
      </div>
    </div>
  )
}
