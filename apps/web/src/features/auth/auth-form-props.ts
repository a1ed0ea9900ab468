/** What both forms of `/auth` are given. */
export interface AuthFormProps {
  /** What was typed in the other form. */
  email: string
  onEmail: (email: string) => void
  /** Whether its first field has the focus at once. */
  takesFocus: boolean
}
