import type { PanelProps } from '@casewright/core/client'
import { Button, CoverageLine, TextField } from '@casewright/ui'
import { ArrowLeft, Download, Save } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { manifest } from '../manifest.ts'
import type { DocumentType } from '../output.ts'
import type { EditedDocument } from './edited.ts'
import { rangesOf } from './editor/ranges.ts'
import { useEditor } from './editor/use-editor.ts'
import { saveText } from './files/save-file.ts'
import type { Made } from './made.ts'
import { MadeFrom } from './made-from.tsx'
import * as css from './preview.css.ts'
import { sheet } from './sheet.css.ts'
import { Tools } from './tools.tsx'
import { wordCount } from './word-count.ts'

export interface PreviewProps {
  made: Made
  /** Of the document; `null` where the type is gone. */
  type: DocumentType | null
  host: PanelProps<typeof manifest>
  /** As the person left it; taken at first sight. */
  edited: EditedDocument | null
  /** Told of every change. */
  onEdited: (document: EditedDocument) => void
  onBack: () => void
}

const attributes = {
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': 'Document text',
  lang: 'en-US',
  spellcheck: 'true',
}

/** The document as a page that can be edited, with what is left to do on it. */
export function Preview({ made, host, edited, onEdited, onBack }: PreviewProps) {
  const end = useRef<HTMLDivElement>(null)
  const [title, setTitle] = useState(edited?.title ?? made.title)
  const [masked, setMasked] = useState(true)
  const [place, editor] = useEditor({
    parts: edited?.parts ?? made.parts,
    attributes,
    onLeave: () => end.current?.focus(),
  })
  const { doc } = editor.state
  const current = (): EditedDocument => ({
    title: title.trim() || made.title,
    parts: [...editor.parts()],
    ...(edited?.keptAs && { keptAs: edited.keptAs }),
  })
  const latest = useRef(current)
  latest.current = current
  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the text or the title changes
  useEffect(() => {
    if (!first.current) onEdited(latest.current())
    first.current = false
  }, [doc, title])

  const hidden = rangesOf(doc, 'sensitive').length > 0
  const words = wordCount(editor.parts())
  return (
    <div className={css.preview}>
      <div className={css.actions}>
        <Button variant="quiet" icon={<ArrowLeft aria-hidden="true" />} onPress={onBack}>
          Back to Edit
        </Button>
        <div className={css.group}>
          <Button
            icon={<Save aria-hidden="true" />}
            onPress={() => {
              onEdited(current())
              host.toast({ title: 'Document saved', description: 'Your changes are kept in this browser.' })
            }}
          >
            Save
          </Button>
          <Button
            variant="primary"
            icon={<Download aria-hidden="true" />}
            onPress={() => {
              saveText(current())
              host.toast({
                title: 'Document downloaded',
                description: 'It is among the files that your browser has downloaded.',
              })
            }}
          >
            Download
          </Button>
        </div>
      </div>
      <div className={css.title}>
        <TextField label="Title" value={title} onChange={setTitle} maxLength={300} />
      </div>
      <h2 className="visually-hidden">{title}</h2>
      <div className={css.desk}>
        <div className={css.bar}>
          <div className={css.tools}>
            <span className={css.count}>{words}</span>
            <Tools editor={editor} masked={hidden ? masked : null} onMask={setMasked} />
          </div>
        </div>
        <div ref={place} className={sheet} data-masked={masked ? '' : undefined} />
      </div>
      <div ref={end} tabIndex={-1} className={css.foot}>
        <MadeFrom made={made} blanks={rangesOf(doc, 'blank').length} />
        <CoverageLine coverage={made.coverage} />
      </div>
    </div>
  )
}
