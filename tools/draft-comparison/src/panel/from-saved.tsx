import { counted, type KeptDocument, type PanelProps } from '@casewright/core/client'
import { Button, Dialog, Notice, Select, Spinner, TextField } from '@casewright/ui'
import { useEffect, useState } from 'react'
import * as css from './panel.css.ts'

interface FromSavedProps {
  /** Which draft it is for. */
  draft: 'older' | 'newer'
  kept: PanelProps['kept']
  onFile: (file: File) => void
}

/** A version of a document in My documents in place of an upload. */
export function FromSaved({ draft, kept, onFile }: FromSavedProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onPress={() => setOpen(true)}>
        Choose the {draft} draft from My documents
      </Button>
      {isOpen && (
        <Dialog isOpen eyebrow="My documents" title={`Choose the ${draft} draft`} onOpenChange={setOpen}>
          <SavedList
            kept={kept}
            onFile={(file) => {
              setOpen(false)
              onFile(file)
            }}
          />
        </Dialog>
      )}
    </>
  )
}

function SavedList({ kept, onFile }: Pick<FromSavedProps, 'kept' | 'onFile'>) {
  const [text, setText] = useState('')
  const [found, setFound] = useState<KeptDocument[] | null>(null)
  const [error, setError] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other words are looked up again.
  useEffect(() => {
    let isLate = false
    kept.find(text).then(
      (documents) => isLate || setFound(documents),
      (cause: Error) => isLate || setError(cause.message),
    )
    return () => {
      isLate = true
    }
  }, [text])
  return (
    <div className={css.saved}>
      {error && (
        <Notice tone="error" title="Your documents could not be loaded.">
          {error}
        </Notice>
      )}
      <TextField label="Search my documents" value={text} onChange={setText} />
      {!found && !error && <Spinner label="Loading your documents..." />}
      {found?.length === 0 && (
        <p className={css.small}>
          {text === ''
            ? 'No document in My documents can be compared yet.'
            : 'No document’s name contains these words.'}
        </p>
      )}
      <ul className={css.list}>
        {found?.map((document) => (
          <Saved key={document.id} document={document} kept={kept} onFile={onFile} onError={setError} />
        ))}
      </ul>
    </div>
  )
}

interface SavedProps extends Pick<FromSavedProps, 'kept' | 'onFile'> {
  document: KeptDocument
  onError: (sentence: string) => void
}

function Saved({ document: { id, title, version: newest }, kept, onFile, onError }: SavedProps) {
  const [version, setVersion] = useState(String(newest))
  const [isBusy, setBusy] = useState(false)
  const choose = () => {
    setBusy(true)
    kept
      .file(id, Number(version))
      .then(onFile, (cause: Error) => onError(cause.message))
      .finally(() => setBusy(false))
  }
  const versions = Array.from({ length: newest }, (_, at) => newest - at)
  return (
    <li className={css.savedLine}>
      <span>
        <b>{title}</b> <span className={css.small}>{counted(newest, 'version')}</span>
      </span>
      <Select
        label={`Version of ${title}`}
        value={version}
        onChange={setVersion}
        options={versions.map((one) => ({ value: String(one), label: `Version ${one}` }))}
      />
      <Button size="small" busy={isBusy} busyLabel="Opening..." onPress={choose} aria-label={`Use this: ${title}`}>
        Use this
      </Button>
    </li>
  )
}
