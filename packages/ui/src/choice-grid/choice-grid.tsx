import type { ReactNode } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import * as css from './choice-grid.css.ts'

export interface Choice {
  id: string
  title: string
  /** One sentence. */
  text?: string
  icon?: ReactNode
  isDisabled?: boolean
}

export interface ChoiceGridProps {
  /** Names the group: 'Document type'. */
  label: string
  choices: readonly Choice[]
  /** The id of the chosen one. */
  value?: string
  onChange: (id: string) => void
}

/** One of a few, all in sight: one ruled grid. The chosen one stays chosen when it is pressed again. */
export const ChoiceGrid = ({ label, choices, value, onChange }: ChoiceGridProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are buttons
  <div role="group" aria-label={label} className={css.grid} data-few={choices.length <= 3 || undefined}>
    {choices.map(({ id, title, text, icon, isDisabled }) => (
      <ToggleButton
        key={id}
        isSelected={id === value}
        isDisabled={isDisabled}
        onChange={() => onChange(id)}
        className={css.choice}
      >
        {icon}
        <span>
          <span className={icon ? css.plain : css.title}>{title}</span>
          {text && <span className={css.text}>{text}</span>}
        </span>
      </ToggleButton>
    ))}
  </div>
)
