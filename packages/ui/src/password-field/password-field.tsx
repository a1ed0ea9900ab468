import { Eye, EyeOff } from 'lucide-react'
import { type Ref, useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { iconButton } from '../button/icon-button.css.ts'
import * as fieldCss from '../field/field.css.ts'
import { FieldHelp, FieldLabel } from '../field/field.tsx'
import type { TextBase } from '../text-field/text-field.tsx'
import * as css from './password-field.css.ts'

export interface PasswordFieldProps extends Omit<TextBase, 'type'> {
  /** `new-password` where one is chosen, so that a password manager offers one. */
  autoComplete?: 'current-password' | 'new-password' | 'off'
  inputRef?: Ref<HTMLInputElement>
}

/** What is typed stays hidden until its button shows it. */
export const PasswordField = ({
  label,
  description,
  error,
  isRequired = false,
  placeholder,
  inputRef,
  autoComplete = 'current-password',
  ...props
}: PasswordFieldProps) => {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      validationBehavior="aria"
      {...props}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCorrect="off"
      spellCheck="false"
      isRequired={isRequired}
      isInvalid={error !== undefined}
      className={fieldCss.field}
    >
      <FieldLabel label={label} isRequired={isRequired} />
      <span className={css.withShow}>
        <Input
          ref={inputRef}
          placeholder={placeholder}
          autoCapitalize="off"
          className={`${fieldCss.input} ${css.input}`}
        />
        <span className={css.show}>
          <ToggleButton
            aria-label={`Show ${label.toLowerCase()}`}
            isSelected={shown}
            isDisabled={props.isDisabled}
            onChange={setShown}
            className={iconButton}
          >
            {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </ToggleButton>
        </span>
      </span>
      <FieldHelp description={description} error={error} />
    </TextField>
  )
}
