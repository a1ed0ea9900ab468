/** How a text speaks of a field, by the field's name: it is ours and of a firm's own type that uses the same name. */
export interface Hint {
  /** What it is called, as a label or before 'is': 'security deposit'. */
  names?: readonly string[]
  /** Expressions with the value as group `v`. The first that fits counts. */
  says?: readonly RegExp[]
  /** Of a date or an amount: words that stand right before it. */
  before?: RegExp
  /** Of a date or an amount: words that stand right after it. */
  after?: RegExp
  /** Of a passage: sentences that speak of it. */
  about?: RegExp
}

const of = (source: string) => new RegExp(source, 'giud')
/** To the end of the clause. */
const clause = '(?<v>[^.;:!?\\n]{2,160}?)(?=\\s*(?:[.;!?\\n]|$))'
/** To the next comma, or a word that begins something else. */
const short =
  '(?<v>[^.,;:!?\\n()]{2,80}?)(?=\\s*(?:[.,;!?\\n()]|$|\\s(?:and|but|starting|beginning|with|at|from|until|because|so|which|who|where|for|paid|on|as|reporting|effective)\\s))'
const job =
  "(?<v>(?!(?:a|an|the)\\b)[\\p{L}\\d][\\p{L}\\d&/’'-]*(?:\\s(?!(?:at|with|for|in|on|from|starting|beginning|and|who|which|that|position|job|role|opening|reporting|paid|is|was|posted|advertised|effective|until|as|you|your|to|has|I|we)\\b)[\\p{L}\\d&/’'-]+){0,5}(?:\\sof\\s[\\p{L}]+(?:\\s\\p{Lu}[\\p{L}]+)?)?)"
const number =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|sixty|ninety'
const count = `(?:\\d{1,3}|(?:${number})(?:[ -](?:${number}))?|a|an|half a)`
const time = `(?:about |around |over |more than |nearly |almost |up to )?${count}(?:\\s?\\(\\d{1,3}\\))?[\\s-](?:business |calendar |working )?(?:day|week|month|year)s?`

export const hints: Record<string, Hint> = {
  subject: {
    names: [
      're',
      'subject',
      'regarding',
      'topic',
      'product',
      'service',
      'product or service',
      'matter',
      'subject line',
    ],
    says: [
      of(`\\b(?:the )?subject(?: line)? (?:is|should be|will be|:)\\s+(?:[“"])?${clause}`),
      of(
        `\\b(?:letter|email|writing|inquiry|complaint|write)\\b[^.;\\n]{0,90}?\\s(?:about|regarding|concerning|with regard to|in regard to)\\s${short}`,
      ),
      of(`\\b(?:complain|complaint|information|inquire|ask|asking)\\s(?:about|regarding|concerning|on)\\s${short}`),
    ],
  },
  callToAction: {
    names: ['request', 'action', 'call to action', 'next step', 'ask'],
    about:
      /^(?:please|kindly|(?:I|we) (?:ask|request|would ask|would appreciate|would be grateful|urge)|let (?:me|us) know|could you|would you|ask (?:him|her|them))\b/i,
  },
  purpose: {
    names: ['purpose', 'message', 'body', 'reason'],
    about:
      /\b(?:purpose|in order to discuss|to (?:evaluate|explore|discuss)|loan (?:is|will be) (?:for|to)|use the (?:loan|money|funds)|money (?:is|will)|funds (?:are|will))\b/i,
    says: [
      of(`\\b(?:the )?purpose (?:of [^.;\\n]{1,60}? )?(?:is|will be|:)\\s+(?:to\\s+|for\\s+)?${clause}`),
      of(
        `\\b(?:in order to|so that (?:they|we) can|share [^.;\\n]{1,80}? to|exchange [^.;\\n]{1,80}? to|while (?:they|we) (?:are )?)\\s?${clause}`,
      ),
    ],
  },
  jobReference: {
    names: [
      'job reference',
      'reference',
      'reference number',
      'job id',
      'job number',
      'requisition',
      'req',
      'posting number',
    ],
    says: [
      of(
        '\\b(?:reference|ref\\.?|requisition|req\\.?|job id|posting|job number)(?: number| no\\.?| #)?(?: is|:)?\\s#?(?<v>(?=[\\w-]*\\d)[A-Z\\d][\\w/-]{2,20})',
      ),
    ],
  },
  reference: {
    names: [
      'order',
      'order number',
      'order no',
      'account number',
      'account',
      'invoice',
      'invoice number',
      'reference',
      'reference number',
      'case number',
      'confirmation number',
      'ticket number',
    ],
    says: [
      of(
        '\\b(?:order|account|invoice|reference|case|confirmation|ticket|claim)(?: number| no\\.?| #)?(?: is| was|:)?\\s#?(?<v>(?=[\\w-]*\\d)[A-Z\\d][\\w/-]{2,24})',
      ),
    ],
  },
  jobTitle: {
    names: ['position', 'job title', 'title', 'role', 'job'],
    says: [
      of(`\\b(?:position|role|job|opening|vacancy|post) (?:of|as|for)\\s(?:an?\\s|the\\s|your\\s)?${job}`),
      of(
        `\\b(?:apply|applying|application) for (?:the |your |an? )?${job}(?=\\s(?:position|job|role|opening|vacancy|post|at|with)\\b)`,
      ),
      of(
        `\\b(?:hire|hires|hiring|employ|employs|employed|work|works|start|starts|join|joins)\\b[^.;\\n]{0,60}?\\sas\\s(?:an?\\s|the\\s|our\\s|its\\s)?${job}`,
      ),
      of(`\\b(?:the )?(?:position|job title|role|title) (?:is|will be)\\s(?:an?\\s|the\\s|that of an?\\s)?${job}`),
    ],
  },
  positionApplied: {
    names: ['position', 'position applied for', 'job', 'role', 'applying for', 'post'],
    says: [
      of(`\\b(?:position|role|job|opening|vacancy|post) (?:of|as)\\s(?:an?\\s|the\\s)?${job}`),
      of(`\\b(?:apply|applying|application|applied)(?: to [^.,;\\n]{1,60}?)? for (?:the |your |an? )?${job}`),
      of(
        `\\b(?:the )?(?:position|job|role) (?:I want |I am applying for |I'm applying for )?(?:is|will be)\\s(?:an?\\s|the\\s)?${job}`,
      ),
    ],
  },
  experience: {
    names: ['experience', 'work history', 'background'],
    about:
      /\b(?:experience|I (?:have )?(?:worked|managed|led|built|served|ran|supervised|handled|drafted|spent|run)|years (?:of|in|as)|my (?:career|previous|current|last) (?:job|role|position)?|currently (?:work|manage|lead)|apprentice)\b/i,
  },
  skills: {
    names: ['skills', 'key skills', 'strengths'],
    says: [
      of(`\\b(?:my |key |the )?skills (?:are|include|:)\\s*${clause}`),
      of(`\\bI(?:'m| am) (?:skilled|proficient|fluent) (?:in|with|at)\\s${clause}`),
    ],
    about: /\b(?:skilled|proficient|fluent|skills)\b/i,
  },
  motivation: {
    names: ['motivation', 'why'],
    about:
      /\b(?:I want to (?:work|join)|I would like to (?:work|join)|excited|drawn to|passionate|motivat\w+|I admire|appeals to me|looking for(?:ward)? (?:a|to)|because I (?:love|believe|admire|care))\b/i,
  },
  relationshipLength: {
    names: ['known for', 'known since', 'how long', 'length of relationship', 'time known'],
    says: [
      of(
        `\\b(?:known|worked with|supervised|taught|managed|mentored|known (?:him|her|them))\\b[^.;\\n]{0,50}?\\s(?:for\\s)?(?<v>(?:since (?:\\p{Lu}\\p{Ll}+ )?\\d{4}|${time}))\\b`,
      ),
      of(
        `\\b(?:for|over) (?:the (?:last|past) )?(?<v>${time})\\b(?=[^.;\\n]{0,60}\\b(?:known|worked|supervised|taught|managed)\\b)`,
      ),
    ],
  },
  relationshipContext: {
    names: ['relationship', 'how i know', 'context'],
    about:
      /\b(?:(?:I|we) (?:was|were|have been|am|had been)? ?(?:her|his|their) (?:\w+ ){0,2}(?:supervisor|manager|teacher|professor|adviser|advisor|mentor|colleague|boss|coach)|reported to me|worked (?:with|for|under) (?:me|us)|in my (?:class|course|team|lab|department|office|clinic|seminar)|I (?:taught|supervised|managed|mentored|advised|coached) )/i,
  },
  strengths: {
    names: ['strengths', 'qualities'],
    says: [of(`\\b(?:her|his|their|main|greatest|key)? ?strengths (?:are|include|:)\\s*${clause}`)],
    about:
      /\b(?:strengths?|(?:she|he|they|\p{Lu}\p{Ll}+) (?:is|are|was) (?:an? |the |very |extremely |exceptionally |always |highly |also )*(?:\w+, )*(?:diligent|careful|reliable|thorough|bright|creative|organized|honest|punctual|patient|curious|thoughtful|meticulous|hardworking|hard-working|dependable|excellent|outstanding|gifted|kind|calm|precise|persuasive|clear|strong|quick|talented))\b/iu,
  },
  specificExamples: {
    names: ['examples', 'example', 'specific examples'],
    about:
      /\b(?:for example|for instance|one example|in one case|last (?:year|spring|fall|summer|winter|month)|when (?:she|he|they|we|our)|once|(?:she|he|they) (?:led|wrote|built|organized|drafted|created|designed|won|saved|found|presented|published|redesigned|reduced|increased|raised|caught))\b/i,
  },
  eventDate: {
    names: [
      'date of purchase',
      'purchase date',
      'event date',
      'date of the occasion',
      'date of event',
      'date of service',
      'purchased on',
      'order date',
      'date ordered',
    ],
    before:
      /\b(?:purchased|bought|ordered|delivered|happened|took place|occurred|stayed|visited|hired|installed|repaired|event|interview|dinner|met|visit|meeting|reception|gala|party|held|incident|purchase|order)\b[^.;\n]{0,50}?\s?(?:on|dated|of|,)?\s?$/i,
  },
  problem: {
    names: ['problem', 'issue', 'what went wrong', 'complaint'],
    about:
      /\b(?:broke|broken|defect\w*|stopped working|does(?:n['’]t| not) work|did(?:n['’]t| not)|never|late|leak\w*|damaged|wrong|failed|fails|missing|crack\w*|overcharg\w*|charged (?:me|us) twice|dirty|noisy|refus\w+|problem|faulty|scratched|cold|rude|cancel\w+|unusable|dead|burn\w*|not as described)\b/i,
  },
  earlierSteps: {
    names: ['steps taken', 'earlier steps', 'what i have done', 'previous contact', 'history'],
    about:
      /\b(?:I|we) (?:have )?(?:already |also |then |first )?(?:called|phoned|wrote|written|emailed|contacted|spoke|spoken|visited|complained|returned|sent|reported|asked (?:for|them|the manager))\b/i,
  },
  remedy: {
    names: ['remedy', 'request', 'requested remedy', 'what i want', 'resolution', 'demand'],
    says: [
      of(
        `\\b(?:I|we)(?:'d| would)? (?:want|like|ask for|request|demand|expect|am asking for|are asking for|ask that|ask you to|want you to)\\s(?!to (?:complain|know))${clause}`,
      ),
      of(
        `\\bplease (?<v>(?:refund|replace|repair|send|cancel|credit|return|correct|remove|reimburse|issue)\\b[^.;!?\\n]{0,140}?)(?=\\s*(?:[.;!?\\n]|$))`,
      ),
    ],
    about:
      /\b(?:refund|replacement|reimburse\w*|credit (?:my|our|the) account|compensat\w+|repair it|make it right)\b/i,
  },
  deadline: {
    names: [
      'deadline',
      'answer by',
      'respond by',
      'reply by',
      'due date',
      'response date',
      'response by',
      'needed by',
      'need an answer by',
      'response due',
    ],
    before: /\b(?:by|before|no later than|not later than|deadline(?: is| of)?|until)\s(?:the end of\s)?$/i,
  },
  amount: {
    names: [
      'amount',
      'amount paid',
      'loan amount',
      'amount requested',
      'amount of loan',
      'grant amount',
      'request',
      'amount asked for',
      'price paid',
      'total paid',
      'requested amount',
      'funding requested',
    ],
    before:
      /\b(?:paid|cost|costs|charged|price(?: was)?|loan(?: of| amount(?: is| of)?)?|borrow(?:ing)?|request(?:ing|s)?|ask(?:ing)?(?: for)?|apply(?:ing)? for|grant of|amount(?: is| of)?|seek(?:ing|s)?|need)\s[^.;\n$]{0,40}$/i,
    after: /^\s(?:loan|grant|in funding)\b/i,
  },
  background: {
    names: ['background'],
    about:
      /\b(?:background|I am (?:planning|considering|looking|thinking|organizing|a )|we are (?:planning|considering|looking|organizing)|I (?:plan|hope|intend|own|have|run)|we (?:plan|hope|intend|own|have|run|need))\b/i,
  },
  questions: {
    names: ['questions', 'question'],
    about:
      /\?\s*$|\b(?:I(?:'d| would) like to know|please (?:tell|let) (?:me|us) know|tell me|want to know|wondering|ask (?:whether|if|how|what|when))\b/i,
  },
  occasion: {
    names: ['occasion', 'thanks for', 'thank you for', 'thankful for'],
    says: [
      of(
        `\\bthank(?:s|ing)?(?: you| him| her| them| \\p{Lu}[\\p{L}.]+(?: \\p{Lu}[\\p{L}]+)?)?(?: so much| very much)? for ${'(?<v>[^.;:!?\\n]{2,120}?)(?=\\s*(?:[.;!?\\n]|$|,|\\son\\s(?:\\p{Lu}|\\d)))'}`,
      ),
      of(
        `\\b(?:grateful|thankful|appreciate)(?: to you)?(?: for)? ${'(?<v>[^.;:!?\\n]{2,120}?)(?=\\s*(?:[.;!?\\n]|$|,|\\son\\s(?:\\p{Lu}|\\d)))'}`,
      ),
    ],
  },
  meaning: {
    names: ['what it meant', 'meaning'],
    about:
      /\b(?:meant|means a lot|helped (?:me|us)|learned|because of (?:you|your)|made (?:it|a) |could not have|was (?:a|so|very|truly)|grateful|felt)\b/i,
  },
  outlook: {
    names: ['next', 'outlook', 'what comes next'],
    about:
      /\b(?:look(?:ing)? forward|hope to|next (?:time|year|month|week|steps?)|in the future|keep in touch|see you|stay in touch|will (?:send|call|keep|write|start|let you know))\b/i,
  },
  serviceDescription: {
    names: [
      'services',
      'service',
      'description of services',
      'scope',
      'scope of work',
      'work',
      'scope of services',
      'service description',
    ],
    says: [
      of(`\\b(?:the )?services? (?:is|are|include|includes|will be|consists? of)\\s*:?\\s*${clause}`),
      of(
        `\\b(?:will|shall|agrees to|is to|to)\\s(?:provide|perform)\\s${'(?<v>[^.;:!?\\n]{3,160}?)(?=\\s*(?:[.;!?\\n]|$)|\\s(?:to|for) (?:the |\\p{Lu})|\\s(?:starting|beginning|for \\$|from \\p{Lu}\\p{Ll}+ \\d))'}`,
      ),
    ],
    about:
      /\b(?:will|shall|agrees to|is going to) (?:\w+ )?(?:provide|perform|design|build|clean|develop|maintain|deliver|install|repair|write|manage|paint|cater|landscape|migrate|redesign|inspect|test|train|supply|host|monitor|plan|photograph|edit|translate|update)\b|\bthe (?:work|services|job|project) (?:is|are|includes?|covers?|will)\b/i,
  },
  contractValue: {
    names: [
      'contract value',
      'value',
      'price',
      'fee',
      'total',
      'contract price',
      'total price',
      'total fee',
      'contract amount',
      'compensation',
    ],
    before:
      /\b(?:contract (?:value|price|amount)|total(?: price| fee| cost)?|price|fee|pays?|paying|paid|cost|costs|for|value|compensation|charge|charges|worth)\b[^.;\n$]{0,30}$/i,
    after: /^\s(?:in total|total|flat|fee|contract)\b/i,
  },
  paymentTerms: {
    names: ['payment terms', 'payment', 'terms of payment', 'payment schedule', 'terms'],
    says: [
      of(`\\bpayment terms (?:are|is|will be|:)\\s*${clause}`),
      of(`\\b(?<v>net[ -](?:\\d{1,3}|${number})(?: days)?)\\b`),
      of(
        '(?<v>\\b(?:half|one[ -]half|one[ -]third|\\d{1,3}(?:%| percent)|fifty percent)\\b[^.;\\n]{0,40}\\b(?:up front|upfront|on signing|at signing|upon signing|in advance|down|deposit|before|on completion|upon completion|on delivery|upon delivery|due)\\b[^.;\\n]{0,120}?)(?=\\s*(?:[.;\\n]|$))',
      ),
      of(
        `\\b(?:payable|paid|payment is due|payment due|pay|invoiced|due|invoices? (?:are|is) due)\\s(?<v>(?:in (?:${number}|\\d+|equal|full|monthly|cash|advance)|within|upon|on (?:completion|delivery|receipt|signing)|monthly|weekly|quarterly|at (?:closing|signing|delivery)|by (?:check|wire|cashier))[^.;\\n]{0,100}?)(?=\\s*(?:[.;\\n]|$))`,
      ),
    ],
  },
  startDate: {
    names: [
      'start date',
      'start',
      'begins',
      'effective date',
      'commencement',
      'commencement date',
      'lease start',
      'starting',
      'effective',
      'from',
      'first day',
      'project start',
      'move-in',
      'move-in date',
      'start of project',
    ],
    before:
      /\b(?:start(?:s|ing|ed)?|begin(?:s|ning)?|commenc\w+|effective|from|as of|takes? effect|move[- ]?in|kicks? off|first day|starts? work)(?:\s(?:date|day|is|will be|on|from|as of|work|of|in|the|lease|term|project|be|it))*\s?$/i,
  },
  endDate: {
    names: [
      'end date',
      'end',
      'ends',
      'until',
      'expiration',
      'expiration date',
      'lease end',
      'through',
      'completion date',
      'termination date',
      'to',
      'completion',
      'project end',
      'finish',
    ],
    before:
      /\b(?:until|till|through|thru|end(?:s|ing|ed)?|expir\w+|terminat\w+|to|complet\w+|finish\w*|runs? (?:until|through|to)|last day)(?:\s(?:date|is|will be|on|by|at|in|the end of|of|be|exchange|and))*\s?$/i,
  },
  deliverables: {
    names: ['deliverables', 'deliverable', 'deliver'],
    says: [
      of(`\\bdeliverables?(?: (?:are|is|include|includes|will be)|:)\\s*${clause}`),
      of(`\\b(?:will|shall|must|agrees to) (?:also )?deliver (?!(?:the goods|them|it)\\b)${clause}`),
    ],
  },
  department: {
    names: ['department', 'dept', 'division'],
    says: [
      of('\\b(?:in|for|to|of) the (?<v>[\\p{L}&]+(?: (?:and )?[\\p{L}&]+){0,3}?) (?:department|division|team)\\b'),
      of('\\bdepartment (?:is|will be|of)\\s(?:the )?(?<v>[\\p{L}&]+(?: (?!and\\b)[\\p{L}&]+){0,2})'),
    ],
  },
  salary: {
    names: ['salary', 'pay', 'base salary', 'annual salary', 'compensation', 'wage', 'starting salary', 'base pay'],
    before: /\b(?:salary|pay|pays|paid|paying|compensation|wages?|earn\w*|base)\b[^.;\n$]{0,40}$/i,
    after: /^\s?(?:salary|a year|per year|annually|an hour|per hour|\/ ?(?:yr|year|hr|hour)|yearly)\b/i,
  },
  benefits: {
    names: ['benefits', 'benefit'],
    says: [of(`\\b(?:the )?benefits(?: (?:are|include|includes|will be|will include|consist of)|:)\\s*${clause}`)],
    about: /\b(?:health insurance|401\(?k\)?|dental|benefits)\b/i,
  },
  vacation: {
    names: ['vacation', 'paid time off', 'pto', 'vacation days'],
    says: [
      of(
        `\\b(?<v>${count}(?: \\(\\d{1,2}\\))? (?:paid )?(?:vacation )?(?:days|weeks)(?: of)?(?: paid)? ?(?:vacation|paid time off|PTO|off)?(?: (?:a|per|each) year)?)(?<=vacation.*|off.*|PTO.*)`,
      ),
      of(
        `\\b(?:vacation|paid time off|PTO)(?: days)?(?: is| of|:| will be|,)?\\s(?<v>${count} (?:paid )?(?:days|weeks)(?: (?:a|per|each) year)?)`,
      ),
    ],
  },
  workSchedule: {
    names: ['work schedule', 'schedule', 'hours', 'working hours', 'work hours'],
    says: [
      of(
        '\\b(?<v>(?:Monday|Tuesday|Wednesday|Thursday|Sunday)s?(?: through| to|–|-| until) (?:Friday|Saturday|Sunday|Thursday)(?:,? ?(?:from |between )?\\d{1,2}(?::\\d{2})? ?(?:[ap]\\.?m\\.?)?(?: to | until |–|-| and )\\d{1,2}(?::\\d{2})? ?(?:[ap]\\.?m\\.?)?)?)',
      ),
      of(`\\b(?:work )?schedule (?:is|will be)\\s${clause}`),
      of(`\\b(?<v>${count} hours (?:a|per) week)`),
    ],
  },
  probationPeriod: {
    names: ['probation', 'probation period', 'probationary period', 'trial period'],
    says: [
      of(`\\b(?<v>${time})[\\s-](?:probation|probationary|trial)\\b`),
      of(`\\b(?:probation|probationary|trial)(?: period| time)?(?: is| of|:| will be| lasts| for|,)*\\s(?<v>${time})`),
    ],
  },
  years: {
    names: ['years', 'confidentiality period', 'duration', 'number of years', 'protected for'],
    says: [
      of(
        `\\b(?:confidential\\w*|protect\\w*|secret|obligations?|duties|survive\\w*|last|lasts|NDA|disclos\\w*)\\b[^.;\\n]{0,60}?\\b(?:for|of|lasts?|survives?)\\s(?:a period of )?(?<v>\\d{1,2}|${number})(?: \\(\\d{1,2}\\))? years?`,
      ),
      of(
        `\\b(?<v>\\d{1,2}|${number})[ -]years?(?= (?:term|period|confidentiality|NDA|of (?:protection|confidentiality)))`,
      ),
    ],
  },
  rentDay: {
    names: ['rent due', 'due day', 'rent due day', 'due', 'rent day', 'due date', 'rent due on', 'rent is due'],
    says: [
      of(
        `\\b(?:due|payable|paid|pays?)\\b[^.;\\n]{0,40}?\\bon (?:the |day )?(?<v>\\d{1,2}(?:st|nd|rd|th)?|first|second|third|fourth|fifth|tenth|fifteenth)(?= (?:of|day|every|each)\\b|[.,;]|$)`,
      ),
      of(
        '\\b(?:rent (?:is )?)?due (?:the )?(?<v>\\d{1,2}(?:st|nd|rd|th)?|first|second|third|fourth|fifth|tenth|fifteenth)(?= of\\b)',
      ),
    ],
  },
  rent: {
    names: ['rent', 'monthly rent', 'rent per month'],
    before:
      /\b(?:rent(?: of| is| will be| at)?|rents?\b[^.;\n$]{0,80}\bfor)\s?$|\b(?:monthly rent|rent)\b[^.;\n$]{0,30}$/i,
    after: /^\s?(?:a|per|each|\/ ?)\s?(?:month|mo)\b|^\s(?:monthly|in rent|rent)\b/i,
  },
  deposit: {
    names: ['deposit', 'security deposit'],
    before: /\bdeposit\b[^.;\n$]{0,25}$/i,
    after: /^\s(?:security )?deposit\b|^\s(?:as|for) (?:a |the )?(?:security )?deposit\b/i,
  },
  tenantUtilities: {
    names: ['utilities', 'tenant utilities', 'tenant pays', 'utilities paid by tenant'],
    says: [
      of(
        `\\b(?:tenant|lessee|renter|she|he|they)s? (?:will )?(?:pays?|is responsible|covers?|be responsible|are responsible)(?: for)?(?: (?:her|his|their|the)? ?own)?\\s(?<v>(?:the )?(?:utilities|electric\\w*|gas|water|heat\\w*|internet|cable|sewer|trash|power)\\b[^.;\\n]{0,80}?)(?=\\s*(?:[.;\\n]|$|, and the landlord))`,
      ),
      of(`\\butilities (?:paid by|for) the tenant(?: are|:)?\\s${clause}`),
    ],
  },
  pets: {
    names: ['pets', 'pet', 'pets allowed'],
    says: [
      of(
        `\\b(?<v>(?:one|two|three|an?|\\d)\\s(?:\\w+ ){0,2}(?:cats?|dogs?|birds?|fish|pets?|rabbits?|hamsters?)(?: (?:and|or) (?:one|two|three|an?|\\d)\\s(?:\\w+ ){0,2}(?:cats?|dogs?|birds?|fish|pets?|rabbits?))?)\\b(?= (?:is|are|may|allowed|permitted|welcome|ok)|[.,;]|$)(?<=(?:pets?|allow\\w*|permit\\w*|keep|have|has|tenant)\\b.{0,60}|^.{0,40})`,
      ),
    ],
  },
  occupants: {
    names: ['occupants', 'other occupants', 'others who will live there'],
    says: [
      of(`\\b(?:other )?occupants?(?: (?:are|is|will be|include)|:)\\s*${clause}`),
      of(
        `\\b(?<v>(?:(?:her|his|their|my) (?:husband|wife|son|daughter|partner|children|roommate|mother|father)s?,? )?\\p{Lu}[^.;\\n]{1,80}?) will (?:also )?live (?:there|with (?:her|him|them))`,
      ),
    ],
  },
  goods: {
    names: ['goods', 'items', 'products', 'description of goods', 'item'],
    says: [
      of(
        `\\b(?:sells?|selling|sell|buys?|buying|buy|purchas\\w+|orders?|ordering|sale of)\\s(?:to \\p{Lu}[\\p{L}]+(?: \\p{Lu}[\\p{L}.]+){0,4}\\s)?${'(?<v>(?!to\\b|from\\b|him\\b|her\\b|them\\b)[^.;:!?\\n]{3,160}?)(?=\\s*(?:[.;!?\\n]|$)|,? (?:to|from) (?:the )?(?:\\p{Lu}|buyer|seller|purchaser)|,? (?:for|at) (?:a (?:total )?(?:price )?(?:of )?)?(?:the price of )?(?:\\$|\\w+ (?:thousand|hundred)))'}`,
      ),
      of(`\\bgoods(?: (?:are|include|consist of)|:)\\s*${clause}`),
    ],
  },
  price: {
    names: ['price', 'purchase price', 'total price', 'sale price', 'total'],
    before: /\b(?:price|for|total|pays?|paying|cost|costs|sum)\b[^.;\n$]{0,30}$/i,
  },
  contractDate: {
    names: [
      'contract date',
      'date of contract',
      'date of the contract',
      'dated',
      'date',
      'signed on',
      'agreement date',
    ],
    before:
      /\b(?:dated|contract date|date of (?:the )?contract|signed|sign|made|made as of|entered into|agreement of|contract of|contract is)(?:\s(?:is|on|as of|of|it|this|will be|be))*\s?$/i,
  },
  deliveryDate: {
    names: ['delivery date', 'delivery', 'deliver by', 'delivered by', 'delivery by', 'ship date'],
    before: /\bdeliver(?:y|ed|s|ing)?\b[^.;\n]{0,70}?(?:\s(?:date|is|by|on|before|no later than|will be|be))*\s?$/i,
  },
  warrantyPeriod: {
    names: ['warranty', 'warranty period'],
    says: [
      of(`\\b(?<v>${time})[\\s-](?:limited )?(?:warranty|guarantee)\\b`),
      of(`\\b(?:warranty|guarantee)(?:s|d)?(?: period)?(?: is| of|:| for| lasts| will be|,)*\\s(?<v>${time})`),
      of(`\\bwarrant(?:s|ed)\\b[^.;\\n]{0,60}?\\sfor\\s(?<v>${time})`),
    ],
  },
  scope: {
    names: ['scope', 'advice on', 'subject', 'consulting services', 'services', 'scope of work', 'project'],
    says: [
      of(
        `\\b(?:advise|advises|advising|consult|consults|consulting|advice)\\b[^.;\\n]{0,60}?\\s(?:on|about|regarding|with|in)\\s${'(?<v>[^.;:!?\\n]{3,160}?)(?=\\s*(?:[.;!?\\n]|$)|\\s(?:for \\$|at \\$|starting|beginning|from \\p{Lu}\\p{Ll}+ \\d|for a fee|at a rate))'}`,
      ),
      of(`\\bscope(?: of (?:work|services))?(?: is| covers| includes|:)\\s*${clause}`),
    ],
  },
  fee: {
    names: ['fee', 'rate', 'hourly rate', 'consulting fee', 'price', 'compensation'],
    before: /\b(?:fee|rate|pays?|paying|paid|charges?|for|at|bills?|compensation)\b[^.;\n$]{0,30}$/i,
    after: /^\s?(?:an?|per|\/ ?)\s?(?:hour|hr|day|month|week)\b|^\s(?:flat|monthly|hourly)\b/i,
  },
  expenses: {
    names: ['expenses', 'reimbursable expenses'],
    says: [
      of(
        `\\b(?:reimburse\\w*|cover|covers|pays? for|pays?)(?: (?:the )?(?:consultant|her|him|them))?(?: for)?\\s(?<v>(?:[\\p{L}]+ ){0,3}(?:travel|expenses?|mileage|airfare|lodging|hotel|meals)\\b[^.;\\n]{0,80}?)(?=\\s*(?:[.;\\n]|$))`,
      ),
      of(`\\bexpenses(?: (?:are|include|covered are)|:)\\s*${clause}`),
    ],
  },
  availableStartDate: {
    names: [
      'available from',
      'available',
      'availability',
      'available start date',
      'start date',
      'can start',
      'earliest start',
      'start',
    ],
    before:
      /\b(?:available|start|begin|availability|starting)(?:\s(?:from|on|starting|beginning|work|to|is|working|date|as of|of|work))*\s?$/i,
  },
  salaryExpected: {
    names: [
      'expected salary',
      'salary expected',
      'desired salary',
      'salary',
      'salary expectation',
      'pay expected',
      'salary requirement',
    ],
    before: /\b(?:salary|expect\w*|looking for|asking(?: for)?|hoping for|desired|pay|want)\b[^.;\n$]{0,40}$/i,
  },
  education: {
    names: ['education', 'degree', 'school', 'schooling'],
    about:
      /\b(?:degree|bachelor\w*|master['’]?s|associate['’]?s|diploma|graduated|university|college|high school|B\.?A\.?|B\.?S\.?|J\.?D\.?|studied|GED)\b/i,
  },
  workExperience: {
    names: ['work experience', 'experience', 'employment', 'work history', 'employment history', 'jobs'],
    about:
      /\b(?:I (?:have )?(?:worked|managed|was|served|been)|worked (?:as|at|for)|years (?:at|as|of experience)|experience|currently (?:work|employed)|employed (?:at|by))\b/i,
  },
  references: { names: ['references', 'reference'], about: /\breferences?\b/i },
  dateOfBirth: {
    names: ['date of birth', 'dob', 'birth date', 'birthday', 'born', 'born on', 'd.o.b'],
    before: /\b(?:born|date of birth|birthday|birth date|DOB)\b[^.;\n\d]{0,50}$/i,
  },
  placeOfBirth: {
    names: ['place of birth', 'birthplace', 'born in', 'pob'],
    says: [
      of(
        "\\bborn\\b[^.;\\n]{0,50}?\\b(?:in|at)\\s(?<v>\\p{Lu}[\\p{L}.’'-]+(?: (?:\\p{Lu}|de\\b|do\\b|da\\b|del\\b|la\\b)[\\p{L}.’'-]*){0,3}(?:, \\p{Lu}[\\p{L}.’'-]+(?: \\p{Lu}[\\p{L}.’'-]+)?){0,2})",
      ),
      of(
        "\\b(?:place of birth|birthplace) (?:is|was)\\s(?<v>\\p{Lu}[\\p{L}.’'-]+(?: \\p{Lu}[\\p{L}.’'-]*){0,3}(?:, \\p{Lu}[\\p{L}.’'-]+(?: \\p{Lu}[\\p{L}.’'-]+)?){0,2})",
      ),
    ],
  },
  nationality: {
    names: ['nationality', 'citizenship', 'citizen of', 'country of citizenship'],
    says: [
      of('\\b(?:nationality|citizenship) (?:is|:)\\s(?<v>\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?)'),
      of('\\bcitizen of (?:the )?(?<v>\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?)'),
      of("\\b(?:I am|I'm) an? (?<v>\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?) (?:citizen|national)\\b"),
      of(
        '\\b(?<v>\\p{Lu}\\p{Ll}+) (?:citizen|national|passport)\\b(?<!\\b(?:The|My|A|An|Her|His|Their|This) (?:citizen|national|passport))',
      ),
    ],
  },
  passportExpiry: {
    names: [
      'passport expires',
      'passport expiry',
      'expires',
      'expiry',
      'expiration',
      'passport expiration',
      'passport expiration date',
      'valid until',
      'expiry date',
      'expiration date',
    ],
    before: /\b(?:expir\w+|valid (?:until|through|to))(?:\s(?:on|date|is|in))*\s?$/i,
  },
  purposeOfTravel: {
    names: [
      'purpose of travel',
      'purpose',
      'purpose of trip',
      'purpose of visit',
      'reason for travel',
      'reason for trip',
    ],
    says: [of(`\\bpurpose of (?:my |the |this )?(?:travel|trip|visit|stay)(?: is|:)\\s*${clause}`)],
    about:
      /\b(?:travel(?:ing|ling)? (?:to|for)|I (?:want|plan|intend|will|am going|would like) to (?:visit|attend|study|work|see|tour|meet)|visit(?:ing)? (?:my|the|family)|to attend|trip is)\b/i,
  },
  durationOfStay: {
    names: ['duration of stay', 'length of stay', 'duration', 'stay', 'how long'],
    says: [
      of(
        `\\b(?:stay|staying|remain|visit|trip|duration of (?:stay|my stay))\\b[^.;\\n]{0,50}?\\b(?:for|of|is|lasts?|about)\\s(?<v>${time})`,
      ),
      of(`\\b(?<v>${time})[- ](?:stay|visit|trip)\\b`),
    ],
  },
  accommodationDetails: {
    names: [
      'accommodation',
      'accommodations',
      'lodging',
      'hotel',
      'staying at',
      'accommodation details',
      'where staying',
    ],
    about:
      /\b(?:stay(?:ing)? (?:at|with|in) |hotel|hostel|dormitory|residence hall|apartment of|accommodation|lodging)\b/i,
  },
  financialSupport: {
    names: ['financial support', 'funding', 'finances', 'sponsor', 'means of support', 'support'],
    about:
      /\b(?:savings|sponsor\w*|my (?:employer|parents|family|university|company|father|mother|uncle|aunt)\b[^.;\n]{0,40}\b(?:pay|pays|cover|covers|support|supports|fund|funds)|scholarship|pay for (?:the|my) (?:trip|stay|travel)|financ\w+|support myself|bank (?:account|statement))\b/i,
  },
  permitType: {
    names: ['type of permit', 'permit type', 'permit'],
    says: [
      of(
        '\\b(?:a|an|the|for|our|my) (?<v>(?:[\\p{L}-]+ ){1,3}permit)\\b(?<!\\b(?:a|an|the|of|this|any|for|get) permit)',
      ),
    ],
  },
  licenseType: {
    names: ['type of license', 'license type', 'license', 'licence'],
    says: [
      of(
        "\\b(?:a|an|the|for|my) (?<v>(?:[\\p{L}’'-]+ ){1,4}licen[sc]e)\\b(?<!\\b(?:a|an|the|of|this|any|for|driver['’]s|other) licen[sc]e)",
      ),
    ],
  },
  description: {
    names: ['description', 'project', 'description of project', 'event', 'project description', 'work'],
    about:
      /\b(?:build|install|replace|construct|add|demolish|remodel|renovate|fence|deck|roof|block party|festival|parade|event|concert|project (?:is|will)|garage|addition|convert|hold|host|guests|people will|attendees)\b/i,
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
  contractor: { names: ['contractor', 'general contractor', 'builder'] },
  enclosures: {
    names: ['enclosures', 'enclosed', 'attachments', 'attached', 'encl'],
    says: [
      of(
        `\\b(?:I (?:have )?(?:enclosed?|attach(?:ed)?|am enclosing|am attaching)|we (?:enclose|attach)|enclosed (?:are|is|please find)|attached (?:are|is)|enclosures(?: are|:))\\s*${clause}`,
      ),
    ],
  },
  term: {
    names: ['term', 'loan term', 'repayment term', 'time to repay', 'repayment', 'repay over', 'repay in'],
    says: [
      of(
        `\\b(?:repay\\w*|pay (?:it|the loan|this) back|paid back|term|payback|over)\\b[^.;\\n]{0,40}?\\b(?:over|in|within|of|is|for)?\\s?(?<v>${time})`,
      ),
      of(`\\b(?<v>${time})[- ](?:term|loan|repayment)\\b`),
    ],
  },
  collateral: {
    names: ['collateral', 'security', 'secured by'],
    says: [
      of(
        `\\b(?:collateral (?:is|will be|:)|secured by|offer(?:ing)?|pledge|put up)\\s(?:as collateral )?${'(?<v>[^.;:!?\\n]{3,120}?)(?=\\s*(?:as (?:collateral|security))?\\s*(?:[.;!?\\n]|$))'}(?<=(?:collateral|secured|security|pledge).*)`,
      ),
    ],
    about: /\b(?:collateral|secured by)\b/i,
  },
  employer: { names: ['employer', 'employer or business', 'employed by', 'business', 'work for'] },
  income: {
    names: ['income', 'yearly income', 'annual income', 'gross income', 'salary', 'annual salary'],
    before: /\b(?:income|earn\w*|make|salary|makes|revenue|gross\w*|take home|bring in)\b[^.;\n$]{0,40}$/i,
    after: /^\s?(?:a year|per year|annually|yearly|\/ ?(?:yr|year))\b/i,
  },
  assets: {
    names: ['assets', 'asset', 'savings'],
    about: /\b(?:assets|savings|I own|we own|checking account|retirement account|home worth|equity)\b/i,
  },
  debts: {
    names: ['debts', 'debt', 'liabilities', 'owe', 'existing debts'],
    about:
      /\b(?:debts?|owe|owes|student loans?|credit card balance|car (?:loan|payment)|mortgage of|liabilit\w+|no other (?:loans|debts))\b/i,
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
      /\b(?:need|needs|lack|lacks|shortage|without|no access|underserved|percent of|one in|hunger|wait(?:ing)? list|poverty|not enough)\b/i,
  },
  goals: {
    names: ['goals', 'goal', 'objectives'],
    says: [of(`\\b(?:our |the |project )?(?:goals?|objectives?)(?: (?:is|are|include)|:)\\s*(?:to )?${clause}`)],
    about: /\b(?:goals?|objectives?|aim(?:s)? to|we (?:want|hope|aim) to)\b/i,
  },
  activities: {
    names: ['activities', 'activity', 'work plan'],
    says: [of(`\\b(?:activities)(?: (?:are|include|will include)|:)\\s*${clause}`)],
    about:
      /\b(?:we (?:will|plan to) (?:\w+ )?(?:hold|run|offer|train|teach|build|plant|host|hire|buy|open|provide|deliver|distribute|recruit)|activities|workshops will)\b/i,
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
    names: ['business name', 'name of business', 'business', 'name of the business', 'dba', 'trade name'],
  },
  activity: {
    names: ['activity', 'business activity', 'activities', 'nature of business'],
    says: [of(`\\b(?:business )?activity(?: is|:| will be)\\s*${clause}`)],
    about:
      /\b(?:I (?:will|want to|plan to|would like to|intend to)|we (?:will|want to|plan to)) (?:\w+ )?(?:sell|serve|run|operate|open|practice|offer|cut|provide|perform|teach|work|wire|install|inspect)\b/i,
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
    about: /\b(?:disciplin\w+|denied|revoked|suspended|denial)\b/i,
  },
  senderTitle: { names: ['my title', 'your title', 'sender title', 'title', 'job title'] },
  recipientTitle: { names: ['recipient title', 'their title'] },
  recommendation: { names: ['recommendation'] },
  payFrequency: { names: ['pay frequency', 'paid', 'pay period', 'payroll', 'pay schedule', 'frequency'] },
  visaType: { names: ['visa type', 'type of visa', 'visa', 'visa category'] },
  governingLaw: { names: ['governing law', 'law', 'state law', 'governing state', 'jurisdiction', 'applicable law'] },
  governingState: {
    names: ['governing law', 'law', 'state', 'governing state', 'state law', 'jurisdiction', 'applicable law'],
  },
  otherState: { names: ['governing law', 'governing state'] },
  ssn: { names: ['ssn', 'social security number', 'social security', 'social', 'ss#'] },
  passportNumber: { names: ['passport number', 'passport no', 'passport', 'passport #'] },
  companyName: { names: ['company', 'employer', 'company name'] },
  premises: {
    names: [
      'premises',
      'property',
      'address of premises',
      'property address',
      'rental address',
      'apartment',
      'unit',
      'rental property',
      'premises address',
      'rental unit',
    ],
  },
  deliveryPlace: {
    names: ['delivery place', 'place of delivery', 'deliver to', 'delivery address', 'ship to', 'delivery location'],
  },
  agency: { names: ['agency', 'board', 'to', 'agency or board', 'department', 'licensing board', 'submitted to'] },
  lender: { names: ['lender', 'bank', 'to'] },
  funder: { names: ['funder', 'foundation', 'to', 'grantor', 'submitted to'] },
  applicantName: {
    names: ['name', 'applicant', 'full name', 'my name', 'from', 'applicant name', 'organization', 'legal name'],
  },
  firstParty: { names: ['first party', 'party 1', 'party a', 'party one', 'disclosing party', 'party'] },
  secondParty: { names: ['second party', 'party 2', 'party b', 'party two', 'receiving party', 'other party'] },
}
