/** A dissent or a concurrence by itself, filed apart from the opinion of the court. */
export const standsApart = (text: string): boolean => {
  const head = text.slice(0, 3000).replace(/\s+/g, ' ').trim()
  return /\b(?:dissenting|concurring)\b/i.test(head.slice(0, 200)) && !/\bopinion of the court\b|per curiam/i.test(head)
}
