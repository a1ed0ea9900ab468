import type { ReactNode } from 'react'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import * as buttonCss from '../button/button.css.ts'
import type { ButtonLook } from '../button/button.tsx'
import * as css from './link.css.ts'

export interface LinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style'> {
  children: ReactNode
  /** Stands on its own line rather than in a sentence. */
  alone?: boolean
}

const outside = (href: string | undefined) => href !== undefined && /^https?:/i.test(href)

/** Leads somewhere. Addresses on other hosts open in a new tab and are not told where from. */
export const leading = (href: string | undefined) => (outside(href) ? { target: '_blank', rel: 'noreferrer' } : {})

export const Link = ({ alone = false, ...props }: LinkProps) => (
  <AriaLink {...leading(props.href)} {...props} className={alone ? css.alone : css.link} />
)

export interface ButtonLinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style'>, ButtonLook {}

/** A link that looks like a button: a page's main way on. */
export const ButtonLink = ({ variant, size, wide, icon, children, ...props }: ButtonLinkProps) => (
  <AriaLink {...leading(props.href)} {...props} className={buttonCss.button({ variant, size, wide })}>
    <span className={buttonCss.labels}>
      <span className={buttonCss.label}>
        {icon}
        {children}
      </span>
    </span>
  </AriaLink>
)
