import type { MouseEvent } from 'react'

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Opens the terms over the form, so that nothing that was typed is lost; or their page in another tab. */
export const TermsLink = ({ onOpen }: { onOpen: () => void }) => (
  <a
    href="/terms"
    target="_blank"
    rel="noreferrer"
    aria-haspopup="dialog"
    // It stands in the label of a checkbox: to read is not yet to accept.
    onPointerDown={(event) => event.stopPropagation()}
    onClick={(event) => {
      event.stopPropagation()
      if (!isPlain(event)) return
      event.preventDefault()
      onOpen()
    }}
  >
    terms and conditions
  </a>
)
