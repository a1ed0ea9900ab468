/** "Appendix A to Part 51" and "Appendix A to Subpart B of Part 51" as they are cited: "pt. 51, app. A". */
export function appendixCited(words: string): string | undefined {
  const [, kind = '', which = '', subpart, part] =
    /^(Appendix|Supplement)\b(.{0,40}?)\s+to\s+(?:Subpart\s+(\S+)\s+of\s+)?Part\s+(\d[\w.]*)/i.exec(words) ?? []
  if (!part) return undefined
  const name = [kind.toLowerCase() === 'appendix' ? 'app.' : 'supp.', which.replace(/\bNo\.\s*/i, '').trim()]
    .join(' ')
    .trim()
  return `pt. ${part}, ${subpart ? `subpt. ${subpart}, ` : ''}${name}`
}
