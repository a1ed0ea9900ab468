import { Citation, Doubt, SupportBadge, Written } from '@casewright/ui'
import { flagOf } from '../flag.ts'
import { missingIs } from '../missing-is.ts'
import type { QuickAnswer, Written as WrittenPart } from '../output.ts'
import * as css from './panel.css.ts'
import { PassageItem } from './passage-item.tsx'

const isPicked = ({ paragraphs }: WrittenPart) => paragraphs.some((one) => one.isPicked)

const heldWords = ({ paragraphs }: WrittenPart) => {
  const held = paragraphs.filter((one) => one.held).length
  return `${held} of ${paragraphs.length} ${paragraphs.length === 1 ? 'paragraph' : 'paragraphs'} held by quoted passages`
}

interface WrittenAnswerProps {
  answer: QuickAnswer
  written: WrittenPart
}

/** What a model wrote, each paragraph with its authorities; apart from it the words that it rests on. */
export function WrittenAnswer({ answer: { passages }, written }: WrittenAnswerProps) {
  const rests = written.paragraphs.flatMap((one) => one.rests)
  const quotedOf = (number: number) => [
    ...new Set(rests.filter(({ passage }) => passage === number).map(({ words }) => words)),
  ]
  const used = passages.filter(({ number }) => quotedOf(number).length > 0)
  const others = passages.filter(({ number }) => quotedOf(number).length === 0)
  const isHeld = written.paragraphs.some(({ held }) => held)
  return (
    <>
      <Written
        byline={`${isPicked(written) ? 'Picked' : 'Written'} by ${written.model.name}`}
        checked={isPicked(written) ? 'words of the passages, none of its own' : heldWords(written)}
      >
        <div className={css.paragraphs}>
          {written.paragraphs.map((one) => {
            const from = passages.filter(({ number }) => one.rests.some(({ passage }) => passage === number))
            const checks = [
              ...from.map(({ status }) => ({ check: status, isFound: true })),
              ...one.citations.map((check) => ({ check, isFound: false })),
            ]
            return (
              <p key={one.text} className={css.paragraph}>
                {one.held ? one.text : <Doubt flag={flagOf(one)}>{one.text}</Doubt>}
                {checks.map(({ check, isFound }, index) => (
                  <span key={check.text}>
                    {index > 0 ? '; ' : ' '}
                    <Citation check={check} isFound={isFound} />
                  </span>
                ))}
                {from.map(
                  ({ number, title, caution }) => caution && <strong key={number}> {`${title}: ${caution}`}</strong>,
                )}
                {one.support && (
                  <>
                    {' '}
                    <SupportBadge outcome={one.support.outcome} />
                  </>
                )}
                {one.doubts.length > 0 && <span className={css.doubt}> In no passage: {one.doubts.join(', ')}.</span>}
              </p>
            )
          })}
          {written.missing && (
            <p className={css.paragraph}>
              <strong>{missingIs}</strong> {written.missing}
            </p>
          )}
        </div>
      </Written>
      {used.length > 0 && (
        <details className={css.more}>
          <summary>The words it rests on</summary>
          <ol className={css.passages}>
            {used.map((passage) => (
              <PassageItem key={passage.number} passage={passage} quoted={quotedOf(passage.number)} />
            ))}
          </ol>
        </details>
      )}
      {others.length > 0 && (
        <details className={css.more} open={!isHeld}>
          <summary>{used.length > 0 ? 'Also read' : 'The most relevant passages'}</summary>
          <ol className={css.passages}>
            {others.map((passage) => (
              <PassageItem key={passage.number} passage={passage} />
            ))}
          </ol>
        </details>
      )}
    </>
  )
}
