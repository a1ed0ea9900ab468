import type { Edit } from './edits.ts'

/** Signs that somebody says who dictates, and what they are. */
const signs: Record<string, string> = {
  comma: ',',
  period: '.',
  'full stop': '.',
  colon: ':',
  semicolon: ';',
  'question mark': '?',
  'exclamation point': '!',
  'exclamation mark': '!',
}
const breaks = '(?:new|next) (?:paragraph|line)'
const said = new RegExp(
  `,?[ \\t]{1,3}(?<sign>${Object.keys(signs).join('|')})\\b(?<stop>[.,]?)(?<space>\\s{1,2})?(?<break>(?:${breaks})[.,]?\\s{1,2}(?:(?:period|comma)[.,]?\\s{1,2})?)?`,
  'giu',
)
const alone = new RegExp(`[ \\t]{0,3}(?<![\\p{L}])${breaks}(?![\\p{L}])[.,]?(?:\\s{1,2}|$)`, 'giu')
/** 'The notice period', 'a trial period', 'in that period of time': a span of time, and no sign. */
const spanOfTime =
  /\b(?:the|a|an|this|that|each|any|per|one|every|notice|trial|grace|pay|probation(?:ary)?|cure|waiting|termination|test|renewal|inspection|warranty|billing|rental|review|claim|time|day|week|month|year|long|short|first|last|same)$/i

/** Marks that were said by name, by somebody who says more than one of them. */
export function signsIn(text: string): Edit[] {
  const found = [...text.matchAll(said)].filter(
    ({ index, 0: words, groups }) =>
      groups?.sign?.toLowerCase() !== 'period' ||
      /^(?:\p{Lu}|$)/u.test(text.slice(index + words.length)) ||
      !spanOfTime.test(text.slice(Math.max(0, index - 16), index)),
  )
  const lines = [...text.matchAll(alone)]
  if (found.length + lines.length < 3) return []
  const marks = found.map(({ index, 0: words, groups }): Edit => {
    const sign = signs[groups?.sign?.toLowerCase() ?? ''] ?? ''
    const gap = groups?.break ? (/line/i.test(groups.break) ? '\n' : '\n\n') : (groups?.space ?? '')
    return { start: index, end: index + words.length, as: sign + gap, why: 'filler' }
  })
  return [
    ...marks,
    ...lines.map(
      ({ index, 0: words }): Edit => ({
        start: index,
        end: index + words.length,
        as: /line/i.test(words) ? '\n' : '\n\n',
        why: 'filler',
      }),
    ),
  ]
}
