const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Words that a name has or lacks at will. */
export const empty = set(
  `the of and for a an in on at to by et al ux vir others another no number through its her his their behalf`,
)

/** Forms of companies: a company's name has or lacks them, a person's has none. */
export const forms = set(`
  inc incorporated co company companies cos corp corporation corpn ltd limited llc llp lllp lp pllc pc plc pa na nv sa bv ag
  gmbh spa sarl aktiengesellschaft fsb ssb lpa kg kgaa asa oyj pte pty pvt ulc`)

/** What a party is in the case. */
export const roles = set(`
  plaintiff plaintiffs defendant defendants petitioner petitioners respondent respondents appellant appellants appellee
  appellees claimant claimants intervenor intervenors pls plff plffs deft error individually`)

/** What follows a surname and is no part of it. */
export const suffixes = set('jr sr ii iii iv esq')

/** Offices: what a person is called by in place of a name, or after it. */
export const offices = set(`
  commissioner commissioners commr commrs secretary secy director warden attorney atty general superintendent supt
  sheriff governor mayor president chairman chairwoman chairperson chair administrator administratrix executor executrix
  trustee receiver collector treasurer auditor comptroller clerk judge justice marshal commander acting deputy assistant
  district united states state postmaster guardian keeper principal commonwealths states`)

/** With these a party begins that is called by an office: 'Commissioner', 'Secretary of Labor'. */
export const officeHeads = set(
  'commissioner commr secretary secy director warden attorney superintendent supt sheriff governor mayor president collector',
)

/** Words that say what kind of body a party is. A name that has one is no person's. */
export const bodies = set(`
  united states city county town township village borough parish district board department dept commission commn
  committee council court school university college bank trust insurance ins railroad railway rr ry association assn assoc
  assocs union bureau agency office authority service services society club church hospital center centers foundation
  institute league federation brotherhood international international national american industries systems products
  properties motors steel oil gas electric power light telephone telegraph mining lumber manufacturing mfg publishing
  bros brothers sons partners partnership group holdings enterprises stores airlines lines life mutual casualty
  indemnity fund estate local lodge workers employees teachers citizens friends tribe nation band republic commonwealth
  people territory government congress senate house ship steamship vessel schooner the cases case bar legislature
  conference coalition alliance academy museum library system works mills mines stations network broadcasting times news
  press compagnie societe societa compania banco journal company`)

/** Words that many names share: a name is not told apart by them. */
export const generic = new Set([
  ...bodies,
  ...offices,
  ...set(`
    first second federal general central public industrial accident labor regulation land state county
    municipal new north south east west and`),
])

/** Kinds of companies that old reports name without more: 'Railroad v. Chicago'. */
export const companyKinds = set('railroad bank insurance telegraph telephone steamship bridge')
/** Heads of places: 'City of Houma' is cited as 'Houma'. */
export const placeHeads = set(
  'city town township village borough county parish state commonwealth mayor council aldermen',
)
/** A state is cited for what governs it: 'North Carolina' for its Board of Agriculture. */
export const governing = set(
  'board department commission commissioner commissioners comptroller treasurer auditor university agency authority state secretary attorney',
)
/** Unions are called by one of these or without. */
export const unionWords = set('union unions local brotherhood workers council employees lodge')
