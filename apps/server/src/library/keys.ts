/** A citation in a text: the normalised key of what is cited, and where it stands. */
export interface Cited {
  key: string
  at: number
}

const volumePage =
  /(?<![\w.])(\d{1,4}) ([A-Z][A-Za-z.]{0,12}(?: ?(?:[A-Z0-9][A-Za-z.0-9]{0,8})){0,3}) (?:§+ ?)?(\d[\w.-]{0,12})/g

/** The normalised keys of a citation as written: one for each parallel citation in it. */
export const keysOf = (citation: string): string[] => [...new Set(citedIn(citation).map((cited) => cited.key))]

/** Every full citation in a text, parallel ones each. */
export function citedIn(text: string): Cited[] {
  const found: Cited[] = []
  for (const match of text.matchAll(volumePage)) {
    const [, volume, reporter = '', page = ''] = match
    found.push({
      key: `${volume} ${reporter.toLowerCase().replace(/[. ]/g, '')} ${page.replace(/[.-]+$/, '')}`,
      at: match.index,
    })
  }
  return found
}
