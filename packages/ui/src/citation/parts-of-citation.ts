export interface CitationParts {
  /** Set in italics: the name of a case, or 'Id.'. */
  name: string
  /** All up to the last word. */
  rest: string
  /** The icon and the number of the note stay on one line with it. */
  last: string
}

const named = /^(?:Id\.|Ibid\.|(?:In re|Ex parte|Matter of) .+?(?=, \d)|.+? v\. .+?(?=, \d|$))/

/** How a citation is set in running text. The parts joined are the citation, letter for letter. */
export function partsOfCitation(text: string): CitationParts {
  const name = named.exec(text)?.[0] ?? ''
  const after = text.slice(name.length)
  const start = after.lastIndexOf(' ') + 1
  return { name, rest: after.slice(0, start), last: after.slice(start) }
}
