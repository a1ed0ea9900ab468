import { counted, type ToldWords } from '@casewright/core/client'

const mostShown = 4

/** 'Harlow, Reyes, and 38 more names and terms.' */
export function toldSentence({ own, matter, profile }: ToldWords): string {
  const all = [...new Set([...own, ...matter, ...profile])]
  if (all.length === 0) return 'None yet. Names that it knows are spelled as you write them.'
  const shown = all.slice(0, mostShown)
  const more = all.length - shown.length
  return more > 0
    ? `${shown.join(', ')}, and ${counted(more, 'more name or term', 'more names and terms')}.`
    : `${shown.join(', ')}.`
}
