/** A docket sheet with nothing in it yet. */
export const DocketArt = () => (
  <svg viewBox="0 0 96 72" width="96" height="72" fill="none" stroke="currentColor" aria-hidden="true">
    <path d="M14 8h68v58H14z" />
    <path d="M14 18h68M14 21h68M28 21v45" />
    <path d="M34 32h38M34 42h30M34 52h36" strokeDasharray="3 3" />
  </svg>
)
