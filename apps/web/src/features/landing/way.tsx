import { ArrowRight } from 'lucide-react'
import { big, ways } from './way.css.ts'

interface WayProps {
  href: string
  children: string
  look: keyof typeof ways
  /** One of the two main ways of the page, 52 pixels high. */
  isBig?: boolean
  /** Leads on, with an arrow. */
  isOn?: boolean
  /** Which plan, for who hears the link without its card. */
  of?: string
}

/** A link that looks like a button. Plain, so that this page brings no more script than it needs. */
export const Way = ({ href, children, look, isBig, isOn, of }: WayProps) => (
  <a href={href} className={isBig ? `${ways[look]} ${big}` : ways[look]}>
    {children}
    {of && <span className="visually-hidden">: {of}</span>}
    {isOn && <ArrowRight aria-hidden="true" />}
  </a>
)
