import { anyOf, type Telling } from './telling.ts'
import { atWill } from './words.ts'

const each =
  /\b(?:each|either|neither|both|mutual\w*|prevailing|losing|non-?prevailing|successful|one another|other) (?:of the )?(?:part(?:y|ies)|sides?|other)\b|\bits own\b|\btheir own\b|\brespective\b/i
const bears = /\b(?:pays?|bears?|reimburses?|recovers?|account|responsible|liable|borne|charged)\b/i
const endsIt =
  /\b(?:terminat\w*|cancel\w*|discontinu\w+|call(?:s)? off|walk away|withdraw\w*|be done with|put|rescind|end)\b/i
const changes = /\b(?:chang|modif|amend|revis|alter|updat|replac|rewrit|restat)\w*/i
const assigns = /\b(?:(?:assign|transfer)\w*|hand|pass)\b/i

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
        `${each.source}|\\bindemnif|\\bharmless\\b|\\binfring|\\bdefen[sd]|\\bthird[- ]part|\\bprosecut|(?<!or )\\bnot\\b|\\barbitrat|\\bif (?:the )?\\w+ (?:prevails|wins)`,
        'i',
      ),
      who: bears,
    },
  ],
  'one-sided.fees-win-or-lose': [
    {
      all: [
        /\bwhoever (?:wins|prevails|loses|is right)\b|\bwin or lose\b|\bon both sides\b|\bof both (?:sides|parties)\b|\bwhatever the (?:outcome|result)\b/i,
        /\b(?:pays?|bears?|owes?|covers?|reimburses?)\b/i,
        /\b(?:lawyers?|attorneys?|counsel|legal)\b/i,
      ],
      none: /\bwhoever loses\b|\b(?:each|either|both) part(?:y|ies) (?:pays?|bears?)|\bits own\b|\bprevailing party\b|\bequally\b|\bhalf\b|\bclosing\b/i,
    },
  ],
  'one-sided.leave-and-keep': [
    {
      all: [
        /\bmay\b/i,
        /\b(?:take (?:\w+ ){1,4}back|terminat\w+|recapture|end)\b/i,
        /\bkeeps?\b|\bretains?\b/i,
        /\b(?:improvements?|deposit|equipment|fixtures|payments?|everything)\b/i,
        /\bwithout (?:any )?(?:payment|compensation|pay)\b|\bfor nothing\b/i,
      ],
      none: /\b(?:breach|default|fails?|violat\w+|either|unless|except)\b/i,
    },
  ],
  'one-sided.pays-for-the-others-breach': [
    {
      all: [
        /\b[A-Z]\w+['’]s own (?:default|breach|failure|fault)\b/,
        /\b(?:pays?|forfeits?|owes?|reimburses?)\b/i,
        /[$€£] ?\d|\b(?:fee|deposit|price)\b/i,
        /\b(?:if|should|whenever|where)\b/i,
      ],
      none: /\b(?:except|unless|other than|guarant\w+|indemnif\w+|each party|either party|excluding)\b/i,
    },
  ],
  'one-sided.termination-for-convenience': [
    {
      all: [
        /\b(?:may|can|right to|entitled to|free to)\b/i,
        /\b(?:terminat\w*|cancel\w*|discontinu\w+|call off|walk away from|withdraw|be done with|put (?:\w+ ){1,3}(?:off|out of)|rescind|end) (?:\w+ ){0,3}(?:this|the) (?:agreement|subcontract|contract|lease|engagement|license|services|purchase|sale|job|firm|project)\b|\bdo so at will\b/i,
        anyOf(atWill),
      ],
      none: /\b(?:breach|default|fail\w*|insolven\w*|bankrupt\w*|either|both|each|neither|violat\w*|employment|at-will|only if|unless|cause exists|if)\b|\b\w+ or (?:the )?\w+ (?:may|shall have|has the right)\b/i,
      who: endsIt,
    },
  ],
  'one-sided.assignment': [
    {
      all: [
        /\b(?:may|free to|entitled to|can)\b(?! not)[^;]{0,30}\b(?:assign|transfer|(?:hand|pass) (?:\w+ ){1,3}on)\b|\bmay do so (?:freely|at any time|without)/i,
        /\b(?:agreement|contract|lease|its rights|rights (?:and|or) (?:obligations|duties)|it)\b/i,
        /\bwithout (?:the )?(?:\w+['’]s? )?(?:prior |written )*(?:consent|approval)|\bfreely\b|\bto whom(?:ever)?\b|\bto any(?:one| person| third party| other)|\bat any time\b|\bin its (?:\w+ )?discretion\b|\bdo so\b/i,
      ],
      none: /\b(?:either|neither|each|no) party\b|\b(?:affiliates?|merger|acquisition|substantially all|successors?|collateral|provided|except that|permitted|security interest|data|shares|securities|account|confidential)\b/i,
      who: assigns,
    },
  ],
  'one-sided.audit': [
    {
      all: [
        /\b(?:audit|inspect|examine|access|opens?|review|come in|go through|run of|search|look (?:into|through|at))\b/i,
        /\b(?:books|records|premises|systems|facilities|accounts|files|papers|computers|machines|offices)\b/i,
        /\b(?:may|right to|entitled to|shall (?:open|permit|allow|give|grant)|have the run)\b/i,
        /\bat any (?:time|hour)\b|\bunannounced\b|\bday or night\b|\bwithout (?:\w+ )?notice\b|\bwhenever\b|\bas often as\b|\bfrom time to time\b|\bat all times\b/i,
      ],
      none: /\breasonabl[ey]\b|\b(?:normal|regular|ordinary|business) (?:business )?hours\b|\bdays['’]?\b|\bonce\b|\b(?:either|each) party\b|\bshareholders?\b|\bmembers?\b|\bupon (?:\w+ ){0,3}notice\b|\bemployees?['’]\b/i,
    },
  ],
  'risk.class-waiver': [
    {
      all: [
        /\b(?:proceed|bring|sue|claim)\w*\b/i,
        /\b(?:only alone|never together|not together|alone,? (?:and )?(?:not|never))\b/i,
        /\b(?:only|not|never)\b/i,
      ],
    },
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
        /\b(?:chang|modif|amend|revis|alter|updat|replac|rewrit|restat)\w* (?:\w+ ){0,2}(?:these|this|the|any) (?:terms?|agreement|contract|conditions|provisions?|policy|policies|\w+ (?:plan|schedule|policy))\b|\bterms\b[^;]{0,40}\bsubject to change\b/i,
        /\b(?:may|reserves?|subject to|entitled to)\b/i,
        new RegExp(
          `\\b(?:chang|modif|amend|revis|alter|updat|rewrit|restat)\\w*[^;]{0,100}\\b(?:by (?:posting|placing|publishing|putting|telling)|(?:upon|on|by|without) (?:\\w+ ){0,2}notice|continued use|unilateral\\w*|${atWill})`,
          'i',
        ),
      ],
      none: /\b(?:only|both|mutual\w*|signed|written (?:consent|agreement|instrument)|each party|either party|parties|address\w*|not|no|benefits?|prior to the change|may then|terminate|law|laws|assign\w*)\b/i,
      who: changes,
    },
  ],
}
