import { layoutOf } from '../layout/layout.ts'
import type { Source } from '../span/span.ts'
import { motionTitle } from './motion-title.ts'
import { titleWords } from './paper-title.ts'
import { type DocumentKind, kinds } from './sign.ts'

const ofMotions: readonly DocumentKind[] = ['motion', 'brief', 'memorandum-of-law']

/** What a court decides in an opinion that is an order, too. */
const ofDecisions: readonly (readonly [RegExp, string])[] = [
  [/\border\b.{0,120}\bsummary judgment\b/i, 'Opinion and Order on Summary Judgment'],
  [/\border\b.{0,120}\bmotions? to dismiss\b/i, 'Opinion and Order on a Motion to Dismiss'],
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
  opinion: ofDecisions,
  answer: [[/\banswer\b.{0,80}\bcounter-?claims?\b/i, 'Answer and Counterclaim']],
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
  const isOfMotion = ofMotions.includes(kind)
  if (!own && !isOfMotion) return kinds[kind]
  const { prose, lines } = layoutOf(source)
  const words = titleWords(prose, lines)
  const name = isOfMotion ? motionTitle(words) : own?.find(([pattern]) => pattern.test(words))?.[1]
  return name ?? kinds[kind]
}
