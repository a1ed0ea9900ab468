import type { PanelProps, RunView } from '@casewright/core/client'
import {
  Button,
  CoverageLine,
  FilterChips,
  MemoFoot,
  MenuButton,
  Notice,
  Origin,
  Points,
  PrintButton,
  Section,
} from '@casewright/ui'
import { RotateCcw } from 'lucide-react'
import { BySide } from '../balance/by-side.tsx'
import { FarReaching } from '../balance/far-reaching.tsx'
import { FindingList } from '../findings/finding-list.tsx'
import { Insights } from '../findings/insights.tsx'
import type { Asked } from '../improving/use-improvement.ts'
import type { Analyzed, SideTerm } from '../output.ts'
import { asHead } from '../text/bare.ts'
import * as css from './panel.css.ts'
import { Score } from './score.tsx'
import { type Chosen, isShown, type Numbered } from './shown.ts'

interface Props {
  run: RunView
  output: Analyzed
  numbered: ReadonlyMap<string, Numbered>
  filter: string[]
  onFilter: (filter: string[]) => void
  chosen: Chosen | null
  onShow: (finding: string, place: number) => void
  onFinding: (finding: string) => void
  onPassage: (place: SideTerm['anchor']) => void
  onAsk: (asked: Asked) => void
  /** Left out where a stored run is shown. */
  onReset?: () => void
  review: PanelProps['review']
}

const levels = [
  ['high', 'High'],
  ['medium', 'Medium'],
  ['low', 'Low'],
] as const

/** A Word file is edited as it is. Of any other document the words are typed again, which the menu says. */
const reviewedOf = (kind: string | null | undefined) =>
  kind === 'docx'
    ? {
        label: 'Redline',
        description: 'Your Word file, with accepted rewrites as tracked changes and findings as comments.',
      }
    : {
        label: 'Reviewed text',
        description:
          kind === 'doc'
            ? 'Word: your .doc converted, with tracked changes and comments. Its formatting is not kept.'
            : 'Word: the text typed again, with tracked changes and comments. The formatting of your file is not kept.',
      }

const exportsOf = (run: RunView) => [
  {
    id: 'reviewed',
    ...reviewedOf(run.documents[0]?.kind),
    href: `/api/runs/${run.id}/exports/reviewed`,
    download: true,
  },
  {
    id: 'word',
    label: 'Report for Word',
    description: 'Score, findings with their words and fixes, and what was decided.',
    href: `/api/runs/${run.id}/exports/word`,
    download: true,
  },
  {
    id: 'pdf',
    label: 'Report as PDF',
    description: 'The same, to print or to send.',
    href: `/api/runs/${run.id}/exports/pdf`,
    download: true,
  },
]

/** 'AI Legal Analysis': what is said of the document. */
export function AnalysisPane(props: Props) {
  const { run, output, numbered, filter, onFilter, onReset, onFinding, onPassage, ...rest } = props
  const { analysis, coverage, warnings } = output
  const all = [...numbered.values()]
  const listed = (entries: readonly { finding: string }[]) =>
    entries.flatMap(({ finding }) => {
      const found = numbered.get(finding)
      return found && isShown(found.severity, filter) ? [found] : []
    })
  const list = { run, output, chosen: rest.chosen, onShow: rest.onShow, onAsk: rest.onAsk, review: rest.review }
  const chips = levels.flatMap(([id, label]) => {
    const count = all.filter(({ severity }) => severity === id).length
    return count > 0 ? [{ id, label: `${count} ${label}` }] : []
  })
  const isFiltered = filter.length > 0
  return (
    <>
      <header className={css.paneHead}>
        <h2>AI Legal Analysis</h2>
        <span className={css.about} data-print="only">
          {run.label}
        </span>
        {output.documentType !== 'Other' && <span className={css.about}>{output.documentType}</span>}
        <div className={css.tools} data-print="never">
          <PrintButton />
          <MenuButton label="Export" size="small" items={exportsOf(run)} />
          {onReset && (
            <Button size="small" icon={<RotateCcw aria-hidden="true" />} onPress={onReset}>
              New Analysis
            </Button>
          )}
        </div>
      </header>
      <div className={css.body}>
        {warnings.map((warning) => (
          <Notice key={warning} tone="partial" title={warning} />
        ))}
        <Score {...output} />
        {chips.length > 1 && (
          <div className={css.filter}>
            <FilterChips label="Show findings of severity" chips={chips} selected={filter} onChange={onFilter} />
          </div>
        )}
        <FindingList
          {...list}
          title="Weak Points"
          intro="What is in the document and can do harm."
          as="weak-point"
          findings={listed(analysis.weakPoints)}
          none={isFiltered ? 'None of this severity.' : 'No check found words of medium or high severity.'}
        />
        <FindingList
          {...list}
          title="Improvements"
          intro="What to add, or to word better."
          as="improvement"
          findings={listed(analysis.improvements)}
          none={isFiltered ? 'None of this severity.' : 'No check asks for any.'}
        />
        {output.balance && output.balance.length > 0 && <BySide balance={output.balance} onShow={onPassage} />}
        {output.farReaching && output.farReaching.length > 0 && (
          <FarReaching terms={output.farReaching} onShow={onPassage} />
        )}
        <Section title="Strong Points" headingLevel={3}>
          {analysis.strongPoints.length > 0 ? (
            <Points
              items={analysis.strongPoints.map(({ point, explanation, origin }) => (
                <span key={point}>
                  <b>{asHead(point)}.</b> {explanation} <Origin of={origin} />
                </span>
              ))}
            />
          ) : (
            <p className={css.quiet}>None of the clauses that are looked for was found well made.</p>
          )}
        </Section>
        <Insights insights={analysis.legalInsights} numbered={numbered} onFinding={onFinding} />
        <Section title="Recommendations" headingLevel={3}>
          {analysis.recommendations.length > 0 ? (
            <Points numbered items={analysis.recommendations} />
          ) : (
            <p className={css.quiet}>Nothing has to be done.</p>
          )}
        </Section>
        <MemoFoot at={run.endedAt}>
          <CoverageLine coverage={coverage} />
        </MemoFoot>
      </div>
    </>
  )
}
