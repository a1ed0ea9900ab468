import { capital } from '../../capital.ts'
import { type Frame, frame, small } from './frame.ts'

const nda = 'non-disclosure-agreement'
const sale = 'sales-contract'
const job = 'employment-contract'
const home = 'rental-agreement'
const days = String.raw`(?:\d{1,3}|[\p{L}-]{3,12}) (?:business |calendar |working )?(?:days?|weeks?|months?)`
const of = (source: string) => new RegExp(`^(?:${source})$`, 'iu')

/** What notes, chats and lists say of a subject in a few words that need no more to be a clause. */
export const ofNotes: readonly Frame[] = [
  // Of confidence.
  frame(
    '',
    of(
      `(?<act>return|destroy|give back)(?:(?:,? (?:or|and)|/) ?(?<also>return|destroy))?(?: (?:everything|it all|it|all of it|all copies|all materials))? (?:with)?in(?:side)? (?<time>${days})(?: (?:of|after|from) (?:an? |the )?(?<written>written )?requests?| when asked| on request| if asked| (?:of|after) being asked)(?:[,;] (?:but )?(?<who>lawyers|counsel|legal|its counsel|their lawyers|the lawyers|general counsel) (?:may |can )?keeps? (?:one|1|an?) (?:archive|archival|file) copy)?`,
    ),
    ({ act = '', also = '', time = '', written = '', who = '' }, { type }) =>
      type === nda
        ? `The Recipient shall ${small(act).replace('give back', 'return')}${also && ` or ${small(also)}`} the Confidential Information within ${time} after a ${written}request.${who && ' Its counsel may keep one archival copy.'}`
        : '',
  ),
  frame(
    '',
    of('(?:an? )?(?:injunctions?|injunctive relief),? (?:without|w/o|no) (?:posting )?(?:an? )?bond(?: tho(?:ugh)?)?'),
    (_, { type }) =>
      type === nda ? 'The Discloser may seek an injunction against a breach without posting a bond.' : '',
  ),
  frame(
    'recipient confidentiality amendment',
    of(
      String.raw`only (?:to )?(?<who>(?:(?!\b(?:who|that|if|when|not)\b)[\p{L} ,&'’-]){3,80}?) (?:who|that) need (?:it|to know(?: it)?) and (?:(?:have )?signed (?:something|an nda|a joinder|one)|are (?:bound|signed)(?: in writing)?|sign (?:something|an nda|one))`,
    ),
    ({ who = '' }, { type }) =>
      type === nda
        ? `The Recipient may disclose Confidential Information only to ${who} who need to know it and are bound in writing to keep it confidential.`
        : '',
  ),
  frame(
    'recipient confidentiality amendment',
    of(
      String.raw`not (?:to )?(?<who>[\p{L} ]{3,40}?) (?:unless|until) the other (?:side|party|one) (?:says yes|says so|agrees|consents|approves|okays it|gives consent) in writing`,
    ),
    ({ who = '' }, { type }) =>
      type === nda
        ? `The Recipient shall not disclose Confidential Information to ${who} without the Discloser’s written consent.`
        : '',
  ),
  frame(
    '',
    of(
      String.raw`(?:each thing|everything|anything|all of it|each item|secrecy|confidentiality)(?: (?:stays?|is|remains?|lasts?|kept))?(?: (?:secret|confidential|protected))?(?: for)? (?<time>(?:\d{1,2}|[\p{L}-]{3,8}) years?) (?:after|from) (?:it (?:was|is|gets) (?:disclosed|shared|shown)|(?:each |the |its )?disclosure|being disclosed)(?<secrets>[,;] (?:and )?trade secrets?(?: stay)?(?: protected| secret)? (?:for )?as long as (?:they|it) (?:are|is|remains?|stays?) (?:such|secrets?|a trade secret|trade secrets|that|so))?`,
    ),
    ({ time = '', secrets = '' }, { type }) =>
      type === nda
        ? `The obligations of confidentiality continue for ${time} after each disclosure${secrets && ' and, for a trade secret, for as long as it remains one'}.`
        : '',
  ),
  frame(
    '',
    of(
      String.raw`no license(?: to anything| is granted| granted| implied)?(?<deal>[,;] (?:and )?(?:nobody owes (?:anybody|anyone) (?:a|any) deal|no (?:obligation|duty|commitment) to (?:do|make|sign|close) (?:a|any) (?:deal|further agreement)|neither (?:side|party) (?:has|is obliged|is bound) to (?:do|make|sign) (?:a|any) deal)(?: afterwards?| after| later)?)?`,
    ),
    ({ deal = '' }, { type }) =>
      type === nda
        ? `No license is granted under this Agreement${deal && ', and neither party is obliged to enter into a further agreement'}.`
        : '',
  ),
  frame(
    '',
    of(
      String.raw`(?:(?:things|anything|what is|stuff) (?:said|told|disclosed|shared) (?:out loud|orally|verbally|in person)|oral(?:ly)?(?: disclosures?| information)?|verbal(?: disclosures?)?|spoken (?:disclosures?|information))(?::|,| only)? ?(?:counts?|is covered|are covered|is protected|are protected|covered|protected)?(?: only)? ?if (?:it is |they are )?(?:confirmed|reduced to writing|put) in writing (?:with)?in(?:side)? (?<time>${days})`,
    ),
    ({ time = '' }, { type }) =>
      type === nda
        ? `Information that is disclosed orally is Confidential Information only if it is confirmed in writing within ${time} after the disclosure.`
        : '',
  ),
  // Of what is sold.
  frame(
    'title risk delivery pay additional',
    of(
      String.raw`(?:the )?(?:machines?|goods|equipment|title|items?|units?|truck|tractor|boat|everything|all of it|ownership|[\p{Ll}-]{3,20}) (?:stays?|remains?|is|are) (?:ours|mine|the Seller['’]s|with (?:us|me|the Seller)) (?:until|till) (?:(?:you|he|she|they)(?:['’]?ve|['’]?s| have| has)?|it is|it['’]s|they are|the Buyer has) paid(?: (?:it |for )?(?:all|in full|everything|the (?:full )?price|for|us|me)(?: in full)?)?`,
    ),
    (_, { type }) =>
      type === sale ? 'Title to the Goods stays with the Seller until the Buyer has paid the price in full.' : '',
  ),
  frame(
    'title risk delivery pay additional',
    of(
      String.raw`(?:the )?risk(?: of loss)? (?:is|passes to|goes to|moves to) (?:yours|you|the Buyer(?:['’]s)?|hers?|him|his|theirs|them) (?:once|when|from when|as soon as|the moment) the (?:carrier|trucker|freight company|shipper|hauler) (?:has|takes|picks up|gets|loads) (?:it|them|the goods)(?: up)?`,
    ),
    (_, { type }) =>
      type === sale ? 'The risk of loss passes to the Buyer when the carrier has received the Goods.' : '',
  ),
  frame(
    'inspection additional return warranty',
    of(
      String.raw`(?:inspection|acceptance)(?: period)?(?: is| of|:)? (?<time>${days})(?<after> (?:from|after|of) delivery)?`,
    ),
    ({ time = '', after = '' }, { type }) =>
      type === sale ? `The Buyer has ${time}${after && ' after delivery'} to inspect the Goods.` : '',
  ),
  // Of a home.
  frame(
    'late pay',
    of(
      String.raw`if (?:he|she|they|it|the rent|rent|the Tenant)(?:['’]?s| is| are|['’]?re)? (?:late|not there|not paid|not in|not here)(?: by the (?<day>\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|fifteenth))?,? (?:(?:then )?(?:it['’]?s|its|it is|there['’]?s|there is) )?(?:a )?(?<amount>\$[\d,.]*\d)(?: late fee| fee| late charge)?(?:,? (?:but )?only after the (?<after>\d{1,2}(?:st|nd|rd|th)|\p{L}{4,12}))?`,
    ),
    ({ day = '', amount = '', after = '' }, { type, payer }) =>
      type === home && (day || after) && !(day && after)
        ? `If the rent is not paid by the ${day || after} of the month, ${payer} shall pay a late fee of ${amount}.`
        : '',
  ),
  frame(
    'pay late additional',
    of(
      String.raw`(?:pay(?:ment|s|able)?|rent)(?: is)?(?: paid)? (?:by|via|through|with) (?<how>[\p{L}]{3,12}(?: [\p{L}]{3,12})?) only(?:,? (?:no|not|and not|never) (?:in )?(?<not>cash|checks?))?`,
    ),
    ({ how = '', not = '' }, { type, payer }) =>
      type === home || type === sale
        ? `${capital(payer)} shall pay by ${/^(?:zelle|venmo|paypal)$/i.test(how) ? capital(how.toLowerCase()).replace('Paypal', 'PayPal') : how} only${not && `, and not ${/^cash$/i.test(not) ? 'in cash' : 'by check'}`}.`
        : '',
  ),
  // Of work.
  frame(
    'pay',
    of(
      '(?:paid |pay is |pay )?(?<how>weekly|bi-?weekly|every (?:two|other) weeks?|twice (?:a|per) month|semi-?monthly|monthly)',
    ),
    ({ how = '' }, { type }) => (type === job ? `The Employer pays the salary ${small(how)}.` : ''),
  ),
  frame('duration ending probation', of('no (?:fixed|set) term'), (_, { type }) =>
    type === job ? 'The employment has no fixed term.' : '',
  ),
  frame(
    'bonus',
    of(
      String.raw`(?:all|all of it|it all|it(?: is)?|full amount)(?: comes| goes)? (?:back|repaid|paid back|returned) if (?:the Employee|he|she|they) (?:walks?|leaves?|quits?|resigns?) (?:with)?in(?:side)? (?:the first )?(?<time>(?:\d{1,2}|[\p{L}-]{3,8}) (?:months?|years?))`,
    ),
    ({ time = '' }, { type }) =>
      type === job ? `The Employee shall repay that amount in full if the Employee resigns within ${time}.` : '',
  ),
  // Of any.
  frame(
    '',
    of(
      String.raw`(?:own (?:lawyers?['’]?|attorneys?['’]?s?|legal) (?:bills?|fees?|costs?),? (?:each|both)(?: sides?)?|(?:each|every) (?:side|party|one) (?:(?:pays?|bears?|covers?|carries) )?(?:its |their |his |her )?own (?:costs?|(?:lawyers?|attorneys?|legal)['’]?s?(?: (?:fees?|bills?|costs?))?)(?: and (?:costs?|fees?))?)`,
    ),
    () => 'Each party bears its own attorney’s fees and costs.',
  ),
  frame(
    '',
    of('no admission(?: of (?:liability|fault|guilt|wrongdoing))?(?: by (?:anybody|anyone|either side|either party))?'),
    (_, { type }) => (type === 'settlement-agreement' ? 'Nothing in this Agreement is an admission of liability.' : ''),
  ),
]
