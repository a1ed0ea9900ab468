import { civil } from '../factors/factor.ts'
import { any, type FramedBar } from './frame.ts'

const sold = '(?:sold|assigned|transferred|conveyed|deeded|signed over|made over|parted with|factored)'
const things =
  '(?:claims?|causes? of action|accounts?|notes?|receivables?|invoices?|debts?|loans?|judgment|copyrights?|patents?|trademarks?|marks?|rights?|lot|land|property|parcel|house|title|policy claim|contract|it)'
const asset = `(?:(?:[\\w-]+ ){0,3}?${things})`
const nothingKept =
  "(?:(?:kept|keeps|retained|retains|reserved|reserves|holds?|held|has|have|had|owns?|keeping|retaining) (?:no|none|nothing|neither)|no longer|any ?more|(?:does|did)(?: not|n['’]t) (?:own|hold|keep|retain|service|have)|not (?:own|hold)|outright|all (?:accrued |past |other )*claims|with (?:all|every)|its entire|whole)"

/** Plaintiffs whose claim it is not. */
export const standingBars: readonly FramedBar[] = [
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
        all: [
          new RegExp(
            `\\b${things} (?:that |which )?(?:he|she|it|they|we|client) (?:had |has )${sold}\\b|\\b(?:had |has |have |already |which |who |she |he |it |they |we |client |\\w+ )${sold} (?:and \\w+ )?(?:away )?(?:the |this |that |his |her |its |their |all |our )?${asset}`,
            'i',
          ),
          new RegExp(`\\b${nothingKept}\\b`, 'i'),
          any(
            'before',
            'earlier',
            'prior',
            'ago',
            'no longer',
            'kept',
            'retained',
            'keeps',
            'reserved',
            'keeping',
            'any ?more',
            'in (?:19|20)\\d\\d',
          ),
        ],
        not: /\b(?:to (?:our|my|the) clients?|to us|back|our client (?:bought|acquired|took)|from (?:the|a|an) (?:bank|original)|bought the patent)\b/i,
      },
      {
        all: [
          any(
            `(?:does|did|do)(?: not|n['’]t) (?:own|hold|possess)\\b[^.;]{0,30}\\b(?:note|account|debt|claim|loan|policy|invoice|mortgage|contract|receivable)s?`,
            `(?:cannot|can['’]t|could not|unable to) (?:show|prove) (?:that )?(?:it|he|she|they) (?:owns?|holds?)`,
            'never (?:owned|held|bought|acquired) (?:the|this|any) (?:note|account|debt|claim|loan)',
          ),
          any(
            'another (?:bank|company|lender|buyer|firm|fund|servicer)',
            '(?:somebody|someone|anybody) else',
            'never (?:did|has|had)',
            'sold',
            'assigned',
            'belongs? to',
          ),
        ],
      },
      {
        all: [
          any(
            "(?:is|was|are|were)(?: not|n['’]t) (?:a |an |the )?(?:party|parties|signator\\w+)",
            'neither (?:a )?party',
            'no party',
          ),
          any('assignee', 'assigned', 'beneficiary'),
          any('nor', 'or', 'not'),
        ],
      },
      {
        all: [
          any(
            "(?:claim|cause of action|right|loss|injury) (?:\\w+ ){0,2}?(?:belongs?|belonged|was|is|are|passed) (?:only |solely |still |now )?(?:to )?(?:the )?(?:\\w+ )?(?:estate|trustee|corporation|company|bankruptcy|partnership|trust|receiver|insurer|others?)(?:['’]s)?(?: alone)?",
            "(?:loss|harm|injury) that was (?:the )?(?:corporation|company|partnership|firm)['’]s",
          ),
          any(
            'in (?:his|her|its|their) own name',
            'personally',
            'individually',
            'sues?',
            'sued',
            'shareholder',
            'alone',
          ),
        ],
        not: /\b(?:as trustee|derivativ\w+|on behalf of)\b/i,
      },
      {
        all: [
          any(
            '(?:solely|only|just|merely)? ?(?:for|over|about) (?:what (?:happened|was done) to|(?:an? |the )?(?:injury|harm|wrong) (?:done )?to) (?:an? |the |his |her |its |their )?(?:neighbor|friend|brother|sister|stranger|other|cousin|tenant|co-?worker|adult|parent|customer)\\w*',
            "over (?:his|her|their) (?:sister|brother|mother|father|neighbor|friend|cousin)['’]s (?:house|claim|lot|land|injury|loss|account|arrest|search)",
          ),
          any('su(?:e|es|ed|it|ing)', 'complain\\w*', 'challeng\\w+'),
        ],
        not: /\b(?:guardian|as executor|next friend|personal representative|assigned|parent of)\b/i,
      },
      {
        all: [
          any(
            '(?:has|have|had|was|were|is) (?:never|not) (?:been )?(?:applied|enforced|searched|charged|threatened|affected|touched|fined|cited|paid)',
            'never (?:paid|pays|been charged)',
            'no member (?:who|that)? ?(?:was|is|has|will)?',
            'no (?:plan|intention|wish) to (?:do|engage|violate|visit|return|buy|use)',
          ),
          any(
            'challeng\\w+',
            'complains?',
            'sues?',
            'complaint',
            'association',
            'ordinance',
            'rule',
            'fee',
            'law',
            'statute',
          ),
          any(
            'no (?:plan|intention|wish)',
            "(?:does|do)(?: not|n['’]t) have to",
            'nor',
            'or will',
            'himself',
            'herself',
            'to her',
            'to him',
            'affected',
            'solely',
          ),
        ],
        within: 'pair',
      },
      {
        all: [
          any(
            "(?:is|was)(?: not|n['’]t) (?:the |a )?(?:personal representative|executor|executrix|administrator|next of kin|heir|guardian|trustee)",
          ),
          any('nobody else', 'no one else', 'only', 'alone', 'sues?', 'sued', 'may'),
        ],
      },
      {
        all: [
          any(
            '(?:nonexclusive|non-exclusive|bare) (?:licensees?|licenses?)',
            "licens\\w+ (?:[\\w’'-]+ ){0,4}non-?exclusively",
          ),
          any('owner', 'holder', 'su(?:e|es|ed|it)'),
        ],
      },
      {
        all: [
          any('has no (?:share|interest|stake|title|ownership)(?: (?:in|of) (?:it|the \\w+))?'),
          any('su(?:e|es|ed|it|ing)', 'claims?'),
          any('sister', 'brother', 'owner', 'other', 'another', 'any ?more', 'no longer', 'before suing', 'sold'),
        ],
      },
    ],
    unless:
      /\b(?:as assignee|assigned (?:it|them|the \w+) back|joined as|substituted|ratified|holds a complete|rejected that|denied the motion|question that|brief)\b/i,
  },
]
