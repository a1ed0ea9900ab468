import { daysIn } from '../reading/days.ts'
import { anyOf, type Telling } from './telling.ts'
import { mustNot, theEnd } from './words.ts'

const works = anyOf(
  '(?<!\\bthe )works? (?:for|with|at|in|as)\\b',
  '(?:be|being|become) (?:\\w+ )?(?:employed|engaged|hired|retained)(?: \\w+)? (?:by|with|in|as)\\b',
  '(?:accept|tak|seek|obtain|hav|hold)(?:e|ing|s)?(?: up)?(?: an?y?)?(?: other| similar)? (?:employment|positions?|jobs?|engagements?|roles?|posts?|interests? in)\\b',
  '(?:provid|render|perform|offer)(?:e|ing|s)? (?:\\w+ ){0,4}services? (?:to|for)\\b',
  'consult(?:s|ing)? (?:for|with|to)\\b',
  'join(?:s|ing)? (?:an?|any)\\b',
  '(?:open|own|operat|manag|establish|start|found|staff|control|finance)(?:e|s|ing)?(?:,| or| and)? (?:\\w+,? ){0,6}(?:an?|any)\\b',
  '(?:carry(?:ing)? on|set(?:ting)? up|engag(?:e|ing) in|participat(?:e|ing) in|invest(?:ing)? in) (?:an?|any|the)\\b',
  'practi[cs](?:e|es|ing)\\b',
  'compet(?:e|es|ing)\\b',
)
const afterwards = new RegExp(
  `\\b(?:after|following|upon|thereafter|post-?|once|when|from|until|subsequent to|beyond)\\b[^;]{0,70}\\b(?:${theEnd}|employment|engagement)|\\bthereafter\\b|\\b(?:years?|months?)\\b[^;]{0,40}\\b(?:after|following|post)`,
  'i',
)
const forWhom = /\b(?:any|an?|other|another)\b [^;,]{2,80}/i
/** A place, a time, or a trade: what makes it a restraint of work, and not a rule on one deal. */
const howFar =
  /\b(?:years?|months?|miles?|radius|count(?:y|ies)|state of|territory|rivals?|competit\w+|competing|same (?:field|business|industry|trade|line)|similar)\b/i
const somethingElse =
  /\b(?:us(?:e|ing) (?:or disclos|and disclos|the confidential|any confidential|company)|disclos\w+|re-?employ\w*|reinstat\w*|re-?hired?|represents?|warrants?|covered by|insur\w+|shall not (?:prohibit|prevent|restrict|limit|preclude)|nothing|no longer|benefits?|vest\w*|severance|to hire\b|action against|initiate|entice\w*|employees? (?:of|or independent)|without an?\b|solicit\w*(?! or (?:compet|work|accept|provid))|employ(?:ment)? (?:with|by) (?:the )?(?:company|employer)\b|indemnif\w+)\b/i

const paid =
  /\b(?:award|bonus(?:es)?|incentives?|incentive pay|retention|signing|sign-on|relocation|moving|tuition|training|commissions?|equity)\b/i
const goesBack =
  /\b(?:goes back|repa(?:y|id|ys|yment)|pa(?:y|ys|id|ying) back|returns?|reimburs\w+|refund\w*|claw\w*|recover\w*|recoup\w*|forfeit\w*|owes?|give back)\b/i
const gone = anyOf(theEnd, '(?:service|work) (?:should )?stops?')
const twoYears = 731
const isLong = (words: string): boolean =>
  Math.max(0, ...daysIn(words)) > twoYears ||
  /\b(?:second|third|fourth|fifth|sixth|seventh) (?:year|anniversary)\b|\bfirst (?:two|three|four|five|six|seven) years\b/i.test(
    words,
  )
const forNothing = (words: string): boolean =>
  /\b(?:any|whatever|no) (?:reason|cause)\b|\bwhether by\b|\bwith or without cause\b|\bany termination\b|\bat any point\b|\bby either party\b/i.test(
    words,
  )

/** What somebody who works for another may not do after the job, or must give for it. */
export const workTellings: Readonly<Record<string, readonly Telling[]>> = {
  'risk.non-compete': [
    { all: [anyOf(mustNot), works, forWhom, afterwards, howFar], none: somethingElse },
    {
      all: [
        /\b(?:stays?|keeps?|remains?) (?:out of|away from|clear of)\b|\b(?:takes?|accepts?|carries|carry|draws?|makes?|sells?|serves?|performs?|handles?) no \w+|\bno (?:one|client|customer)\b[^;]{0,60}\bmay be served\b/i,
        /\b(?:trade|business|industry|field|profession|market|work|assignments?|goods|products|plans|clients?|customers?|served)\b/i,
        /\b(?:years?|months?|limit of time|for ?ever)\b/i,
        /\b(?:anyone|everywhere|anywhere|wherever|altogether|any capacity|ever served|like the)\b/i,
      ],
      none: somethingElse,
    },
  ],
  'risk.broad-ip-assignment': [
    {
      all: [
        /\b(?:becomes?|belongs? to|passes? to|(?:is|are) owned by)\b/i,
        /\b(?:all|everything|whatever|any)\b[^;]{0,60}\b(?:brings?|makes?|creates?|develops?|works?|materials?|tools|inventions?)\b/i,
        /\b(?:had|made|owned|developed|existing|created) (?:before|previously|earlier|prior)\b|\bpre-?existing\b|\bbackground (?:materials?|technology|intellectual property)\b/i,
      ],
      none: /\b(?:except|exclud\w+|other than|retains?|remains?|shall not|does not|license)\b/i,
    },
  ],
  'risk.repay-without-fault': [
    {
      all: [paid, goesBack, gone, /\b(?:must|shall|will|owes?|may|subject to|are|is|agrees?)\b/i],
      none: /\bpro[- ]?rat\w*|\bproportion\w*|\bratabl[ey]\b|\bfor cause\b|\bnot (?:be )?(?:required|obligated)|\bcommissions? (?:earned|due|payable)|\b(?:shall|will) not (?:be )?(?:forfeit|repa|recover)|\brepurchase\b|\bexpenses\b[^;]{0,30}\bincurred\b/i,
      also: (words) => isLong(words) || forNothing(words),
    },
  ],
  'risk.inventions-of-own-time': [
    {
      all: [
        /\b(?:inventions?|discover\w+|ideas?|thinks? up|works?|creat\w+|develop\w+|conceiv\w+|intellectual property)\b/i,
        /\b(?:assign\w*|belongs?|owns?|owned|property of|vests?|is (?:the )?\w+['’]s)\b|\bis the \w+['’]s\b/i,
        /\b(?:employ\w*|executive|leav\w+|termination)\b/i,
        /\bwhether or not (?:\w+ ){0,3}(?:relat|connect|made|during|on)\w*|\bon or off duty\b|\boff[- ]duty\b|\bweekends?\b|\bown (?:time|equipment)\b|\b(?:inside or )?outside (?:of )?(?:the )?(?:working|business|work|office|regular) hours\b|\bwithin \w+ (?:\(\d+\) )?(?:years?|months?) (?:after|of|following)\b|\b(?:or|and) (?:at|in) (?:his|her|their) (?:own )?(?:home|kitchen|house)\b|\bon (?:this|any) subject(?: or another)?\b|\beven if (?:un|not )related\b|\bregardless of (?:whether|relat|when|where)/i,
      ],
      none: /\b(?:2870|not apply|except(?:ing)?|other than|exclud\w+|does not include|unless|entirely on)\b|\b(?:the )?company['’]s (?:confidential|trade)\b/i,
    },
  ],
}
