import { Button } from '@casewright/ui'
import { Undo2 } from 'lucide-react'
import type { Scratched } from './put-back.ts'
import * as css from './scratched-line.css.ts'

const most = 160

/** The sentence that was taken out last, until it is put back or another one goes. */
export const ScratchedLine = ({ scratched, onPutBack }: { scratched: Scratched | null; onPutBack: () => void }) => (
  <div role="status">
    {scratched && (
      <p className={css.line}>
        <del className={css.words}>
          {scratched.words.length > most ? `${scratched.words.slice(0, most)}…` : scratched.words}
        </del>
        <span className={css.word}>scratched</span>
        <Button
          variant="quiet"
          size="small"
          icon={<Undo2 aria-hidden="true" />}
          aria-label="Put it back: the scratched sentence"
          onPress={onPutBack}
        >
          Put it back
        </Button>
      </p>
    )}
  </div>
)
