import type { Template } from '@casewright/templates'
import type { Filled } from '../output.ts'
import { unitAt, unitsOf } from '../reading/units.ts'

/** Words by which something is told to go with a letter, or somebody to get a copy of it. */
const cues: Readonly<Record<string, RegExp>> = {
  enclosures:
    /\b(?:encl(?:s|osures?|os(?:e|es|ed|ing))?|attach(?:ed|es|ing|ments?)?|includ(?:e|es|ed|ing)|cop(?:y|ies)|with (?:it|this|the letter)|along|send(?:ing)?|sent|put in|exhibits?|here (?:is|are))\b/i,
  copies: /\b(?:b?cc|c\.c\.|cop(?:y|ies|ied|ying))\b/i,
}

/** What goes with a letter, and who gets a copy, only where its sentence or its label tells that. */
export function withoutUntoldEnclosures({ tab }: Template, text: string, filled: readonly Filled[]): Filled[] {
  if (tab !== 'letters') return [...filled]
  const units = unitsOf(text)
  return filled.filter(({ field, from, by }) => {
    const cue = cues[field]
    const unit = from && unitAt(units, from.start)
    if (!cue || by !== 'text' || !from || !unit) return true
    // A list stands under its label.
    return cue.test(text.slice(Math.max(0, from.start - 120), Math.max(unit.end, from.end)))
  })
}
