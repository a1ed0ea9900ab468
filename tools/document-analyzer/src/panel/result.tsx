import type { PanelProps, RunView } from '@casewright/core/client'
import { SplitPane, useMediaQuery } from '@casewright/ui'
import { media } from '@casewright/ui/theme'
import { useMemo, useState } from 'react'
import { DocumentPane } from '../document/document-pane.tsx'
import { ImproveDialog } from '../improving/improve-dialog.tsx'
import { type Asked, useImprovement } from '../improving/use-improvement.ts'
import type { manifest } from '../manifest.ts'
import type { Analyzed } from '../output.ts'
import { AnalysisPane } from './analysis-pane.tsx'
import * as css from './panel.css.ts'
import { type Chosen, cardId, isShown, numberedOf, type Passage, passageId, placeId } from './shown.ts'

type Props = PanelProps<typeof manifest> & { run: RunView; output: Analyzed }

const show = (id: string) => {
  // The other pane may have to be drawn first.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView({ block: 'center' })),
  )
}

/** The document at the left, what is said of it at the right. */
export function Result(props: Props) {
  const { run, output, stored, reset, review, documentUrl, toast } = props
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [passage, setPassage] = useState<Passage | null>(null)
  const [filter, setFilter] = useState<string[]>([])
  const [pane, setPane] = useState<'left' | 'right'>('right')
  const narrow = useMediaQuery(media.narrow)
  const numbered = useMemo(() => numberedOf(output), [output])
  const shown = useMemo(
    () => [...numbered.values()].filter(({ severity }) => isShown(severity, filter)),
    [numbered, filter],
  )
  const improvement = useImprovement(props)

  const showPlace = (finding: string, place: number) => {
    setChosen({ finding, place })
    setPassage(null)
    setPane('left')
    show(placeId(finding, place))
  }
  const showFinding = (finding: string) => {
    setChosen({ finding, place: 0 })
    setPane('right')
    show(cardId(finding))
  }
  const showPassage = ({ start, end }: Passage) => {
    setChosen(null)
    setPassage({ start, end })
    setPane('left')
    show(passageId)
  }
  const ask = (asked: Asked) => {
    setChosen({ finding: asked.finding.id, place: asked.place })
    improvement.ask(asked)
  }
  const marks = new Set(shown.filter(({ anchors }) => anchors.length > 0)).size
  return (
    <div className={stored ? css.framed : css.frame} {...(!stored && { 'data-edge-to-edge': true })}>
      <h1 className="visually-hidden">Analysis of {run.label}</h1>
      <SplitPane
        label="Resize the document"
        shown={pane}
        onShow={setPane}
        left={{
          title: narrow ? `Document, ${marks} ${marks === 1 ? 'mark' : 'marks'}` : 'Document',
          content: (
            <DocumentPane
              run={run}
              output={output}
              findings={shown}
              chosen={chosen}
              passage={passage}
              onChoose={showFinding}
              toast={toast}
              fileUrl={run.documents[0] && documentUrl(run.documents[0].id)}
            />
          ),
        }}
        right={{
          title: 'Analysis',
          content: (
            <AnalysisPane
              run={run}
              output={output}
              numbered={numbered}
              filter={filter}
              onFilter={setFilter}
              chosen={chosen}
              onShow={showPlace}
              onFinding={showFinding}
              onPassage={showPassage}
              onAsk={ask}
              onReset={stored ? undefined : reset}
              review={review}
            />
          ),
        }}
      />
      {improvement.asked && (
        <ImproveDialog
          improvement={improvement}
          asked={improvement.asked}
          run={run}
          output={output}
          review={review}
          toast={toast}
        />
      )}
    </div>
  )
}
