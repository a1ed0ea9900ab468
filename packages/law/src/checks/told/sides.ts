import { anyOf, type Telling } from './telling.ts'
import { atWill } from './words.ts'

const each =
  /\b(?:each|either|neither|both|mutual\w*|prevailing|losing|non-?prevailing|successful|one another|other) (?:of the )?(?:part(?:y|ies)|sides?|other)\b|\bits own\b|\btheir own\b|\brespective\b/i
const bears = /\b(?:pays?|bears?|reimburses?|recovers?|account|responsible|liable|borne|charged)\b/i
const endsIt = /\b(?:terminat\w*|cancel\w*|discontinu\w+|call off|end)\b/i
const changes = /\b(?:chang|modif|amend|revis|alter|updat|replac)\w*/i
const assigns = /\b(?:assign|transfer)\w*/i

/** What one side may do, or must pay, and the other not. */
export const sideTellings: Readonly<Record<string, readonly Telling[]>> = {
  'one-sided.attorneys-fees': [
    {
      all: [
        /\b(?:attorneys?|lawyers?|counsel|legal|solicitors?)['’]?s?['’]?,? (?:\w+ ){0,2}(?:fees?|costs|expenses|bills)\b/i,
        bears,
        /\b(?:enforc\w+|collect\w*|sues?|suits?|disputes?|default|breach|litigat\w+)\b/i,
      ],
      none: new RegExp(
        `${each.source}|\\bindemnif|\\bharmless\\b|\\binfring|\\bdefen[sd]|\\bthird[- ]part|\\bprosecut|\\bnot\\b|\\barbitrat|\\bif (?:the )?\\w+ (?:prevails|wins)`,
        'i',
      ),
      who: bears,
    },
  ],
  'one-sided.termination-for-convenience': [
    {
      all: [
        /\b(?:may|right to|entitled to|free to)\b/i,
        /\b(?:terminat\w*|cancel\w*|discontinu\w+|call off|end) (?:\w+ ){0,3}(?:this|the) (?:agreement|contract|lease|engagement|license|services)\b|\bdo so at will\b/i,
        anyOf(atWill),
      ],
      none: /\b(?:breach|default|fail\w*|insolven\w*|bankrupt\w*|either|both|each|neither|violat\w*|employment|at-will|only if|unless|cause exists|if)\b|\b\w+ or (?:the )?\w+ (?:may|shall have|has the right)\b/i,
      who: endsIt,
    },
  ],
  'one-sided.assignment': [
    {
      all: [
        /\b(?:may|free to|entitled to|can)\b(?! not)[^;]{0,30}\b(?:assign|transfer)\b|\bmay do so (?:freely|at any time|without)/i,
        /\b(?:agreement|contract|lease|its rights|rights (?:and|or) (?:obligations|duties)|it)\b/i,
        /\bwithout (?:the )?(?:\w+['’]s? )?(?:prior |written )*(?:consent|approval)|\bfreely\b|\bto any(?:one| person| third party| other)|\bat any time\b|\bin its (?:\w+ )?discretion\b|\bdo so\b/i,
      ],
      none: /\b(?:either|neither|each|no) party\b|\b(?:affiliates?|merger|acquisition|substantially all|successors?|collateral|provided|except that|permitted|security interest|data|shares|securities|account|confidential)\b/i,
      who: assigns,
    },
  ],
  'one-sided.audit': [
    {
      all: [
        /\b(?:audit|inspect|examine|access|opens?|review)\b/i,
        /\b(?:books|records|premises|systems|facilities|accounts|files)\b/i,
        /\b(?:may|right to|entitled to|shall (?:open|permit|allow|give|grant))\b/i,
        /\bat any time\b|\bwithout (?:\w+ )?notice\b|\bwhenever\b|\bas often as\b|\bfrom time to time\b|\bat all times\b/i,
      ],
      none: /\breasonabl[ey]\b|\b(?:normal|regular|ordinary|business) (?:business )?hours\b|\bdays['’]?\b|\bonce\b|\b(?:either|each) party\b|\bshareholders?\b|\bmembers?\b|\bupon (?:\w+ ){0,3}notice\b|\bemployees?['’]\b/i,
      who: /\b(?:audit|inspect|examine|opens?|review)\b/i,
    },
  ],
  'risk.class-waiver': [
    {
      all: [
        /\b(?:claims?|disputes?|arbitrat\w+|actions?|suits?)\b/i,
        /\b(?:individual (?:capacity|basis)|individually only|class\b|representative action|another person['’]s claim)/i,
        /\b(?:only|not|no|neither|never)\b/i,
        /\b(?:individual (?:capacity|basis)|joined|consolidat\w+|member of a class|class member|representative action|on behalf of (?:a|any) class)\b/i,
      ],
      none: /\b(?:guarant\w+|class [A-Z]\b|shares|stock|director|officer|personal liability|may be consolidated|represents)\b/i,
    },
  ],
  'one-sided.unilateral-change': [
    {
      all: [
        changes,
        /\b(?:these|this|the|any) (?:terms?|agreement|contract|conditions|provisions?|policy|policies|\w+ (?:plan|schedule|policy))\b/i,
        /\b(?:may|reserves?|subject to|entitled to)\b/i,
        new RegExp(
          `\\b(?:chang|modif|amend|revis|alter|updat)\\w*[^;]{0,100}\\b(?:by posting|(?:upon|on|by|without) (?:\\w+ ){0,2}notice|continued use|unilateral\\w*|${atWill})`,
          'i',
        ),
      ],
      none: /\b(?:only|both|mutual\w*|signed|written (?:consent|agreement|instrument)|each party|either party|parties|address\w*|not|no|benefits?|prior to the change|may then|terminate|law|laws|assign\w*)\b/i,
      who: changes,
    },
  ],
}
