import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError'
import { Label as AriaLabel } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import * as css from './field.css.ts'

/** What every field has. */
export interface FieldProps {
  /** Above the field, always. */
  label: string
  /** A sentence below that helps. */
  description?: ReactNode
  /** Problem, in words. The field is invalid while it is there. */
  error?: string
  isRequired?: boolean
}

export const RequiredMark = () => (
  <>
    {' '}
    <span className={css.required} aria-hidden="true">
      *
    </span>
  </>
)

export const FieldLabel = ({ label, isRequired }: Pick<FieldProps, 'label' | 'isRequired'>) => (
  <AriaLabel className={css.label}>
    {label}
    {isRequired && <RequiredMark />}
  </AriaLabel>
)

/** The icon and sentence of an error, for what is not a field of react-aria. */
export const ErrorText = ({ children, id }: { children: ReactNode; id?: string }) => (
  <span className={css.error} id={id}>
    <CircleAlert aria-hidden="true" />
    <span>{children}</span>
  </span>
)

/** Description and error, tied to the field by `aria-describedby`. */
export const FieldHelp = ({ description, error }: Pick<FieldProps, 'description' | 'error'>) => (
  <>
    {description && (
      <Text slot="description" className={css.description}>
        {description}
      </Text>
    )}
    <AriaFieldError className={css.error} elementType="span">
      {({ validationErrors }) => (
        <>
          <CircleAlert aria-hidden="true" />
          <span>{error ?? validationErrors.join(' ')}</span>
        </>
      )}
    </AriaFieldError>
  </>
)
