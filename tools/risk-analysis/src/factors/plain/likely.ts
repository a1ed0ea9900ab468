import { words } from '../factor.ts'

const doctors =
  '(doctor|surgeon|physician|therapist|specialist|nurse|hospital|clinic|er|mri|x-ray|scan|stitches|cast)s?'

/**
 * Wide words by which a factor is likely told. They say neither for whom nor whether it is so: a sentence with them moves
 * nothing, and is put back to the reader as a question.
 */
const cues: Readonly<Record<string, readonly string[]>> = {
  'written-agreement': ['(contract|agreement|lease|purchase order|offer letter|engagement letter|bill of sale|signed)'],
  'clear-terms': ['(section|paragraph|article|clause) \\d~', '(plain|plainly|spells? out|spelled out|silent on)'],
  breach: [
    '(unpaid|owes?|owed|short|shorted|late|refus~ to|quit|walked off|stopped|cancel~|defect~|crooked|leak~|wrong|overcharg~)',
    "(never|not|n't) (\\w+ )?(paid|pay|deliver~|finish~|come|came|show~|return~|refund~|repair~|honor~)",
  ],
  performance: [
    '(finished|completed|delivered|installed|shipped|served|did (the|our|my) (work|part|job)|on (time|schedule))',
  ],
  notice: ['(notice|demand letter|certified (mail|letters?)|wrote (to )?(them|him|her|it)|warned)'],
  'oral-change': [
    '(by|on|over the) phone',
    '(promised|agreed|told) (us|me|him|her|them) ..(could|to|wait|skip|extend)',
    'shook',
  ],
  'part-payment': ['(paid|sent) (half|part|some|the first|one|two|three|\\$\\d~)', 'deposit'],
  acceptance: ['(kept|keeps|used|using|took|accepted) (it|them|the)', '(complain|object)~'],
  'liability-limit': [
    '(caps?|capped|limits?) (what|our|their|its|the|liability|damages|us)',
    'no more than',
    'not liable',
    'liquidated',
  ],
  'fees-clause': ["(attorneys?'?s?|lawyers?'?) fees?", '(loser|winner|prevailing)'],
  excuse: ['(flood|storm|hurricane|fire|strike|pandemic|embargo|freeze|frost)'],
  'defective-assent': ['(pressur~|threat~|forced|tricked|dementia|drunk|could not read|confused|under stress)'],
  'damages-shown': [
    '\\$?\\d[\\d,]+( dollars)? (in|for|of)',
    '(cost|costs|bills?|invoices?|receipts?|stubs|lost (\\w+ )?(weeks|months|days|pay|wages|sales|income))',
    'loss(es)?',
  ],
  mitigation: [
    '(another|new|replacement) (job|tenant|buyer|supplier|contractor)',
    '(turned (down|away)|looked for|sat empty)',
  ],
  causation: ['(caused|because of the|blam~|due to|came from|traced|once-in-a-century|would have happened)'],
  insurance: ['(insur~|policy|carrier|adjuster|coverage)'],
  insolvency: [
    'bankrupt~',
    '(is|be|are|went|flat) broke',
    'closing',
    'closed (its|their) doors',
    'no money',
    'shut down',
    'chapter (7|11|13)',
  ],
  negligence: [
    '(ran|hit|struck|crash~|slipped|fell|drunk|phone|speed~|asleep|careless~|forgot|failed|skipped|unlocked|unattended|wrong)',
  ],
  'comparative-fault': [
    '(helmet|belt|flip-flops|heels|phone|earbuds|drunk|beers?|ran|jay~|shortcut|ignored|walked past|signs?|warned|filming)',
  ],
  'police-report': ['(police|officer|trooper|deputy|sheriff|inspector|marshal|report|cited|citation)'],
  treatment: [doctors, '(broke|broken|fractur~|sprain~|torn|tore|burn~|surgery|therapy|stitches)'],
  'lasting-harm': ['(permanent~|never|still|limp~|scar~|for life|lost (a|an|his|her|the)|died|killed|recover~|healed)'],
  'prior-condition': [
    '(old|earlier|prior|previous) (injur~|pain|surgery|back|neck|knee|accident)',
    'arthritis',
    'degenerat~',
    '(back|neck|knee|shoulder|hip) (\\w+ ){0,3}(before|in (19|20)\\d\\d|years ago)',
    'same (leg|arm|knee|back|shoulder)',
  ],
  'hazard-known': [
    '(knew|told|warned|complained|reported|seen it|aware|had already|every (spring|winter|year|week|time))',
  ],
  'no-warning': ['(warn~|signs?|cones?|tape|label|labels|instructions?|card)'],
  'product-defect': [
    '(recall~|defect~|snapped|cracked|exploded|frayed|gave way|overheat~|(brake|wheel|strap|chain|cable|belt|blade|battery) ..(broke|failed))',
  ],
  'minor-impact': ['(tap|tapped|scratch~|bump~|dent|slow|minor|walked away)'],
  malpractice: ['(misread|misdiagnos~|wrong (dose|side|leg|tooth|vessel)|sponge|missed the)'],
  'protected-activity': [
    '(complain~|report~|wrote|told|hr|osha|eeoc|union|leave|accommodat~|overtime|whistle~|refused)',
  ],
  timing: ['(days?|weeks?|hours?) (after|later|before)', '(next|same) (day|week|morning)', 'right after'],
  comparators: [
    '(others?|another|two|three|coworkers?|men|women|younger|older|white|same thing) ..(kept|promoted|stayed|paid|got|did)',
  ],
  remarks: [
    '(called|joked?|said|told|slur|comment~|text~) ..(old|girl|women|men|grandpa|accent|god|pregnan~|race|black|mexican|gay)',
  ],
  'good-record': ['(review~|evaluation~|rating~|promot~|raise|bonus|award|exceeds|spotless|never late)'],
  'bad-record': ['(write-?ups?|warning~|late|tardy|absen~|mistakes?|poor|short|error~|polic(y|ies))'],
  'business-reason': [
    '(say~|said|because|reason|claims?) ..(slow|short|drawer|budget|cut~|position|policy|restructur~|performance|frost|sales)',
  ],
  resigned: ['(quit|resign~|left the (job|company)|gave notice)'],
  contractor: ['(contractor|1099|gig|invoice~|own (tools|lab|truck|hours))'],
  'no-investigation': ['(investigat~|looked into|interview~|never (called|asked|talked)|did nothing|ignored)'],
  'wage-records': ['(timesheets?|punch~|clock~|logged|\\w+ hours (a|per|each|most) (week|day)|calendar|app|badge)'],
  'agency-charge': ['(eeoc|commission|charge|right to sue|agency)'],
  'recorded-title': ['(deed|title|survey|plat|county (book|records?|clerk)|recorded)'],
  nondisclosure: ['(disclos~|told us nothing|hid|paneling|painted|paint|new carpet|checked)'],
  inspection: ['(inspect~|as[- ]is|walk-?through)'],
  'rent-default': ['(rent|mortgage|behind|owes?|months)'],
  condition: [
    '(mold|roof|heat|furnace|water|basement|leak~|stain~|rats?|mice|roaches|sewage|crack~|joists?|termites?)',
  ],
  'long-use': [
    '(since|for) (19|20|over|more|twelve|fifteen|twenty|thirty|\\d+)~',
    '(fence~|mow~|path|drive~|driving) ..(years?|since|every)',
  ],
  'closing-contingency': [
    '(mortgage|financing|loan|commitment|closing|appraisal) ..(fell|denied|never|not|late)',
    'contingen~',
  ],
  registration: ['(regist~|patent|application|copyright office|certificate)'],
  copying: ['(cop(y|ied|ies|ying)|same|clone~|lifted|traced|took|downloaded|look~ (like|alike)|files?)'],
  confusion: ['(confus~|mix~ up|asked (if|for)|thought (it|they|we)|meant for|mistak~)'],
  priority: ['(first|since (19|20)\\d\\d|years (before|earlier)|older)'],
  'permitted-use': ['(licen[sc]e|permission|parod~|fair|descri~|allowed)'],
  secrecy: ['(secret|confidential|nda|password~|locked|lobby|tour|open to|public~|posted)'],
  invalidity: ['(prior|earlier|catalog|invalid~|obvious~|generic)'],
  ownership: ['(owns?|owned|assign~|sold the|co-?own~|hired to)'],
  willful: ['(knew|letter|warned|kept selling|kept on|anyway|cease)'],
  caregiver: ['(bath|school|feeding|nights|doctor|cook~|bedtime|homework|raises?|takes care|lives with)'],
  stability: ['(steady|stable|same (school|house|job)|moved (\\w+ ){1,3}times|evict~|job|couch)'],
  violence: ['(hit|shoved|threat~|afraid|choked|slapped|bruise~|gun)', '(police|protective) (came|order)'],
  substance: ['(drink~|drunk|drugs?|pills|rehab|sober|dui|beers?|meth|cocaine|weed)'],
  'child-wish': [
    '(kids?|child|children|son|daughter|girl|boy|twins|teen~) ..(wants?|beg~|asks?|told|says?|prefers?|would rather)',
  ],
  'family-agreement': ['(prenup~|settlement|agreement|plan|agreed|signed)'],
  'hidden-assets': ['(hid|hidden|secret|account|cash|crypto|transfer~|second (set|business)|moved (the )?money)'],
  interference: [
    '(would not let|refus~|kept (the|her|him|them)|blocked|missed (visits|weekends)|hid her|past the time|without telling)',
  ],
  'order-violated': ['(behind on|arrears|contempt|violat~|not paid|stopped paying|ignored the order)'],
  relocation: ['(move~|moving|relocat~|take the (baby|kids|child|children) to|leaving for|out of state)'],
  'changed-circumstances': [
    '(lost (his|her|my) job|laid off|raise|remarr~|new (child|job|baby)|sick|nothing (is|has) (different|changed)|changed)',
  ],
  confession: ['(told|said|admitted|statement|talked|interview|silent|lawyer)'],
  'unlawful-search': ['(warrant|search~|consented|stopped|pulled over|trunk)'],
  warnings: ['(rights|miranda|read him|read her|card|custody|cell)'],
  identification: ['(picked|point~ (to|out)|recogni~|line-?up|photo|array|filler|identif~)'],
  'physical-evidence': ['(dna|prints?|blood|video|camera|gun|knife|drugs|lab|found (on|in)|tape)'],
  alibi: ['(was (at|with|in|out)|not there|somewhere|receipt|miles)'],
  record: ['(conviction~|record|probation|parole|prior~|arrest~|first time)'],
  cooperator: ['(informant|cooperat~|co-?defendant|cellmate|made a deal|cut a deal)'],
  'self-defense': ['(first|swung|attack~|came at|lunged|pulled (a|the)|defend~|afraid|pushed)'],
  'no-intent': ["(accident~|mistake~|did not know|didn't know|thought|meant|intend~)"],
  'evidence-handling': ['(label~|bag~|seal~|chain|lost|contaminat~|lab|log|tag~|calibrat~|turned over|withheld)'],
  'reluctant-witness': ['(recant~|drop|will not|missed|moved|refus~|does not want|afraid to)'],
  documents: [
    '(e-?mails?|texts?|texted|letters?|messages?|invoices?|receipts?|records?|statements?|logs?|wrote|papers?|ledger|file|checks?)',
  ],
  recordings: ['(photo~|picture~|video~|camera~|film~|tape~|record(ing|ed|ings)|screens?(hots?)?|dash-?cam|doorbell)'],
  witnesses: [
    '(witness~|saw|watched|heard|testif~|neighbor~|bystander~|passenger|coworkers?|stayed|tells? the same|says? so)',
  ],
  expert: ['(expert~|engineer|surveyor|appraiser|accountant|orthopedist|forensic|economist|specialist|tester)'],
  admission: [
    '(admit~|conced~|sorry|apolog~|my fault|our fault|his fault|her fault|owe (you|it)|know we|own (letter|memo|e-?mail|rep)|confess~|acknowledg~)',
  ],
  spoliation: [
    '(delet|wip|shred|eras|overw|threw|throw|toss)~ ..(it|out|away|video|texts?|e-?mails?|records?|cards?|tape|files?|log|checklist)',
    '(video|texts?|e-?mails?|records?|tape|files?|log|checklist|original|footage|notes?) ..(gone|missing|lost|deleted|destroyed)',
    'thrown out',
    'taped over',
  ],
  unproved: ['(nothing to show|no proof|no evidence|cannot (prove|show)|no number)'],
  credibility: [
    '(lied|lying|changed (his|her|their)|story|under oath|contradict~|both ways|deposition~|swore|convicted of fraud)',
  ],
  pattern: [
    '(other|more|another|two|three|several|earlier|last) (people|families|customers|guests|drivers|workers|tenants|patients|aides|incidents?|falls?|cars|women|men|franchisees|buyers|owners)',
  ],
  ruling: [
    '(judge|court) (\\w+ )?(struck|granted|denied|threw|read|ruled|dismissed|sided|agreed|found)',
    '(injunction|motion|summary judgment) (was |is )?(granted|denied)',
    'we won',
  ],
  'ruling-against': [
    '(judge|court) (\\w+ )?(struck|granted|denied|threw|ruled|dismissed|entered|gave|sided|found)',
    '(we|she|he|they|client) lost( (the|that|this|a|our|on|at|below|every) (\\w+ )?(motions?|case|hearing|trial|suit|arbitration|appeal|ruling|grievance|summary judgment)| (below|there))?(?! [\\w$])',
    'lost (the|that|this|our|a|on|at) (\\w+ )?(motions?|case|hearing|trial|suit|arbitration|appeal|grievance|summary judgment)',
  ],
  'prior-finding': ['(cited|citation|convicted|ticket|fined|osha|inspector|board|commission|found (no|that|the))'],
  default: ['(no answer|not answered|never answered|answer deadline|default)'],
  counterclaim: ['(counter-?claim~|counter-?su~|sued back|offset|set-?off)'],
  'no-counsel': [
    '(no (lawyer|attorney)|without (a )?(lawyer|attorney)|on (his|her|their|its) own|myself|ourselves|pro se)',
  ],
  delay: ['(waited|a year|years? later|months later|until now|only now|did not answer|did nothing|worn out)'],
  'prior-offer': ['(offer~|proposed|would take|settle~)', "(weeks'?|months'?) (pay|severance)"],
  forum: ['(venue|jurisdiction|wrong (county|court|state)|compel arbitration|move (it|the case)|transfer)'],
  'limitation-raised': [
    '(too late|time-barred|limitation~|deadline to (sue|file)|(one|two|three|four|five|six|ten) years? (are|is|have|has|long|ran))',
  ],
  fraud: ['(fraud~|cheat~|lied|fake~|forged|tricked)'],
  'own-fault': ['(first|himself|herself|themselves|itself) ..(broke|breach~|stopped|refus~|switched|cheat~)'],
  'workers-compensation': ['(comp|at work|on the job|on shift|on duty|coworker|co-worker)'],
}

/** By the factor that they likely tell. */
export const likely: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(cues).map(([id, some]) => [id, words(...some)]),
)
