import type { CaseType } from '../case-types.ts'

/** A published figure with where it was published and what it covers. */
export interface Published {
  figure: string
  scope: string
  source: string
}

const ncj =
  'Bureau of Justice Statistics, Civil Trial Cases and Verdicts in Large Counties, 2001, NCJ 202803 (April 2004), Highlights'
const counties = 'state courts, 75 largest counties, 2001'
const survey =
  'Bureau of Justice Statistics, Civil Bench and Jury Trials in State Courts, 2005, NCJ 223851 (October 2008, revised April 9, 2009)'
const courts = 'state courts of general jurisdiction, 2005'

/** How often plaintiffs won the trials of a kind, in percent. There is none for the other case types. */
export const trialRates: Partial<Record<CaseType, Published & { percent: number; year: number }>> = {
  contract: { figure: 'plaintiff won, contract trials', percent: 65, year: 2001, scope: counties, source: ncj },
  'personal-injury': { figure: 'plaintiff won, tort trials', percent: 52, year: 2001, scope: counties, source: ncj },
  'real-estate': {
    figure: 'plaintiff won, real property trials',
    percent: 38,
    year: 2001,
    scope: counties,
    source: ncj,
  },
}

/** How many of such cases came to a trial at all. */
export const trialShare: Published & { percent: number } = {
  figure: 'share of tort, contract and real property dispositions that were trials',
  percent: 3,
  scope: 'general jurisdiction state courts, 2005',
  source: survey,
}

export interface Median extends Published {
  dollars: number
  words: RegExp
}

/** What plaintiffs who won were awarded in the middle, for the kinds that were counted apart. */
export const medianAwards: readonly Median[] = [
  { figure: 'employment discrimination', dollars: 175_000, words: /\bdiscriminat/i },
  { figure: 'medical malpractice', dollars: 400_000, words: /\bmedical malpractice|surgical error|misdiagnos/i },
  {
    figure: 'automobile',
    dollars: 15_000,
    words: /\b(?:car|auto|automobile|vehicle|truck|motor vehicle) (?:accident|crash|collision)|rear-?ended/i,
  },
  {
    figure: 'premises liability',
    dollars: 98_000,
    words: /\bslip(?:ped)?[ -](?:and|&)[ -]f[ae]ll|premises liability|wet floor/i,
  },
].map((row) => ({
  ...row,
  figure: `median final award to plaintiff winners, ${row.figure}`,
  scope: courts,
  source: survey,
}))
