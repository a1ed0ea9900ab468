import type { LawCitation } from '../citation.ts'

const short: Record<string, string> = {
  title: 'tit.',
  chapter: 'ch.',
  article: 'art.',
  amendment: 'amend.',
  part: 'pt.',
  section: '§',
  clause: 'cl.',
  paragraph: '¶',
  preamble: 'pmbl.',
  number: 'No.',
  rule: 'r.',
  subpart: 'subpt.',
  subchapter: 'subch.',
  subtitle: 'subtit.',
  division: 'div.',
  appendix: 'app.',
}

/** Writes a citation to law: "42 U.S.C. § 1983(a) (2018)", "U.S. Const. amend. XIV, § 1", "Fed. R. Civ. P. 12(b)(6)". */
export const formatLaw = (citation: LawCitation): string => {
  const { abbreviation, title, subject, divisions, section, sections, page, pin, year, publisher, law } = citation
  const edition = [publisher, year].filter((part) => part !== null).join(' ')
  const end = edition === '' ? '' : ` (${edition})`
  const words = pin?.words.replace(/\s+/g, ' ') ?? ''
  if (page !== null) return `${title ?? ''} ${abbreviation} ${page}${words ? `, ${words}` : ''}${end}`.trim()
  const inAct = divisions.find(({ kind }) => kind === 'act')
  const parts = divisions
    .filter(({ kind }) => kind !== 'act')
    .map(({ kind, number }) => `${short[kind] ?? kind} ${number}`.trim())
  const appendix = title?.endsWith('-app') ? ' App.' : ''
  const named = `${title === null ? '' : `${title.replace('-app', '')} `}${abbreviation}${appendix}`
  const code = subject !== null && !abbreviation.includes(subject) ? `${named}, ${subject}` : named
  if (law === 'constitution') return `${code} ${parts.join(', ')}${words}`
  const bare =
    law === 'rule' && /R\. (?:Civ|Crim|App|Evid|Bankr)|R\. Evid|C\.P\.L\.R\.|Sup\. Ct\. R\./.test(abbreviation)
  const sign = bare ? '' : sections.length > 1 ? '§§ ' : '§ '
  const number =
    section === null
      ? ''
      : `${inAct ? '' : law === 'docket' ? 'No. ' : sign}${inAct ? `${inAct.number}/` : ''}${section}`
  const shown =
    parts.length === 0 ? [`${code} ${number}`.trim()] : [`${code} ${parts.join(', ')}`, ...(number ? [number] : [])]
  const rest =
    words && !/^[(,\s–-]/.test(words) && !/^(?:note|et)/.test(words) ? words : words.replace(/^(?=note|et)/, ' ')
  return shown.join(', ') + rest + end
}
