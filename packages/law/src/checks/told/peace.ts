import { anyOf, type Telling } from './telling.ts'
import { broken, claims, givenUp, mustNot } from './words.ts'

const [gives, ofClaims] = [anyOf(givenUp), anyOf(claims)]
const stillToCome =
  /\b(?:arise|arises|arising|accrue|accrues|occur|happens?|exist)\b[^;]{0,30}\b(?:in the future|hereafter|after (?:the|this)|later)\b|\bfuture claims?\b|\bclaims?\b[^;]{0,60}\bpast, present,? (?:and|or) future\b|\bpast, present,? (?:and|or) future (?:claims?|liabilit|causes)|\b(?:may|shall|will|might) (?:hereafter|ever|later|in the future) (?:have|arise|accrue|acquire)\b|\bbefore or after (?:the|this)\b|\bclaims? (?:which|that) (?:\w+ ){1,3}may hereafter\b|\b(?:yet|still) to come\b/i
/** The release ends on its day, or says what it does not release. */
const upToItsDay =
  /\bindemnif|\b(?:to|through|until|before|as of|(?:on|at) or (?:before|prior to)|prior to) (?:and including )?(?:the |this )?(?:day|date|effective (?:date|time)|execution|signing)\b|\b(?:not|nothing|except|other than|exclud\w+)\b[^;]{0,120}\b(?:future|hereafter|after)\b/i
const saysBoth =
  /\bincluding\b[^;]{0,60}\b(?:may arise|arising|arise|accrue)\b[^;]{0,20}\b(?:in the future|hereafter)\b/i

const speaks =
  '(?:disparag|denigrat|critici[sz]|ridicul|defam|malign|belittl|slander|libel|vilif)\\w*|derogatory|negative (?:\\w+ )?(?:comments?|statements?|remarks?|terms|manner)|(?:bad|poor|negative|unfavorable|unflattering|false) light|unflattering|(?:harm|damag|injur|tarnish|impugn)\\w*(?: [^ ;]+){0,4} (?:reputation|goodwill|good name)|ill of\\b|(?:critical of|detrimental to|unfavorable to|adverse to) (?:the )?[A-Z]\\w+|(?:reflect|reflects) (?:badly|poorly|adversely)\\b|positive (?:or neutral )?terms'
const sum =
  /[$€£]\s?\d|\b(?:hundred|thousand|million)\b[^;]{0,16}\bdollars\b|\b(?:three|four|five|six|ten|twenty) times (?:the|its|that)\b|\b(?:three|four|five|six|ten) hundred percent\b|\b(?:[3-9]\d\d|[1-9]\d{3}) ?%/i
const each = new RegExp(
  `\\b(?:for|per|upon|on|in the event of|in case of|every day on which)\\b(?: \\w+){0,4} (?:${broken}|occurrence|disclosure)|\\beach time\\b[^;]{0,40}\\b(?:departs|fails|breaks)|\\b(?:if it finds|remains (?:after|past|beyond)|holds? over|fails? to (?:surrender|vacate)|shortfall)\\b|\\b(?:each|every|any|a) (?:such |single |unauthorized )?(?:disclosure|solicitation|use|${broken})|\\b(?:if|should|when)\\b[^;,]{0,60}\\b(?:${broken})`,
  'i',
)
const owes =
  /\b(?:hands? over|pays?|repays?|owes?|costs?|forfeits?|liable (?:for|to)|obligat\w+|reimburses?|returns?|charged|due)\b/i
const measured =
  /\b(?:in no event|liability|actual|direct|proven?|reasonable|attorneys?['’]?s?|legal|third[- ]part\w+|indemnif\w+|insur\w+|deductible|interest|late (?:fee|charge)|base rent|principal|(?<!times the )loan|exceed\w*|limited to|up to|estimat\w+|lesser of|purchase price|not (?:be )?(?:obligated|required|liable)|government\w*|fines?|statut\w+|regulat\w+|liquidated damages|penalt\w+|cure[ds]?|per annum|letter of credit)\b/i

/** What a settlement, or the end of a job, makes one side give up, keep quiet about, or pay. */
export const peaceTellings: Readonly<Record<string, readonly Telling[]>> = {
  'risk.future-claims-released': [
    { all: [gives, ofClaims, stillToCome], none: upToItsDay },
    { all: [gives, ofClaims, saysBoth], none: /\b(?:not|nothing)\b[^;]{0,60}\b(?:releas|waiv)\w*/i },
    {
      all: [
        gives,
        ofClaims,
        /\b(?:anything|whatever|all that|events?|acts?)\b[^;]{0,40}\b(?:happens?|occurs?|done)\b[^;]{0,20}\bafter\b/i,
      ],
      none: /\bnot\b|\bexcept\b/i,
    },
    { all: [gives, ofClaims, /\b(?:has|have), had,? (?:or|and) may (?:ever|hereafter)? ?have\b/i], none: upToItsDay },
  ],
  'risk.release-unknown': [
    {
      all: [
        gives,
        ofClaims,
        /\b(?:unknown|unsuspected|unanticipated|undiscovered|undisclosed)\b|\bnot (?:\w+ ){0,2}(?:know|known|suspect)\w*|\bwhether or not known\b/i,
      ],
      none: /\b(?:does|shall|is|are) not (?:\w+ ){0,2}(?:releas|waiv)\w*|\bindemnif/i,
    },
  ],
  'risk.non-disparagement': [
    { all: [anyOf(`(?:${mustNot}|only in)`), anyOf(speaks)], none: /\bsuits?\b|\bactions? for\b/i },
  ],
  'one-sided.non-disparagement': [
    {
      all: [
        anyOf(`(?:${mustNot}|only in)`),
        anyOf(speaks),
        /\b(?:shall|will|must|may|agrees?|covenants?|promises?)\b/i,
      ],
      none: /\bcoverage\b|\binsur\w+|\bindemnif|\bclaims? (?:for|of|that)\b|\btrademarks?\b|\bmarks?\b|\bgoodwill\b|\bproducts? of\b/i,
      who: anyOf(speaks),
    },
  ],
  'risk.sum-for-breach': [
    {
      all: [
        anyOf(
          broken,
          'disclosure',
          'departs?',
          'shortfall',
          'too many',
          'remains (?:after|past|beyond)',
          'holds? over',
        ),
        each,
        owes,
        sum,
      ],
      none: measured,
    },
    {
      all: [
        anyOf(broken),
        /\b(?:if|should|upon|on|any|each|in the event of)\b[^;]{0,80}\b(?:breach|violat)\w*/i,
        /\b(?:repays?|returns?|forfeits?|refunds?|disgorges?|gives? back|pays? back)\b/i,
        /\b(?:all|full|entire|whole|every|everything)\b[^;]{0,50}\b(?:amounts?|sums?|payments?|consideration|fees|proceeds|benefits|paid|received)\b/i,
      ],
      none: /\b(?:actual|court|arbitrator|prepaid|pre-paid|unearned|undelivered|unused|deposits?|materials?|information|documents|copies|property|customer|licensor|provider|supplier|purchase price|letter of credit)\b/i,
    },
  ],
}
