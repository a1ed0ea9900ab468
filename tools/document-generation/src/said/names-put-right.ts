import { nameAt } from '@casewright/law'
import type { Edit } from './edits.ts'

const pause = '(?:(?:uh|um|er|oh|well|wait|sorry|actually|hang on|hold on)[,.]?\\s){0,3}'
/** 'Uh, no, that’s the other one, it’s', 'no wait, I mean': the name behind it stands for the one before. */
const marker = new RegExp(
  `(?:,|[.…]|\\s[–—-])?\\s(?:(?:uh|um|er|oh|well|wait|sorry|actually)[,.]?\\s){0,3}no[,.]?\\s${pause}(?:(?:that['’]s|that was|that is) (?:the |my )?(?:other|wrong|old|last) (?:one|place|guy|person|job|company)[,.]?\\s|wrong (?:one|place)[,.]?\\s)?${pause}(?:it['’]s|it is|make (?:it|that)|I mean|I meant)\\s(?:actually )?(?:the )?(?=\\p{Lu})`,
  'giu',
)

/** A name that somebody took back and the one that they put in its place: of two bodies or two persons the later one. */
export function namesPutRightIn(text: string): Edit[] {
  return [...text.matchAll(marker)].flatMap(({ index, 0: words }): Edit[] => {
    const after = nameAt(text, index + words.length)
    const lead = text.slice(Math.max(0, index - 80), index)
    const starts = [...lead.matchAll(/(?<![\p{L}’'-])(?<!\p{Lu}[\p{L}.’'-]{0,20} )\p{Lu}/gu)]
    const before = starts
      .map((one) => nameAt(text, index - lead.length + one.index))
      .find((one) => one && one.end === index)
    const isSame = before && after && before.body === after.body && /\s/.test(before.words) && /\s/.test(after.words)
    return isSame && after.start === index + words.length
      ? [{ start: before.start, end: after.start, as: '', why: 'corrected' }]
      : []
  })
}
