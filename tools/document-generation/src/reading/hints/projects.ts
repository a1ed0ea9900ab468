import { clause, type Hint, of, span, time } from './hint.ts'

/** Fields of applications that tell of a project: permits, loans, grants, licenses. */
export const projects: Record<string, Hint> = {
  permitType: {
    names: ['type of permit', 'permit type', 'permit'],
    says: [
      of(
        '(?:\\b(?:a|an|the|our|my)\\s|\\bfor\\s(?!an?\\b|the\\b|my\\b|our\\b))(?<v>(?:[\\p{L}-]+ ){1,3}permit)\\b(?<!\\b(?:a|an|the|of|this|any|for|get) permit)',
      ),
    ],
  },
  licenseType: {
    names: ['type of license', 'license type', 'license', 'licence'],
    says: [
      of(
        "(?:\\b(?:a|an|the|my)\\s|\\bfor\\s(?!an?\\b|the\\b|my\\b))(?<v>(?:[\\p{L}’'-]+ ){1,4}licen[sc]e)\\b(?<!\\b(?:a|an|the|of|this|any|for|driver['’]s|other) licen[sc]e)",
      ),
    ],
  },
  description: {
    names: ['description', 'project', 'description of project', 'event', 'project description', 'work'],
    about:
      /\b(?:build|install|replace|construct|add|demolish|remodel|renovate|fence|deck|roof|block party|festival|parade|event|fair|booths?|street|people|crowd|alcohol|feet|foot|square feet|by \d+|concert|project (?:is|will)|garage|addition|convert|hold|host|guests|people will|attendees|hang|sign|paint|pave|remove|repair|sell food|market)\b/i,
  },
  site: {
    names: [
      'site',
      'location',
      'place',
      'project address',
      'site address',
      'event location',
      'venue',
      'project location',
    ],
  },
  owner: { names: ['owner', 'property owner', 'owner of the place', 'owned by'] },
  cost: {
    names: ['cost', 'estimated cost', 'project cost', 'value of work', 'budget', 'valuation'],
    before: /\b(?:costs?|estimated?(?: cost)?|budget|valued? at|estimate)\b[^.;\n$]{0,40}$/i,
  },
  businessAddress: { names: ['business address', 'address of the business'] },
  contractor: { names: ['contractor', 'general contractor', 'builder'] },
  enclosures: {
    names: ['enclosures', 'enclosed', 'attachments', 'attached', 'encl'],
    says: [
      of(
        `\\b(?:I(?:['’]m| am| have)? ?(?:enclos(?:e|ed|ing)|attach(?:ed|ing)?)|we(?:['’]re| are)? ?(?:enclos(?:e|ing)|attach(?:ing)?)|enclosed (?:are|is|please find)|attached (?:are|is)|enclosures(?: are|:))\\s*${clause}`,
      ),
    ],
  },
  term: {
    names: ['term', 'loan term', 'repayment term', 'time to repay', 'repayment', 'repay over', 'repay in'],
    says: [
      of(
        `\\b(?:repa(?:y|id)\\w*|pay (?:it|the loan|this) back|paid back|term|payback|over)\\b[^.;\\n]{0,40}?\\b(?:over|in|within|of|is|for)?\\s?(?<v>${span})`,
      ),
      of(`\\b(?<v>${time})[- ](?:term|loan|repayment)\\b`),
    ],
  },
  collateral: {
    names: ['collateral', 'security', 'secured by'],
    says: [
      of(
        `\\b(?:collateral (?:is|will be|:)|secured by|offer(?:ing)?|pledge|put up)\\s(?:as collateral )?${'(?<v>[^.;:!?\\n]{3,120}?)(?=[^\\S\\n]{0,20}(?:as (?:collateral|security))?[^\\S\\n]{0,20}(?:[.;!?\\n]|$))'}(?<=(?:collateral|secured|security|pledge).{0,160})`,
      ),
    ],
    about: /\b(?:collateral|secured by)\b/i,
  },
  employer: { names: ['employer', 'employer or business', 'employed by', 'business', 'work for'] },
  income: {
    names: ['income', 'yearly income', 'annual income', 'gross income', 'salary', 'annual salary'],
    before:
      /\b(?:income|earn\w*|make|salary|makes|making|made|revenue|gross\w*|take home|bring in|brings in|nets?)\b[^.;\n$]{0,40}$/i,
    after: /^\s?(?:a year|per year|annually|yearly|\/ ?(?:yr|year))\b/i,
  },
  assets: {
    names: ['assets', 'asset', 'savings'],
    about:
      /\b(?:assets|savings|I own|we own|checking account|retirement account|home worth|worth|equity|in the bank|paid off)\b/i,
  },
  debts: {
    names: ['debts', 'debt', 'liabilities', 'owe', 'existing debts'],
    about:
      /\b(?:debts?|owe|owes|student loans?|credit card balance|car (?:loan|payment)|mortgage of|liabilit\w+|no other (?:loans|debts)|card with|still paying|loan on)\b/i,
  },
  program: {
    names: [
      'program',
      'opportunity number',
      'grant program',
      'opportunity',
      'funding opportunity',
      'program or opportunity number',
    ],
    says: [
      of('\\b(?:opportunity|program)(?: number| no\\.?)(?: is|:)?\\s(?<v>(?=[\\w-]*\\d)[A-Z\\d][\\w-]{2,24})'),
      of(
        "\\b(?:under|through|for|from) (?:the|its|your|their) (?<v>(?:\\p{Lu}[\\p{L}’'-]+ ){1,5}(?:Program|Initiative|Opportunity))\\b",
      ),
      of(
        "\\b(?:the|its|your|their) (?<v>\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+){0,4}) (?:program|initiative|fund round|opportunity)\\b",
      ),
      of("\\bprogram (?:is |called |named |: |= )?(?:called )?(?<v>\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+){0,4})"),
    ],
  },
  projectTitle: {
    names: ['project title', 'title', 'title of the project', 'project name', 'project', 'name of project'],
    says: [
      of(
        '\\bproject(?:\'s)? (?:is )?(?:called|titled|named|entitled)\\s[“"]?(?<v>\\p{Lu}[^.;,\\n”"]{1,100}?)(?=[”"]|\\s*(?:[.;,\\n]|$)|\\s(?:and|starts|runs|will|is|begins)\\s)',
      ),
      of(
        '\\b(?:project )?title (?:is|of (?:the|our) project is)\\s[“"]?(?<v>\\p{Lu}[^.;\\n”"]{1,100}?)(?=[”"]|\\s*(?:[.;\\n]|$))',
      ),
      of('\\b(?:for|called|titled|named|title|project)\\s[“"](?<v>\\p{Lu}[^”"\\n]{2,100}?)[,.]?[”"]'),
      of('\\b(?:project|proposal),?\\s[“"](?<v>[^”"\\n]{2,100}?)[,.]?[”"]'),
    ],
  },
  organization: {
    names: ['about us', 'organization', 'about the applicant', 'about the organization', 'about', 'who we are'],
    about:
      /\b(?:we are an?|(?:is|are) an? (?:[\w()-]+ ){0,5}(?:nonprofit|non-profit|501|charity|organization|museum|school|library|clinic|community)|founded in|since \d{4}|our organization|our mission|we serve)\b/i,
  },
  need: {
    names: ['need', 'statement of need', 'problem', 'need statement'],
    about:
      /\b(?:need|needs|lack|lacks|shortage|without|no access|underserved|percent of|one in|hunger|wait(?:ing)? list|poverty|not enough|no (?:work|job|place|money|access|books?|doctor|home|help))\b/i,
  },
  goals: {
    names: ['goals', 'goal', 'objectives'],
    says: [of(`\\b(?:our |the |project )?(?:goals?|objectives?)(?: (?:is|are|include)|:)\\s*(?:to )?${clause}`)],
    about: /\b(?:goals?|objectives?|aim(?:s)? to|we (?:want|hope|aim) to|target(?:s|ing)?)\b/i,
  },
  activities: {
    names: ['activities', 'activity', 'work plan'],
    says: [of(`\\b(?:activities)(?: (?:are|include|will include)|:)\\s*${clause}`)],
    about:
      /\b(?:we (?:will|plan to) (?:\w+ )?(?:hold|run|offer|train|teach|build|plant|host|hire|buy|open|provide|deliver|distribute|recruit|digitize|teach|serve)|we['’]d (?:run|hold|offer|hire|buy|open)|(?:twice|once|three times) a (?:week|month)|to digitize|after-school|activities|workshops will)\b/i,
  },
  budget: {
    names: ['budget', 'costs', 'use of funds'],
    says: [of(`\\b(?:budget|use of funds)(?: (?:is|includes|covers|will be)|:)\\s*${clause}`)],
    about:
      /\b(?:budget|for (?:staff|supplies|materials|equipment|salaries)|money will (?:pay|go|be used)|funds will (?:pay|go|be used))\b/i,
  },
  evaluation: {
    names: ['evaluation', 'measurement', 'how success is measured', 'success', 'outcomes'],
    about: /\b(?:measure\w*|evaluat\w+|success (?:is|will)|track\w*|survey\w*|pre- and post)\b/i,
  },
  businessName: {
    names: [
      'business name',
      'name of business',
      'business',
      'name of the business',
      'dba',
      'd/b/a',
      'trade name',
      'doing business as',
    ],
  },
  activity: {
    names: [
      'activity',
      'business activity',
      'activities',
      'nature of business',
      'what the business does',
      'what we do',
      'what you will do',
    ],
    says: [of(`\\b(?:business )?activity(?: is|:| will be)\\s*${clause}`)],
    about:
      /\b(?:I (?:will|want to|plan to|would like to|intend to)|we (?:will|want to|plan to)) (?:\w+ )?(?:sell|serve|run|operate|open|practice|offer|cut|provide|perform|teach|work|wire|install|inspect|see patients|treat)\b/i,
  },
  qualifications: {
    names: ['qualifications', 'education', 'training', 'education and training', 'education & training'],
    about:
      /\b(?:degree|bachelor\w*|diploma|graduated|completed|certificate|certified|training|course|apprenticeship|trained|school|exam)\b/i,
  },
  otherLicenses: {
    names: ['other licenses', 'licenses held', 'current licenses', 'existing licenses', 'licenses'],
    about:
      /\b(?:licensed in|(?:hold|have|holds) (?:an?|another|other) (?:[\w'’-]+ ){0,4}licen[sc]e|other licenses?|licen[sc]e (?:number|no\.))\b/i,
  },
  discipline: {
    names: ['discipline', 'disciplinary history', 'prior discipline', 'denials', 'discipline or denial'],
    about:
      /\b(?:disciplin\w+|denied|revoked|suspended|denial|convict\w+|misdemeanor|felon\w+|arrest\w*|dismissed|violations?|complaints? against)\b/i,
  },
}
