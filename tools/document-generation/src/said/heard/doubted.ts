import type { Edit } from '../edits.ts'

const gone = (start: number, end: number, why: Edit['why'] = 'corrected', as = ''): Edit => ({ start, end, as, why })

const putRight =
  /\? (?:no|nope|wait|sorry|actually)(?:,| -| –| —)?(?: (?:no|wait|sorry|just|actually|it['’]?s|it is|make (?:that|it)|I mean|should be))* (?=["“]?[\p{Lu}\d$])/gu
const lastNamed = /(?:["“]?[\p{Lu}\d$][\p{L}\d$.,'’/-]*["”]? ){0,5}["“]?[\p{Lu}\d$][\p{L}\d$.'’/-]*["”]?(?: \p{Ll}{2,4}\.)?$/u
/** '2115 Smallman? no 2117 Smallman St': what was put right across the mark of a question. */
function putRightIn(text: string): Edit[] {
  return [...text.matchAll(putRight)].flatMap(({ index, 0: words }): Edit[] => {
    const lead = text.slice(Math.max(0, index - 80), index)
    const said = /[^,;:()\n–—]*$/u.exec(lead)?.[0] ?? ''
    const last = lastNamed.exec(said.replace(/^\s+/, ''))
    if (!last) return []
    const after = text[index + words.length] ?? ''
    const hasFigure = /\d/.test(last[0])
    // 'Pets? no 2 dogs': a figure is put right by a figure, and a name by a name that is not the topic of the sentence.
    if (/[\d$]/.test(after) !== /^[\d$]/.test(last[0]) && !hasFigure) return []
    const opens = /(?:^|[.!?\n]\s*)$/.test(lead.slice(0, lead.length - last[0].length))
    return opens && !hasFigure ? [] : [gone(index - last[0].length, index + words.length)]
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
    const sentence = rest.slice(0, (ends.exec(rest)?.index ?? rest.length))
    const turn = [...sentence.matchAll(dropped)][0]
    if (turn) return gone(index, from + turn.index + turn[0].length)
    const tail = /^,? ?[^,;\n]{0,80}?(?=[,;]| [-–—] |$)/u.exec(sentence)?.[0] ?? ''
    const start = /(?:^|[.;,\n]\s?)(?<clause>[^.;,\n]{0,80})$/u.exec(text.slice(0, index))?.groups?.clause ?? ''
    return gone(index - start.trimStart().length, from + tail.length, 'doubtful')
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
const won = / ?\((?:we|they|he|she|I) (?:got|won|fought for|pushed for|insisted on|asked for) (?:this|that|it)(?: [^()\n]{0,60})?\)/giu
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
