/** What is known of a case without its text. */
export interface IndexedCase {
  name: string
  /** As written, the one of the volume first. */
  citations: string[]
  court: string
  /** ISO 8601: a day, a month or a year. */
  date: string
  firstPage: string
  lastPage: string
}

/** A citation in its parts. */
export interface CitedPage {
  volume: string
  reporter: string
  page: string
}

/** A citation of a reporter in its parts; undefined of anything else. */
export function partsOf(citation: string): CitedPage | undefined {
  const words = citation.split(/\s+/).filter(Boolean)
  const [volume = '', ...rest] = words
  const page = rest.pop() ?? ''
  const reporter = rest.join(' ')
  const whole = /^\d+$/.test(volume) && /^[\dA-Za-z]+$/.test(page) && /^\D/.test(reporter)
  return whole ? { volume, reporter, page } : undefined
}
