import { formatDate } from '@casewright/core/dates'
import type { Found } from './output.ts'

/** Court and date of a result: 'Supreme Court of the United States, decided June 25, 2014'. */
export function aboutOf({ court, date, kind }: Pick<Found, 'court' | 'date' | 'kind'>): string {
  const when = date ? `${kind === 'case' ? (date.length > 4 ? 'decided ' : '') : 'as of '}${formatDate(date)}` : ''
  return [court?.name, when].filter(Boolean).join(', ')
}

const mostOfGist = 240

/** What it says, in a sentence or the beginning of one; between quotation marks where these are its own words. */
export function gistOf({ summary, summaryOf }: Pick<Found, 'summary' | 'summaryOf'>): string {
  const whole = summary.trim()
  const cut = whole.slice(0, mostOfGist)
  const end = cut.lastIndexOf('. ')
  const gist =
    whole.length <= mostOfGist
      ? whole
      : end > mostOfGist / 3
        ? cut.slice(0, end + 1)
        : `${cut.slice(0, cut.lastIndexOf(' '))} …`
  return summaryOf === 'source' ? `“${gist}”` : gist
}

/** Whose words a summary is made of, in words for a reader. */
export const summaryLabels = {
  editors: 'Summary by the library’s editors',
  source: 'From the text of the authority',
  model: 'Written by the model',
} as const
