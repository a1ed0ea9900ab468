const set = (words: string) => new Set(words.split(/\s+/))

/** Who does something: each begins a clause, where nothing before it leads on to it. */
export const subjects = set(`i we he she they it that this there here you
  i'm i've i'll i'd we're we've we'll we'd he's he'll he'd she's she'll she'd they're they've they'll they'd
  it's it'll it'd that's that'd there's here's you're you've you'll`)
/** Of whom something is said in a deal: 'seller is me'. */
export const roles = set(
  'seller buyer landlord tenant client provider consultant employer employee lender borrower applicant',
)
/** What something is done to: a clause may end with it, and no name of a thing has it. */
export const objects = set('me him us them it her himself herself itself myself themselves that')
/** Verbs that say of a thing what it does, of no other sense. */
export const things = set('starts begins ends passes goes runs covers includes renews took went came gave began')
/** Of these, what is an object as often: it is who does something only before a verb. */
export const eitherWay = set('it that this there here you')
/** Verbs of every clause, and what they are short for. */
export const auxiliaries =
  set(`is are was were be am has have had do does did can can't could couldn't will won't would wouldn't
  may might must should shall isn't aren't wasn't weren't hasn't haven't don't doesn't didn't`)
/** What leads on to a subject: no clause begins there. */
export const leadsOn = set(`that because if when where who whom whose which what why how whether while until till unless
  since after before once as than though although like so and or but nor then plus for with of by from at in on about over
  to into only also not no never even just still always maybe whatever whenever wherever however
  say says said saying think thinks thought know knows knew known tell tells told guess hope hopes hoped sure wish
  believe believes mean means meant feel feels felt see saw heard hear find found show shows showed ask asks asked
  promise promised swear bet suppose figure figured understand understood glad sorry afraid happy
  make makes let lets way time day thing things everything anything something nothing all reason place moment every each
  first last only same much many more most less few`)
/** What joins two clauses: the second begins with it. */
export const joins = set('and but so then plus also anyway oh or because')
/** What a clause may hang on: it leads where another clause follows at once. */
export const conditions = set('if when once unless')
export const determiners = set('the my our his her their its an a each either any every neither this these those no')
export const prepositions = set(`of to for with by from at in on about over under per into onto than as between through
  without within against after before until till since during and or`)
/** Which fee, rent or payment it is: 'late fee' is one name of a thing. */
export const kinds = set(
  'late security pet cleaning application base monthly annual yearly weekly hourly returned down due',
)
/** What a deal, a form or a letter has, said without a verb: 'vacation fifteen days', 'phone 720-555-0148'. */
export const topics =
  set(`price rent deposit salary pay wage wages rate fee fees bonus vacation benefits medical dental hours
  schedule probation notice warranty insurance collateral security phone cell telephone fax email address term terms
  utilities parking pets smoking title delivery payment installments subject reference deadline occupation income
  savings assets debts budget goal goals need evaluation skills education references qualifications purpose amount
  confidentiality expenses travel training inspection returns governing serial order invoice case account`)
/** What a home is not to have, said without a verb. */
export const refused = set(
  'smoking vaping pets dogs cats birds animals subletting sublets parties trampoline candles grills',
)
