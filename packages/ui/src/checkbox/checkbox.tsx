import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox'
import * as fieldCss from '../field/field.css.ts'
import { ErrorText, RequiredMark } from '../field/field.tsx'
import * as css from './checkbox.css.ts'

export interface CheckboxProps
  extends Omit<AriaCheckboxProps, 'children' | 'className' | 'style' | 'isInvalid' | 'isIndeterminate'> {
  /** The label; a link may stand in it. */
  children: ReactNode
  description?: ReactNode
  error?: string
}

/** Yes or no. */
export const Checkbox = ({ children, description, error, ...props }: CheckboxProps) => {
  const id = useId()
  const helped = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div>
      <AriaCheckbox
        validationBehavior="aria"
        {...props}
        isInvalid={error !== undefined}
        aria-describedby={helped || undefined}
        className={css.checkbox}
      >
        {({ isSelected }) => (
          <>
            <span className={css.box} aria-hidden="true">
              {isSelected && <Check />}
            </span>
            <span>
              {children}
              {props.isRequired && <RequiredMark />}
            </span>
          </>
        )}
      </AriaCheckbox>
      <div className={css.below}>
        {description && (
          <span id={`${id}-description`} className={fieldCss.description}>
            {description}
          </span>
        )}
        {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      </div>
    </div>
  )
}
