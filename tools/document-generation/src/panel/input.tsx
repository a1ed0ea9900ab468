import { Button, EmptyState, RunStatus, Section } from '@casewright/ui'
import type { Answers } from '../draft/work.ts'
import { ManualForm } from '../form/manual-form.tsx'
import type { Known } from '../office/fills.ts'
import type { DocumentType, Types } from '../output.ts'
import { PasteInput } from '../text/text-input.tsx'
import type { TextRead } from '../text/use-reading.ts'
import { VoiceInput } from '../voice/voice-input.tsx'
import { Foot } from './foot.tsx'
import type { Host } from './host.ts'
import { MethodChoice } from './method-choice.tsx'
import * as css from './panel.css.ts'
import { TypeChoice } from './type-choice.tsx'
import type { WorkAtHand } from './use-work.ts'

interface InputProps {
  host: Host
  types: Types
  type: DocumentType | null
  at: WorkAtHand
  read: TextRead
  /** What the profile and the matter know of the type’s fields. */
  known: readonly Known[]
  onGenerate: () => void
}

const questions: Record<string, string> = {
  letters: 'Which letter?',
  contracts: 'Which contract?',
  applications: 'Which application?',
}

/** Steps one to three: the type, the method, and what is put in by it. */
export function Input(props: InputProps) {
  const { types, at } = props
  const { work, change } = at
  return (
    <>
      <h1>{questions[work.tab] ?? 'Which document?'}</h1>
      <TypeChoice
        types={types.types.filter(({ tab }) => tab === work.tab)}
        value={work.type}
        onChange={(type) => change({ type, ...(type !== work.type && { tellModel: [] }) })}
      />
      <div className={css.form}>
        <Section title="Input method">
          <div className={css.chosen}>
            <MethodChoice value={work.method} onChange={(method) => change({ method })} />
          </div>
        </Section>
      </div>
      {work.method === 'manual' ? <Manual {...props} /> : work.method && <Text {...props} />}
    </>
  )
}

function Manual({ host, types, type, at: { work, change }, known, onGenerate }: InputProps) {
  if (!type)
    return (
      <div className={css.form}>
        <EmptyState title="Choose a type of document first." headingLevel={2}>
          Its form comes here.
        </EmptyState>
        <Foot busy={host.pending} onGenerate={onGenerate} />
      </div>
    )
  if (!type.form)
    return (
      <div className={css.form}>
        <EmptyState
          title="Personalized form configuration not available for this document type yet."
          headingLevel={2}
          action={
            <span className={css.actions}>
              <Button onPress={() => change({ method: 'voice' })}>Dictate it</Button>
              <Button onPress={() => change({ method: 'paste' })}>Paste a text</Button>
            </span>
          }
        >
          By voice or pasted text it is made as any other.
        </EmptyState>
      </div>
    )
  return (
    <ManualForm
      key={type.id}
      type={type}
      answers={work.answers[type.id] ?? {}}
      known={known}
      onChange={(answers) => change(({ answers: all }) => ({ answers: { ...all, [type.id]: answers } }))}
      tellModel={types.model ? work.tellModel : undefined}
      onTellModel={(tellModel) => change({ tellModel })}
      busy={host.pending}
      onGenerate={onGenerate}
    />
  )
}

function Text({ host, types, type, at, read, onGenerate }: InputProps) {
  const { work, change } = at
  const props = {
    type,
    text: work.text,
    onText: (text: string) => change({ text }),
    read,
    corrections: (type && work.corrections[type.id]) ?? {},
    onCorrect: (corrections: Answers) =>
      type && change(({ corrections: all }) => ({ corrections: { ...all, [type.id]: corrections } })),
    tellModel: types.model ? work.tellModel : undefined,
    onTellModel: (tellModel: string[]) => change({ tellModel }),
    busy: host.pending,
    onGenerate,
  }
  if (work.method === 'paste') return <PasteInput {...props} />
  return (
    <VoiceInput
      {...props}
      speech={host.speech}
      listener={host.listener}
      told={host.told}
      mayDictate={at.mayDictate}
      onAllow={at.allowDictation}
      onSpoken={(put) => change(({ text }) => ({ text: put(text) }))}
    />
  )
}

/** What stands above the input while there is something to tell of the last run. */
export function LastRun({ run, pending }: Pick<Host, 'run' | 'pending'>) {
  if (!run?.error || pending || run.state === 'done') return null
  return (
    <div className={css.lines}>
      <RunStatus run={run} afterError="Your input is still here." />
    </div>
  )
}
