import type { Unit } from '../reading.ts'

/** What says that somebody leaves, from where, and how it goes on: 'I need to quit my job at Marlow Dental Group in Dayton'. */
const quits =
  /^[\s*•–-]{0,5}(?:(?:hi|hey|ok|so|um|dear um|well),? ){0,3}(?:this is (?:a|my) letter to |I(?:['’]m| am) writing to |I (?:need|want|have|would like|['’]d like) to |I(?:['’]m| am) )(?:quit(?:ting)?|resign(?:ing)?|leav(?:e|ing))(?: from)? (?<what>(?:my (?:job|position)|the board|my seat|as \p{L}+)[^.]{0,80}?)[.]?$/iu
const place = /^(?:my )?(?:job|position)(?: at| with) (?<where>.+)$/iu
const asked = /\bresign(?:ation|ing)?\b/i

export interface Resigning {
  unit: Unit
  /** As the letter says it. */
  says: string
  /** Where somebody works, as notes name it. */
  where?: string
}

/** The sentence in which somebody resigns; of notes that only ask for such a letter, what it has to say first. */
export function resigningIn(units: readonly Unit[], title: string | undefined): Resigning | null {
  for (const unit of units) {
    const what = quits.exec(unit.text)?.groups?.what
    if (!what) continue
    const where = place.exec(what)?.groups?.where
    const post = title ? `position as ${title.toLowerCase()}` : 'position'
    return {
      unit,
      says: `I am resigning from ${where || /^my (?:job|position)$/i.test(what) ? `my ${post}` : what}.`,
      ...(where && { where }),
    }
  }
  const unit = units.find(
    ({ text }) => asked.test(text) && /\b(?:letter|note)\b/i.test(text) && text.split(/\s+/).length < 12,
  )
  return unit ? { unit, says: `I am resigning from my position${title ? ` as ${title.toLowerCase()}` : ''}.` } : null
}
