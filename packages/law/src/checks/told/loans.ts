import { anyOf, type Telling } from './telling.ts'
import { atWill } from './words.ts'

const judges = anyOf(
  '(?:deem|believ|consider|feel|determin|conclud|regard|think|judg|find|anticipat|fear|apprehend)\\w*',
  'in the (?:sole )?(?:opinion|judgment|view)',
  '(?:opinion|judgment|discretion|satisfaction|good faith)\\b',
)
const unsafe =
  '(?:impair|jeopard|endanger|threaten|deteriorat|declin|worsen|depreciat|weaken)\\w*|at risk\\b|in (?:doubt|danger|peril)\\b|unlikely|uncertain|doubtful|unsafe|insufficient|inadequate|unsatisfactory|advers\\w+|detriment\\w+'
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
)
/** Grounds that both could test, or what a side says of the world: nobody’s own fear. */
const tested =
  /\breasonable grounds\b|\badequate assurance\b|\b(?:represents?|warrants?)\b|\bno (?:default|event of default)\b|\b(?:shall|may|does|will) not\b/i

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
        /\b(?:defaults?|breach\w*)\b(?: by [\w ]{3,24})? (?:of|under|on|in) (?:any other|another|other|any (?:contract|agreement) with)\b[^;]{0,50}\b(?:agreements?|contracts?|obligations?|debts?|indebtedness|loans?|notes?|leases?|with)\b/i,
        /\b(?:is|constitutes?|shall be|deemed|treat\w*)\b[^;]{0,40}\b(?:an? (?:event of )?default|in default|breached)\b|\bmakes?\b[^;]{0,40}\bdue\b/i,
      ],
      none: /\b(?:represents?|warrants?|conflict|result in|no (?:breach|default)|not (?:in|be|constitute|result|affect)|neither|any other (?:provision|term|breach|section|obligation)s?\b(?! of [A-Z])|indemnif|waiver|hereunder or)/i,
    },
  ],
  'one-sided.set-off': [
    {
      all: [
        /\b(?:may|right to|entitled to|authorized to)\b/i,
        /\b(?:set[- ]?off|offset|apply|deduct|withhold|recoup)\b/i,
        /\b(?:deposits?|accounts?|moneys?|funds|amounts?|sums?|payments?)\b/i,
        /\b(?:debts?|loans?|owes?|owed|obligations?|indebted\w*|liabilit(?:y|ies)|against)\b/i,
      ],
      none: /\b(?:tax|taxes|withholding|security deposit|landlord|escrow|prepa\w+|either|each) ?(?:party)?\b|\bnot\b/i,
      who: /\b(?:set[- ]?off|offset|apply|deduct|withhold|recoup)\b/i,
    },
  ],
  'risk.confession-of-judgment': [
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
        /\b(?:fees?|prices?|rates?|rent|charges?|dues|tuition|premiums?)\b/i,
        /\b(?:adjust|increas|rais|revis|chang)\w*|\bsets?\b[^;]{0,20}\bnew\b|\bthen determines?\b/i,
        /\b(?:may|can|reserves?|subject to|then determines?)\b/i,
        new RegExp(
          `\\b(?:adjust|increas|rais|revis|chang|sets?\\b|determines?\\b)\\w*[^;]{0,60}\\b(?:${atWill}|notice|election|every (?:quarter|month|year)|must pay)|\\bis what\\b`,
          'i',
        ),
      ],
      none: /\b(?:exceed|more than|up to|maximum|capped|lesser of|consumer price|cpi|index|\d+ ?%|percent|mutual(?:ly)?|agreed|agree|change orders?|tax(?:es)?|default|interest rate|exchange|either party|each party|parties|scope|quantit\w+|schedule|addresses?|not|exercise price|retail price|conversion|purchase price|benefits?|base salary)\b/i,
    },
  ],
}
