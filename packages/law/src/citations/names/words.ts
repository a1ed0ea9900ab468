import { abbreviations } from '../../case-names/abbreviations.ts'
import { either, inner } from '../../sentences/abbreviations.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

/** Words in lower case that names have within them. */
export const connectors = set(`
  of the and for in on at de la le las los del della di da du des van von vander der den ter ten el al ex rel rel. et
  al. et. bin ibn d/b/a a/k/a n/k/a f/k/a dba aka fka by & her his an as to with ux ux. vir upon a y e l' o' re parte matter is
  use r.l.
`)

/** A particle in lower case that is one word with the name after it: "al-Kidd", "d'Amico". */
export const joined = /^[a-z]{1,4}[-'’][A-Z]/

/** Words with a capital that begin a sentence or a signal, and no name. */
export const openers = set(`
  See Cf Cf. But Accord Compare Contra Also Citing Quoting In Under By Since When After Before As And On From With Like
  Unlike Per Although While Because Thus However Indeed Here There Whether Where Both Even Of At To For Following
  Relying Id Id. This That These Those If Or Nor So Yet Then Such Not Only Both Again Finally First Second Third Next
  Rather Instead Overruling Applying Distinguishing Discussing Cited Quoted Affirming Reversing Our We They It Its Is Was
  Are Were Did Does Do Had Has Have What Which Who Why How Through Until Unless Upon Within Without Between Among Against
  During E.g. E.g., e.g. e.g., Ibid. Ibid Though Moreover Furthermore Therefore Similarly Likewise Nor Held Cited
  Nevertheless Nonetheless Accordingly Consequently Specifically Additionally Recently Later Earlier Earlier, Neither
  Either Each Every Any Some Many Most Other Another See, Yes No; Citing: Plaintiff Plaintiffs Petitioner Petitioners
  Respondent Appellant Respondents Defendants Appellants Court Courts Justice Judge Ante Note Compare,
  Section Rule Rules Chapter Part Title Article Given Insofar Certainly Speaking Appendix
`)

/** Words that show the phrase before a comma belongs to the party: "Thrift Funds Canal, Inc.". */
const suffixes = set(`
  Inc Inc. LLC L.L.C. LC L.C. LLP L.L.P. LLLP L.L.L.P. LP L.P. Ltd Ltd. ULC Pte Pte. Pty Pty. Pvt Pvt. Corp Corp. Co Co. Cos. N.A. S.A. P.C. PC P.A. L.P.A. PLLC P.L.L.C. PLC P.L.C. FSB F.S.B. SSB S.S.B. S.C. LCC GmbH
  AG A.G. KG KGaA A/S ASA AB A.B. Oy Oyj K.K. N.V. B.V. S.p.A. SARL S.A.R.L. S.à S.à.r.l. SAS S.A.S. Jr Jr. Sr Sr. II III IV Esq Esq. M.D. D.O. D.D.S. D.M.D. D.V.M. R.N. Ph.D. CPA C.P.A. Chartered Realtors
  Deceased Executrix Administratrix Postmaster Judge Clerk Marshal Auditor Treasurer Comptroller Guardian Acting Trustee Tr. Adm'r Adm'x Ex'r Ex'x Administrator Executor
  Secretary Sec'y Warden Commissioner Comm'r Director Dir. Superintendent Supt. Attorney Att'y AFL-CIO AFL-CIO-CLC et Individually
  Incorporated Limited U.S.A. USA Collector Receiver Sheriff Governor Mayor President Chairman
`)

const inCapitals: ReadonlySet<string> = new Set([...suffixes].map((one) => one.toUpperCase()))

/** Also as a heading in capitals has it: 'CHICAGO & SOUTHERN AIR LINES, INC.'. */
export const isSuffix = (word: string): boolean => suffixes.has(word) || inCapitals.has(word)

/** "Savin, Petitioner" is how old reports name who asks for a writ. */
export const petitioner = /^(?:Petitioners?|Applicants?|PETITIONERS?|APPLICANTS?)$/

const organisation =
  /\b(?:Local|Locals|Bhd|Brotherhood|Ass['’]n|Association|Union|Int['’]l|Division|Div|Lodge|Nat['’]l|District|Dist|Board|Bd|Council|Bros|Sons|Dep['’]t|Dept|Department|Comm['’]n)\b|&/

export const looksLikeOrganisation = (words: string): boolean => organisation.test(words)

const more = set(`
  Am Ass'n Ass’n Int'l Int’l Nat'l Nat’l Dep't Dep’t Comm'n Comm’n Comm'r Comm’r Gov't Gov’t Sec'y Sec’y Soc'y Cont'l
  Env't Fed'n P'ship Prof'l Publ'g Bros Mfg Mfrs Chas Wm Geo Jas Jos Thos Edw Robt Saml Benj Alex Fredk Danl Messrs Mme
  Mlle Mgr Rel rel al ux et Unif Corps Cos Cty Cnty Co Ltd Inc Corp Ry R.R Rwy Bk Twp Vill Bor Admr Admx Exr Exrs Exrx
  Assn Assur Assocs Ctr Ctrs Cmty Cong Conf Conv Ctl Del Dr Elec Emp Emps Exam Exp Gas Gen Ill Iron Jud Lith Loc
  Lumb Mach Mng &c Rfg Taxi Navig Off Pkg Ptg Pub Pwr Rlty Sav Sec Shpg Sol Stk Stor Tob Traf Tramw Tr Trs Univ Val Ware Wks Whse
  Zinc Steph Wks Indust Manuf Manufg Mech Nav Transp Trust Util No Nos v vs Mt Ft St Ste Jr Sr Cal Fla Bldg Lbr Lumber
  Supt Atty Att'y Att’y Adm'r Adm’r Ex'r Ex’r Adm'x Ex'x Ins Insur Commrs Commr Gen'l Pers Pac Atl Sw Se
`)

/** Whether a point after `word` (its own left out) marks an abbreviation rather than the end of a sentence. */
export const isAbbreviation = (word: string): boolean => {
  const bare = word.replace(/^[("“‘'[]+/, '')
  if (bare.length === 1) return /[A-Z]/.test(bare)
  return (
    /^(?:[A-Za-z]{1,2}\.)+[A-Za-z]{1,2}$/.test(bare) ||
    inner.has(bare) ||
    either.has(bare) ||
    more.has(bare) ||
    isShortened(bare)
  )
}

/** Whether a point before `next` cannot end a sentence: 'Amer. Sugar Refg. Co.'. */
export const belongsToName = (next: string): boolean =>
  /^(?:Co|Cos|Corp|Inc|Ltd|LLC|Ry|RR|R\.R|Comm['’]n|Ass['’]n)\.?,?$/.test(next)

/** Whether a word of a name is an abbreviation that names of cases have: "Metro", "Indem". Whole words are none. */
const isShortened = (bare: string): boolean =>
  /^[A-Z]/.test(bare) && !wholeWords.has(bare) && abbreviations.has(bare.toLowerCase().replace(/['’.]/g, ''))

/** Abbreviations that are words as well: after them a point ends the sentence. */
const wholeWords = set(
  'All Alt Broad Bus Coal Gas Imp In Me No Or Par Ref Rest Sec Sol Temp Trust Enter Found Inter Rail Pipe Mar Ed',
)
