import { anyCase } from '@casewright/law'

/** What those who have a part in a document are called, by the role that fields name. */
const nouns: Record<string, readonly string[]> = {
  attorney: ['attorney', 'lawyer'],
  landlord: ['landlord', 'lessor', 'landlady'],
  tenant: ['tenant', 'lessee', 'renter'],
  seller: ['seller', 'vendor', 'supplier'],
  buyer: ['buyer', 'purchaser', 'customer'],
  employer: ['employer', 'company'],
  employee: ['employee', 'new hire'],
  provider: ['provider', 'service provider', 'contractor', 'vendor', 'supplier'],
  client: ['client', 'customer'],
  consultant: ['consultant', 'adviser', 'advisor'],
  lender: ['lender', 'bank', 'credit union'],
  funder: ['funder', 'foundation', 'grantor', 'grantmaker', 'funding agency'],
  agency: ['agency', 'board', 'licensing board', 'licensing agency', 'permitting agency', 'authority', 'department'],
  candidate: ['candidate'],
  recipient: ['recipient', 'addressee'],
  sender: ['sender'],
  applicant: ['applicant'],
  recommender: ['recommender', 'referee'],
  hiringManager: ['hiring manager'],
  company: ['company', 'employer'],
  first: ['first party', 'party a', 'party one', 'party 1'],
  second: ['second party', 'other party', 'party b', 'party two', 'party 2'],
  owner: ['owner', 'property owner', 'owner of the place', 'owner of the property', 'owner of the site'],
  contractor: ['contractor', 'general contractor', 'builder'],
  business: ['business', 'company', 'shop'],
  premises: [
    'premises',
    'property',
    'apartment',
    'rental',
    'rental unit',
    'house',
    'home',
    'condo',
    'flat',
    'unit',
    'leased premises',
  ],
  site: ['site', 'location', 'place', 'property', 'project site', 'event site', 'venue', 'work site'],
  deliveryPlace: [
    'delivery place',
    'delivery address',
    'place of delivery',
    'ship to',
    'deliver to',
    'delivered to',
    'delivery to',
    'delivery at',
    'delivered at',
    'warehouse',
  ],
}

/** Words that say of a place which one it is, beyond what it is called. */
export const placeWords: Record<string, readonly string[]> = {
  premises: [
    'renting',
    'rents',
    'leasing',
    'leases',
    'lease of',
    'lease for',
    'lease on',
    'upstairs',
    'downstairs',
    'basement',
    'cottage',
    'cabin',
    'loft',
    'studio',
  ],
  site: ['house', 'yard', 'lot', 'building', 'project', 'event', 'park'],
  deliveryPlace: ['deliver', 'delivered', 'delivery', 'ship', 'shipped'],
}

export const nounsOf = (role: string): readonly string[] =>
  nouns[role] ?? [
    role
      .replace(/([A-Z])/g, ' $1')
      .toLowerCase()
      .trim(),
  ]

/** 'To his sister Elena Ortiz'. */
const kin = '(?:(?:the|his|her|their|my|our)\\s(?:\\p{Ll}{3,12}\\s){0,2})?'
const leading: Record<string, readonly string[]> = {
  recipient: [
    '\\b(?:letter|note|card|thank[- ]you|inquiry|complaint|message)\\b[^;.\\n]{0,220}?,\\sto\\s(?:the\\s)?',
    "(?:^\\s{0,3}|[.,?!]\\s{1,3})(?:(?:this|it)(?:['’]s|\\sis)\\s(?:for|to))\\s(?:the\\s)?",
    '\\b(?:write|writing|letter|note|addressed|send|sent|email|reply|respond|goes|going|complaint|complain|inquiry|thanks|message|card)(?:\\s(?:this|it|a letter|out|back|that|one|for (?:me|us)))?,?\\sto\\s(?:the\\s)?',
    '\\b(?:thank|thanking|write|email|tell|ask)\\s(?:to\\s)?(?:the\\s)?',
    '(?:^|[\\n.,;(]\\s?)[ \\t]{0,8}(?:dear|attn:?|attention:?)\\s',
  ],
  sender: [
    '(?:^|[.!?]\\s|\\n)from(?:\\sme)?[,:]?\\s(?:the\\s)?',
    '\\b(?:letter|note|card|email)(?:\\splease)?,?\\sfrom\\s(?:me,?\\s)?(?:the\\s)?',
    '\\b(?:sign(?:ed)?(?:\\s(?:it|me|this))?(?:\\s(?:from|by|as|off as))?|for\\sme)[:,]?\\s',
  ],
  recommender: [
    '(?:^|[.!?]\\s|\\n)from(?:\\sme)?[,:]?\\s',
    '\\b(?:sign(?:ed)?(?:\\s(?:it|me|this))?(?:\\s(?:from|by|as))?|for\\sme)[:,]?\\s',
  ],
  applicant: [
    '\\b(?:visa|application)\\s(?:application\\s)?for\\s(?=[\\p{L}]+\\s[\\p{L}]+)',
    "\\b(?:loan|mortgage|license|licence|permit|visa|application|app)\\b[^.;:\\n]{0,50}?\\s(?:for|by)\\s(?:(?:my|our)\\sclient,?\\s)?(?=\\p{Lu}[\\p{L}.'’-]+\\s\\p{Lu})",
    '\\bgrant\\b[^.;\\n]{0,60}?\\sto\\s[^.;\\n]{3,60}?\\sfrom\\s(?:the\\s)?',
    '\\bfor\\sme[,:]?\\s',
    '(?:^|[.!?]\\s|\\n)(?:my|our)\\sclient(?:\\sis|,)\\s',
    '\\bapplicant\\s(?:is|will be)\\s(?:the\\s|our\\s|my\\s)?(?:\\p{Ll}[\\p{L}]{1,20}\\s){0,3}(?=\\p{Lu})',
  ],
  consultant: ['\\bconsult(?:ing|ant)\\s(?:agreement|contract|deal)\\s(?:for|with)\\s'],
  second: ['\\b(?:nda|agreement|contract)\\swith\\s(?:the\\s)?'],
  candidate: [
    "(?:^\\s{0,3}|[.,?!]\\s{1,3})(?:(?:this|it)(?:['’]s|\\sis)\\sfor)\\s",
    '\\b(?:recommend(?:ing)?|recommendation(?:\\sletter)?\\s(?:for|of)|reference(?:\\sletter)?\\sfor|letter\\sfor|recommendation\\sletter\\sfor)\\s',
    '\\bI\\s(?:have\\s)?(?:known|taught|supervised|mentored|managed|worked with)\\s',
  ],
  hiringManager: [
    '\\b(?:person|contact)(?:\\sthere)?(?:\\sis|:)\\s(?=\\p{Lu})',
    '\\bhiring\\s(?:partner|manager|director|lead|contact|attorney|coordinator)(?:\\sis|:)\\s',
    '(?:^|[\\n.,;(]\\s?)[ \\t]{0,8}(?:dear|attn:?|attention:?)\\s',
    '\\b(?:addressed|write|writing|letter|goes|send)(?:\\s(?:it|this))?\\sto\\s',
  ],
  company: [
    '\\bcover\\sletter\\sto\\s(?:the\\s)?',
    '\\b(?:position|job|role|opening|vacancy|work|apply|applying)\\s(?:at|with|for|to)\\s(?:the\\s)?',
    '\\b(?:position|job|role|opening|vacancy|post)\\s(?:of|as)\\s[^.,;\\n]{2,60}?\\s(?:at|with)\\s(?:the\\s)?',
    '\\bto\\sjoin\\s',
    '\\b(?:apply|applying|application)\\s(?:for|as)\\s[^.,;\\n]{2,60}?\\s(?:at|with)\\s(?:the\\s)?',
  ],
  lender: [
    '\\bask(?:s|ing)?\\s(?:the\\s)?',
    `\\b(?:loan|borrow|borrowing|mortgage)\\b[^.;\\n]{0,60}?\\sfrom\\s${kin}`,
    `\\b(?:note|IOU)\\b[^.;\\n]{0,60}?\\sto\\s${kin}`,
    `\\b(?:payable|owed|pay(?:able)? to the order of|lent by|loaned by)\\s(?:to\\s)?${kin}`,
    '\\b(?:apply|applying|application)\\s(?:to|with)\\s(?:the\\s)?',
  ],
  borrower: [
    `\\bnote\\s(?:is\\s)?(?:from|by|signed by|made by)\\s${kin}`,
    `\\bloan\\s[^.;\\n]{0,60}?\\bto\\s${kin}`,
    '\\b(?:owed|repaid|signed)\\sby\\s',
  ],
  funder: [
    '\\bask(?:s|ing)?\\s(?:the\\s)?',
    '\\bgrant\\s(?:application\\s|proposal\\s|request\\s)?to\\s(?:the\\s)?',
    '\\b(?:grant|funding|support)\\b(?![^.;\\n]{0,40}?\\sto\\s)[^.;\\n]{0,60}?\\sfrom\\s(?:the\\s)?',
    '\\b(?:apply|applying|application|proposal|request)\\s(?:to|with)\\s(?:the\\s)?',
  ],
  agency: [
    '\\b(?:it|this|application|app|form)\\s(?:goes|is going|has to go|needs to go|gets filed|is filed|is)\\s(?:to|with|for)\\s(?:the\\s)?',
    '\\b(?:permit|license|licence)\\b[^.;\\n]{0,60}?\\sfrom\\s(?:the\\s)?',
    '(?:^|\\n)[ \\t]{0,8}to\\s(?:the\\s)?',
    '\\b(?:apply|applying|application|submit|submitting|submitted|filed|file)(?:\\s(?:it|this))?\\s(?:to|with)\\s(?:the\\s)?',
  ],
  employer: [
    '\\b(?:make|earn)\\b[^.;\\n]{0,30}\\sat\\s',
    '\\b(?:I\\s(?:am\\s)?)?work(?:s|ing)?\\s(?:for|at)\\s',
    '\\bemployed\\s(?:by|at|with)\\s',
  ],
  contractor: ['\\bwork\\s(?:will\\sbe\\s|is\\s)?(?:done|performed|carried out)\\sby\\s'],
  owner: ['\\bowned\\sby\\s', '\\bbelongs?\\sto\\s(?:the\\s)?'],
  landlord: [
    '\\b(?:place|house|apartment|unit|building|property|condo|duplex|home|it)\\s(?:belongs\\sto|(?:is\\s)?owned\\sby)\\s(?:the\\s)?',
  ],
  tenant: [
    '\\b(?:live|living|lives|moves|move|moving|staying|stay)\\s(?:there|here|in|in\\sit|in\\sthere)\\s(?:is|will\\sbe)\\s(?:called\\s|named\\s)?(?=\\p{Lu})',
  ],
  business: [
    '\\b(?:business|shop|company|store|salon|restaurant)(?:\\sis)?\\s(?:called|named)\\s',
    '\\bdoing\\sbusiness\\sas\\s',
    '\\bI\\s(?:own|run|operate)\\s',
  ],
  employee: [
    '\\b(?:hire|hiring|employ|employing|offer\\sletter\\sfor|contract\\sfor)\\s',
    '\\boffer(?:ing)?\\s(?=\\p{L}+\\s\\p{L})',
  ],
}

/** Words by which a text leads to the name of one: each expression ends right before the name. */
export const leads: Readonly<Record<string, readonly RegExp[]>> = Object.fromEntries(
  Object.entries(leading).map(([role, sources]) => [role, sources.map((source) => new RegExp(anyCase(source), 'gmu'))]),
)

/** How a sentence tells two parts at once: A does something to or with B. */
export interface Dealing {
  one: string
  verb: string
  other: string
  /** What joins them; without it the second name stands right after the verb. */
  joint?: string
}
const work =
  'provide|perform|design|build|clean|develop|maintain|install|repair|write|manage|guard|patrol|haul|transport|prepare|draft|organize|paint|cater|landscape|migrate|redesign|inspect|test|train|supply|host|monitor|plan|photograph|edit|translate|update'
export const dealings: readonly Dealing[] = [
  {
    one: 'landlord',
    verb: '(?:rents|is renting|will rent|leases|is leasing|will lease|lets|is letting)(?:\\sout)?',
    joint: 'to',
    other: 'tenant',
  },
  {
    one: 'tenant',
    verb: '(?:rents|is renting|will rent|leases|is leasing|will lease)',
    joint: 'from',
    other: 'landlord',
  },
  { one: 'seller', verb: '(?:sells|is selling|will sell|shall sell|agrees to sell|sold)', joint: 'to', other: 'buyer' },
  {
    one: 'buyer',
    verb: '(?:buys|is buying|will buy|purchases|is purchasing|will purchase|agrees to buy|agrees to purchase|orders)',
    joint: 'from',
    other: 'seller',
  },
  {
    one: 'borrower',
    verb: '(?:borrows|is borrowing|will borrow|borrowed)',
    joint: 'from',
    other: 'lender',
  },
  {
    one: 'lender',
    verb: '(?:lends|is lending|will lend|lent|loans|is loaning|loaned)',
    joint: 'to',
    other: 'borrower',
  },
  { one: 'lender', verb: '(?:lends|is lending|will lend|lent|loans|is loaning|loaned)', other: 'borrower' },
  {
    one: 'borrower',
    verb: '(?:owes|(?:promises|agrees) to (?:re)?pay|will (?:re)?pay|(?:is|will be) paying back|pays back|repays)',
    other: 'lender',
  },
  { one: 'employer', verb: '(?:hires|is hiring|will hire|employs|will employ|is employing|offers)', other: 'employee' },
  {
    one: 'employee',
    verb: '(?:will work|works|is going to work|starts|will start)',
    joint: '(?:for|at)',
    other: 'employer',
  },
  {
    one: 'client',
    verb: '(?:hires|is hiring|will hire|engages|is engaging|will engage|retains|is retaining|will retain)',
    other: 'provider',
  },
  {
    one: 'client',
    verb: '(?:hires|is hiring|will hire|engages|is engaging|will engage|retains|is retaining|will retain)',
    other: 'consultant',
  },
  {
    one: 'provider',
    verb: `(?:(?:will|ll|shall|agrees to|is going to)\\s(?:${work})|provides|performs|is providing)`,
    joint: '(?:to|for)',
    other: 'client',
  },
  {
    one: 'consultant',
    verb: '(?:will advise|advises|is advising|will consult for|consults for|agrees to advise|(?:will |is going to |s going to |gonna |s gonna )?helps?|is helping)',
    other: 'client',
  },
]
