import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Button, type ButtonLook } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import * as css from './menu.css.ts'

export interface MenuAction {
  id: string
  label: string
  /** A quieter line below the label. */
  description?: string
  icon?: ReactNode
  isDisabled?: boolean
  /** Where it leads, for an action that is an address: a file to download. */
  href?: string
  download?: boolean
}

export interface MenuButtonProps {
  /** Its words, or its name where it is an icon alone. */
  label: string
  items: readonly MenuAction[]
  /** Told the id of what was chosen. Addresses are followed without it. */
  onAction?: (id: string) => void
  variant?: ButtonLook['variant']
  size?: ButtonLook['size']
  /** In place of words. */
  icon?: ReactNode
}

/** A button that opens a list of actions, such as the files that a result can become. */
export const MenuButton = ({ label, items, onAction, variant, size, icon }: MenuButtonProps) => (
  <MenuTrigger>
    {icon ? (
      <IconButton label={label} icon={icon} />
    ) : (
      <Button variant={variant} size={size}>
        {label} <ChevronDown aria-hidden="true" />
      </Button>
    )}
    <Popover placement="bottom end" offset={4} className={css.popover}>
      <Menu onAction={(id) => onAction?.(String(id))} className={css.menu}>
        {items.map(({ id, label: title, description, icon: mark, ...rest }) => (
          <MenuItem key={id} id={id} textValue={title} className={css.item} {...rest}>
            {mark}
            <span>
              {title}
              {description && <span className={css.hint}>{description}</span>}
            </span>
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  </MenuTrigger>
)
