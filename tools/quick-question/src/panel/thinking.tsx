import type { RunView } from '@casewright/core/client'
import { Button, Spinner, Written } from '@casewright/ui'
import { Square } from 'lucide-react'
import * as css from './panel.css.ts'
import { Authority } from './passage-item.tsx'
import { paragraphsIn, soFarOf } from './reply.ts'

interface ThinkingProps {
  run: RunView | null
  onStop: () => void
}

/** An answer under way: what was found so far, and what a model is writing, which nobody has checked yet. */
export function Thinking({ run, onStop }: ThinkingProps) {
  const soFar = soFarOf(run?.partial?.value)
  const paragraphs = paragraphsIn(soFar?.writing)
  const step = run?.steps.at(-1)?.message
  return (
    <div className={css.answer}>
      {soFar && soFar.passages.length > 0 && (
        <ul className={css.found} aria-label="Found so far">
          {soFar.passages.map((passage) => (
            <li key={passage.number}>
              <Authority passage={passage} />
            </li>
          ))}
        </ul>
      )}
      {paragraphs.length > 0 && (
        <Written byline="The model is writing" checked="not checked yet">
          <div className={css.paragraphs}>
            {paragraphs.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what streams only grows at its end
              <p key={index} className={css.paragraph}>
                {text}
              </p>
            ))}
          </div>
        </Written>
      )}
      <div className={css.thinking}>
        <Spinner label="Thinking..." />
        {step && <span className={css.step}>{step}</span>}
        <Button size="small" icon={<Square aria-hidden="true" />} onPress={onStop}>
          Stop
        </Button>
      </div>
    </div>
  )
}
