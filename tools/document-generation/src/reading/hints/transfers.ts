import { clause, type Hint, number, of, time } from './hint.ts'

/** Fields of contracts for things: leases, sales, consulting fees. */
export const transfers: Record<string, Hint> = {
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
    before: /\bdeposit\b[^.;\n$]{0,40}$/i,
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
        `\\b(?<v>(?:one|two|three|an?|\\d)\\s(?:\\w+ ){0,2}(?:cats?|dogs?|birds?|fish|rabbits?))(?= (?:is|are|may be) (?:allowed|permitted|welcome))`,
      ),
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
        `\\b(?<v>(?:(?:her|his|their|my) (?:husband|wife|boyfriend|girlfriend|fianc[eé]e?|son|daughter|brother|sister|partner|children|roommate|mother|father)s?,? )?\\p{Lu}[^.;\\n]{1,80}?)(?:['’]ll| will) (?:also )?live (?:there|with (?:her|him|them))`,
      ),
    ],
  },
  goods: {
    names: ['goods', 'items', 'products', 'description of goods', 'item'],
    says: [
      of(
        `(?:^|[.!?\\n:]\\s{0,3}|\\b(?:a|an|the|my|our|his|her|one|used)\\s)(?<v>(?:(?:19|20)\\d\\d\\s)?\\p{Lu}[^.;\\n$]{1,120}?\\b(?:VIN|serial|S/N|hull (?:no|id|number)|model)\\b[^.;\\n$]{2,160}?)(?=\\s*(?:[.;\\n]|$)|,? (?:for|at) \\$|, \\$)`,
      ),
      of(
        `\\b(?:sells?|selling|sell|buys?|buying|buy|purchas\\w+|orders?|ordering|sale of)\\s(?:to \\p{Lu}[\\p{L}]+(?: \\p{Lu}[\\p{L}.]+){0,4}\\s)?${'(?<v>(?!to\\b|from\\b|him\\b|her\\b|them\\b)[^.;:!?\\n]{3,160}?)(?=\\s*(?:[.;!?\\n]|$)|,? (?:to|from) (?:the )?(?:\\p{Lu}|buyer|seller|purchaser)|,? (?:for|at) (?:a (?:total )?(?:price )?(?:of )?)?(?:the price of )?(?:\\$|\\w+ (?:thousand|hundred)))'}`,
      ),
      of(`(?:^|[.\\n][ \\t]{0,4})(?<v>(?:\\d[\\d,]*|${number})\\s[^.;\\n$]{3,100}?)\\s(?:for|at)\\s\\$`),
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
        `\\b(?:advise|advises|advising|consult|consults|consulting|advice)\\b[^;\\n]{0,160}?\\s(?:on|about|regarding|with|in)\\s${'(?<v>[^.;:!?\\n]{3,160}?)(?=\\s*(?:[.;!?\\n]|$)|\\s(?:for \\$|at \\$|starting|beginning|from \\p{Lu}\\p{Ll}+ \\d|for a fee|at a rate))'}`,
      ),
      of(`\\b(?:hires|engages|retains|hired|engaged|retained)\\b[^;\\n]{0,120}?\\sto\\s${clause}`),
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
        '\\b(?<v>(?:(?!her\\b|his\\b|their\\b|the\\b|all\\b)[\\p{L}]+ (?:and )?){0,3}(?:expenses|travel|mileage|lodging)) (?:are|is|will be|shall be) (?:reimbursed|covered|paid)',
      ),
      of(
        `\\b(?:reimburse\\w*|cover|covers|pays? for|pays?)(?: (?:the )?(?:consultant|her|him|them))?(?: for)?\\s(?<v>(?:[\\p{L}]+ ){0,3}(?:travel|expenses?|mileage|airfare|lodging|hotel|meals)\\b[^.;\\n]{0,80}?)(?=\\s*(?:[.;\\n]|$))`,
      ),
      of(`\\bexpenses(?: (?:are(?! reimbursed| covered| paid| extra| not)|include|covered are)|:)\\s*${clause}`),
    ],
  },
}
