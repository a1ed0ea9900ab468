import { Check, ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import * as fieldCss from '../field/field.css.ts'
import { FieldHelp, FieldLabel, type FieldProps } from '../field/field.tsx'
import * as css from './select.css.ts'

export interface SelectOption {
  value: string
  label: string
  /** A quieter line below the label. */
  description?: string
}

export interface SelectProps extends FieldProps {
  options: readonly SelectOption[]
  /** `null` while nothing is chosen. */
  value?: string | null
  defaultValue?: string
  onChange?: (value: string) => void
  /** What stands there while nothing is chosen. */
  placeholder?: string
  name?: string
  isDisabled?: boolean
}

/** One of several, in a menu. */
export const Select = ({
  label,
  description,
  error,
  isRequired = false,
  options,
  onChange,
  placeholder = 'Choose one',
  ...props
}: SelectProps) => (
  <AriaSelect
    validationBehavior="aria"
    {...props}
    placeholder={placeholder}
    isRequired={isRequired}
    isInvalid={error !== undefined}
    onChange={(key) => key !== null && onChange?.(String(key))}
    className={fieldCss.field}
  >
    <FieldLabel label={label} isRequired={isRequired} />
    <Button className={css.trigger}>
      <SelectValue className={css.value}>{({ selectedText }) => selectedText || placeholder}</SelectValue>
      <ChevronDown aria-hidden="true" />
    </Button>
    <FieldHelp description={description} error={error} />
    <Popover className={css.popover} offset={4}>
      <ListBox className={css.list} items={options}>
        {(option) => (
          <ListBoxItem id={option.value} textValue={option.label} className={css.option}>
            {({ isSelected }) => (
              <>
                <span>
                  {option.label}
                  {option.description && <span className={css.hint}>{option.description}</span>}
                </span>
                {isSelected && <Check aria-hidden="true" />}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  </AriaSelect>
)
