import type { KeptDocument } from '@casewright/core/client'
import { Button, TextField } from '@casewright/ui'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '../../lib/api.ts'
import * as css from './documents.css.ts'
import { useRename } from './use-changes.ts'

/** The name of a document, to be changed where it stands: Enter saves, Escape leaves it. */
export function RenameForm({ document, onClose }: { document: KeptDocument; onClose: () => void }) {
  const rename = useRename()
  const [title, setTitle] = useState(document.title)
  const [error, setError] = useState<string>()
  const save = (event: FormEvent) => {
    event.preventDefault()
    const given = title.trim()
    if (given === document.title) return onClose()
    if (!given) return setError('Enter a name for the document.')
    rename.mutate(
      { id: document.id, title: given },
      { onSuccess: onClose, onError: (cause) => setError(sentenceOf(cause, cause.message)) },
    )
  }
  return (
    <form noValidate className={css.rename} onSubmit={save}>
      <TextField
        autoFocus
        label="Name"
        value={title}
        maxLength={300}
        error={error}
        onFocus={({ target }) => (target as HTMLInputElement).select()}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
        onChange={(typed) => {
          setTitle(typed)
          setError(undefined)
        }}
      />
      <div className={css.buttons}>
        <Button type="submit" size="small" variant="primary" busy={rename.isPending} busyLabel="Saving...">
          Save
        </Button>
        <Button size="small" variant="quiet" onPress={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
