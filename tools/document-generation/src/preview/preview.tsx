import type { PanelProps } from '@casewright/core/client'
import { CoverageLine } from '@casewright/ui'
import { useRef, useState } from 'react'
import type { manifest } from '../manifest.ts'
import type { DocumentType } from '../output.ts'
import { Actions } from './actions.tsx'
import type { EditedDocument } from './edited.ts'
import { blanksOf, doubtsOf, goTo } from './editor/places.ts'
import { rangesOf } from './editor/ranges.ts'
import { BeforeDownload } from './files/before-download.tsx'
import { useDownload } from './files/use-download.ts'
import { Conflict } from './keep/conflict.tsx'
import { Leave } from './keep/leave.tsx'
import { useKeep } from './keep/use-keep.ts'
import { useUnkept } from './keep/use-unkept.ts'
import type { Made } from './made.ts'
import { MadeFrom } from './made-from.tsx'
import * as css from './preview.css.ts'
import { Review, type Reviewed } from './review/review.tsx'
import { sheet } from './sheet.css.ts'
import { Title } from './title.tsx'
import { Tools } from './tools.tsx'
import { useDocument } from './use-document.ts'
import { wordCount } from './word-count.ts'

export interface PreviewProps {
  /** Taken at first sight, as `edited` is: another document needs another `key`. */
  made: Made
  /** Of the document; `null` where the type is gone. */
  type: DocumentType | null
  host: PanelProps<typeof manifest>
  /** As the person left it. */
  edited: EditedDocument | null
  /** The text that was spoken or pasted: what was taken from it is shown with its words. */
  text?: string | null
  /** Told of every change. */
  onEdited: (document: EditedDocument) => void
  onBack: () => void
}

const saved = {
  here: 'Your changes are kept in this browser.',
  notYet: 'It stays as it is while this page is open; keep it in My documents to go on later.',
}

/** The document as a page that can be edited, with what is left to do on it. */
export function Preview({ made, type, host, edited, text = null, onEdited, onBack }: PreviewProps) {
  const end = useRef<HTMLDivElement>(null)
  const [masked, setMasked] = useState(true)
  const [open, setOpen] = useState<Reviewed | null>(null)
  const bar = useRef<HTMLDivElement>(null)
  const document = useDocument({
    made,
    type,
    edited,
    onEdited,
    onLeave: () => end.current?.focus(),
    top: () => bar.current?.getBoundingClientRect().bottom ?? 0,
  })
  const { editor, place, title, current } = document
  const { doc } = editor.state
  const blanks = blanksOf(doc)
  const doubts = doubtsOf(doc)
  const isRemembered = !host.stored && host.kept.opened === null
  const unkept = useUnkept(document, isRemembered)
  const keep = useKeep(host, made, current, (as) => {
    unkept.kept()
    document.setKeptAs(as)
  })
  const downloading = useDownload(host, current, blanks.length + doubts.length === 0)

  const save = () => {
    onEdited(current())
    host.toast({ title: 'Document saved', description: isRemembered ? saved.here : saved.notYet })
  }
  const fix = () => {
    downloading.close()
    const first = blanks[0]?.places[0] ?? doubts[0]?.place
    if (!first) return
    setOpen(blanks.length > 0 ? 'blanks' : 'doubts')
    // Once the dialog has given the focus back.
    setTimeout(() => editor.select(goTo(first)), 50)
  }
  return (
    <div className={css.preview}>
      <Actions
        keep={keep}
        isKept={document.keptAs !== undefined}
        downloading={downloading}
        onBack={() => (unkept.isLost ? unkept.ask(true) : onBack())}
        onSave={save}
      />
      <h2 className="visually-hidden">{title}</h2>
      <div className={css.desk}>
        <div ref={bar} className={css.bar}>
          <Title title={title} onChange={document.setTitle} />
          <Review
            made={made}
            type={type}
            host={host}
            document={document}
            blanks={blanks}
            doubts={doubts}
            text={text}
            masked={masked}
            open={open}
            onOpen={setOpen}
          >
            <div className={css.tools}>
              <span className={css.count}>{wordCount(editor.parts())}</span>
              <Tools
                editor={editor}
                masked={rangesOf(doc, 'sensitive').length > 0 ? masked : null}
                onMask={setMasked}
              />
            </div>
          </Review>
        </div>
        <div ref={place} className={sheet} data-masked={masked ? '' : undefined} />
      </div>
      <div ref={end} tabIndex={-1} className={css.foot}>
        <MadeFrom made={made} blanks={blanks.length} doubts={doubts.length} />
        <CoverageLine coverage={made.coverage} />
      </div>
      <BeforeDownload
        blanks={blanks}
        doubts={doubts}
        isOpen={downloading.asked !== null}
        onClose={downloading.close}
        onDownload={() => downloading.download(downloading.asked ?? 'txt')}
        onFix={fix}
      />
      <Leave unkept={unkept} onLeave={onBack} />
      <Conflict keep={keep} id={document.keptAs?.id} />
    </div>
  )
}
