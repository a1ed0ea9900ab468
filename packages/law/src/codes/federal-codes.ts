/** A body of federal law that a search can look in first. */
export interface FederalCode {
  /** 'code:usc-11', 'code:evidence'. */
  id: string
  label: string
  /** How its parts are cited, from the start: '11 U.S.C. '. */
  cited: readonly string[]
}

/** Title 53 of the United States Code is reserved. */
const titlesOfCode = Array.from({ length: 54 }, (_, at) => at + 1).filter((number) => number !== 53)
/** Title 35 of the Code of Federal Regulations is reserved. */
const titlesOfRegulations = Array.from({ length: 50 }, (_, at) => at + 1).filter((number) => number !== 35)

const usc = (title: number, label = `${title} U.S.C.`): FederalCode => ({
  id: `code:usc-${title}`,
  label,
  cited: [`${title} U.S.C. `],
})
const rules = (id: string, label: string, cited: string): FederalCode => ({ id: `code:${id}`, label, cited: [cited] })

const named = [
  usc(11, 'Bankruptcy Code'),
  usc(18, 'Federal criminal code'),
  usc(26, 'Internal Revenue Code'),
  rules('appellate', 'Federal Rules of Appellate Procedure', 'Fed. R. App. P. '),
  rules('bankruptcy', 'Federal Rules of Bankruptcy Procedure', 'Fed. R. Bankr. P. '),
  rules('civil', 'Federal Rules of Civil Procedure', 'Fed. R. Civ. P. '),
  rules('criminal', 'Federal Rules of Criminal Procedure', 'Fed. R. Crim. P. '),
  rules('evidence', 'Federal Rules of Evidence', 'Fed. R. Evid. '),
]
const isNamed = new Set(named.map(({ id }) => id))

/** Those with a name of their own first, then the titles of the United States Code and of the regulations. */
export const federalCodes: readonly FederalCode[] = [
  ...named,
  ...titlesOfCode.map((title) => usc(title)).filter(({ id }) => !isNamed.has(id)),
  ...titlesOfRegulations.map((title) => ({
    id: `code:cfr-${title}`,
    label: `${title} C.F.R.`,
    cited: [`${title} C.F.R. `],
  })),
]

const byId = new Map(federalCodes.map((code) => [code.id, code]))

/** The body of federal law with an id; undefined where none has it. */
export const federalCode = (id: string): FederalCode | undefined => byId.get(id)
