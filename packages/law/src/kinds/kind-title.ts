import { layoutOf } from '../layout/layout.ts'
import type { Source } from '../span/span.ts'
import { titleOfPaper } from './paper-title.ts'
import { type DocumentKind, kinds } from './sign.ts'

/** Names of papers that say more than their kind does. The first that fits. */
const names: Partial<Record<DocumentKind, readonly (readonly [RegExp, string])[]>> = {
  order: [
    [/\breport and recommendation|\bfindings and recommendation/i, 'Report and Recommendation'],
    [/\b(?:scheduling|case management|pretrial|docket control)\b.{0,40}\border\b/i, 'Scheduling Order'],
    [/\bminutes?\b|\bminute (?:order|entry)/i, 'Minute Order'],
    [/\bconsent (?:decree|judgment|order)/i, 'Consent Decree or Order'],
    [/^(?:(?:amended|final|default|summary|declaratory|stipulated|agreed|partial) ){0,3}judgment\b/i, 'Judgment'],
    [/\bfindings of fact\b/i, 'Findings and Conclusions'],
  ],
  notice: [
    [/\bnotice of (?:\w+ )?hearing\b/i, 'Notice of Hearing'],
    [/\bnotice of appeal\b/i, 'Notice of Appeal'],
    [/\bnotice of removal\b/i, 'Notice of Removal'],
    [/\bnotice of (?:\w+ )?deposition\b/i, 'Notice of Deposition'],
  ],
}

/** What a document is called: what its own title names it, where that says more than its kind: 'Scheduling Order'. */
export function kindTitle(source: Source, kind: DocumentKind): string {
  const own = names[kind]
  if (!own) return kinds[kind]
  const { prose, lines } = layoutOf(source)
  const title = titleOfPaper(prose, lines)
  const words = title ? prose.slice(title.start, title.end).trim() : ''
  return own.find(([pattern]) => pattern.test(words))?.[1] ?? kinds[kind]
}
