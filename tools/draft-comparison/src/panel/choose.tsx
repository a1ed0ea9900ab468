import type { PanelProps } from '@casewright/core/client'
import { Button, DropZone, RunStatus } from '@casewright/ui'
import { useState } from 'react'
import type { manifest } from '../manifest.ts'
import { FromSaved } from './from-saved.tsx'
import * as css from './panel.css.ts'

const rule = { accept: ['.doc', '.docx', '.pdf', '.txt'], maxBytes: 10 * 1024 * 1024 }
const hint = 'Word (.doc, .docx), PDF or text (.txt), max 10MB'

interface DraftProps extends Pick<PanelProps<typeof manifest>, 'kept'> {
  which: 'older' | 'newer'
  file: File | null
  onFile(file: File | null): void
  onReject(rejection: { title: string; description: string }): void
}

function OneDraft({ which, file, onFile, onReject, kept }: DraftProps) {
  return (
    <section aria-labelledby={`${which}-draft`}>
      <h2 id={`${which}-draft`}>{which === 'older' ? 'Older draft' : 'Newer draft'}</h2>
      <DropZone
        {...rule}
        title={`Drop the ${which} draft here`}
        hint={hint}
        buttonLabel={`Choose the ${which} draft`}
        file={file}
        onFile={onFile}
        onReject={onReject}
      />
      <FromSaved draft={which} kept={kept} onFile={onFile} />
    </section>
  )
}

/** Two drafts are chosen, the older first. */
export function Choose({ run, stored, start, reset, toast, kept }: PanelProps<typeof manifest>) {
  const [older, setOlder] = useState<File | null>(null)
  const [newer, setNewer] = useState<File | null>(null)
  const onReject = (rejection: { title: string; description: string }) => toast({ ...rejection, destructive: true })
  return (
    <section className={css.page} aria-labelledby="compare">
      <h1 id="compare">{stored ? run?.label : 'Compare Drafts'}</h1>
      {!stored && (
        <p className={css.lead}>
          Upload two drafts of a document, or choose versions from My documents. You see what moved, which numbers,
          names and definitions changed, and what changed in each clause, and you can download a redline.
        </p>
      )}
      <RunStatus
        run={run}
        afterError={{ failed: 'Neither file was changed.', cancelled: 'The comparison was not saved.' }}
      />
      {!stored && (
        <>
          <div className={css.pair}>
            <OneDraft which="older" file={older} onFile={setOlder} onReject={onReject} kept={kept} />
            <OneDraft which="newer" file={newer} onFile={setNewer} onReject={onReject} kept={kept} />
          </div>
          <p className={css.small}>
            If the older draft is a .docx, the redline is that file with tracked changes. Of any other file it is the
            text, typed again.
          </p>
          <div>
            <Button
              variant="primary"
              isDisabled={!older || !newer}
              onPress={() => older && newer && start('compare', {}, { files: [older, newer] })}
            >
              Compare the drafts
            </Button>
          </div>
        </>
      )}
      {stored && !run?.error && <Button onPress={reset}>Compare two drafts</Button>}
    </section>
  )
}
