const most = 180

/** A question as a headline: what is longer than a headline is cut at a word. */
export function headlineOf(question: string): string {
  const line = question.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const space = line.lastIndexOf(' ', most)
  return `${line.slice(0, space > 0 ? space : most)} …`
}
