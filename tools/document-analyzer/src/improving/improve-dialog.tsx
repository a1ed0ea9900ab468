import type { PanelProps, RunView } from '@casewright/core/client'
import { Button, CopyButton, Dialog, Notice, priorityWords, Redline, Spinner } from '@casewright/ui'
import { Check, ChevronLeft, ChevronRight, Strikethrough } from 'lucide-react'
import { placeInWords } from '../clause/place.ts'
import type { Analyzed, Improved } from '../output.ts'
import { asHead } from '../text/bare.ts'
import { itemOf, overlapping } from '../text/decisions.ts'
import { passageAt } from '../text/passage.ts'
import { redlineOf } from '../text/redline.ts'
import { howToUse } from './how-to-use.ts'
import * as css from './improve.css.ts'
import { ImprovedText } from './improved-text.tsx'
import type { Asked, Improvement } from './use-improvement.ts'

interface Props {
  improvement: Improvement
  asked: Asked
  run: RunView
  output: Analyzed
  review: PanelProps['review']
  toast: PanelProps['toast']
}

const severityWords = { high: 'High', medium: 'Medium', low: 'Low' } as const

/** Where an improvement goes: in the place of words, or into the document where something is missing. */
const targetOf = (improved: Improved | null, { finding }: Asked, { insertAt }: Analyzed) => {
  // A guide is to be fitted to the deal first: nothing puts it into the text by itself.
  if (!improved?.improvedText || improved.made === 'guide') return undefined
  if (improved.original) return improved.original
  return finding.anchors.length === 0 ? { start: insertAt, end: insertAt } : undefined
}

/** The original issue, the improved text, and what can be done with it. */
export function ImproveDialog({ improvement, asked, run, output, review, toast }: Props) {
  const { improved, problem, loading, ask, close } = improvement
  const { finding, place, type } = asked
  const at = finding.anchors[place]
  const passage = improved?.original ?? (at && passageAt(output.content, at))
  const words = passage && output.content.slice(passage.start, passage.end)
  const parts =
    words !== undefined && improved?.improvedText && improved.made !== 'guide'
      ? redlineOf(words, improved.improvedText)
      : null
  const target = targetOf(improved, asked, output)
  const page = at?.page
  const strike = improved?.made === 'guide' ? improved.strike : undefined
  // To strike is what is offered first only where that is what the text says.
  const isStruckFirst = strike !== undefined && !improved?.strikeInstead
  const decide = (decision: 'accepted' | 'dismissed', at = target, text = improved?.improvedText) => {
    if (!at || text === undefined) return
    const item = itemOf(finding.id, at)
    const other = decision === 'accepted' ? overlapping(run.reviews, at, item) : undefined
    if (other) {
      toast({
        title: 'Not accepted',
        description: 'This text contains an accepted rewrite. Withdraw it first.',
        destructive: true,
      })
      return
    }
    review(item, { decision, text })
    close()
  }
  const struckButton = strike && (
    <Button
      variant={isStruckFirst ? 'primary' : 'secondary'}
      icon={<Strikethrough aria-hidden="true" />}
      onPress={() => decide('accepted', strike, '')}
    >
      {isStruckFirst ? 'Strike these words' : 'Strike the words instead'}
    </Button>
  )
  const step = (by: number) => ask({ ...asked, place: place + by })
  return (
    <Dialog
      size="wide"
      isOpen
      onOpenChange={(open) => open || close()}
      eyebrow={type === 'weak-point' ? severityWords[finding.severity] : priorityWords(finding.severity)}
      title={asHead(finding.title)}
      footer={
        <>
          <Button onPress={close}>Close</Button>
          {target && <Button onPress={() => decide('dismissed')}>Dismiss</Button>}
          {!isStruckFirst && struckButton}
          {improved?.improvedText && (
            <CopyButton
              text={improved.improvedText}
              variant={target || isStruckFirst ? 'secondary' : 'primary'}
              onCopied={() => toast({ title: 'Copied to clipboard' })}
            >
              Copy
            </CopyButton>
          )}
          {isStruckFirst && struckButton}
          {target && (
            <Button variant="primary" icon={<Check aria-hidden="true" />} onPress={() => decide('accepted')}>
              Accept
            </Button>
          )}
        </>
      }
    >
      <section className={css.part} aria-labelledby="original-issue">
        <div className={css.head}>
          <h3 id="original-issue">Original issue</h3>
          {finding.anchors.length > 1 && (
            <div className={css.stepper}>
              <Button
                size="small"
                variant="quiet"
                isDisabled={place === 0}
                onPress={() => step(-1)}
                aria-label="Previous place"
              >
                <ChevronLeft aria-hidden="true" size={16} />
              </Button>
              <span>
                Place {place + 1} of {finding.anchors.length}
              </span>
              <Button
                size="small"
                variant="quiet"
                isDisabled={place + 1 >= finding.anchors.length}
                onPress={() => step(1)}
                aria-label="Next place"
              >
                <ChevronRight aria-hidden="true" size={16} />
              </Button>
            </div>
          )}
        </div>
        {asHead(at?.message ?? finding.message) !== asHead(finding.title) && (
          <p className={css.issue}>{at?.message ?? finding.message}</p>
        )}
        <p className={css.issue}>{finding.why}</p>
        {words !== undefined && (
          <blockquote className={css.original}>
            <p>{parts ? <Redline parts={parts.filter(({ kind }) => kind !== 'inserted')} /> : words}</p>
            {page !== undefined && <footer>Page {page}</footer>}
          </blockquote>
        )}
      </section>
      <section className={css.part} aria-labelledby="improved-text" aria-live="polite">
        <h3 id="improved-text">{improved?.instruction ? 'What to do' : 'Improved text'}</h3>
        {loading && <Spinner label="Improving the text..." />}
        {problem && (
          <Notice tone="error" title={problem} action={{ label: 'Try again', onPress: () => ask(asked) }}>
            What to do by hand: {finding.advice}
          </Notice>
        )}
        {improved && <ImprovedText improved={improved} parts={parts} />}
        {strike && (
          <p className={css.how}>
            {isStruckFirst ? 'To be deleted:' : 'To be deleted, if you strike the words instead:'}{' '}
            <Redline parts={[{ kind: 'deleted', text: output.content.slice(strike.start, strike.end).trim() }]} />
          </p>
        )}
        {improved?.goes && target && (
          <p className={css.how}>{output.form ? placeInWords(output.form) : improved.goes}</p>
        )}
      </section>
      {improved?.improvedText && (
        <p className={css.how}>
          <b>How to use.</b> {howToUse(improved, target !== undefined)}
        </p>
      )}
    </Dialog>
  )
}
