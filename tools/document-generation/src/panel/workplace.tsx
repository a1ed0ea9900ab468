import { Button } from '@casewright/ui'
import { useState } from 'react'
import { markOf } from '../draft/work.ts'
import { localToday } from '../form/local-today.ts'
import { useKnown } from '../office/use-known.ts'
import type { Types } from '../output.ts'
import { Preview } from '../preview/preview.tsx'
import { useReading } from '../text/use-reading.ts'
import { Anew } from './anew.tsx'
import { DraftLines } from './draft-lines.tsx'
import { Generating } from './generating.tsx'
import { generationOf } from './generation-of.ts'
import type { Host } from './host.ts'
import { Input, LastRun } from './input.tsx'
import { missingInformation } from './missing-information.ts'
import * as css from './panel.css.ts'
import { Trail } from './trail.tsx'
import { useDraft } from './use-draft.ts'
import { useRun } from './use-run.ts'
import { useWork } from './use-work.ts'

/** The steps, and the input or what was made of it. */
export function Workplace({ host, types }: { host: Host; types: Types }) {
  const at = useWork(host)
  const { work, change } = at
  const type = types.types.find(({ id, tab }) => id === work.type && tab === work.tab) ?? null
  const read = useReading(host, work.method === 'manual' ? null : work.type, work.text)
  const known = useKnown(host, work.method === 'manual' && type?.form ? type.id : null)
  const [isAsking, ask] = useState(false)
  useDraft(host, at, types, read)
  useRun(host, at)
  const { run, pending } = host
  const { shown } = work
  const open = shown?.isOpen && !pending ? shown : null

  const start = () => {
    ask(false)
    if (type) host.start('generate', generationOf(work, type, localToday(), known))
  }
  const generate = () => {
    const missing = work.method && missingInformation(work.method, type?.id ?? null, work.text)
    if (missing) host.toast({ title: 'Missing information', description: missing, destructive: true })
    else if (shown?.edited) ask(true)
    else start()
  }
  const show = (isOpen: boolean) => change(({ shown: now }) => ({ shown: now && { ...now, isOpen } }))
  return (
    <div className={css.page}>
      <Trail work={work} type={type} run={run} pending={pending} open={open} />
      <div className={css.work}>
        {run && pending ? (
          <Generating run={run} type={type} onCancel={host.cancel} />
        ) : open ? (
          <>
            <h1 className="visually-hidden">Preview</h1>
            <DraftLines at={at} types={types.types} />
            <Preview
              key={open.run}
              made={open.made}
              type={types.types.find(({ id }) => id === open.made.documentType) ?? null}
              host={host}
              edited={open.edited}
              text={open.textMark === markOf(work.text) ? work.text : null}
              onEdited={(edited) => change(({ shown: now }) => ({ shown: now && { ...now, edited } }))}
              onBack={() => show(false)}
            />
          </>
        ) : (
          <>
            <DraftLines at={at} types={types.types} />
            <LastRun run={run} pending={pending} />
            {shown && (
              <div className={css.lines}>
                <div className={css.line}>
                  <p className={css.lineWords}>{shown.edited?.title ?? shown.made.title} is still there.</p>
                  <Button variant="quiet" size="small" onPress={() => show(true)}>
                    Back to the document
                  </Button>
                </div>
              </div>
            )}
            <Input host={host} types={types} type={type} at={at} read={read} known={known} onGenerate={generate} />
          </>
        )}
      </div>
      <Anew isOpen={isAsking} onClose={() => ask(false)} onGenerate={start} />
    </div>
  )
}
