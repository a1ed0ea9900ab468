import { findCitations, resolveCitations } from '@casewright/law'
import { median, type Row } from './table.ts'

const turns = 15
const characters = 1_000_000
const limit = 200

const authorities = [
  ['Brown v. Board of Education', '347 U.S. 483', '1954', 'Brown', '347 U.S.'],
  ['Marbury v. Madison', '5 U.S. (1 Cranch) 137', '1803', 'Marbury', '5 U.S.'],
  ['Bell Atl. Corp. v. Twombly', '550 U.S. 544', '2007', 'Twombly', '550 U.S.'],
  ['United States v. Carroll Towing Co.', '159 F.2d 169', '2d Cir. 1947', 'Carroll Towing', '159 F.2d'],
  ['Palsgraf v. Long Island R.R. Co.', '248 N.Y. 339, 162 N.E. 99', '1928', 'Palsgraf', '248 N.Y.'],
  ['Worsdale v. City of Killeen', '578 S.W.3d 57', 'Tex. 2019', 'Worsdale', '578 S.W.3d'],
] as const
const statutes = [
  '42 U.S.C. § 1983',
  '28 U.S.C. §§ 1331, 1367(a)',
  'Fed. R. Civ. P. 12(b)(6)',
  'Cal. Penal Code § 187(a)',
]
const prose =
  'The question before the Court is whether the complaint states facts from which a reasonable jury could find that the defendant knew of the risk and did nothing, and the record of January 5, 2020 shows that it did. '

/** A brief of a million characters with a citation in every other sentence, as briefs have them. */
const brief = (): string => {
  const parts: string[] = []
  let length = 0
  for (let i = 0; length < characters; i++) {
    const [name, cite, court, short, volume] = authorities[i % authorities.length] ?? authorities[0]
    const statute = statutes[i % statutes.length]
    const part = `${prose}See ${name}, ${cite}, ${600 + (i % 90)} (${court}). ${prose}Id. at ${700 + (i % 9)}. ${prose}${prose}The ${short} court said so. ${short}, ${volume} at ${600 + (i % 50)}; ${statute}. ${prose}\n\n`
    parts.push(part)
    length += part.length
  }
  return parts.join('').slice(0, characters)
}

/** What the least that looks for citations must do: one pattern, once over the text. */
const plain = /\b\d{1,4}\s+[A-Z][A-Za-z0-9. ]{0,20}?\s+(?:§+\s*|at\s+)?\d{1,5}\b/g

const timed = (work: () => number): { milliseconds: number; found: number } => {
  const started = performance.now()
  const found = work()
  return { milliseconds: performance.now() - started, found }
}

/** How long a brief's citations take, beside the limit and beside a scan by a single pattern. */
export const measureCitations = (): Promise<Row[]> => {
  const text = brief()
  const cold = timed(() => findCitations(text).length)
  const finding = Array.from({ length: turns }, () => timed(() => findCitations(text).length))
  const resolving = Array.from({ length: turns }, () => timed(() => resolveCitations(findCitations(text), text).length))
  const scanning = Array.from({ length: turns }, () => timed(() => [...text.matchAll(plain)].length))
  const [ours, resolved, scan] = [finding, resolving, scanning].map((runs) =>
    median(runs.map(({ milliseconds }) => milliseconds)),
  )
  const found = finding[0]?.found ?? 0
  console.log(
    `${found} citations in ${text.length} characters: ${(text.length / 1000 / (ours ?? Number.NaN)).toFixed(1)} MB/s; the first time ${Math.round(cold.milliseconds)} ms, with the lists of abbreviations built; a single pattern finds ${scanning[0]?.found ?? 0}`,
  )
  return Promise.resolve([
    { measure: 'citations of 1 MB of brief, median', ours: ours ?? Number.NaN, against: 'limit', theirs: limit },
    { measure: 'the same, resolved', ours: resolved ?? Number.NaN, against: 'limit', theirs: limit },
    { measure: 'the same', ours: ours ?? Number.NaN, against: 'a scan by one pattern', theirs: scan ?? Number.NaN },
  ])
}
