import type { Sign } from './sign.ts'

export const contractSigns: readonly Sign[] = [
  ['contract', 5, 'head', /\b(?:agreement|(?:sub)?contract)$/im],
  // 'Operating Agreement of Oak Brewing, LLC'.
  [
    'contract',
    5,
    'head',
    /\b(?:operating|partnership|joint venture|shareholders?['’]?|members?['’]?|company|loan|security|pledge|subscription|franchise|agency|management) agreement (?:of|among|between|for)\b.{2,80}$/im,
  ],
  [
    'contract',
    3,
    'start',
    /\b(?:agreement|contract|lease)\b.{0,120}\b(?:is|are) (?:made|entered)\b|\bmade and entered into\b/is,
  ],
  ['contract', 2, 'start', /\bby and between\b|\bin consideration of\b/i],
  [
    'contract',
    2,
    'start',
    /\bnow,? therefore\b|\bwhereas\b|\bthe parties (?:hereby )?agree\b|\bagree(?:s)? (?:to the following|as follows)\b/i,
  ],
  ['contract', 2, 'end', /\bin witness whereof\b|\bhave executed this\b|^[ \t]*by:\s*_{3}/im],
  ['contract', 2, 'any', /\bthis (?:agreement|contract|lease) (?:shall be|is|will be) governed by\b/i],
  ['contract', 1, 'any', /\bentire agreement\b/i],
  ['contract', 3, 'head', /\bterms (?:and conditions|of (?:service|use|sale))\b|\b(?:cloud|service) terms\b/im],
  ['contract', 2, 'start', /\benters? into (?:this|an?) (?:agreement|contract)\b/i],

  [
    'non-disclosure-agreement',
    7,
    'head',
    /\b(?:non[-–‐ ]?disclosure|confidentiality|secrecy)\b[^.;\n]{0,60}? agreement\b|\bagreement (?:on|for|of|regarding|concerning) (?:the )?(?:mutual )?(?:non[-–‐]?disclosure|confidentiality)\b|\bNDA\b/im,
  ],
  [
    'non-disclosure-agreement',
    5,
    'head',
    /^[ \t]*(?:mutual )?(?:non[-–‐ ]?disclosure|confidentiality|secrecy) (?:requirements?|undertaking|terms|obligations?|provisions|deed|certificate|statement|pledge|form)\b|^[ \t]*(?:mutual )?(?:(?:non[-–‐ ]?disclosure|confidentiality|secrecy)[ ,/&()]{1,4}){1,3}(?:and )?$/im,
  ],
  ['non-disclosure-agreement', 2, 'any', /\b(?:disclosing|receiving) party\b/i],

  [
    'employment-agreement',
    // 'Employment and Confidentiality Agreement' is a job first.
    9,
    'head',
    /\bemployment(?:[ ,&]{1,2}[\w ,&]{0,60})? (?:agreement|contract)\b|\boffer of employment\b/im,
  ],
  ['employment-agreement', 4, 'head', /\bemployment,/im],
  [
    'employment-agreement',
    2,
    'any',
    /\b(?:the|my) (?:company|employer|employment)\b.{0,80}\b(?:employee|employ(?:s|ment))\b/i,
  ],
  ['employment-agreement', 2, 'any', /\bat-will\b|\bbase salary\b|\bexecutive shall\b/i],

  ['lease', 7, 'head', /\b(?:lease|rental agreement|tenancy agreement|sublease)(?: agreement| of .{3,40})?$/im],
  ['lease', 2, 'start', /\b(?:landlord|lessor)\b[\s\S]{0,300}\b(?:tenant|lessee)\b/i],
  ['lease', 2, 'any', /\b(?:tenant|lessee) shall pay\b|\bsecurity deposit\b.{0,80}\btenant\b|\bdemised premises\b/i],

  [
    'services-agreement',
    7,
    'head',
    /\b(?:services?|consulting|consultancy|independent contractor|development|engineering|construction|maintenance|subcontract(?:or)?|outsourcing|professional)\b(?: and [\w ]{2,40})?(?: services?)? (?:agreement|contract)\b|\bstatement of work\b/im,
  ],
  [
    'services-agreement',
    5,
    'start',
    /\b(?:agreement|contract)\s+for\s+(?:professional |consulting |engineering|construction|services)/i,
  ],
  ['services-agreement', 2, 'any', /\b(?:provider|contractor|consultant) shall (?:perform|provide|furnish)\b/i],

  [
    'sales-agreement',
    7,
    'head',
    /\b(?:purchase(?: and sale)?|sales?|asset purchase|stock purchase|supply|distribution)(?: of [\w ]{2,40})? (?:agreement|contract)\b|\bbill of sale\b/im,
  ],
  [
    'sales-agreement',
    2,
    'start',
    /\b(?:buyer|purchaser)\b[\s\S]{0,400}\bseller\b|\bseller\b[\s\S]{0,400}\b(?:buyer|purchaser)\b/i,
  ],
  ['sales-agreement', 1, 'any', /\bpurchase price\b/i],

  [
    'license',
    7,
    'head',
    /\b(?:license|licence|licensing)\b(?:(?: and|,| &)[\w ,&]{2,50})? agreement\b|\bend[- ]user license\b/im,
  ],
  [
    'license',
    5,
    'start',
    /\bthis (?:(?:non-)?exclusive |software |patent |trademark )*licen[sc]e (?:and [\w ]{2,40}\b)?agreement\b/i,
  ],
  [
    'license',
    2,
    'any',
    /\bgrants? (?:to )?.{2,60}\b(?:an? )?(?:exclusive|non-?exclusive|perpetual|limited|worldwide).{0,60}\b(?:license|right)\b/i,
  ],
  ['license', 1, 'any', /\blicens(?:or|ee)\b|\broyalt(?:y|ies)\b/i],

  ['settlement', 7, 'head', /\b(?:settlement|release)(?:,? and [\w ]{2,40})?(?: agreement)?\b.{0,40}$/im],
  // A company that is split up makes a separation agreement as well.
  [
    'settlement',
    7,
    'start',
    /\b(?<!\bmarital )separation(?: and (?:general )?release)? agreement\b(?![^]{0,800}\b(?:husband|wife|spouses?|marriage|marital|spin-?co)\b)[^]{0,800}\b(?:last day|separation date|severance|(?:end|termination) of (?:his|her|your|the) employment|employment (?:with|ended|ends|terminated|will end))\b/i,
  ],
  ['settlement', 2, 'any', /\brelease(?:s)?(?:, acquit,?)? and (?:forever )?discharges?\b/i],
]
