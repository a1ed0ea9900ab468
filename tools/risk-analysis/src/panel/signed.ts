/** Points with their sign, as a person reads them: '+8', '−10', '0'. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')

export const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`

const presenting = /^(?:we|i|our firm|this firm) (?:represents?|acts? for|am|are)\b[^.!?]*[.!?]\s+/i

/** The first sentence of a description that tells of the case, cut at a word where it is long. */
export function headline(description: string, most = 90): string {
  const line = description.replace(/\s+/g, ' ').trim().replace(presenting, '')
  const sentence = /^.{8,}?[.!?](?=\s+["“(]?[A-Z]|$)/.exec(line)?.[0] ?? line
  const whole = sentence.replace(/[.]$/, '')
  if (whole.length <= most) return whole
  return `${whole.slice(0, most).replace(/(?<!\s)\s+\S*$/, '')} …`
}
