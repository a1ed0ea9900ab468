import { jurisdictionOf } from '@casewright/law'
import type { Given, RankingSet } from '../set.ts'
import { readOpinions } from './opinions.ts'
import { rowsOf } from './rows.ts'

interface Section {
  id: string
  citation: string
  heading?: string
  jurisdiction: string
  text: string
}

const wanted = 400
const passage = 640

/** Sections of two codes among parts of opinions, each looked for by its heading and the name of its state. */
export async function headings(folder: string): Promise<RankingSet> {
  const sections = [
    ...(await rowsOf<Section>(folder, 'law/us_code_sections.jsonl.gz')),
    ...(await rowsOf<Section>(folder, 'law/dc_code_sections.jsonl.gz')),
  ]
  const given = sections.map(({ id, citation, heading, jurisdiction, text }): Given => {
    const code = jurisdictionOf(jurisdiction)?.code
    return { externalId: id, kind: 'statute', title: heading || citation, cited: [citation], jurisdiction: code, text }
  })
  const opinions = (await readOpinions(folder)).flatMap((one) =>
    Array.from({ length: Math.ceil(one.text.length / passage) }, (_, part): Given => {
      const name = `Part ${part + 1} of opinion ${one.externalId}`
      const text = one.text.slice(part * passage, (part + 1) * passage)
      return { ...one, externalId: `${one.externalId}-${part}`, title: name, cited: [name], text }
    }),
  )
  const headed = sections.filter(({ heading }) => (heading ?? '').split(' ').length > 2)
  const every = Math.floor(headed.length / wanted)
  return {
    name: 'statutes by heading, with the state named',
    seen: 'not seen',
    measure: { of: 'hit', at: 10, goal: '≥ .98' },
    starter: false,
    authorities: [...given, ...opinions],
    queries: headed
      .filter((_, at) => at % every === 0)
      .map(({ heading, jurisdiction, citation }) => ({
        text: `${heading} ${jurisdiction}`,
        grades: new Map([[citation, 1]]),
      })),
  }
}
