import { CasewrightError, type PanelProps } from '@casewright/core/client'
import { useState } from 'react'
import type { EditedDocument } from '../edited.ts'
import type { Made } from '../made.ts'

type KeptAs = NonNullable<EditedDocument['keptAs']>

export interface Keep {
  state: 'idle' | 'busy' | 'conflict'
  error: string | null
  /** Keeps it: as a further version of what it is kept as, or as a new document. */
  save(as?: 'new'): Promise<void>
  /** The person looks at it later. */
  close(): void
}

/** Keeping the document at the server, with its versions. */
export function useKeep(
  { kept, toast }: Pick<PanelProps, 'kept' | 'toast'>,
  made: Made,
  current: () => EditedDocument,
  onKept: (as: KeptAs) => void,
): Keep {
  const [state, setState] = useState<Keep['state']>('idle')
  const [error, setError] = useState<string | null>(null)
  return {
    state,
    error,
    close: () => setState('idle'),
    async save(as) {
      const { title, parts, keptAs } = current()
      setState('busy')
      setError(null)
      try {
        // The content is plain JSON.
        const content = JSON.parse(JSON.stringify({ documentType: made.documentType, made, edited: { title, parts } }))
        const { id, version } = await kept.save({ title, content }, as === 'new' ? undefined : keptAs)
        onKept({ id, seen: version })
        setState('idle')
        toast({
          title: version === 1 ? 'Saved to My documents' : `Version ${version} kept`,
          description: 'You find it in My documents, with all of its versions.',
        })
      } catch (reason) {
        const told = CasewrightError.isInstance(reason)
        setState(told && reason.code === 'conflict' ? 'conflict' : 'idle')
        if (!told) setError('The document could not be saved. It is still here; try again.')
        else if (reason.code !== 'conflict') setError(reason.message)
      }
    },
  }
}
