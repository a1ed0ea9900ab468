import { count, cues, who } from './cues.ts'

const other = '(?:another|any other|other|others|anyone|anybody|someone|somebody|no one|nobody)'
const people =
  '(?:people|staff|employees?|team|workers?|crew|vets|technicians?|engineers?|nurses?|drivers?|guys|personnel|hires)'
const patrons = '(?:customers?|clients?|patients?|accounts?|patient lists?|guests|donors)'
const made =
  '(?:copyright|code|designs?|files|report|reports|spreadsheets|plans|checklists|drawings|footage|photos?|pictures|site|website|work|deliverables|everything|notes|materials|templates?|tooling|results|data)'

/** How people speak of work beside the work itself: whom somebody may serve or hire, and whose the work is. */
export const work: Record<string, RegExp> = {
  nonsolicitTerms: cues(
    `(?:hires?|hiring|poach(?:es|ing)?|recruits?|recruiting|steals?|lures?|entices?|solicit(?:s|ing)?|employ)(?: away)? (?:any of )?(?:our|my|their|his|her|its|the other['’]s|each other['’]?s?|${who})(?: \\p{L}+['’]?s?){0,2} ${people}`,
    `(?:hire|poach|recruit|steal|lure) (?:my|our|their|each other['’]?s?|${who}) ${people} away`,
    `(?:take|takes|taking|contact|contacts|solicit|go after|call on|approach|touch)(?: (?:any|our|the|my|of|his|her|their)){0,3} (?:\\p{L}+ )?${patrons}`,
    'poaching',
    'non-?solicit\\w*',
  ),
  exclusivityTerms: cues(
    'exclusiv\\w+',
    `(?:work|works|working|advise|advises|sell|sells|selling|supply|supplies|serve|serves|shoot|consult|consults|negotiates?|talks?|deals?)(?: (?:for|with|to|it|them|that \\p{L}+|\\p{L}+s))? (?:for |with |to )?${other}(?: \\p{L}+){0,2}`,
    '(?:second|outside|side|evening|other|weekend) (?:jobs?|gigs?|projects?|employment|business)',
    'other (?:clients|customers)',
    'no other (?:professional )?(?:photographers?|vendors?|suppliers?|contractors?|consultants?|brokers?)',
    'on the side',
    '(?:somewhere|anywhere) else',
    'may keep (?:teaching|his|her)',
    'nobody else sells',
  ),
  competitionTerms: cues('non-?compet\\w*', 'compet(?:es?|ing|itors?)', 'same (?:line of )?business', 'rival'),
  inventionTerms: cues(
    '(?:invents?|invented|inventions?)',
    '(?:wrote|made|built|developed|created) (?:it )?before',
    'open[- ]source',
    'patents?',
  ),
  ownershipTerms: cues(
    'copyrights?',
    'work product',
    'intellectual property',
    'portfolio',
    `${made}(?: and ${made})? (?:is|are|stays?|remains?|becomes?|belongs? to)(?: all)? (?:ours|theirs|hers|his|mine|yours|us|me|them|him|her|the)`,
    `${made} (?:ours|theirs|hers|mine|yours)`,
    `(?:keeps?|owns?) (?:an? copy|all rights|the rights|${made}|(?:our|my|his|her|their)(?: own)? ${made}|(?:our|my|his|her|their) own)`,
    '(?:use|uses|print|share|publish|show)(?: and share)? (?:my|our|the|his|her|it)(?: \\p{L}+)? (?:only )?(?:for (?:this|personal|internal)|on (?:my|our|their) (?:website|portfolio))',
    `(?:put|use|show) the (?:pictures|photos|work|results) (?:on|in) (?:my|our)`,
  ),
  subcontractTerms: cues(
    'sub-?contract\\w*',
    'freelancers?',
    'subs',
    'does (?:all )?(?:of )?the work (?:him|her|it|my)self',
    'personally',
    'no one else unless',
    'substitutes?',
  ),
  bonusTerms: cues(
    'bonus(?:es)?',
    'commissions?',
    'stock options?',
    'severance',
    'equity',
    'tips',
    'profit[- ]shar\\w+',
  ),
  benefitTerms: cues(
    '(?:phone|internet|car|cell|gym|meal|clothing) allowance',
    'stipend',
    'laptop',
    'health (?:plan|insurance)',
    '401\\(?k\\)?',
    'tuition',
    'monthly (?:internet|phone) allowance',
  ),
  leaveTerms: cues(
    'vacation',
    'PTO',
    'sick (?:days?|leave|time)',
    'time off',
    'carr(?:y|ies|ied) over',
    'booked',
    'paid holidays',
  ),
  probationTerms: cues('probation\\w*', 'trial period', '(?:is|are) a trial', 'introductory period'),
  workplaceTerms: cues(
    'core hours',
    'from home',
    'remote(?:ly)?',
    'hybrid',
    'overtime',
    'on[- ]call',
    'on[- ]site',
    `${count} (?:days|visits|hours) (?:a|per|each|every) (?:week|month)`,
    'visits',
    'full time',
    'part time',
    'meetings by',
    'work schedule',
    'not available',
    'hygiene rules',
  ),
}
