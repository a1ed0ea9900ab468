import { layoutOf } from '../layout/layout.ts'
import type { Source } from '../span/span.ts'
import { titleWords } from './paper-title.ts'
import { type DocumentKind, kinds } from './sign.ts'

/** What a motion asks, and on which side of it a paper stands: whoever answers it asks for nothing of the kind. */
const ofMotions: readonly (readonly [RegExp, string])[] = [
  [/\bsur-?repl(?:y|ies)\b/i, 'Sur-Reply'],
  [/\brepl(?:y|ies)\b/i, 'Reply in Support of a Motion'],
  [
    /\b(?:responses?|oppositions?|objections?|answer) (?:of [^.;]{1,60} )?(?:to|in opposition to)\b.{0,120}\bmotions?\b|\bin opposition to\b.{0,120}\bmotions?\b|\bopposing\b.{0,80}\bmotions?\b/i,
    'Response to a Motion',
  ],
  [/\bin support of\b.{0,120}\bmotions? to dismiss\b/i, 'Brief in Support of a Motion to Dismiss'],
  [/\bin support of\b.{0,120}\bsummary judgment\b/i, 'Brief in Support of Summary Judgment'],
  [/\bin support of\b.{0,120}\bmotions?\b/i, 'Brief in Support of a Motion'],
  [/\bmotions? to dismiss\b/i, 'Motion to Dismiss'],
  [/\bmotions? for (?:partial )?summary judgment\b/i, 'Motion for Summary Judgment'],
  [/\bmotions? to compel\b/i, 'Motion to Compel'],
  [/\bmotions? in limine\b/i, 'Motion in Limine'],
]

/** Names of papers that say more than their kind does. The first that fits. */
const names: Partial<Record<DocumentKind, readonly (readonly [RegExp, string])[]>> = {
  order: [
    [/\breport and recommendation|\bfindings and recommendation/i, 'Report and Recommendation'],
    [/\b(?:scheduling|case management|pretrial|docket control)\b.{0,40}\border\b/i, 'Scheduling Order'],
    [/\bminutes?\b|\bminute (?:order|entry)/i, 'Minute Order'],
    [/\bconsent (?:decree|judgment|order)/i, 'Consent Decree or Order'],
    [/^(?:(?:amended|final|default|summary|declaratory|stipulated|agreed|partial) ){0,3}judgment\b/i, 'Judgment'],
    [/\bfindings of fact\b/i, 'Findings and Conclusions'],
    [/\b(?:order|opinion)\b.{0,120}\bsummary judgment\b/i, 'Order on Summary Judgment'],
    [/\b(?:order|opinion)\b.{0,120}\bmotions? to dismiss\b/i, 'Order on a Motion to Dismiss'],
  ],
  answer: [[/\banswer\b.{0,80}\bcounter-?claims?\b/i, 'Answer and Counterclaim']],
  motion: ofMotions,
  brief: ofMotions,
  'memorandum-of-law': ofMotions,
  notice: [
    [/\bnotice of (?:\w+ )?hearing\b/i, 'Notice of Hearing'],
    [/\bnotice of appeal\b/i, 'Notice of Appeal'],
    [/\bnotice of removal\b/i, 'Notice of Removal'],
    [/\bnotice (?:of|to take) (?:[\w’'-]+ ){0,4}(?:rule )?30\(b\)\(6\)/i, 'Notice of Rule 30(b)(6) Deposition'],
    [/\bnotice (?:of|to take) (?:[\w’'()-]+ ){0,5}depositions?\b/i, 'Notice of Deposition'],
  ],
}

/** What a document is called: what its own title names it, where that says more than its kind: 'Scheduling Order'. */
export function kindTitle(source: Source, kind: DocumentKind): string {
  const own = names[kind]
  if (!own) return kinds[kind]
  const { prose, lines } = layoutOf(source)
  const words = titleWords(prose, lines)
  return own.find(([pattern]) => pattern.test(words))?.[1] ?? kinds[kind]
}
