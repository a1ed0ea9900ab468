import { Notice } from '@casewright/ui'
import { useState } from 'react'
import type { Types } from '../output.ts'
import { Preview } from '../preview/preview.tsx'
import { isGenerated, madeOf } from './generation-of.ts'
import type { Host } from './host.ts'

/** A document of the history: it can be edited, downloaded and kept; nothing of it changes the history. */
export function StoredDocument({ host, types }: { host: Host; types: Types | null }) {
  const output = isGenerated(host.run?.output) ? host.run.output : null
  const [made] = useState(output && madeOf(output))
  if (!made)
    return (
      <Notice
        title={host.run?.error?.message ?? 'Nothing was kept of this document.'}
        action={{ label: 'Write a document', onPress: host.reset }}
      />
    )
  const type = types?.types.find(({ id }) => id === made.documentType) ?? null
  return (
    <>
      <h1 className="visually-hidden">{made.title}</h1>
      <Preview made={made} type={type} host={host} edited={null} onEdited={() => {}} onBack={host.reset} />
    </>
  )
}
