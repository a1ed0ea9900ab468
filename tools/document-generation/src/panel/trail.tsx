import { counted } from '@casewright/core/client'
import { formatSeconds, Stepper } from '@casewright/ui'
import type { Shown, Work } from '../draft/work.ts'
import type { DocumentType } from '../output.ts'
import type { Host } from './host.ts'
import { titleOfMethod } from './method-choice.tsx'
import * as css from './panel.css.ts'

interface TrailProps {
  work: Work
  type: DocumentType | null
  run: Host['run']
  pending: boolean
  /** The document that is open in the preview. */
  open: Shown | null
}

function madeIn(run: Host['run'], { made, run: id }: Shown): string {
  const verb = made.written ? 'Drafted' : 'Made'
  const timed = run?.id === id && run.startedAt && run.endedAt
  return timed ? `${verb} in ${formatSeconds(Date.parse(timed) - Date.parse(run.startedAt ?? timed))}` : verb
}

function blanksOf({ made, edited }: Shown): string {
  const blanks = new Set(
    edited
      ? edited.parts.flatMap((part) => JSON.stringify(part).match(/"blank":"[^"]*"/g) ?? [])
      : made.missing.map(({ field }) => field),
  ).size
  return blanks === 0 ? 'No blanks left' : `${counted(blanks, 'blank')} to fill`
}

/** The four steps: which are done, which is at hand. */
export function Trail({ work, type, run, pending, open }: TrailProps) {
  const asked = type?.fields.filter((field) => field.asked).length ?? 0
  const method = work.method && titleOfMethod(work.method)
  const current = open ? 3 : pending ? 2 : work.type ? 1 : 0
  return (
    <div className={css.trail}>
      <Stepper
        label="Steps of the document"
        current={current}
        steps={[
          { title: 'Document type', detail: type?.title },
          {
            title: 'Input method',
            detail: method
              ? open && work.method === 'manual'
                ? `${method}, ${counted(asked, 'field')}`
                : method
              : undefined,
          },
          { title: 'Generate', detail: open ? madeIn(run, open) : pending ? 'In progress' : undefined },
          { title: 'Preview', detail: open ? blanksOf(open) : undefined },
        ]}
      />
    </div>
  )
}
