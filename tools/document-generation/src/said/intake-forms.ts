import type { Edit } from './edits.ts'

const line =
  /(?<=^|\n)[ \t]{0,3}(?<number>(?:Q(?:uestion)? ?)?\d{1,2}[.):]?[ \t]{1,3})?(?<asked>\p{L}[^?:\n]{2,70})(?<mark>[?:])[ \t]{0,3}(?:[–—-]{1,2}[ \t])?(?<answer>[^\n]*)/gu

/** Which part the one who fills in the form has. */
const side =
  /^(?:are you|you are|you(?:['’]re)?|which (?:side|party) are you(?: on)?|who are you|do you represent|your (?:role|side|part)|i am|role|side)\b/i
const own = /^(?:your|your own|our|my)\b[ \t]?/i
const others =
  /^(?:(?:the )?other (?:side|party|person|company|one)(?:['’]s)?|their|his|her|counterparty(?:['’]s)?|opposing (?:side|party)(?:['’]s)?|who (?:is|are) (?:the other (?:side|party)|you dealing with|it with))\b[ \t]?/i
/** What is asked of a party beside their name. */
const aspect = /\b(?:address|phone|email|e-mail|title|signer|signs)\b/i

/** The two sides of a contract, by their names in lower case. */
export type Sides = readonly [one: readonly string[], other: readonly string[]] | null

const roleIn = (answer: string, sides: Sides) =>
  sides?.findIndex((nouns) => nouns.some((noun) => new RegExp(`\\b${noun}\\b`, 'i').test(answer))) ?? -1

/** 'Other side', 'Their address', 'Your full legal name': whose it is, by the part that the one who answers has. */
function named(asked: string, mine: string, theirs: string): string | null {
  const whose = own.test(asked) ? mine : others.test(asked) ? theirs : null
  if (!whose) return null
  const rest = asked.replace(own, '').replace(others, '').trim()
  const what = aspect.exec(rest)?.[0]
  if (what) return `${whose} ${what.toLowerCase()}`
  return rest === '' || /\b(?:name|entity|company|party|who)\b/i.test(rest) ? whose : null
}

/**
 * A form that asks whoever fills it in, 'Are you the buyer or seller?', 'Your address', 'Other side': its numbers are
 * none of the answers, and what is asked of 'you' and of 'them' is of the buyer and the seller.
 */
export function intakeFormsIn(text: string, sides: Sides): Edit[] {
  const lines = [...text.matchAll(line)]
  if (lines.length < 3) return []
  const numbered = lines.filter(({ groups }) => /^Q/i.test(groups?.number ?? '')).length > 2
  const part = lines.find(({ groups }) => side.test(groups?.asked ?? '') && groups?.answer)
  const at = part ? roleIn(part.groups?.answer ?? '', sides) : -1
  const mine = at < 0 ? undefined : sides?.[at]?.[0]
  const theirs = at < 0 ? undefined : sides?.[1 - at]?.[0]
  if (!numbered && !mine) return []
  return lines.flatMap((found): Edit[] => {
    const { number = '', asked = '', answer = '', mark = '' } = found.groups ?? {}
    const end = found.index + found[0].length
    if (found === part && mine) return [{ start: found.index, end, as: '', why: 'mail' }]
    const label = mine && theirs ? named(asked, mine, theirs) : null
    if (label && answer !== '')
      return [{ start: found.index, end: end - answer.length, as: `${label}: `, why: 'filler' }]
    if (!numbered || (number === '' && mark === ':')) return []
    const from = found.index + found[0].indexOf(asked)
    const dash = end - answer.length
    return [
      { start: found.index, end: from, as: '', why: 'mail' as const },
      ...(answer !== '' && mark === '?' && numbered
        ? [{ start: from + asked.length, end: dash, as: '? ', why: 'filler' as const }]
        : []),
    ]
  })
}
