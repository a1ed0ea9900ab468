import type { LawCore } from './core.ts'
import { sectionEnd, subsectionsEnd } from './section.ts'

const said = /(?:[Ss]ections?|§{1,2})\s{0,20}(?=\d)/y
const ofTitle =
  /,?\s{1,3}(?:of\s{1,3})?(?:the\s{1,3})?[Tt]itle\s{1,3}(\d{1,2}),?\s{1,3}(?:of\s{1,3}the\s{1,3})?(?:United\s{1,3}States\s{1,3}Code|U\.\s?S\.\s?C(?:ode|\.))/y
const ofLaw =
  /,?\s{1,3}of\s{1,3}(?:the\s{1,3})?(Pub(?:lic|\.)\s{0,2}L(?:aw|\.)|P\.?L\.?)\s{0,3}(?:No\.\s{0,3})?(\d{1,3}[-–]\d{1,4})/y

/** "section 89 of title 14, United States Code", "Section 4402(e) of Public Law 107-171". */
export const sectionOfCoreAt = (text: string, at: number): LawCore | null => {
  said.lastIndex = at
  if (!said.test(text)) return null
  const start = said.lastIndex
  const end = sectionEnd(text, start)
  const after = subsectionsEnd(text, end)
  const base = {
    what: 'law' as const,
    start: at,
    kind: 'statute' as const,
    subject: null,
    section: text.slice(start, end),
    sections: [text.slice(start, end)],
    pin: after > end ? { start: end, end: after } : null,
  }
  ofTitle.lastIndex = after
  const title = ofTitle.exec(text)?.[1]
  if (title) {
    const code = { start: after, end: ofTitle.lastIndex }
    return { ...base, end: code.end, id: 'usc', abbreviation: 'U.S.C.', code, title, divisions: [] }
  }
  ofLaw.lastIndex = after
  const law = ofLaw.exec(text)?.[2]
  if (!law) return null
  const code = { start: after, end: ofLaw.lastIndex }
  const divisions = [{ kind: 'number', number: law }]
  return { ...base, end: code.end, id: 'us-law/public', abbreviation: 'Pub. L.', code, title: null, divisions }
}
