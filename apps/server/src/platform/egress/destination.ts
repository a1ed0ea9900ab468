/** Where a request goes, in words that a person can read, and what is known of the place. */
export interface Destination {
  kind: 'model' | 'source' | 'web' | 'mail' | 'sign-in'
  /** Who, for people: 'Anthropic', 'CourtListener'. */
  name: string
  /**
   * `configured`: the administrator named this address, so it may be private, and its redirects are not followed.
   * `open`: found on the way (a web page, a link), so only public addresses, and each redirect is checked again.
   */
  address: 'configured' | 'open'
  /** `local`: every address connected to must be private; anything else is refused. */
  trust: 'local' | 'cloud'
}

/** On whose behalf a request is made. Null: the system itself. */
export type Who = { userId: string; runId: string | null } | null

/** One thing that was replaced before a request left; `shown` is masked already. */
export interface Replaced {
  kind: string
  placeholder: string
  shown: string
}
