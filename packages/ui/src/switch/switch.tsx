import { type ReactNode, useId } from 'react'
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch'
import * as css from './switch.css.ts'

export interface SwitchProps extends Omit<AriaSwitchProps, 'children' | 'className' | 'style'> {
  /** What is on or off. */
  children: ReactNode
  /** What happens when it is on, and what when it is off. */
  description?: ReactNode
}

/** On or off, at once: where nothing has to be saved afterwards. */
export const Switch = ({ children, description, ...props }: SwitchProps) => {
  const id = useId()
  return (
    <div className={css.whole}>
      <AriaSwitch {...props} aria-describedby={description ? id : undefined} className={css.row}>
        {({ isSelected }) => (
          <>
            <span className={css.label}>{children}</span>
            <span className={css.state} aria-hidden="true">
              {isSelected ? 'On' : 'Off'}
            </span>
            <span className={css.track} aria-hidden="true">
              <span className={css.thumb} />
            </span>
          </>
        )}
      </AriaSwitch>
      {description && (
        <div id={id} className={css.description}>
          {description}
        </div>
      )}
    </div>
  )
}
