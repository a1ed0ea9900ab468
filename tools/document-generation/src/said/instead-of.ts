import { anyCase } from '@casewright/law'
import type { Edit } from './edits.ts'

const usual =
  '(?:usual|standard|std\\.?|normal|typical|customary|default|regular|ordinary|boilerplate|old|printed|sample)'
const form =
  "(?:(?:form|sample|template|boilerplate|handbook|standard (?:form|draft|one)|usual (?:form|draft|one)|printed (?:form|one)|old (?:draft|form|offer|one)|first draft)(?:['’]s)?)"
const number =
  '(?:\\$?\\d[\\d,.]*%?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|eighteen|twenty(?:-four)?|thirty|forty-five|sixty|ninety)'
const unit =
  '(?:[ -](?:percent|%|business|calendar|working|days?|hours?|weeks?|months?|years?|d|mos?|yrs?|hrs?|day|per \\p{L}+|an? \\p{L}+|or so)\\b){0,3}'
const whose = "(?:(?:the|your|our|their|my|his|her|\\p{L}{3,20}['’]s) ){0,2}"
const of = (source: string) => new RegExp(anyCase(source), 'gu')

/** What the paper says instead of what a form, a draft or a habit has, and the words for that which do not stand in it. */
const all: readonly RegExp[] = [
  // 'NOT the usual 30.', ', not our standard 14 days', '(not the normal 1.5%)'.
  of(
    `(?:[ \\t]?[,;(–—-]{1,2}[ \\t]?|(?<=[.!?\\n][ \\t]{0,3})|(?<=^))(?:and |but )?(?:not|instead of|rather than|replaces|replacing) ${whose}${usual} (?:${number}${unit}|${form})(?: (?:that|which|in|on|of|from|like) [^.,;:()\\n$%\\d]{2,40})?\\)?(?=[.,;!?)\\n]|$)`,
  ),
  // 'not 15 like the lawyer’s sample', '—not the 18% that your assistant’s form has'.
  of(
    `(?:[ \\t]?[,;(–—-]{1,2}[ \\t]?|(?<=[.!?\\n][ \\t]{0,3})|(?<=^))(?:and |but )?(?:not|instead of|rather than) (?:the )?${number}${unit} (?:(?:like|as|that(?:['’]s| is)?|which(?: is)?|from|in|of|per)(?: it says| they have)?(?: in| on)? ){1,2}(?:[\\p{L}’']{2,16} ){0,3}${form}(?: (?:has|says|shows|gives|had|said|calls for))?\\)?(?=[.,;!?)\\n]|$)`,
  ),
  // 'I know your form says 30, but he insisted and it suits us.', 'Normal form says buyer from pickup. Not us.'
  of(
    `(?<=^|[.!?\\n][ \\t]{0,3})(?:(?:I|we) know )?(?:(?:the|your|our|their|my|usual|normal|standard|printed|old|first|regular) ){0,3}${form} (?:has|says|gives|calls for|uses|reads|puts|had|said)\\b[^.!?\\n]{1,70}(?:[,–—-] ?(?:but|and|though|so|yet)\\b[^.!?\\n$%\\d]{0,80})?[.!?](?:[ \\t](?:not (?:us|here|this time|for (?:us|this|them|him|her))|never mind (?:that|it)|ignore (?:that|it))[.!]?)?(?=\\s|$)`,
  ),
  // '; form has 24, replace', '(handbook = 15; 18 controls)'.
  of(
    `[ \\t]?[;,(–—-]{1,2}[ \\t]?(?:the |your |our )?${form} (?:has|says|is|=|gives) ${number}${unit}(?:[;,][ \\t]?(?:so )?(?:please )?(?:replace(?: (?:it|that))?|change(?: (?:it|that))|override(?: it)?|${number}${unit} (?:controls?|governs|wins|prevails))){0,2}\\)?(?=[.,;!?)\\n]|$)`,
  ),
  // 'Strike the usual 1.5%.'
  of(
    `(?<=^|[.!?;\\n][ \\t]{0,3})(?:please )?(?:strike|delete|drop|remove|take out|cross out|skip|cut) ${whose}${usual} (?:[^.;!?\\n]|\\.(?=\\d)){1,30}[.;!?]?(?=\\s|$)`,
  ),
  // 'Usually I give a year, here it’s eighteen months'.
  of(
    `(?:usually|normally|ordinarily|typically),? (?:I|we|they|it(?:['’]s| is)) (?:(?:give|do|charge|take|ask|offer|use|want|have|allow) )?[^.,;!?\\n]{1,40}, (?:but )?(?:here|this time|for (?:them|him|her|this(?: one)?)|in this (?:one|deal|case))(?: it(?:['’]s| is| will be)|,)? `,
  ),
]

/** What the paper departs from: its figure is none of the paper. */
export const insteadOfIn = (text: string, kind: string): Edit[] =>
  (kind === 'contracts' ? all : []).flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: words }): Edit => {
      const closes = /^[ \t]?\(/.test(words)
      const before = text.slice(Math.max(0, index - 4), index)
      const begins = before.trim() === '' || before.includes('\n') || '.!?'.includes(before.trimEnd().at(-1) ?? '')
      const own = begins && !/^[ \t]?[,;(–—-]/.test(words)
      const end = index + words.length - (!closes && words.endsWith(')') ? 1 : 0)
      // A sentence of its own goes with its stop.
      return { start: index, end: own && /[.!?]/.test(text[end] ?? '') ? end + 1 : end, as: '', why: 'corrected' }
    }),
  )
