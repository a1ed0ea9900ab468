import { clause, type Hint, job, of, short, time } from './hint.ts'

/** Fields of letters. */
export const letters: Record<string, Hint> = {
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
      of(`\\b(?:the )?subject(?: line)? (?:is|should be|will be|would be|:)\\s+(?:[“"])?${clause}`),
      of(
        `\\b(?:letter|email|writing|inquiry|complaint|write)\\b[^;\\n]{0,220}?\\s(?:about|regarding|concerning|with regard to|in regard to)\\s${short}`,
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
      /\b(?:purpose|in order to discuss|to (?:evaluate|explore|discuss)|loan (?:is|will be) (?:for|to)|use the (?:loan|money|funds)|money (?:is|will)|funds (?:are|will)|(?:want|wish|plan|hope|need)s? to (?:talk about|discuss|explore|evaluate|share|exchange|work on))\b/i,
    says: [
      of(
        `\\b(?:loan|borrow|money|finance)\\b[^.;\\n]{0,100}?\\s(?:to|so that I can)\\s(?<v>(?:buy|build|open|start|repair|replace|expand|renovate|purchase|refinance|consolidate|pay (?:off|for))\\b[^.;\\n]{2,120}?)(?=[^\\S\\n]{0,20}(?:[.;\\n]|$))`,
      ),
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
        '\\b(?:order|account|acct|invoice|reference|ref|case|confirmation|ticket|claim|contract|policy|booking|job|work order|serial|receipt|tracking|member(?:ship)?|customer|reservation|file|loan|unit|permit|student|patient)(?: ref(?:erence)?)?(?: number| no\\.?| num\\.?| #)?(?: is| was|:)?\\s#?(?<v>(?=[\\w-]*\\d)[A-Z\\d][\\w/-]{2,24})',
      ),
      // '(#VF-88213)': what has a number sign is one.
      of('(?:^|[\\s(])#\\s?(?<v>(?=[\\w-]*\\d)[A-Z\\d][\\w/-]{3,24})'),
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
      // Behind an address: 'hiring Aaron Whitcomb (31 Perry St., Troy) as senior estimator'.
      of(`\\b(?:hire|hires|hiring|employ|employs)\\b[^;\\n]{0,160}?\\)\\sas\\s(?:an?\\s|the\\s|our\\s)?${job}`),
      of(
        `\\b(?:the )?(?:position|job title|role|title|job|opening) (?:is|will be)\\s(?:an?\\s|the\\s|that of an?\\s)?${job}`,
      ),
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
    about:
      /\b(?:skilled|proficient|fluent|skills|good (?:with|at))\b|\bI (?:can )?(?:type|speak|read and write|operate|program)\b/i,
  },
  motivation: {
    names: ['motivation', 'why'],
    about:
      /\b(?:I want to (?:work|join)|I would like to (?:work|join)|excited|drawn to|passionate|motivat\w+|I admire|appeals to me|looking for(?:ward)? (?:a|to)|want to (?:move|get|switch|do|go) |that['’]?s what I want|I want it|because (?:they|you) |because I (?:love|believe|admire|care)|what I (?:like|love|admire)|I (?:like|love) (?:that|how))\b/i,
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
    names: ['relationship', 'how i know the candidate', 'how i know', 'context'],
    about:
      /\b(?:(?:I|we) (?:was|were|have been|am|had been)? ?(?:her|his|their) (?:\w+ ){0,2}(?:supervisor|manager|teacher|professor|adviser|advisor|mentor|colleague|boss|coach)|reported to me|supervised (?:him|her|them)|(?:was|as) (?:my|our|a|an) (?:[\w-]+ ){0,2}(?:clerk|student|intern|assistant|associate|paralegal|employee|counsel)\b|worked (?:with|for|under) (?:me|us)|in my (?:class|course|team|lab|department|office|clinic|seminar)|I (?:taught|supervised|managed|mentored|advised|coached) |(?:he|she|they|p{Lu}p{Ll}+) (?:was|is|were|are|has been) (?:my|our|one of (?:my|our)) (?:[\w-]+ ){0,3}(?:clerk|student|intern|employee|assistant|associate|colleague|neighbor|advisee|tutor|trainee|apprentice|analyst|paralegal|nurse))/i,
  },
  strengths: {
    names: ['strengths', 'qualities'],
    says: [of(`\\b(?:her|his|their|main|greatest|key)? ?strengths (?:are|include|:)\\s*${clause}`)],
    about:
      /^(?:careful|fast|kind|bright|diligent|reliable|thorough|writes|works|honest|calm|organized|quick|never)\b|\bnever (?:misses|missed|late)\b|\breturns? (?:\w+ ){0,2}calls\b|\b(?:strengths?|(?:she|he|they|\p{Lu}\p{Ll}{1,20}) (?:is|are|was) (?:an? |the |very |extremely |exceptionally |always |highly |also ){0,4}(?:\w{1,30}, ){0,4}(?:diligent|careful|reliable|thorough|bright|creative|organized|honest|punctual|patient|curious|thoughtful|meticulous|hardworking|hard-working|fast|helpful|generous|dependable|excellent|outstanding|gifted|kind|calm|precise|persuasive|clear|strong|quick|talented))\b/iu,
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
      /\b(?:purchased|bought|ordered|delivered|happened|took place|occurred|stayed|visited|hired|installed|repaired|event|interview|moved|dinner|lunch|tour|thank|thanks|call|ceremony|workshop|talk|met|visit|meeting|reception|gala|party|held|incident|purchase|order|paid|signed|flight|trip|delivery|fire|accident|came|started|went|sent)\b(?:[^.;\n]|\.(?=\d)){0,70}?\s?(?:on|dated|of|in \p{Lu}\p{Ll}+,|,)?\s?$/iu,
  },
  problem: {
    names: ['problem', 'issue', 'what went wrong', 'complaint'],
    about:
      /\b(?:broke|broken|defect\w*|stopped working|does(?:n['’]t| not) work|did(?:n['’]t| not)|never|late|leak\w*|damaged|wrong|failed|fails|missing|crack\w*|overcharg\w*|charged (?:me|us) twice|dirty|noisy|refus\w+|problem|faulty|scratched|cold|rude|cancel\w+|unusable|dead|burn\w*|not as described)\b/i,
  },
  earlierSteps: {
    names: ['steps taken', 'earlier steps', 'what i have done', 'previous contact', 'history'],
    about:
      /\b(?:I|we|she|he|they)(?: have| has| had|['’]ve|['’]s)? (?:already |also |then |first )?(?:called|phoned|wrote|written|emailed|contacted|spoke|spoken|visited|complained|returned|sent|reported|texted|tried|went back|filed|asked (?:for|them|the manager))\b|\bcalled (?:\w+ ){0,2}(?:twice|(?:\w+ )?times)\b|\b(?:nobody|no one) (?:came|answered|called|showed|ever)\b/i,
  },
  remedy: {
    names: ['remedy', 'request', 'requested remedy', 'what i want', 'resolution', 'demand'],
    says: [
      of(
        `\\b(?:I|we)(?:'d| would)? (?:want|like|ask for|request|demand|expect(?! (?:an?|your) (?:answer|reply|response))|am asking for|are asking for|ask that|ask you to|want you to)\\s(?!to (?:complain|know))${clause}`,
      ),
      of(
        `\\bplease (?<v>(?:refund|replace|repair|send|cancel|credit|return|correct|remove|reimburse|issue)\\b[^.;!?\\n]{0,140}?)(?=[^\\S\\n]{0,20}(?:[.;!?\\n]|$))`,
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
      'refund',
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
      /\b(?:bought|purchased|ordered|got|appl(?:y|ying))\b(?:[^.;\n$]|\.(?=\s?[\d\p{Ll}])){0,80}\bfor\s?$|\b(?:paid|cost|costs|charged|price(?: was)?|loan(?: of| amount(?: is| of)?)?|borrow(?:ing)?|request(?:ing|s)?|ask(?:ing|s)?(?: for)?|apply(?:ing)? for|grant of|amount(?: is| of)?|seek(?:ing|s)?|needs?|(?:she|he) wants|looking for)\s(?:[^.;\n$]|\.(?=\s\p{Ll})){0,50}$/iu,
    after: /^\s(?:loan|grant|in funding|in (?:full )?settlement|to settle|over (?:\d|\w+ (?:year|month)))/i,
  },
  background: {
    names: ['background'],
    about:
      /\b(?:background|I am (?:planning|considering|looking|thinking|organizing|a )|we are (?:planning|considering|looking|organizing)|I (?:plan|hope|intend|own|have|run)|we (?:plan|hope|intend|own|have|run|need))\b/i,
  },
  questions: {
    names: ['questions', 'question'],
    about:
      /\?\s*$|\b(?:I(?:'d| would) like to know|please (?:tell|let) (?:me|us) know|tell me|want to know|wondering|(?:ask|asking|find out|know) (?:them |him |her )?(?:\(|for\b|about\b|whether|if|how|what|when|why|who|where|the\b))|\bwhat (?:is|are|was|does|would|do)\b[^.]{0,80}\?|\bneed to know\b/i,
  },
  occasion: {
    names: ['occasion', 'thanks for', 'thank you for', 'thankful for'],
    says: [
      of(
        `\\bthank(?:s|ing)?\\b(?: you| him| her| them| \\p{Lu}[\\p{L}.]+(?: \\p{Lu}[\\p{L}]+){0,3})?(?:,[^,.;\\n]{2,60},)?(?: so much| very much)? for ${'(?<v>[^.;:!?\\n]{2,120}?)(?=[^\\S\\n]{0,20}(?:[.;!?\\n]|$|,|\\son\\s(?:\\p{Lu}|\\d)))'}`,
      ),
      of(
        `\\b(?:grateful|thankful|appreciate)(?: to you)?(?: for)? ${'(?<v>[^.;:!?\\n]{2,120}?)(?=[^\\S\\n]{0,20}(?:[.;!?\\n]|$|,|\\son\\s(?:\\p{Lu}|\\d)))'}`,
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
      /\b(?:look(?:ing)? forward|hope(?:s|d)? (?:to|she|he|they|you|we|it|that)|(?:love|like|glad|happy) to (?:have|see|host|do|invite|repay|return)|have (?:her|him|them|you) back|come(?:s)? back|next (?:time|year|month|week|steps?)|in the future|keep in touch|see you|stay in touch|will (?:send|call|keep|write|start|let you know))\b/i,
  },
}
