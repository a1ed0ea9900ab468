import { anyOf, type Telling } from './telling.ts'
import { atWill } from './words.ts'

const judges = anyOf(
  '(?:deem|believ|consider|feel|determin|conclud|regard|think|judg|find|anticipat|fear|apprehend)\\w*',
  'as (?:it|he|she|[A-Z]\\w+) sees',
  'in the (?:sole )?(?:opinion|judgment|view)',
  '(?:opinion|judgment|discretion|satisfaction|good faith)\\b',
)
const unsafe =
  '(?:impair|jeopard|endanger|threaten|deteriorat|declin|worsen|depreciat|weaken)\\w*|at risk\\b|in (?:doubt|danger|peril)\\b|unlikely|uncertain|doubtful|unsafe|insufficient|inadequate|unsatisfactory|not be able to (?:keep up|pay|meet|repay)|advers\\w+|detriment\\w+'
const prospect = new RegExp(
  `\\b(?:prospects?|likelihood|chances?|pay\\w*|repay\\w*|collateral|security|loan|financial condition|creditworth\\w*|ability)\\b[^;]{0,100}\\b(?:${unsafe})|\\b(?:${unsafe})\\b[^;]{0,60}\\b(?:prospects?|likelihood|repay\\w*|financial condition|collateral)\\b`,
  'i',
)
const fallsDue = anyOf(
  'defaults?\\b',
  'accelerat\\w*',
  '(?:become|fall|be|is|are|declare)\\w*(?: \\w+){0,4} due\\b',
  'demand\\w*',
  'call(?:s|ed)?\\b',
  'repossess\\w*',
  '(?:whole|entire) (?:balance|debt|loan)',
)
/** Grounds that both could test, or what a side says of the world: nobody’s own fear. */
const tested =
  /\breasonable grounds\b|\badequate assurance\b|\b(?:represents?|warrants?)\b|\bno (?:default|event of default)\b|\b(?:shall|will) not\b|\bmay not (?:accelerate|declare|demand|call|exercise)\b/i

/** Debts that fall due at the creditor’s word, and money that is taken for them. */
export const loanTellings: Readonly<Record<string, readonly Telling[]>> = {
  'risk.insecurity': [
    { all: [/\binsecur(?:e|ity)\b/i, judges, fallsDue], none: tested },
    {
      all: [
        judges,
        prospect,
        fallsDue,
        /\b(?:lender|bank|holder|creditor|payee|secured party|lessor|seller|noteholder|mortgagee|funder|investor|vendor|note|loan)\b/i,
      ],
      none: tested,
    },
  ],
  'risk.cross-default': [
    {
      all: [
        /\b(?:defaults?|breach\w*|failures?)\b(?: by [\w ]{3,24})? (?:of|under|on|in) (?:any other|another|other|any (?:contract|agreement|arrangement|dealings?)\b[^;]{0,20} with)\b[^;]{0,50}\b(?:agreements?|contracts?|obligations?|debts?|indebtedness|loans?|notes?|leases?|with)\b/i,
        /\b(?:is|constitutes?|shall be|deemed|treat\w*|counts? as)\b[^;]{0,40}\b(?:an? (?:event of )?(?:default|failure)|in default|breached)\b|\bmakes?\b[^;]{0,40}\bdue\b/i,
      ],
      none: /\b(?:represents?|warrants?|conflict|result in|no (?:breach|default)|not (?:in|be|constitute|result|affect)|neither|any other (?:provision|term|breach|section|obligation)s?\b(?! of [A-Z])|indemnif|waiver|hereunder or)/i,
    },
  ],
  'one-sided.set-off': [
    {
      all: [
        /\b(?:may|right to|entitled to|authorized to)\b/i,
        /\bbe taken by\b|\b(?:set[- ]?off|offset|apply|deduct|withhold|recoup)\b/i,
        /\b(?:deposits?|accounts?|moneys?|funds|amounts?|sums?|payments?)\b/i,
        /\b(?:debts?|loans?|owes?|owed|obligations?|indebted\w*|liabilit(?:y|ies)|against)\b/i,
      ],
      none: /\b(?:tax|taxes|withholding|security deposit|landlord|escrow|prepa\w+|either|each) ?(?:party)?\b|\bnot\b/i,
      who: /\b(?:taken|set[- ]?off|offset|apply|deduct|withhold|recoup)\b/i,
    },
  ],
  'risk.prepayment-charge': [
    {
      all: [
        /\b(?:prepay\w*|pays?|paid|repays?)\b/i,
        /\b(?:early|ahead of|before)\b/i,
        /\b(?:interest|finance charge)\b[^;]{0,40}\b(?:whole|entire|full|all|remaining)\b|\b(?:whole|entire|full|all|unearned|remaining)\b[^;]{0,30}\binterest\b/i,
        /\b(?:owes?|due|payable|pay|nevertheless|still|remains?)\b/i,
        /\b(?:should|if|upon|in case|whoever)\b/i,
      ],
      none: /\b(?:without|no)\b[^;]{0,40}\b(?:penalty|premium|charge|fee)|\baccrued\b|\bdefault\b|\bterminat\w+|\bmay prepay\b|\bpurchase price\b/i,
    },
  ],
  'risk.confession-of-judgment': [
    {
      all: [
        /\b(?:lawyers?|attorneys?|counsel)\b/i,
        /\b(?:before|in) any (?:judge|court)\b/i,
        /\b(?:agree|admit|confess|consent|acknowledge)\b/i,
        /\b(?:name|behalf)\b|\bfor it\b/i,
        /\b(?:owed|debt|liab\w+|amount|balance)\b/i,
      ],
      none: /\barbitrat\w+/i,
    },
    {
      all: [
        /\b(?:judgment|admit\w* (?:\w+ ){0,2}liability)\b/i,
        /\b(?:authoriz\w+|appoints?|empowers?|consents? to|may have|may enter|entry of)\b/i,
        /\bwithout (?:\w+ ){0,3}(?:notice|process|hearing|trial|service)\b|\bby confession\b|\bconfess\w*|\bagreed judgment\b|\bstipulated judgment\b/i,
      ],
      none: /\barbitrat\w+|\bupon the award\b|\b(?:not|nor|no)\b[^;]{0,30}\bconfess/i,
    },
  ],
  'risk.price-increase': [
    {
      all: [
        /\b(?:fees?|prices?|rates?|rent|charges?|salary)\b/i,
        /\b(?:sets?|names?|fixes?|settles? on|replace|charges)\b/i,
        /\bas (?:it|he|she|[A-Z]\w+) (?:thinks|sees|deems|considers) (?:fit|right|proper|best)\b|\bthat (?:it|he|she) (?:names|sets|fixes)\b|\blater settles\b|\bwhatever (?:was|is) quoted\b|\b(?:prices|rates|fees) (?:then )?in force from time to time\b|\bas soon as (?:they|it) (?:are|is) (?:published|posted)\b/i,
      ],
      none: /\b(?:index|cpi|not exceed|no more than|percent|agreed|mutual\w*|either party|resale|retail)\b/i,
    },
    {
      all: [
        /\b(?:fees?|prices?|rates?|rent|charges?|dues|tuition|premiums?)\b/i,
        /\b(?:adjust|increas|rais|revis|chang)\w*|\bsets?\b[^;]{0,20}\bnew\b|\bthen determines?\b/i,
        /\b(?:may|can|reserves?|subject to|then determines?)\b/i,
        new RegExp(
          `\\b(?:adjust|increas|rais|revis|chang|sets?\\b|determines?\\b)\\w*[^;]{0,60}\\b(?:${atWill}|notice|election|every (?:quarter|month|year)|must pay)|\\bis what\\b`,
          'i',
        ),
      ],
      none: /\b(?:exceeds?|if|usage|more than|up to|maximum|capped|lesser of|consumer price|cpi|index|\d+ ?%|percent|mutual(?:ly)?|agreed|agree|change orders?|tax(?:es)?|default|interest rate|exchange|either party|each party|parties|scope|quantit\w+|schedule|addresses?|not|exercise price|retail price|conversion|purchase price|benefits?|base salary)\b/i,
    },
  ],
}
