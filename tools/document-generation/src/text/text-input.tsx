import { MarkedTextArea, Section, type TextMark } from '@casewright/ui'
import { type ReactNode, useState } from 'react'
import type { Answers } from '../draft/work.ts'
import type { DocumentType } from '../output.ts'
import { Foot } from '../panel/foot.tsx'
import * as css from '../panel/panel.css.ts'
import { marksOf } from './marks-of.ts'
import { Readings } from './readings.tsx'
import type { TextRead } from './use-reading.ts'

export interface TextInputProps {
  type: DocumentType | null
  text: string
  onText: (text: string) => void
  read: TextRead
  corrections: Answers
  onCorrect: (corrections: Answers) => void
  tellModel?: readonly string[]
  onTellModel: (fields: string[]) => void
  busy: boolean
  onGenerate: () => void
}

interface FrameProps extends TextInputProps {
  title: string
  label: string
  placeholder: string
  /** Above the text: how to dictate, or why one cannot. */
  above?: ReactNode
  /** Below it: what can be done while dictating. */
  below?: ReactNode
  /** Further marks in the text as it is shown. They come before those of what was read. */
  more?: readonly TextMark[]
  /** Words that may change yet, where they are put. */
  unsure?: { shown: string; from: number; to: number }
}

/** A text to write in, and beside it what was read in it. */
export function TextInput({ title, label, placeholder, above, below, more = [], unsure, ...props }: FrameProps) {
  const { type, text, onText, read, corrections, onCorrect, tellModel, onTellModel, busy, onGenerate } = props
  const [looked, look] = useState<string | null>(null)
  const shown = unsure?.shown ?? text
  const open: TextMark[] = unsure ? [{ start: unsure.from, end: unsure.to, tone: 'unsure' }] : []
  return (
    <div className={css.form}>
      <Section title={title}>
        <div className={css.beside}>
          <div className={css.words}>
            {above}
            <MarkedTextArea
              label={label}
              face="document"
              value={shown}
              onChange={onText}
              marks={[...marksBeside(marksOf(text, read.reading, looked), more), ...open]}
              rows={12}
              placeholder={placeholder}
              maxLength={200_000}
            />
            {below}
          </div>
          <Readings
            type={type}
            text={text}
            read={read}
            corrections={corrections}
            onCorrect={onCorrect}
            tellModel={tellModel}
            onTellModel={onTellModel}
            onLook={look}
          />
        </div>
      </Section>
      <Foot busy={busy} onGenerate={onGenerate}>
        Anything your text does not provide is left as a marked blank. No facts are invented.
      </Foot>
    </div>
  )
}

/** The way in by pasted text. */
export const PasteInput = (props: TextInputProps) => (
  <TextInput
    {...props}
    title="Your text"
    label="Pasted text"
    placeholder="Paste notes, an email or an older letter: who writes to whom, about what, with dates and amounts."
  />
)

/** Marks of what was read give way to those that must be seen. */
const marksBeside = (read: readonly TextMark[], more: readonly TextMark[]): TextMark[] => [
  ...read.filter((one) => !more.some(({ start, end }) => start < one.end && one.start < end)),
  ...more,
]
