import { bands, logo, words } from './logo.css.ts'

/** Three volumes on a shelf, and the product's name. */
export const Logo = ({ name }: { name: string }) => (
  <span className={logo}>
    <svg viewBox="0 0 20 22" width="20" height="22" fill="none" aria-hidden="true">
      <path d="M1.5 4h4.5v17H1.5zM7.75 1h4.5v20h-4.5zM14 5.5h4.5V21H14z" stroke="currentColor" strokeWidth="1.4" />
      <path d="M7.75 5h4.5M7.75 8h4.5" className={bands} strokeWidth="1.6" />
    </svg>
    <span className={words}>{name}</span>
  </span>
)
