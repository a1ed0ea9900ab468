import { Notice } from '@casewright/ui'
import { useState } from 'react'
import type { Shown } from '../draft/work.ts'
import type { Types } from '../output.ts'
import { Preview } from '../preview/preview.tsx'
import { EditedHere } from './edited-here.tsx'
import { isGenerated, madeOf } from './generation-of.ts'
import type { Host } from './host.ts'
import { useEdits } from './use-edits.ts'

interface StoredProps {
  host: Host
  types: Types | null
}

/** A document of the history: it can be edited, downloaded and kept; nothing of it changes the history. */
export function StoredDocument({ host, types }: StoredProps) {
  const { run, reset } = host
  const [first] = useState<Shown | null>(() =>
    run && isGenerated(run.output)
      ? { run: run.id, made: madeOf(run.output), edited: null, textMark: null, isOpen: true }
      : null,
  )
  if (first) return <Document host={host} types={types} first={first} />
  return (
    <Notice
      title={run?.error?.message ?? 'This document was not saved.'}
      action={{ label: 'Write a document', onPress: reset }}
    />
  )
}

function Document({ host, types, first }: StoredProps & { first: Shown }) {
  const { made } = first
  const type = types?.types.find(({ id }) => id === made.documentType) ?? null
  const here = useEdits(host, `run:${first.run}`, first, type)
  const [begun] = useState(here.shown.edited)
  return (
    <>
      <h1 className="visually-hidden">{made.title}</h1>
      <EditedHere at={here.at} undo={here.undo} />
      <Preview
        key={here.key}
        made={made}
        type={type}
        host={host}
        edited={here.key === 0 ? begun : null}
        onEdited={here.onEdited}
        onBack={host.reset}
      />
    </>
  )
}
