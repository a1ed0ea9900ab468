import type { Ref } from 'react'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import * as fieldCss from '../field/field.css.ts'
import { FieldHelp, FieldLabel } from '../field/field.tsx'
import * as css from './text-field.css.ts'
import type { TextBase } from './text-field.tsx'

export interface TextAreaProps extends TextBase {
  inputRef?: Ref<HTMLTextAreaElement>
  rows?: number
}

/** Several lines of text. */
export const TextArea = ({
  label,
  description,
  error,
  isRequired = false,
  placeholder,
  inputRef,
  rows = 3,
  ...props
}: TextAreaProps) => (
  <AriaTextField
    validationBehavior="aria"
    {...props}
    isRequired={isRequired}
    isInvalid={error !== undefined}
    className={fieldCss.field}
  >
    <FieldLabel label={label} isRequired={isRequired} />
    <AriaTextArea ref={inputRef} rows={rows} placeholder={placeholder} className={`${fieldCss.input} ${css.area}`} />
    <FieldHelp description={description} error={error} />
  </AriaTextField>
)
