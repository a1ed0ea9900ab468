import { unitsOf } from '../reading/units.ts'
import type { Edit } from './edits.ts'

/** What whoever drafts is to work out: '$500 may not do it in 4 years, run it.' */
const worksOut =
  /(?:^|, | [-–—] |; )(?:pls |please )?(?:run|check|double[- ]check|figure|calc(?:ulate)?|work out|verify|confirm|look up|do)(?: (?:it|that|this|them|the (?:numbers?|math|figures?|amount|date)))(?: out| up| for me| first| please| pls)*[.!]?$/iu

/** What somebody is to send to whoever drafts: 'Serial no. - Erik will send photo.' */
const sends =
  /\b(?:\p{Lu}\p{Ll}+|he|she|they|client|I) (?:will|is going to|['’]ll|to) (?:send|text|e-?mail|forward|get|find|look up|dig up|bring)(?: me| us| you| over)? (?:(?:the|a|an|it|that|its|his|her) ?)?(?:photos?|pictures?|pics?|copy|copies|serial(?: numbers?| no\.?)?|VIN|(?:legal )?description|survey|spelling|numbers?|address|details?)?[.]?$/u
const ofDraft =
  /\b(?:photos?|pictures?|pics?|serial|VIN|legal description|survey|spelling|exact (?:name|address|numbers?))\b/iu

/** A sentence that ends with a task for whoever drafts settles nothing: it waits beside the document. */
export const toDrafterIn = (text: string): Edit[] =>
  unitsOf(text).flatMap((unit): Edit[] =>
    (worksOut.test(unit.text) || (sends.test(unit.text) && ofDraft.test(unit.text))) && unit.text.length < 160
      ? [{ start: unit.start, end: unit.end, as: '', why: 'doubtful' }]
      : [],
  )
