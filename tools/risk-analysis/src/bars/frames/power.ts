import { claims, civil } from '../../factors/factor.ts'
import { any, type FramedBar } from './frame.ts'

const state =
  '(?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming)'
const place = `(?:${state}|here|there|(?:the|this|that|our) (?:forum|state)(?: state)?)`
/** One of the ties of a business or a person to a place. */
const tie =
  '(?:offices?|agents?|employees?|stores?|propert(?:y|ies)|customers?|sales|contacts?|ties|connections?|dealings|shipments?|business|advertis\\w+|solicit\\w*|operations?|presence|accounts?|orders|sold|ships?|shipped|sells|set foot|been (?:to|in)|visit(?:ed)?|traveled|does (?:nothing|no)|did (?:nothing|no)|markets?|marketed)'
const noTie = `\\b(?:no|never|not|nothing|neither|without|nor|n['’]t)\\b`

const sold =
  '(?:sold|assigned|transferred|conveyed|deeded|signed over|made over|parted with|factored)'
const asset =
  '(?:(?:[\\w-]+ ){0,3}?(?:claims?|causes? of action|accounts?|notes?|receivables?|invoices?|debts?|loans?|judgment|copyrights?|patents?|trademarks?|marks?|rights?|lot|land|property|parcel|house|title|policy claim|contract|it))'
const nothingKept =
  "(?:(?:kept|keeps|retained|retains|reserved|reserves|holds?|held|has|have|had|owns?) (?:no|none|nothing|neither)|no longer|any ?more|(?:does|did)(?: not|n['’]t) (?:own|hold|keep|retain|service|have)|not (?:own|hold)|outright|all (?:accrued |past |other )*claims|with (?:all|every)|its entire|whole)"

const jurisdictionRule =
  'A court without jurisdiction must dismiss. Subject-matter jurisdiction can never be waived; an objection to personal jurisdiction can (Fed. R. Civ. P. 12(h)).'
const jurisdictionLift = [
  'Which court does have jurisdiction, and can the case be transferred or refiled there in time?',
  'For personal jurisdiction: was the objection waived, or did the defendant consent?',
]
const federal = any('federal (?:district )?court', 'U\\.?S\\.? district court', 'in federal', 'diversity')

/** Courts without power over the case, and plaintiffs whose claim it is not. */
export const powerBars: readonly FramedBar[] = [
  {
    id: 'jurisdiction',
    types: claims,
    title: 'The court has no jurisdiction',
    asked: 'The court may have no jurisdiction',
    rule: jurisdictionRule,
    lift: jurisdictionLift,
    frames: [
      // A defendant from elsewhere without any tie to the place: two of them are denied, or all at once.
      {
        all: [
          new RegExp(`${noTie}[^.;:]{0,60}\\b${tie}\\b[^.;]{0,60}\\b${tie}\\b`, 'i'),
          new RegExp(`\\b(?:in|to|into|with|from) ${place}\\b|\\b(?:there|foot in)\\b`, 'i'),
        ],
        not: /\b(?:complain\w*|unpaid|who (?:paid|complained)|except|other than|but (?:one|a|two|some)|only|website sold|ships? to)\b/i,
      },
      {
        all: [new RegExp(`\\bno (?:\\w+ )?(?:contacts?|ties|connections?)(?: of any kind| at all| whatever)? (?:with|to|in) ${place}\\b`, 'i')],
        not: /\b(?:court|judge) (?:found|held)\b/i,
      },
      {
        all: [
          new RegExp(`\\b(?:never (?:been|set foot|lived|worked)|(?:does|did|do|has|have)(?: no| nothing|n['’]t| not)[^.;]{0,20}) [^.;]{0,30}\\b(?:in|to) ${place}\\b`, 'i'),
          any('su(?:ed|it) (?:\\w+ ){0,3}?(?:in|there)', `defend\\w*\\b[^.;]{0,80} sued`, 'haled', `made in ${state}`, `sued (?:there|in ${state})`),
        ],
        within: 'pair',
      },
      // Federal court, with neither of the two ways into it.
      {
        all: [
          federal,
          any('state[- ]law', 'no federal (?:question|claim|law|statute|issue)', 'diversity', 'contract claim', 'negligence'),
          any(
            `both (?:are |live |sides |parties |of them )?(?:[\\w’'-]+ ){0,3}?(?:${state}|citizens|residents|same state|in ${state})`,
            '(?:from|of|in) the same state',
            'same citizenship',
            'not diverse',
            'no diversity',
            `(?:and|both) [\\w ]{1,30} live in ${state}`,
            '(?:less|lower|below|under|short of|not over|does not exceed|doesn[\'’]t exceed) (?:than )?(?:the )?\\$?75,000',
            'below the (?:jurisdictional )?(?:amount|minimum)',
          ),
        ],
        within: 'pair',
        not: /\b(?:supplemental|section 1983|title vii|copyright|patent|ADA|FLSA|removed)\b/i,
      },
      { all: [any('(?:without|no|lacks?|lacked|lacking|outside(?: of)?|beyond) (?:any |all |the court[\'’]s )?(?:power|jurisdiction|authority) (?:over|to (?:hear|decide|partition|grant|divide|enter|touch|reach)|of)', '(?:court|judge)\\b[^.;]{0,60}\\b(?:cannot|can(?:not|[\'’]t)|may not|could not|has no power to) (?:hear|decide|take) (?:it|the (?:case|claim)|this|such)', 'belongs? to the [\\w ]{2,30} (?:court|board|commission|agency) (?:alone|only|exclusively)', '(?:only|exclusively) the [\\w ]{2,30} (?:court|board|commission|agency) (?:can|may) (?:hear|decide)')] },
    ],
    unless: /\b(?:contests?|challeng\w+|disput\w+|waived|consented|rejected|overruled|denied the motion|has ruled that it|not ruled)\b/i,
  },
  {
    id: 'jurisdiction',
    types: ['family'],
    title: 'The court has no jurisdiction',
    asked: 'The court may have no jurisdiction',
    rule: 'Under the Uniform Child Custody Jurisdiction and Enforcement Act, as the states enacted it, the state where a child lived for the last six months decides custody first. A divorce needs a spouse who lives where it is filed, for the time that the state sets.',
    lift: jurisdictionLift,
    frames: [
      {
        all: [
          any('child(?:ren)?', 'son', 'daughter', 'boy', 'girl', 'kids?', 'baby', 'twins', '\\w+-year-old'),
          new RegExp(`\\b(?:lived|lives|resided|home has been|has been|been living|born|raised)\\b[^.;]{0,60}\\bin ${state}\\b`, 'i'),
          any('since (?:birth|\\w+ was born|\\d{4}|\\w+ \\d{4})', 'for (?:the (?:last|past) )?(?:\\w+ )?(?:years|months)', 'all (?:his|her|their) (?:life|lives)', 'always', 'whole life', 'never lived'),
          any(`${state} (?:court|case|order|judge|proceeding)`, 'UCCJEA', 'home state', 'already (?:has|have) (?:the case|jurisdiction)', `(?:filed|custody|decided|heard)\\b[^.;]{0,60} (?:here )?in (?:${state}|this)`),
          any(`(?:filed|files|custody|decided|heard|here|asks?|wants?|order)\\b[^.;]{0,50}\\bin (?:${state}|\\w+)`, `here in ${state}`),
        ],
        within: 'pair',
      },
      { all: [new RegExp(`\\b(?:child(?:ren)?|son|daughter|boy|girl|kids?|baby|twins)\\b[^.;]{0,40}\\b(?:has|have|had)? ?never (?:once )?(?:lived|resided|been|set foot)\\b[^.;]{0,20}\\bin (?:${state}|this state)\\b|\\b(?:child(?:ren)?|son|daughter|boy|girl|kids?|baby|twins)\\b[^.;]{0,40}\\bnever (?:lived|resided|been) here\\b`, 'i')] },
      { all: [any(`neither (?:spouse|party|one|of them|husband nor wife|parent) (?:has |had |have )?(?:ever |now )?(?:lived|lives|resides|resided|been a resident|is a resident)\\b[^.;]{0,20} ?(?:in|here|of)?`)] },
    ],
    unless: /\b(?:both (?:parents|children)|moved back|agreed to|consented|declined jurisdiction|waived|here for)\b/i,
  },
  {
    id: 'standing',
    types: civil,
    title: 'The plaintiff has no standing',
    asked: 'The plaintiff may have no standing',
    rule: 'Only a plaintiff with a concrete injury that the defendant caused and the court can redress may sue in federal court (Lujan v. Defenders of Wildlife, 504 U.S. 555 (1992)). States have their own tests.',
    lift: [
      'Who does hold the claim, and can that party be joined or substituted (Fed. R. Civ. P. 17(a)(3))?',
      'Can an injury be shown, also of a member or an assignor?',
    ],
    frames: [
      {
        all: [new RegExp(`\\b(?:had |has |have |already |which |who |she |he |it |they |we |client |\\w+ )${sold} (?:and \\w+ )?(?:away )?(?:the |this |that |his |her |its |their |all |our )?${asset}`, 'i'), new RegExp(`\\b${nothingKept}\\b`, 'i'), any('before', 'earlier', 'prior', 'ago', 'no longer', 'kept', 'retained', 'keeps', 'reserved', 'any ?more', 'in (?:19|20)\\d\\d')],
        not: /\b(?:to (?:our|my|the) clients?|to us|back|our client (?:bought|acquired|took)|from (?:the|a|an) (?:bank|original)|bought the patent)\b/i,
      },
      {
        all: [
          any(`(?:does|did|do)(?: not|n['’]t) (?:own|hold|possess)\\b[^.;]{0,30}\\b(?:note|account|debt|claim|loan|policy|invoice|mortgage|contract|receivable)s?`, `(?:cannot|can['’]t|could not|unable to) (?:show|prove) (?:that )?(?:it|he|she|they) (?:owns?|holds?)`, 'never (?:owned|held|bought|acquired) (?:the|this|any) (?:note|account|debt|claim|loan)'),
          any('another (?:bank|company|lender|buyer|firm|fund|servicer)', '(?:somebody|someone|anybody) else', 'never (?:did|has|had)', 'sold', 'assigned', 'belongs? to'),
        ],
      },
      { all: [any('(?:is|was|are|were)(?: not|n[\'’]t) (?:a |an |the )?(?:party|parties|signator\\w+)', 'neither (?:a )?party', 'no party'), any('assignee', 'assigned', 'beneficiary'), any('nor', 'or', 'not')] },
      { all: [any('(?:claim|cause of action|right|loss|injury) (?:\\w+ ){0,2}?(?:belongs?|belonged|was|is|are|passed) (?:only |solely |still |now )?(?:to )?(?:the )?(?:\\w+ )?(?:estate|trustee|corporation|company|bankruptcy|partnership|trust|receiver|insurer|others?)(?:[\'’]s)?(?: alone)?', '(?:loss|harm|injury) that was (?:the )?(?:corporation|company|partnership|firm)[\'’]s'), any('in (?:his|her|its|their) own name', 'personally', 'individually', 'sues?', 'sued', 'shareholder', 'alone')], not: /\b(?:as trustee|derivativ\w+|on behalf of)\b/i },
      { all: [any('(?:solely|only|just|merely)? ?(?:for|over|about) (?:what (?:happened|was done) to|(?:an? |the )?(?:injury|harm|wrong) (?:done )?to) (?:an? |the |his |her |its |their )?(?:neighbor|friend|brother|sister|stranger|other|cousin|tenant|co-?worker|adult|parent|customer)\\w*', 'over (?:his|her|their) (?:sister|brother|mother|father|neighbor|friend|cousin)[\'’]s (?:house|claim|lot|land|injury|loss|account|arrest|search)'), any('su(?:e|es|ed|it|ing)', 'complain\\w*', 'challeng\\w+')], not: /\b(?:guardian|as executor|next friend|personal representative|assigned|parent of)\b/i },
      { all: [any('(?:has|have|had|was|were|is) (?:never|not) (?:been )?(?:applied|enforced|searched|charged|threatened|affected|touched|fined|cited|paid)', 'never (?:paid|pays|been charged)', 'no member (?:who|that)? ?(?:was|is|has|will)?', 'no (?:plan|intention|wish) to (?:do|engage|violate|visit|return|buy|use)'), any('challeng\\w+', 'complains?', 'sues?', 'complaint', 'association', 'ordinance', 'rule', 'fee', 'law', 'statute'), any('no (?:plan|intention|wish)', '(?:does|do)(?: not|n[\'’]t) have to', 'nor', 'or will', 'himself', 'herself', 'to her', 'to him', 'affected', 'solely')], within: 'pair' },
      { all: [any('(?:is|was)(?: not|n[\'’]t) (?:the |a )?(?:personal representative|executor|executrix|administrator|next of kin|heir|guardian|trustee)'), any('nobody else', 'no one else', 'only', 'alone', 'sues?', 'sued', 'may')] },
      { all: [any('(?:nonexclusive|non-exclusive|bare) licensees?'), any('owner', 'holder', 'su(?:e|es|ed|it)')] },
      { all: [any('has no (?:share|interest|stake|title|ownership)(?: (?:in|of) (?:it|the \\w+))?'), any('su(?:e|es|ed|it|ing)', 'claims?'), any('sister', 'brother', 'owner', 'other', 'another', 'any ?more', 'no longer', 'before suing', 'sold')] },
    ],
    unless: /\b(?:as assignee|assigned (?:it|them|the \w+) back|joined as|substituted|ratified|holds a complete|rejected that|denied the motion|question that|brief)\b/i,
  },
]
