import type { ReactNode } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import * as css from './filter-chip.css.ts'

export interface FilterChip {
  id: string
  /** With its count, where there is one: '3 verified'. */
  label: string
  icon?: ReactNode
}

export interface FilterChipsProps {
  /** Names the group: 'Show citations that are'. */
  label: string
  chips: readonly FilterChip[]
  /** The ids of those that are on. None: everything is shown. */
  selected: readonly string[]
  onChange: (selected: string[]) => void
}

/** Narrows a list to what is of one of the kinds that are on. */
export const FilterChips = ({ label, chips, selected, onChange }: FilterChipsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are buttons
  <div role="group" aria-label={label} className={css.chips}>
    {chips.map(({ id, label: words, icon }) => (
      <ToggleButton
        key={id}
        isSelected={selected.includes(id)}
        onChange={(on) => onChange(on ? [...selected, id] : selected.filter((other) => other !== id))}
        className={css.chip}
      >
        {icon && <span className={css.mark}>{icon}</span>}
        {words}
      </ToggleButton>
    ))}
  </div>
)
