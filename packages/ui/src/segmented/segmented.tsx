import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import * as css from './segmented.css.ts'

export interface SegmentedProps {
  /** Names the group for a screen reader: 'Length of the summary'. */
  label: string
  options: readonly { id: string; title: string }[]
  value: string
  onChange: (id: string) => void
}

/** One of a few ways to see the same thing: a small row in which one is always chosen. */
export const Segmented = ({ label, options, value, onChange }: SegmentedProps) => (
  <ToggleButtonGroup
    aria-label={label}
    selectionMode="single"
    disallowEmptySelection
    selectedKeys={[value]}
    onSelectionChange={(keys) => {
      const [key] = keys
      if (key !== undefined && key !== value) onChange(String(key))
    }}
    className={css.group}
  >
    {options.map(({ id, title }) => (
      <ToggleButton key={id} id={id} className={css.option}>
        {title}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
)
