import type { Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import * as fieldCss from '../field/field.css.ts'
import { FieldHelp, FieldLabel, type FieldProps } from '../field/field.tsx'

export type TextBase = Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'isRequired'> &
  FieldProps & { placeholder?: string }

export interface TextFieldProps extends TextBase {
  inputRef?: Ref<HTMLInputElement>
}

/** One line of text. */
export const TextField = ({
  label,
  description,
  error,
  isRequired = false,
  placeholder,
  inputRef,
  ...props
}: TextFieldProps) => (
  <AriaTextField
    validationBehavior="aria"
    {...props}
    isRequired={isRequired}
    isInvalid={error !== undefined}
    className={fieldCss.field}
  >
    <FieldLabel label={label} isRequired={isRequired} />
    <Input ref={inputRef} placeholder={placeholder} className={fieldCss.input} />
    <FieldHelp description={description} error={error} />
  </AriaTextField>
)
