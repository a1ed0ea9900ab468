const reporter = /\b\d{1,4} (?:[A-Z][A-Za-z\d.,’']{0,14} ){1,5}(?:[23]d |[45]th )?(?:at )?[\d_]/
const short =
  /\b(?:supra|infra|ibid|id\.|ante|post)\b|\bv\.\s|§|\bU\. ?S\. ?C\.|\bcf\.|\b(?:Amend|Art|cl|No|Nos|Stat|Ann|Rev|App|Brief|Tr|Pet)\.\s/i

/** Whether a stretch of text is citations and what belongs to them, and no statement. */
export function isCitation(text: string): boolean {
  if (text.length > 2000) return false
  if (!reporter.test(text.replace(/\s+/g, ' ')) && !short.test(text)) return false
  const rest = text
    .replace(/\([^()]{0,200}\)/g, ' ')
    .replace(
      /\b(?:see|also|e\.\s?g|cf|accord|compare|with|generally|but|in|and|quoting|citing|id|ibid|at|note|n|nn|footnote|supra|infra|ante|post|ex parte|in re|aff'd|rev'd|cert|denied)\b/gi,
      ' ',
    )
  const words = rest.match(/\p{L}+/gu) ?? []
  // Names, reporters and courts are written with capitals; a statement is not.
  return (
    words.filter((word) => /^\p{Ll}/u.test(word) && !/^(?:of|the|v|d|th|nd|rd|st|s|et|seq|al|for|ed)$/.test(word))
      .length === 0
  )
}
