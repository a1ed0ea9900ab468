import type { LedgerEntry } from '@casewright/api/client'

const kindsReplaced: Record<string, string> = {
  ssn: 'Social Security numbers',
  card: 'Payment card numbers',
  email: 'Email addresses',
  phone: 'Phone numbers',
  'birth-date': 'Dates of birth',
  account: 'Account numbers',
  address: 'Postal addresses',
  name: 'Names on your list',
}

/** What a kind of personal data is called. */
export const nameOfKind = (kind: string): string => kindsReplaced[kind] ?? kind.replaceAll('-', ' ')
export const allKinds: readonly string[] = Object.values(kindsReplaced)

const purposes: Record<LedgerEntry['kind'], string> = {
  model: 'Language model',
  source: 'Legal source',
  web: 'Web page or search',
  mail: 'Mail',
  'sign-in': 'Your firm’s sign-in',
}
/** What a request was for, and whether it stayed in the house. */
export const purposeOf = ({ kind, trust }: Pick<LedgerEntry, 'kind' | 'trust'>): string =>
  trust === 'local' ? `${purposes[kind]}, in this network` : purposes[kind]

const unrecorded = 15 * 60_000

/**
 * What became of a request, and how much went each way.
 * @param size words for a number of bytes
 */
export function whatLeft(
  entry: Pick<LedgerEntry, 'outcome' | 'at' | 'bytesSent' | 'bytesReceived'>,
  size: (bytes: number) => string,
  now = Date.now(),
): string {
  const sent = `${size(entry.bytesSent)} sent`
  switch (entry.outcome) {
    case 'refused':
      return 'Refused here. Nothing was sent.'
    case 'started':
      return now - Date.parse(entry.at) < unrecorded ? 'In progress' : 'Sent. The outcome was not recorded.'
    case 'answered':
      return `${sent}, ${size(entry.bytesReceived)} received`
    case 'aborted':
      return `Stopped. ${sent}.`
    case 'failed':
      return `Failed. ${sent}.`
  }
}

/** '88%'; never '100%' where one was missed. */
export const percent = (share: number): string => `${share < 1 ? Math.min(99, Math.round(share * 100)) : 100}%`

const maxNames = 200

/** The names that were typed, one a line: trimmed, each once. */
export const namesIn = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]

/** Problem with a list of names, as a sentence; nothing where it is good. */
export function namesError(names: readonly string[]): string | undefined {
  if (names.length > maxNames) return `These are ${names.length} names. At most ${maxNames} can be kept.`
  const bad = names.find((name) => name.length < 2 || name.length > 100)
  return bad === undefined ? undefined : `“${bad.slice(0, 20)}” cannot be kept. A name has 2 to 100 characters.`
}
