/** A side of a paper on secrets as our clauses call it, and as most papers do. */
const parts = [
  ['Recipient', 'Receiving Party'],
  ['Discloser', 'Disclosing Party'],
] as const
const meaning =
  'The disclosing party is the party that gives Confidential Information, and the receiving party is the party to which it is given.'
/** What papers call the secrets themselves. */
const termOf =
  /["“](?:the )?((?:Confidential|Proprietary|Protected|Evaluation) (?:Information|Materials?)|Information|Secrets)["”]/

/** Words of ours on secrets in the terms of the document, and with a meaning where it has no such term. */
export const inItsTerms = (text: string, words: string): string => {
  let isNew = false
  let named = words
  for (const [ours, theirs] of parts) {
    if (text.includes(ours) || !named.includes(ours)) continue
    const isDefined = text.includes(theirs)
    const term = isDefined ? theirs : theirs.toLowerCase()
    isNew ||= !isDefined
    named = named.replaceAll(`he ${ours}`, `he ${term}`).replaceAll(`“${ours}”`, `“${term}”`)
  }
  if (isNew && !/“receiving party”/.test(named)) named = `${named} ${meaning}`
  if (!/\bPurpose\b/.test(text) && !/“Purpose”/.test(named))
    named = named.replace(/\bthe Purpose\b/g, 'the purpose of this Agreement')
  if (/\bConfidential Information\b/.test(text) || /“Confidential Information”/.test(named)) return named
  const term = termOf.exec(text)?.[1]
  return named.replace(
    /\bConfidential Information\b/g,
    (found, at: number) =>
      term ?? (at === 0 || /[.] $/.test(named.slice(0, at)) ? 'Confidential information' : found.toLowerCase()),
  )
}
