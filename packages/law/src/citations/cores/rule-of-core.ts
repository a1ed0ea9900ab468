import type { LawCore } from './core.ts'
import { sectionEnd, subsectionsEnd } from './section.ts'

const said = /Rule\s{1,3}(?=\d)/y
const ofRules =
  /,?\s{1,3}of\s{1,3}the\s{1,3}Federal\s{1,3}Rules\s{1,3}of\s{1,3}(Civil\s{1,3}Procedure|Criminal\s{1,3}Procedure|Appellate\s{1,3}Procedure|Bankruptcy\s{1,3}Procedure|Evidence)/y

const sets: Readonly<Record<string, readonly [id: string, abbreviation: string]>> = {
  civil: ['frcp', 'Fed. R. Civ. P.'],
  criminal: ['frcrp', 'Fed. R. Crim. P.'],
  appellate: ['frap', 'Fed. R. App. P.'],
  bankruptcy: ['frbp', 'Fed. R. Bankr. P.'],
  evidence: ['fre', 'Fed. R. Evid.'],
}

/** "Rule 12(b)(6) of the Federal Rules of Civil Procedure". */
export const ruleOfCoreAt = (text: string, at: number): LawCore | null => {
  said.lastIndex = at
  if (!said.test(text)) return null
  const start = said.lastIndex
  const end = sectionEnd(text, start)
  const after = subsectionsEnd(text, end)
  ofRules.lastIndex = after
  const set = sets[/^\p{L}+/u.exec(ofRules.exec(text)?.[1] ?? '')?.[0].toLowerCase() ?? '']
  if (!set) return null
  const [id, abbreviation] = set
  const section = text.slice(start, end)
  return {
    what: 'law',
    start: at,
    end: ofRules.lastIndex,
    id,
    kind: 'rule',
    abbreviation,
    code: { start: after, end: ofRules.lastIndex },
    subject: null,
    title: null,
    divisions: [],
    section,
    sections: [section],
    pin: after > end ? { start: end, end: after } : null,
  }
}
