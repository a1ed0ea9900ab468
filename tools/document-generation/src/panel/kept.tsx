import type { OpenedDocument } from '@casewright/core/client'
import { Notice } from '@casewright/ui'
import { useState } from 'react'
import { emptyWork } from '../draft/work.ts'
import type { Types } from '../output.ts'
import { Preview } from '../preview/preview.tsx'
import type { Host } from './host.ts'
import { shownOf } from './kept-document.ts'
import * as css from './panel.css.ts'
import { Trail } from './trail.tsx'

interface KeptProps {
  host: Host
  opened: OpenedDocument
  types: Types
}

/** A document of 'My documents', straight in the preview. */
export function Kept({ host, opened, types }: KeptProps) {
  const [first] = useState(() => shownOf(opened))
  const [shown, setShown] = useState(first)
  if (!first || !shown)
    return (
      <div className={css.page}>
        <Notice
          tone="error"
          title={`“${opened.title}” cannot be opened here.`}
          action={{ label: 'Write a document', onPress: host.kept.close }}
        >
          It was not kept by this page. It stands in My documents as it is.
        </Notice>
      </div>
    )
  const { made } = first
  const type = types.types.find(({ id }) => id === made.documentType) ?? null
  const work = { ...emptyWork(type?.tab ?? ''), type: made.documentType }
  return (
    <div className={css.page}>
      <Trail work={work} type={type} run={null} pending={false} open={shown} />
      <div className={css.work}>
        <h1 className="visually-hidden">{opened.title}</h1>
        <Preview
          made={made}
          type={type}
          host={host}
          edited={first.edited}
          onEdited={(edited) => setShown({ ...shown, edited })}
          onBack={host.kept.close}
        />
      </div>
    </div>
  )
}
