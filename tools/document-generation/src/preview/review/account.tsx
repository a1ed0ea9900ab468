import { Button, Notice, Select } from '@casewright/ui'
import { Check, CircleHelp, Minus } from 'lucide-react'
import { useState } from 'react'
import type { DocumentType } from '../../output.ts'
import { accountNow, moved, type SentenceNow, waiting } from './account-of.ts'
import * as css from './review.css.ts'

export interface AccountProps {
  sentences: readonly SentenceNow[]
  type: Pick<DocumentType, 'fields' | 'tab'> | null
  filled: Parameters<typeof moved>[0]
  busy: boolean
  error: string | null
  onGo: (field: string) => void
  onRemake: (changes: Record<string, string>) => void
  /** Leaves held words out for good, or has them wait again. */
  onDismiss: (key: string, isDismissed: boolean) => void
}

export { accountNow }

const icons = { placed: Check, unplaced: CircleHelp, 'left-out': Minus }
const counted = (n: number, what: string) => (n > 0 ? [`${n} ${what}`] : [])

/** What somebody said or pasted, sentence by sentence, and where each of them is in the document. */
export function Account({ sentences, type, filled, busy, error, onGo, onRemake, onDismiss }: AccountProps) {
  const [choosing, setChoosing] = useState<string | null>(null)
  const count = (standing: SentenceNow['standing']) => sentences.filter((one) => one.standing === standing).length
  const labels = new Map(type?.fields.map(({ name, label }) => [name, label]))
  const passages = (type?.fields ?? []).filter(({ type: kind, term }) => term || kind === 'textarea')
  const isWaiting = (name: string) => waiting.some((one) => one === name)
  /** What is held beside the document may also be listed with what waits in it. */
  const placesFor = (held: boolean) => passages.filter(({ name }) => held || !isWaiting(name))
  const tally = [
    ...counted(count('placed'), 'placed'),
    ...counted(count('unplaced'), 'not placed'),
    ...counted(count('left-out'), 'left out'),
  ]
  return (
    <>
      <p className={css.tally}>
        {sentences.length} of {sentences.length} sentences accounted for: {tally.join(', ')}.
        {type?.tab === 'contracts' && ' Local law was not checked.'}
      </p>
      {error && (
        <Notice tone="error" title="The document could not be regenerated">
          {error}
        </Notice>
      )}
      <ol className={css.entries}>
        {sentences.map((one) => {
          const Icon = icons[one.standing]
          const [first] = one.fields
          return (
            <li key={one.number} className={css.sentence} data-standing={one.standing}>
              <span className={css.ordinal}>{one.number}</span>
              <div>
                <p className={css.words}>{one.words}</p>
                {one.fields.length > 0 && (
                  <p className={css.standing}>
                    <Check aria-hidden="true" size={16} />
                    {first && (
                      <Button size="small" variant="quiet" onPress={() => onGo(first)}>
                        Placed in {one.fields.map((field) => labels.get(field) ?? field).join(', ')}
                      </Button>
                    )}
                  </p>
                )}
                {one.open.map(({ field, line, held = false, key }) => (
                  <div key={key}>
                    <p className={css.standing}>
                      <Icon aria-hidden="true" size={16} />
                      {held
                        ? `Not in the document: “${line}” may be said beside it.`
                        : `Not placed: “${line}” is listed under ${labels.get(field) ?? 'open points'}${field === 'additionalTerms' ? ', which prevail over the standard terms.' : '.'}`}
                    </p>
                    <div className={css.entryActions}>
                      {choosing === key ? (
                        <Select
                          label="Put it under"
                          options={placesFor(held).map(({ name, label }) => ({ value: name, label }))}
                          onChange={(name) => {
                            setChoosing(null)
                            const isList = placesFor(held).some(
                              (place) => place.name === name && place.holds === 'list',
                            )
                            onRemake(moved(filled, { field, line }, { field: name, isList }))
                          }}
                        />
                      ) : (
                        <Button size="small" busy={busy} onPress={() => setChoosing(key)}>
                          Place it
                        </Button>
                      )}
                      {held ? (
                        <Button size="small" variant="quiet" onPress={() => onDismiss(key, true)}>
                          Leave it out
                        </Button>
                      ) : (
                        <>
                          <Button size="small" variant="quiet" onPress={() => onGo(field)}>
                            Go to
                          </Button>
                          <Button
                            size="small"
                            variant="quiet"
                            busy={busy}
                            onPress={() => onRemake(moved(filled, { field, line }, null))}
                          >
                            Leave it out
                          </Button>
                        </>
                      )}
                    </div>
                  </div>
                ))}
                {one.dismissed.map(({ line, key }) => (
                  <div key={key}>
                    <p className={css.standing}>
                      <Minus aria-hidden="true" size={16} />
                      You left out “{line}”
                    </p>
                    <div className={css.entryActions}>
                      <Button size="small" variant="quiet" onPress={() => onDismiss(key, false)}>
                        Undo
                      </Button>
                    </div>
                  </div>
                ))}
                {one.standing === 'left-out' && one.dismissed.length === 0 && (
                  <p className={css.standing}>
                    <Icon aria-hidden="true" size={16} />
                    Left out: {one.why ?? 'You left it out.'}
                  </p>
                )}
                {one.standing !== 'left-out' && one.why && <p className={css.why}>{one.why}</p>}
              </div>
            </li>
          )
        })}
      </ol>
    </>
  )
}
