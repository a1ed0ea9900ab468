/** Only what one of the two alone says: 'our office' and 'without telling me' may be either's, and would turn a duty around. */
const any = (...all: readonly string[]) =>
  new RegExp(all.map((one) => `(?<![\\p{L}])(?:${one})(?![\\p{L}])`).join('|'), 'iu')
const I =
  "(?:I|we)(?:['’](?:m|re|ll|ve|d)| am| are| will| can| may| would| have| want to| would like to| need to| also)*"
const he = "(?:he|she|they)(?:['’](?:s|re|ll|ve)| is| are| will| would| has| have| has to| have to| must| also)*"

const provider = [
  `${he} (?:hired|hiring) (?:me|us)`,
  "(?:I['’]?m|I am|I was|we['’]re|we are|we were) hired",
  '(?:my|our) customers?(?! lists?)',
  `${I} (?:invoice|bill|charge)`,
  '(?:my|our) (?:hourly |usual |flat )?(?:rate|fee)',
  `${I} (?:stop work|bring (?:our|my) own|keep (?:our|my) own|own the copyright|keep the copyright|fix bugs)`,
  `${I} (?:have|take|work for) other(?:s| clients| customers)`,
  `${I} (?:carry|have) [^.;\\n]{0,30}(?:liability|malpractice|E ?(?:&|and) ?O)`,
  "(?:I['’]m|I am|we['’]re|we are) (?:an )?independent contractors?",
  `${he} (?:buy|pay for) [^.;\\n]{0,40}at my cost`,
  'if (?:I|we) mess up',
  "(?:I|we)(?:['’]ll| will| also)? (?:clean|mow|paint|design|build|install|plow|shovel|sweep|cater|photograph|haul|wash|translate|tutor|teach|host|maintain|spray|monitor|edit|film|bake|cook|guard|patrol|coach|trim|prune|tune|take (?:\\p{L}+ )?(?:pictures|photos)|do (?:\\p{L}+ ){0,2}(?:\\p{L}+ing|backups|updates|repairs|maintenance))",
  '(?:my|our) (?:crew|guys|portfolio|second shooter)',
]
const client = [
  "(?:I|we)(?:['’]ve|['’]d| have| had| just)? hired(?! (?:people|help|subs|staff|out))",
  `${I} (?:hiring|bring in|bringing in)(?! (?:people|help|subs|staff|out))`,
  'our (?:provider|vendor|consultant|advis[eo]r)',
  `${he} advising us`,
  '(?:my|our) wedding',
  '(?:I|we) (?:can |may )?fire (?:them|him|her)',
  'what (?:I|we) paid',
  `${he} (?:writes?|makes?|builds?|creates?|designs?) for (?:us|me)`,
  `without my (?:written |prior )?(?:ok|okay|approval|consent|permission)`,
  `${he} (?:advising|helping|working for|cleaning for) us`,
  `${he} (?:carry|carries|insured|insurance) [^.;\\n]{0,80}(?:shows?|gives?|names?) us`,
  `${he} (?:plows?|cleans?|mows?|paints?|repairs?|redo|redesign|redoing|redesigning) (?:our|my)`,
  '(?:with|from|by|hire|hired) the (?:cleaning|janitorial|painting|landscaping|lawn|catering|security|moving|roofing|plumbing|design|marketing|bookkeeping|hauling) (?:company|firm|people|service|crew|guys|contractor)',
]
const acts: Record<string, readonly [RegExp, RegExp]> = {
  'sales-contract': [
    any(
      `${I} sell(?:ing)?`,
      'selling my',
      `${I} (?:deliver|truck|ship)`,
      "(?:I|we)(?:[’']d|[’']ll| will| would)? (?:throw in|take back)",
      `${I} keep (?:title|the deposit|the down payment|the [\\p{L}\\d]+)`,
      `${I} (?:sign|signing) (?:over )?(?:the )?title`,
      `(?:if )?${he} (?:backs?|back) out,? ${I} keep`,
    ),
    any(`${I} (?:buy|buying|purchase|purchasing|pick (?:it|them) up|inspect|send (?:it|them) back)`, 'sold (?:me|us)'),
  ],
  'rental-agreement': [
    any(
      `${I} rent(?:ing)? (?:it |this |that )?out`,
      `${I} (?:renting|leasing) (?:(?:my|our)\\b|[^.;\\n]{0,60}\\bto (?:him|her|them)\\b)`,
      "(?:my|our) (?:rental|tenants?|lessee|renters?|duplex|apartment building)(?!['’]s)",
      `${I} rent my (?![^.;\\n]{0,60} from\\b)`,
      "(?:I|we) (?:can |may |will |[’']ll )?(?:come (?:in|by|over) with|give (?:it|the deposit|his deposit|her deposit|their deposit) back|sell the (?:house|place|building|unit|property))",
      '(?:without|before) asking (?:me|us)',
      '(?:tenants?|they|he|she) (?:pays?|mows?|shovels?|waters?|handles?) [^.;\\n]{0,40}, (?:and |but )?(?:I|we) (?:pay|do|handle|plow|cover)',
      'they pay (?:power|gas|electric|water|their own|all|the|for)',
      "(?:I['’]m|I am|we['’]re|we are) the (?:property |home )?owners?",
      '(?:I|we) own (?:it|the (?:house|home|building|unit|place|condo|duplex|property))',
      '(?:notice|call|text|hours?|day) before (?:I|we) (?:come|enter|go|stop|drop|show)',
      `(?:he|she|they)(?:['’]ll| will)? pays? (?:for )?(?:the )?(?:electric\\w*|gas|power|water|utilities|heat|internet)\\b[^.;\\n]{0,30}\\b(?:I|we)(?:['’]ll| will)? (?:pay|cover)`,
      '(?:my|our|the) (?:last|old|previous|former) tenants?',
      `${I} (?:fix|do|handle|take care of|provide|pay for|plow|cover) (?:the )?(?:heat|water|trash|garbage|sewer|snow|repairs|plumbing|furnace|lawn|big)`,
      `${I} hold(?:ing)? (?:the |a )?(?:\\$|deposit|security|last month)`,
      '(?:he|she|they|tenants?) (?:(?:has|have) to |must |should )?(?:tells?|texts?|calls?|emails?|notify|notifies) (?:me|us) (?:by|when|if|right|about|within|first|in|before)',
    ),
    any(
      `${I} (?:renting|leasing) [^.;\\n]{0,60}from`,
      "(?:my|our) (?:landlord|landlady|lessor)(?!['’]s)",
      "(?:he|she|they)(?:[’']ll| will)? gives? me [^.;\\n]{0,20}(?:notice|receipt|days)",
    ),
  ],
  'employment-contract': [
    any(
      `${I} (?:hire|hiring|bring on|bringing on|employ|employing|offer|offering)`,
      '(?:my|our) (?:new (?:hire|employee)|employee|nanny|housekeeper)',
      '(?:works?|working) for us',
    ),
    any('(?:hired|hiring|employs?|offered) me', 'my (?:new )?(?:job|boss|employer)'),
  ],
  'promissory-note': [
    any(
      `${I} (?:borrow|borrowing|borrowed|owe|owed|repay|repaid|prepay|(?:pay|paying) (?:it|this|the (?:note|loan)) (?:off|down|early))(?! (?:me|us)\\b)`,
      "(?:I|we)(?:['’](?:ll|ve))?(?: will| already| have)? (?:pay|paid) (?:it|him|her|them) (?:all )?back",
      `${he} (?:lent|lends?|loaned|loans?|lending|loaning|charges?|charged) (?:me|us)`,
      '(?:she|he|they|lender) (?:can|may) (?:charge|bill) (?:me|us)',
      `(?:my|our) lender`,
    ),
    any(
      `${I} (?:lend|lent|lending|loan|loaned|loaning)`,
      '(?:borrow(?:s|ed|ing)?|borrower:?)[^.;\\n]{0,40} from (?:me|us)',
      '\\p{L}+ (?:still |now )?owes? (?:me|us)',
      '(?:I|we) (?:can|may) (?:call|ask for|demand) (?:the|it|all)',
      '(?:I|we) die[^.;\\n]{0,30} forgiven',
      `${he} (?:already )?(?:paid|repaid|pays?|repays?) (?:me|us)`,
      '(?:my|our) borrower',
    ),
  ],
  'settlement-agreement': [
    any('(?:sued|suing|sues) (?:me|us)', `${I} (?:pay|paying) (?:him|her|them)`, '(?:releases?|dismiss\\w*) (?:me|us)'),
    any(`${I} (?:sued|suing)`, `${he} (?:pay|pays|paying) (?:me|us)`, '(?:I|we) (?:release|dismiss)'),
  ],
  'service-agreement': [any(...provider), any(...client)],
  'consulting-agreement': [any(...provider, `${I} advise`), any(...client)],
}
/** Which of the two pays the other. */
const payer: Record<string, 0 | 1> = {
  'sales-contract': 1,
  'rental-agreement': 1,
  'promissory-note': 0,
  'settlement-agreement': 0,
  'employment-contract': 0,
  'service-agreement': 1,
  'consulting-agreement': 1,
}
const isPaid = any(
  "(?:they|he|she|client|customer|buyer|tenant)(?:['’]ll| will| would| shall| also)? (?:pays?|owes?) (?:me|us)(?! back)",
  "(?:he|she|they|client|customer|buyer|tenant)(?: has| have|[’']s|[’']ve)?(?: already)? (?:paid|gave|given) (?:me|us) (?:\\$|half|a deposit|the deposit|the money)",
  'they pay (?:\\$|\\d|within|half|monthly|on the|by the|ten|thirty|fifteen|nineteen|twenty)',
)
const pays = any(
  "(?:I|we)(?:['’]ll| will| would| shall)? pay (?:him|her|them)(?! back)",
  "(?:they|he|she)(?:['’]ll| will)? gets? (?:\\$|half|a (?:third|quarter|deposit)|\\d{1,2} ?(?:%|percent))[^.;\\n]{0,40}(?:when (?:I|we) sign|up ?front|down|on signing|at signing)",
)

/** How much of a text is said as only this one of the two would say it. */
export const actsOf = (type: string, side: number, text: string): number =>
  Number(acts[type]?.[side]?.test(text) ?? false) +
  Number(payer[type] !== undefined && (side === payer[type] ? pays : isPaid).test(text))
