import { Eye, EyeOff } from 'lucide-react'
import { type Ref, useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { IconButton } from '../button/icon-button.tsx'
import * as fieldCss from '../field/field.css.ts'
import { FieldHelp, FieldLabel, type FieldProps } from '../field/field.tsx'
import * as css from './text-field.css.ts'

export type TextBase = Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'isRequired'> &
  FieldProps & { placeholder?: string }

export interface TextFieldProps extends TextBase {
  inputRef?: Ref<HTMLInputElement>
  /** For `type="password"`: a button that shows what was typed. */
  canShow?: boolean
}

const cx = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')

/** One line of text. */
export const TextField = ({
  label,
  description,
  error,
  isRequired = false,
  placeholder,
  inputRef,
  canShow = false,
  type,
  ...props
}: TextFieldProps) => {
  const [shown, setShown] = useState(false)
  const input = (
    <Input ref={inputRef} placeholder={placeholder} className={cx(fieldCss.input, canShow && css.hasShow)} />
  )
  return (
    <AriaTextField
      validationBehavior="aria"
      {...props}
      type={shown ? 'text' : type}
      isRequired={isRequired}
      isInvalid={error !== undefined}
      className={fieldCss.field}
    >
      <FieldLabel label={label} isRequired={isRequired} />
      {canShow ? (
        <span className={css.withShow}>
          {input}
          <span className={css.show}>
            <IconButton
              label={shown ? `Hide ${label.toLowerCase()}` : `Show ${label.toLowerCase()}`}
              icon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
              onPress={() => setShown(!shown)}
            />
          </span>
        </span>
      ) : (
        input
      )}
      <FieldHelp description={description} error={error} />
    </AriaTextField>
  )
}
