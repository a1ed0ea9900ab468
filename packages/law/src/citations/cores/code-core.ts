import type { Jurisdiction } from '../../jurisdictions/jurisdictions.ts'
import type { Code } from '../codes/code.ts'
import type { AbbreviationAt } from '../lexicon/abbreviations-at.ts'
import type { Entry } from '../lexicon/entry.ts'
import type { LawCore } from './core.ts'
import { lawCoreAfter } from './law-core.ts'

const appendix = /,?\s{0,3}(?:App\.|Appendix)(?=\s|,)/y
const annotated = /,?\s{0,3}Ann\./y
// "Md. Code Ann., Crim. Law § 2-201", "N.H. Code Admin. R. Ann. Env-A 100".
const subjectAfter = /,?\s{1,3}((?:[A-Z][\w.'’&-]{0,20}\s{1,3}(?:&\s|and\s|of\s)?){1,5})(?=§|[Ss]ec|art|tit|\d)/y
// "Cal. Penal Code § 187", "N.Y. Gen. Bus. Law § 349", "Tex. Fam. Code Ann. § 153.002".
const subjectCode =
  /\s{0,3}((?:(?!Code\.\s)[A-Z][\w.'’&-]{0,20},?\s{1,3}(?:(?:&|and|of|the)\s{1,3}){0,2}){0,7}?)(Code|Law|Act|Stat\.|Laws|C\.)(?:\s{1,3}(?:of\s(?:[A-Z]\w{1,14}\s?){1,3}))?,?(?:\s{1,3}Ann\.)?(?=,?\s{0,3}(?:\([A-Z][^()]{0,20}\)\s{0,2})?,?\s{0,20}(?:§|[Ss]ec|art\b|[Aa]rt\.|[Aa]rticle))/y

/** The core of a citation to a code whose abbreviation stands at `hit`. `title` stands before it: "42 U.S.C.". */
export const codeCoreAt = (text: string, hit: AbbreviationAt, start: number, title: string | null): LawCore | null => {
  for (const entry of hit.entries) {
    const core =
      entry.of === 'code' && !entry.code.paged
        ? afterCode(text, hit, entry, start, title)
        : entry.of === 'place' && title === null
          ? (ruleAfterPlace(text, hit, entry.place) ?? afterPlace(text, hit, entry.place))
          : null
    if (core) return core
  }
  return null
}

const afterCode = (
  text: string,
  hit: AbbreviationAt,
  entry: Entry & { of: 'code' },
  start: number,
  title: string | null,
): LawCore | null => {
  const { code } = entry
  let end = hit.end
  let shown = title
  appendix.lastIndex = end
  if (code.id === 'usc' && title !== null && appendix.test(text)) {
    end = appendix.lastIndex
    shown = `${title}-app`
  }
  annotated.lastIndex = end
  if (annotated.test(text)) end = annotated.lastIndex
  if (code.kind === 'docket') return docketAfter(text, hit, code)
  const head = { start, code, named: { start: hit.start, end }, subject: null, title: shown }
  const plain = lawCoreAfter(text, head, end)
  if (plain || code.kind === 'rule') return plain
  subjectAfter.lastIndex = end
  const subject = subjectAfter.exec(text)?.[1]
  // "Minn. R. Civ. P. 12" is a rule of court, not of an agency.
  if (subject && code.kind === 'regulation' && courtRule.test(subject)) return null
  return subject ? lawCoreAfter(text, { ...head, subject: subject.trim() }, subjectAfter.lastIndex) : null
}

const docket =
  /,?\s{1,3}(?:Nos?\.|Docket)\s{0,3}((?:[A-Z]{2,5}-)?\d[\dA-Z]*(?:[,-][\dA-Z]{1,6}){0,3})(?:\s[A-Z]\d)?(?!\w)/y

/** "ASBCA No. 43466", "U.S. Patent No. 8,112,504 B2". */
const docketAfter = (text: string, hit: AbbreviationAt, code: Code): LawCore | null => {
  docket.lastIndex = hit.end
  const number = docket.exec(text)?.[1]
  return number === undefined
    ? null
    : {
        what: 'law',
        start: hit.start,
        end: docket.lastIndex,
        id: code.id,
        kind: code.kind,
        abbreviation: code.abbreviation,
        code: { start: hit.start, end: hit.end },
        subject: null,
        title: null,
        divisions: [],
        section: number,
        sections: [number.replaceAll(',', '')],
        pin: null,
      }
}

const courtRule = /^(?:Civ|Crim|App|Evid|Juv|Prof|Gen|Prob|Fam)\b/
const rule =
  /\s{0,3}((?:Ct\.\s?)?R(?:ules?|\.)?\s?(?:of\s)?(Civ|Crim|App|Evid|Prof|Juv|Prob|Fam)[A-Za-z'’.]{0,12}(?:\s(?:P|Proc|Conduct|R)[A-Za-z]{0,12}\.?)?|(Civ|Crim|App|Evid)\.?\s?R\.)(?=\s{0,3}\d)/y

/** "Minn. R. Civ. P. 12.02(e)", "Ohio Civ.R. 56(C)". */
const ruleAfterPlace = (text: string, hit: AbbreviationAt, place: Jurisdiction): LawCore | null => {
  rule.lastIndex = hit.end
  const found = rule.exec(text)
  const kind = found?.[2] ?? found?.[3]
  if (!kind || place.kind === 'federal') return null
  const end = rule.lastIndex
  const code = {
    id: `${place.code}-rule/${kind.toLowerCase()}${/^(?:Civ|Crim|App)$/.test(kind) ? '-p' : ''}`,
    kind: 'rule' as const,
    abbreviation: text.slice(hit.start, end).replace(/\s+/g, ' '),
    bare: true,
  }
  return lawCoreAfter(
    text,
    { start: hit.start, code, named: { start: hit.start, end }, subject: null, title: null },
    end,
  )
}

const afterPlace = (text: string, hit: AbbreviationAt, place: Jurisdiction): LawCore | null => {
  if (place.kind === 'federal') return null
  subjectCode.lastIndex = hit.end
  const found = subjectCode.exec(text)
  if (!found) return null
  const end = subjectCode.lastIndex
  const subject = (found[1] ?? '').replace(/\s+/g, ' ').replace(/,? $/, '')
  const abbreviation = text.slice(hit.start, end).replace(/\s+/g, ' ').replace(/,$/, '')
  const code = { id: `${place.code}-code`, kind: 'statute' as const, abbreviation, bare: false }
  return lawCoreAfter(
    text,
    { start: hit.start, code, named: { start: hit.start, end }, subject: subject || null, title: null },
    end,
  )
}
