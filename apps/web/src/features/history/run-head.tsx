import type { RegistryTool, RunView } from '@casewright/core/client'
import { formatBytes, IconButton } from '@casewright/ui'
import { ArrowLeft, Download, Printer } from 'lucide-react'
import { useAbout } from '../../lib/about.ts'
import { formatMoment } from '../../lib/dates.ts'
import { kindOf } from '../../runs/kind.ts'
import { RunState } from '../../runs/run-state.tsx'
import { addressOfTool } from '../../tools/registry.ts'
import * as css from './run-head.css.ts'
import { RunMatter } from './run-matter.tsx'

interface RunHeadProps {
  run: RunView
  /** Undefined where it is not installed any more. */
  tool: RegistryTool | undefined
}

/** The two files of a report. */
const labels: Readonly<Record<string, string>> = { word: 'Download Word', pdf: 'Download PDF' }

const Exports = ({ run, tool }: RunHeadProps) =>
  run.state === 'done' &&
  Object.entries(tool?.actions[run.action]?.exports ?? {}).map(([name, { title, type }]) => (
    <a key={name} href={`/api/runs/${run.id}/exports/${name}`} className={css.download} download>
      <Download aria-hidden="true" />
      {labels[name] ?? `${title} (${type.toUpperCase()})`}
    </a>
  ))

/** What a run is: the head of the memo, and on screen what can be done with it. */
export function RunHead({ run, tool }: RunHeadProps) {
  const { productName } = useAbout()
  return (
    <header className={css.head}>
      <p className={css.letterhead}>{productName}</p>
      <div className={css.bar}>
        <a href={run.owner && run.matter ? `/matters/${run.matter}` : '/history'} className={css.back}>
          <ArrowLeft aria-hidden="true" />
          {run.owner ? 'Matter' : 'History'}
        </a>
        <span className={css.actions}>
          <Exports run={run} tool={tool} />
          <IconButton label="Print" icon={<Printer aria-hidden="true" />} onPress={() => window.print()} />
        </span>
      </div>
      <dl className={css.facts}>
        <div className={css.fact}>
          <dt>Tool</dt>
          <dd>{tool ? <a href={addressOfTool(tool)}>{tool.title}</a> : kindOf(run.tool)}</dd>
        </div>
        <div className={css.fact}>
          <dt>Date</dt>
          <dd>
            <time dateTime={run.createdAt}>{formatMoment(run.createdAt)}</time>
          </dd>
        </div>
        {run.owner && (
          <div className={css.fact}>
            <dt>By</dt>
            <dd>{run.owner.name}</dd>
          </div>
        )}
        <RunMatter run={run} />
        {run.documents.length > 0 && (
          <div className={css.fact}>
            <dt>{run.documents.length === 1 ? 'Document' : 'Documents'}</dt>
            <dd>{run.documents.map(({ name, bytes }) => `${name} (${formatBytes(bytes)})`).join('; ')}</dd>
          </div>
        )}
        {run.state !== 'done' && (
          <div className={css.fact}>
            <dt>State</dt>
            <dd>
              <RunState state={run.state} />
            </dd>
          </div>
        )}
      </dl>
    </header>
  )
}
