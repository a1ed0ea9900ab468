import type { Telling } from './telling.ts'

const alone =
  /\bas determined by (?:the )?[A-Z]\w+ in its (?:sole|absolute|own)\b|\bwhose (?:determination|decision|judgment|calculation|statement)\b[^;]{0,30}\b(?:conclusive|final|binding)\b|\bis for (?:the )?[A-Z]\w+ alone\b|\bas (?:the )?[A-Z]\w+(?: \w+)? (?:reckons|sees|sees fit|thinks fit|determines|calculates)\b|\bwhat (?:it|he|she|[A-Z]\w+) thinks (?:fit|right)\b|\bthat (?:it|he|she) (?:alone )?(?:names|sets|fixes|determines)\b|\b[A-Z]\w+(?: \w+)?['’]s (?:statement|decision|determination|calculation|figures?|judgment|word)\b[^;]{0,60}\b(?:binding|final|conclusive|binds)\b/
const stake =
  /\b(?:pay\w*|fees?|prices?|rent|share|costs?|spends|amount|salary|satisf\w+|releases|holdback|keeps back|question|work|invoice|charges?)\b/i

/** What one side may decide, refuse or take in a bargain, in words that no form has. */
export const bargainTellings: Readonly<Record<string, readonly Telling[]>> = {
  'one-sided.decides-alone': [
    {
      all: [alone, stake],
      none: /\b(?:arbitrat\w+|experts?|independent|engineer|accountants?|auditors?|appraisers?|manifest error|absent|reasonabl[ey]|good faith|jury|either party|each party|trustees?|committee|administrator)\b/i,
    },
  ],
  'one-sided.suspension': [
    {
      all: [
        /\b(?:may|can|right to)\b/i,
        /\b(?:shut|cut|switch|turn)s? off\b|\b(?:block|disable|suspend|deny)\b/i,
        /\b(?:service|platform|access|software|account|system)\b/i,
        /\bthe moment\b|\bsuspects?\b|\bat once\b|\bany reason\b|\bwithout notice\b/i,
      ],
      none: /\b(?:security|threat|law|unlawful|emergency|breach|unpaid|overdue|either|each)\b/i,
    },
  ],
  'risk.deemed-acceptance': [
    {
      all: [
        /\b(?:not (?:rejected|refused|objected|returned)|unless (?:rejected|refused)|silence|no objection)\b/i,
        /\b(?:taken (?:to be|as)|deemed|counts? as|considered|treated as|held to be)\b/i,
        /\b(?:perfect|accepted|conforming|approved|satisfactory|agreed|final)\b/i,
      ],
      none: /\bnot (?:be )?(?:deemed|taken|considered)\b|\bdeemed (?:rejected|refused)\b/i,
    },
  ],
  'one-sided.pay-if-paid': [
    {
      all: [
        /\bpays?\b/i,
        /\b(?:out of what|only (?:from|out of)|from nothing else|solely from)\b/i,
        /\b(?:owner|client|customer|employer|prime)\b[^;]{0,30}\b(?:paid|pays)\b|\breceives? from (?:the )?(?:owner|client|customer)\b/i,
      ],
      none: /\b(?:in any (?:case|event)|no later than|commissions?|royalt\w+)\b/i,
    },
  ],
  'risk.no-damages-for-delay': [
    {
      all: [
        /\b(?:delay\w*|holds? up|hindrance|obstruct\w*)\b/i,
        /\b(?:longer|more|additional|extension of) time\b/i,
        /\bnothing (?:besides|else|more)\b|\bno (?:money|payment|compensation|other)\b|\bonly\b/i,
      ],
      none: /\b(?:except|unless|force majeure|neither party|either party)\b/i,
    },
  ],
  'risk.shortened-limitations': [
    {
      all: [
        /\b(?:actions?|claims?|suits?)\b/i,
        /\b(?:lost|barred|gone|void|extinguished)\b/i,
        /\b(?:unless (?:it is )?(?:begun|brought|filed|commenced|started)|if not (?:begun|brought|filed))\b/i,
        /\bwithin\b[^;]{0,30}\b(?:days|months?|one year)\b/i,
      ],
      none: /\bindemnif|\bdefects?\b|\binvoices?\b|\bdelivery\b/i,
    },
  ],
  'risk.lien-waived-ahead': [
    {
      all: [
        /\b(?:waives?|gives? up|lays? aside|releases?|forgoes?)\b/i,
        /\bliens?\b|\bclaims? (?:upon|on|against) the (?:property|land|building|premises|project)\b/i,
        /\b(?:unpaid|here and now|in advance|now and forever|that it (?:has|may have|might have))\b/i,
        /\bsubcontract\w*|\bcontractor\b|\bsupplier\b/i,
      ],
      none: /\b(?:upon (?:receipt|payment)|on receipt|to the extent|conditional|for which it (?:has been|is) paid)\b/i,
    },
  ],
  'risk.waiver-of-defenses': [
    {
      all: [
        /\b(?:interpose|raise|assert|plead|set up)\b[^;]{0,12}\b(?:no|any)\b[^;]{0,30}\b(?:defen[cs]e|counterclaim)/i,
        /\b(?:shall|will|may|agrees?)\b/i,
        /\bno\b|\bnot\b|\bforgoes\b/i,
      ],
      none: /\b(?:in good faith|compulsory|third[- ]part\w+|indemnif\w+)\b/i,
    },
  ],
  'risk.warranty-without-end': [
    {
      all: [
        /\b(?:warrants?|promises?|guarantees?)\b/i,
        /\bwithout (?:any )?(?:fault|error|defect|failure)|\b(?:error|defect|fault|bug)-?free\b|\bnever (?:fail|break)\b|\bfree (?:of|from) (?:all|any) (?:defects?|errors?|faults?)\b/i,
        /\b(?:for )?as long as\b|\bfor ?ever\b|\bat all times\b|\bperpetual\w*|\bindefinitely\b|\bwithout limit (?:of|in) time\b/i,
      ],
      none: /\b(?:title|liens?|encumbrances?|not warrant|no warrant\w*|disclaims?|normal use)\b/i,
    },
  ],
  'risk.liquidated-damages': [
    {
      all: [
        /\b(?:each|every|per|any) (?:calendar |working |business )?day\b/i,
        /\b(?:late|delay\w*|overrun)\b/i,
        /[$€£] ?\d[\d,]*/,
        /\b(?:costs?|pays?|owes?|deduct\w*|forfeits?)\b/i,
      ],
      none: /\b(?:rent|interest|late (?:fee|charge)|invoice|payment is|hourly|wages?)\b/i,
    },
  ],
}
