// The sentence that heads notes: which letter it is, to whom, from whom, for whom and about what.
import type { Place } from '../../output.ts'
import { chunksOf } from './chunks.ts'
import { kindOf } from './clauses.ts'

const softly =
  '(?:(?:ok|okay|so|um|uh|hi|hey|hello|please|pls|and|well|alright|yeah|thanks)[,.!\\s]{1,3}){0,4}(?:\\p{Lu}\\p{Ll}+, (?=please|can|could|would|i need|we need))?'
const asks =
  "(?:(?:can|could|would|will) you (?:please |just )?(?:write|draft|do|make|help me (?:write|with)|put together|type up)|please (?:write|draft|prepare|do|make)|(?:I|we)(?:['’]d| would)? (?:need|want|like)(?: you)?(?: to (?:write|send|do))?|need|write|draft|prepare|do|make|type up|put together|this is(?: going to be)?|here['’]?s|here is|it['’]?s|help me (?:write|with)|help with|I(?:['’]m| am) writing|I want to write)"
const kind =
  '(?:(?:complaint|demand|resignation|recommendation|recommending|reference|rec|cover|inquiry|thank[- ]?you|thanks|business|cease and desist|c&d|appreciation)(?: (?:letter|note|email|card))?|letters? of (?:recommendation|resignation|complaint|inquiry|thanks|reference|demand|appreciation|interest)|letter|note)'
const heads = new RegExp(
  `^[\\s*•–-]{0,4}${softly}(?:${asks} )?(?:me |us |up |out )?(?:an? |the |my |our |this |another )?(?:(?:short|quick|formal|nice|polite|firm|proper|simple|plain|real|good|brief|little|warm) )*(?<kind>${kind})(?![\\p{L}’'])(?: please)?(?:\\s?[:.,–—-])?`,
  'iu',
)
/** 'Write to Mr. Alvin Stroud at Stroud Insurance'. */
const writes = new RegExp(
  `^[\\s*•–-]{0,4}${softly}(?:(?:can|could|would|will) you (?:please )?|(?:I|we) (?:need|want|have) (?:you )?to |I(?:['’]d| would) like (?:you )?to )?(?:write|writing|send (?:a letter|something)|letter) (?=to (?:the |my |our |a )?\\p{L})`,
  'iu',
)
/** 'To the property manager of Linden Arms, …'. */
const toWhom = /^(?=To (?:the |my |our )?\p{L}[^.:]{3,})(?!To whom|To (?:be|get|do|make|say|have)\b)/u

const marks: readonly (readonly [Role, RegExp])[] = [
  [
    'to',
    /^(?:(?:and |so )?(?:it|this|that|the letter|letter|note|which)(?:[’']s| is)? (?:goes|going|should go|needs to go|addressed|directed|meant|for|is)?(?: out)? ?to|goes to|going to|address(?:ed)?(?: it| this)? to|send (?:it )?to|sent to|attention|attn\.?:?|to) (?=\p{L}|\d)/iu,
  ],
  [
    'boss',
    /^(?:my |the |their |our )?(?:boss|manager|supervisor|landlord|landlady|contact(?: person)?)(?: there)?(?: is|['’]s) (?=\p{Lu})/iu,
  ],
  ['from', /^(?:it[’']s |it is |this is |and it[’']s )?from (?:me|us)(?=[\s,.:]|$)(?: at)?[,:]? ?/iu],
  ['from', /^(?:[Ii]t[’']s |[Tt]his is |is |coming )?[Ff]rom (?:the (?=\p{Lu}))?(?=\p{Lu}|my |our )/u],
  [
    'leaves',
    /^(?:from|as) (?=(?:the |my |our )?(?:board|committee|position|post|job|council|\p{Ll}+ (?:at|of|on)\b))/iu,
  ],
  ['from', /^(?:I[’']m|I am|my name is|my name[’']s|this is|we[’']re|we are) (?=\p{Lu})/iu],
  ['from', /^(?:I[’']m|I am) (?=(?:the|an?) [\p{Ll} -]{3,40}(?:,|$|\bat\b|\bof\b))/iu],
  [
    'lives',
    /^(?:and )?(?:he|she|they)(?:[’']s|[’']re| is| are)? ?(?:lives?|located|stays?|is)? (?:at|over at|on) (?=\d|\p{Lu})/iu,
  ],
  ['lives', /^(?:he|she|they)(?:[’']s|[’']re| is| are) (?:our|my) \p{Ll}+(?: \p{Ll}+)?, (?=\d)/iu],
  ['owns', /^(?:and |who )?(?:he|she|they|who) (?:owns?|runs?|manages?|works? (?:at|for)) (?:the )?(?=\p{Lu})/iu],
  [
    'who',
    /^(?:who|he|she|they)(?:[’']s|[’']re| is| are)? (?:up|trying|applying|going|a candidate|being considered|in the running|hoping) (?:out )?(?:for|to get|to) /iu,
  ],
  ['for', /^(?:on behalf of|for) (?=\p{L})/iu],
  ['about', /^(?:about|regarding|re:?|concerning|over) /iu],
  [
    'saw',
    /^(?:I |which I )?(?:saw|found|heard of|heard about|read about) (?:it|this|the (?:ad|job|posting|listing))/iu,
  ],
]
export type Role = 'to' | 'boss' | 'from' | 'lives' | 'leaves' | 'owns' | 'who' | 'for' | 'about' | 'saw' | 'rest'

export interface Segment extends Place {
  role: Role
  words: string
}
export interface HeadLine {
  kind: string
  segments: Segment[]
}

/** Where a new part may begin: behind a comma, a dash or a bracket, and before a small word that leads on. */
const joints =
  /(?:[,;] |\s[-–—] |(?<!\b(?:Mr|Mrs|Ms|Mx|Dr|St|Jr|Sr|Inc|Co|Corp|Ltd|No|Ave|Blvd|Rd|Apt|Ste|Mt|Ft|Prof|Rev|Hon|Esq|\p{L}))\. |\s?\()|\s(?=(?:to|from|for|about|regarding|attention|attn|on behalf|asking|because)\b)/giu

/** Somebody or somewhere, by a name. */
const named = /^(?:[\p{Lu}\d]|(?:the|an?|my|our) )|^$/u
/** What happened, or is to be said, from here on. */
const tells =
  /^(?:(?:and|so|but) )?(?:(?:I|we|he|she|they|it|you|there)(?:[’'](?:m|ve|s|re|d|ll))? \p{Ll}|(?:my|our|his|her|their|the) (?:\p{Ll}+ ){1,3}(?:is|was|are|were|has|have|had)\b|asking\b|to (?:ask|say|tell|complain|thank|let)\b|because\b|that (?:he|she|I|we|they|the|my|our)\b)/iu

/** The parts of a head line, each with the role that its first words give it. */
export function segmentsOf(words: string, from: number): Segment[] {
  const first = from + (/^\s*/.exec(words.slice(from))?.[0].length ?? 0)
  const starts = [
    first,
    ...[...words.slice(from).matchAll(joints)].map(({ index, 0: one }) => from + index + one.length),
  ]
  const segments: Segment[] = []
  for (const [n, start] of [...new Set(starts)].entries()) {
    const at = start
    const rest = words.slice(start)
    if (rest === '' || start < (segments.at(-1)?.start ?? 0)) continue
    const next = marks
      .map(([role, mark]) => ({ role, lead: mark.exec(rest)?.[0] }))
      .find(
        ({ role, lead }) => lead && (!/^(?:from|boss|lives|owns)$/.test(role) || named.test(rest.slice(lead.length))),
      )
    const last = segments.at(-1)
    if (next?.lead) {
      // 'For the night shift to Mr. Bell' is of one thing until somebody is named.
      const isInside =
        last?.role === 'for' && next.lead === 'to ' && !/^(?:the |my |our )?\p{Lu}/u.test(rest.slice(next.lead.length))
      if (!isInside) {
        segments.push({ role: next.role, start: at + next.lead.length, end: words.length, words: '' })
        if (last) last.end = at
        continue
      }
    }
    const isTold =
      tells.test(rest) ||
      /\. ?$/.test(words.slice(0, at).slice(-2)) ||
      /^(?:clause|verbs)$/.test(kindOf((chunksOf(rest)[0] ?? '').split('. ')[0] ?? ''))
    if (n > 0 && last && !isTold) continue
    if (last) last.end = at
    segments.push({ role: 'rest', start: at, end: words.length, words: '' })
    // What is told from here on is no part of who writes to whom.
    if (n > 0 && isTold) break
  }
  return segments.map((one) => {
    const own = words.slice(one.start, one.end)
    const end = one.start + own.replace(/(?<![\s,;:.(–—-])[\s,;:.(–—-]+$/, '').length
    return { ...one, end, words: words.slice(one.start, end) }
  })
}

/** The head line of notes; null where a sentence heads nothing. */
export function headLineOf(words: string): HeadLine | null {
  const write = writes.exec(words)
  if (write) return { kind: 'letter', segments: segmentsOf(words, write[0].length) }
  const head = heads.exec(words)
  if (head?.groups?.kind) {
    if (/^thank/i.test(head.groups.kind) && !/note|letter|card|email/i.test(head.groups.kind)) return null
    if (
      /^(?:note|letter)$/i.test(head.groups.kind) &&
      !/ (?:to|for|from) /.test(words.slice(head[0].length, head[0].length + 40))
    )
      return null
    return { kind: head.groups.kind.toLowerCase(), segments: segmentsOf(words, head[0].length) }
  }
  const applies = /^(?:hi,? |hello,? )?I(?:['’]m| am) applying (?=(?:for|to) )/i.exec(words)
  if (applies) return { kind: 'cover letter', segments: segmentsOf(words, applies[0].length) }
  if (toWhom.test(words)) return { kind: 'letter', segments: segmentsOf(words, 0) }
  return null
}
