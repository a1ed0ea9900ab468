import { type Ref, useEffect, useRef } from 'react'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import * as fieldCss from '../field/field.css.ts'
import { FieldHelp, FieldLabel } from '../field/field.tsx'
import type { TextBase } from '../text-field/text-field.tsx'
import * as css from './marked-text-area.css.ts'

export interface TextMark {
  /** UTF-16 offsets into the text. */
  start: number
  end: number
  /** `found`: underlined. `chosen`: the one that is looked at; it is brought into sight. `unsure`: may change yet. `doubtful`: heard with less certainty. */
  tone: 'found' | 'chosen' | 'unsure' | 'doubtful'
}

export interface MarkedTextAreaProps extends Omit<TextBase, 'value' | 'defaultValue'> {
  value: string
  /** Those that overlap an earlier one are left out. */
  marks?: readonly TextMark[]
  /** The fewest lines that it shows. */
  rows?: number
  /** `document`: in the face of a document, which its words become. */
  face?: 'document'
  inputRef?: Ref<HTMLTextAreaElement>
}

interface Piece {
  start: number
  text: string
  tone?: TextMark['tone']
}

function piecesOf(text: string, marks: readonly TextMark[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { start, end, tone } of marks.toSorted((a, b) => a.start - b.start)) {
    if (start < at || end <= start || end > text.length) continue
    if (start > at) pieces.push({ start: at, text: text.slice(at, start) })
    pieces.push({ start, text: text.slice(start, end), tone })
    at = end
  }
  if (at < text.length) pieces.push({ start: at, text: text.slice(at) })
  return pieces
}

/** Several lines of text to write in, some words of which are marked. It grows with its words up to a height. */
export const MarkedTextArea = ({
  label,
  description,
  error,
  isRequired = false,
  placeholder,
  inputRef,
  marks = [],
  rows = 10,
  face,
  ...props
}: MarkedTextAreaProps) => {
  const ground = useRef<HTMLDivElement>(null)
  const chosen = marks.find(({ tone }) => tone === 'chosen')?.start
  useEffect(() => {
    if (chosen === undefined) return
    const mark = ground.current?.querySelector<HTMLElement>('[data-tone="chosen"]')
    const frame = ground.current?.parentElement
    if (!mark || !frame) return
    const above = mark.offsetTop - frame.offsetTop
    if (above < frame.scrollTop || above > frame.scrollTop + frame.clientHeight - 48) frame.scrollTop = above - 48
  }, [chosen])
  return (
    <AriaTextField
      validationBehavior="aria"
      {...props}
      isRequired={isRequired}
      isInvalid={error !== undefined}
      className={fieldCss.field}
    >
      <FieldLabel label={label} isRequired={isRequired} />
      <div className={css.frame} data-face={face} data-invalid={error !== undefined || undefined}>
        <div ref={ground} aria-hidden="true" className={css.ground} style={{ minHeight: `${rows * 1.5 + 1.5}rem` }}>
          {piecesOf(props.value, marks).map(({ start, text, tone }) =>
            tone ? (
              <mark key={start} data-tone={tone}>
                {text}
              </mark>
            ) : (
              <span key={start}>{text}</span>
            ),
          )}
          {'\u200B'}
        </div>
        <AriaTextArea ref={inputRef} placeholder={placeholder} className={css.area} />
      </div>
      <FieldHelp description={description} error={error} />
    </AriaTextField>
  )
}
