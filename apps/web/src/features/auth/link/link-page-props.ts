import type { KeyInUse } from '@casewright/api/client'

/** What the page of each kind of link is given. */
export interface LinkPageProps {
  token: string
  /** The account's, or the one that it will have. */
  email: string
  /** API keys of the account, where its password is set again. */
  keys?: readonly KeyInUse[]
}
