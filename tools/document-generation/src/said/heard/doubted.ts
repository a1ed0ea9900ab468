import type { Edit } from '../edits.ts'

const gone = (start: number, end: number, why: Edit['why'] = 'corrected', as = ''): Edit => ({ start, end, as, why })

const putRight =
  /\? (?:no|nope|wait|sorry|actually)(?:,| -| –| —)?(?: (?:no|wait|sorry|just|actually|it['’]?s|it is|make (?:that|it)|I mean|should be))* (?=["“]?[\p{Lu}\d$])/gu
const lastFigure =
  /(?<![\p{L}\d$.,/-])[$\d][\d$.,/-]{0,16}(?:%|\p{L}{0,3})(?: \p{Lu}[\p{L}’'-]*\.?){0,4}(?: \p{Ll}{2,8})?$/u
const lastName =
  /["“]?(?<![\p{L}.])(?:(?:Hon|Dr|Mr|Mrs|Ms|Prof|Rev|St|No|Mt)\.|\p{Lu}[\p{L}’'-]*)(?: (?:(?:Hon|Dr|Mr|Mrs|Ms|Prof|Rev|St|No|Mt)\.|[\p{Lu}\d][\p{L}\d’'-]*)){0,4}["”]?(?: \p{Ll}{2,4}\.)?$/u
const month = String.raw`(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\p{L}{0,6}\.?`
const opensDate = new RegExp(`^${month} \\d`, 'u')
const lastDate = new RegExp(`(?<!\\p{L})${month} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?$`, 'u')
/** '2115 Smallman? no 2117 Smallman St': what was put right across the mark of a question. */
function putRightIn(text: string): Edit[] {
  return [...text.matchAll(putRight)].flatMap(({ index, 0: words }): Edit[] => {
    const lead = text.slice(Math.max(0, index - 80), index)
    const behind = text.slice(index + words.length, index + words.length + 16)
    const isDate = opensDate.test(behind)
    const isFigure = isDate || /^[\d$]/.test(behind)
    const last = (isDate ? lastDate : isFigure ? lastFigure : lastName).exec(lead)
    if (!last) return []
    // 'Pets? no Rottweilers': the topic of a sentence is put right by nothing.
    const opens = /(?:^|[.!?\n]\s{0,3})$/.test(lead.slice(0, last.index))
    return opens && !isFigure ? [] : [gone(index - last[0].length, index + words.length)]
  })
}

const doubt =
  /(?<![\p{L}\d.])\$?\d[\d,.]*(?:k|%)?(?:\/\p{L}{2,6})?(?:\?{2,4}|\?(?=,? (?:that['’]?s|maybe|not sure|I think|check|idk|don['’]?t know|whatever)\b))/giu
const dropped =
  /\b(?:(?:I|we|he|she|they)(?: (?:says?|said|now says|told me))? )?(?:never ?mind|forget|scrap|scratch|drop) [^.,;:\n]{2,40}[,;:–—-]{1,2} ?(?:(?:I|we|he|she|they)(?: just| now| only)? wants?(?: it)? )?(?:instead )?/giu
const ends = /[.;\n]\s|[.;\n]$|\n/u
/** '$792.61/mo?? that’s what the calculator gave - never mind amortizing, she wants …': a figure that is doubted fills nothing. */
function doubtedIn(text: string): Edit[] {
  return [...text.matchAll(doubt)].map(({ index, 0: words }): Edit => {
    const from = index + words.length
    const rest = text.slice(from, from + 240)
    const sentence = rest.slice(0, ends.exec(rest)?.index ?? rest.length)
    const turn = [...sentence.matchAll(dropped)][0]
    if (turn) return gone(index, from + turn.index + turn[0].length)
    // '$9,000?? that’s what the ad said, they shook on $8,500': the one that stands behind it holds.
    const other = words.startsWith('$') ? /[,;–—-] ?[^,;$]{2,60}?(?=\$\d)/u.exec(sentence) : null
    if (other) return gone(index, from + other.index + other[0].length)
    const tail = /^,? ?[^,;\n]{0,80}?(?=[,;]| [-–—] |$)/u.exec(sentence)?.[0] ?? ''
    const clause =
      /(?:^|[.;,\n]\s?)(?<clause>[^.;,\n]{0,80})$/u
        .exec(text.slice(Math.max(0, index - 90), index))
        ?.groups?.clause?.trimStart() ?? ''
    const lead = clause.split(/\s+/).length > 4 ? (/(?:(?:for|at|of|by|is|to) )?$/u.exec(clause)?.[0] ?? '') : clause
    return gone(index - lead.length, from + tail.length, 'doubtful')
  })
}

const better =
  /(?<![\p{L}\d])(?<old>\$\d[\d,.]*\d)[ ,–—-]{1,4}(?:no,? wait|wait,? no|wait|oh wait|no no|sorry|scratch that|correction|actually)\b[^.;\n$]{0,70}?(?=\$\d)/giu
/** '$27,500 - no wait that was our last offer, final number is $31,000' */
const betterIn = (text: string): Edit[] =>
  [...text.matchAll(better)].map(({ index, 0: words }) => gone(index, index + words.length))

const first =
  /(?<=^|[.!?;\n]\s{0,3})(?:[^.!?;\n]{0,40} (?:said|says|had|told \p{L}{2,12}|counted|quoted|wrote) )?(?<old>\$?\d[\d,.]*)[^.!?;\n]{0,20}? (?:at )?first,? (?:and |but )?then [^.!?;\n]{2,80}?,? so (?:now |it['’]s |it is )?(?<now>\$?\d[\d,.]*\d|\$?\d)(?: now)?[.!]?(?=\s|$)/giu
/** 'Clay said 64 first then two were culled, so 62.': how a figure came to be is told nowhere, where the figure is told elsewhere. */
function historyIn(text: string): Edit[] {
  return [...text.matchAll(first)].flatMap(({ index, 0: words, groups }): Edit[] => {
    const rest = text.slice(0, index) + text.slice(index + words.length)
    const now = groups?.now ?? ''
    return rest.split(/[^\d$.,]+/).some((one) => one.replace(/[.,]$/, '') === now)
      ? [gone(index, index + words.length)]
      : []
  })
}

const drafts =
  / ?\((?:the |their |our |an? )?(?:first|earlier|old|prior|previous|last|original)(?: (?:draft|version|offer|term sheet|one|quote|email))(?: (?:said|had|was|says))[^()\n]{2,120}\)/giu
const won =
  / ?\((?:we|they|he|she|I) (?:got|won|fought for|pushed for|insisted on|asked for) (?:this|that|it)(?: [^()\n]{0,60})?\)/giu
/** '(first draft said 3, Hattie changed it to 4)': how the words came to be, in brackets. */
const besideIn = (text: string): Edit[] => [
  ...[...text.matchAll(drafts)].map(({ index, 0: words }) => gone(index, index + words.length)),
  ...[...text.matchAll(won)].map(({ index, 0: words }) => gone(index, index + words.length, 'aside')),
]

/** What is doubted, put right or history: the value that holds stays alone. */
export const doubtsIn = (text: string): Edit[] => [
  ...putRightIn(text),
  ...betterIn(text),
  ...doubtedIn(text),
  ...historyIn(text),
  ...besideIn(text),
]
