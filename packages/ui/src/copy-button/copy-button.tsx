import { Check, Copy } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, type ButtonLook } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'

export interface CopyButtonProps {
  /** What is copied; a function where it is costly to make. */
  text: string | (() => string)
  /** Its name where it is an icon alone, such as 'Copy with citations'. */
  label?: string
  /** Its words where it is a whole button. */
  children?: ReactNode
  variant?: ButtonLook['variant']
  size?: ButtonLook['size']
  /** After it stands in the clipboard: the place to say 'Copied to clipboard'. */
  onCopied?: () => void
  /** Where the browser does not allow it. */
  onFailed?: () => void
}

/** Copies a text, and shows for two seconds that it did. */
export const CopyButton = ({ text, label = 'Copy', children, variant, size, onCopied, onFailed }: CopyButtonProps) => {
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = () => {
    navigator.clipboard.writeText(typeof text === 'string' ? text : text()).then(
      () => {
        setCopied(true)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => setCopied(false), 2_000)
        onCopied?.()
      },
      () => onFailed?.(),
    )
  }
  const icon = copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />
  if (children === undefined) return <IconButton label={label} icon={icon} onPress={copy} />
  return (
    <Button variant={variant} size={size} icon={icon} onPress={copy}>
      {children}
    </Button>
  )
}
