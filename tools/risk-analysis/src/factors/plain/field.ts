import type { Plain } from './told.ts'

const money = '\\$\\d[\\d,.]*'
const ofUs = '(me|us|our client|my client|the client)'
const them = '(him|her|them|it|the \\w+)'
/** Papers in which a bargain stands. */
const paper = '(contract|agreement|lease|order|quote|estimate|proposal|bid|invoice|work order|purchase order)'
const part = '(half|part|a third|two thirds|a quarter|some|most)'
/** What is sold, built or done for money. */
const done =
  '(delivered|performed|completed|finished|provided|supplied|honored|repaired|repaid|refunded|shipped|installed|returned|replaced|fixed)'
const worker =
  '(roofer|contractor|builder|plumber|electrician|painter|mechanic|shop|company|firm|crew|vendor|supplier|caterer|mover|carpenter|mason|landscaper|printer)'
const damages = '(loss(es)?|damages?|bills?|repairs?|costs?|sales|profits?)'
/** Somebody says something inside quotation marks. */
const quoted = (words: string) => `(?<![.,!?…])[“"][^”"]{0,60}(?<![\\w'’])${words}`

/** The wider vocabulary of the field: what each fact is commonly called by those who write it down. */
export const field: Readonly<Record<string, Plain>> = {
  breach: {
    said: [
      `(fail~ to|did not|didn't|never|refus~ to) (paid|${done.slice(1)}`,
      `owes? ${ofUs} (the (rest|balance|remainder)|${money})`,
      `(we|i|client) (still )?owes? (him|her|them|it|the \\w+) (the (rest|balance|remainder)|money|${money})`,
      'over-?charg(ed|es|ing)',
      `(did|finished|laid|built|installed|delivered|shipped|painted|completed) (only )?${part} of (the|it|our|my|what)`,
      'left (it|the (job|work|project|house|roof|kitchen)) (half |un)(done|finished)',
      'left (the )?(job|work|project) (half-?done|incomplete)',
      'bounced (a|the|two|three|several) checks?',
      'short-?(shipped|paid)',
      '(cancell?ed|ended|terminated) (it |the (order|contract|deal|agreement) )?without (notice|cause|warning|any reason)',
    ],
  },
  'written-agreement': {
    said: [
      `written (\\w+ )?${paper}`,
      `signed (\\w+ )?(order|estimate|quote|proposal|bid|work order)`,
      `${paper} (that )?(we|they|both|all) (both |all )?signed`,
    ],
  },
  performance: {
    said: [
      'paid (the )?(deposit|down payment|full price|everything) ?(up front|in advance|on time)?',
      `paid (him|her|them|it)? ?(${money} )?(up front|in advance|on time|ahead of time)`,
      'made (every|all|each) (of the |the )?payments?',
      `${done} (everything|all (of )?(it|them|the)|each (one|order|item)|every (one|order|item))`,
      '(did|completed) what (we|i|he|she|it|they) (promised|agreed|were hired|was hired)',
    ],
  },
  notice: {
    said: [
      `(told|informed|notified|wrote( to)?|emailed|e-mailed|texted|warned) (us|me|${them.slice(1)} (in week \\w+|within \\w+ (days|weeks)|(the )?(same|next) (day|week)|right away|at once|immediately|by (certified mail|registered mail|e-?mail|letter|text|fax))`,
      '(sent|mailed|wrote) ..by (certified|registered) mail',
      '(sent|wrote) (him|her|them|it|the \\w+) (a |an )?(certified |formal |written )?(letter|e-?mail) (about|demanding|asking|saying|that)',
      `(gave|given) ${them} (\\w+) days (to|in which to)`,
      'complained (in writing|by (e-?mail|letter)|at once|right away|immediately)',
    ],
  },
  acceptance: {
    said: ['(took|used|kept) (the |all )?(goods|delivery|work|shipment|service) (and|without) (never|a|said nothing)'],
  },
  excuse: {
    said: [
      '(says?|said|claims?|writes?|blames?) (that )?(the |a |it was the )?(rain|weather|storm|snow|frost|flood|strike|pandemic|covid|shortage|supply chain|permits?|fire|hurricane|illness) (stopped|delayed|kept|prevented|held up|shut|made)',
      'blames? (the )?(rain|weather|storm|snow|frost|flood|strike|pandemic|covid|shortage|supply chain|permits?|hurricane|illness)',
    ],
  },
  'part-payment': { said: [`paid (${money}|a little|something) (of|on|toward) (it|the (debt|bill|balance|loan))`] },
  admission: {
    said: [
      '(own|owns|owned) up to',
      "(does not|doesn't|did not|didn't|do not|don't) (deny|dispute) (that|it|owing|the)",
      '(i|we) (grant|concede) (that|it|this)',
      quoted(
        "(my fault|our fault|my mistake|our mistake|our error|our bad|at our end|on our end|i (ran|forgot|missed|messed|screwed)|we (messed|screwed|mixed) up|(we|i) (still )?owed? (you|him|her|them)|(we|i) should(n't)? have|(we|i) (knew|know) (about|it|that)|(i'm|we're|we are|i am) (so |very |really )?sorry|i told them|we were told|never saw (you|him|her|them))",
      ),
      "told (the|a|an) (\\w+ )?(trooper|officer|police|deputy|adjuster|nurse|paramedic|sheriff|inspector) (that )?(he|she|they|it) (had |was |were |did |had been )?(not |never )?(looking at|texting|on (his|her) phone|didn't see|see|seen|saw|asleep|fallen asleep|speeding|distracted|drunk|drinking|forgot|forgotten|running late|in a hurry|checking)",
      'said (that )?(he|she|they|i|we) (was|were) (so |very )?sorry',
      '(said|wrote|texted|agreed) (that )?(it|this|the \\w+) was (his|her|their|its) (own )?(fault|mistake|error)',
    ],
  },
  'damages-shown': {
    said: [
      `${money} (in|of|for) (\\w+ )?${damages}`,
      `${money} (is |was |still )?(unpaid|owing|outstanding|past due|overdue)`,
      `(?<!(phone|cell|call|text|medical|police|court|dispatch|school|personnel|tax|public|driving) )(books|records|bookkeeper|accountant|ledger|receipts|invoices|stubs|statements) (can )?(show|shows|prove|proves|document|documents|back up) (it|this|every|all|each|(the|my|our|his|her|its|their) (\\w+ )?(loss(es)?|damages?|costs?|sales|profits?|income|wages|hours|overtime|balance|payments?|debt|amounts?|expenses|shortfall|price)|them|(that )?${money})`,
      `${money},? (which|as|and) (\\w+ ){1,2}(books|records|ledger|receipts|invoices|stubs|statements) (show|prove|document)`,
      `(another|a second|a new|a different) ${worker} (finished|did|completed|fixed|repaired|redid|replaced) (it|the \\w+|them) for ${money}`,
      `paid (another|someone else|a new|a second) ((\\w+ )?${money}|\\w+ ${money}|\\w+ to (finish|fix|redo))`,
      `(we|i|client) paid (for )?(other|another|replacement|substitute) (\\w+ )?${money}`,
    ],
    denied: [
      "(has|have|had)(n't| not) (yet )?(been able to )?(show|shown|prove|proved|proven) (yet )?(that )?(\\w+ ){0,2}(lost|a loss|any loss|losses|damages)",
    ],
  },
  mitigation: {
    said: [
      '(lowest|cheapest|best) of (the )?(two|three|four|several) (bids|quotes|estimates|offers)',
      '(re-?let|re-?rented|re-?listed|re-leased) (it|the|within|for|to)',
      '(bought|rented|ordered|leased) (\\w+ )?(elsewhere|substitutes?|replacements?)',
      '(applied|applying) for (\\w+ )?(jobs|work|positions)',
      '(took|started|found) (a|another|new) (new |other |part-time )?(job|position)',
    ],
  },
  documents: {
    said: [
      '(i|we|client) (have|kept|saved|hold) (\\w+ ){0,3}(copy|copies|letters?|messages?|invoices?|screens?|stubs?|cancell?ed checks?|ledgers?|logs?|paperwork|voicemails?)',
      '(i|we|client) (kept|saved|have) (the|every|all|each|his|her|their) (\\w+ )?(texts?|notes?|papers?)',
    ],
  },
  recordings: { said: ['cameras? (shows?|showed)'] },
  witnesses: {
    said: [
      '(saw|watched|heard) (it all|everything|the whole thing|all of it|it happen|what happened)',
      '(shoppers?|customers?|neighbors?|coworkers?|co-workers?|bystanders?|passengers?|guests?|people|workers|employees|drivers?) (gave|left)(?= (us |me )?(their |his |her )(names?|numbers?|statements?))',
      '(say|says|tell|tells|told us|told me|report|reports) (exactly |just )?the same( thing)?',
      '(backs|back|will back|can back) (me|us|him|her|our client|my client) up',
    ],
  },
  'limitation-raised': {
    said: [
      '(raised|pleaded|pled|asserted|invoked) (the |a )?(statute|limitations?|time bar|sol)( of limitations)?',
      '(statute|limitations?|sol) (was |is |has been )?(raised|pleaded|pled)',
    ],
  },
  delay: {
    said: [
      '(waited|went quiet|sat|did nothing|stayed quiet|kept quiet|said nothing) for (\\w+ ){0,2}(years|months|a year)',
      '(years|months) (went by|passed) before (he|she|they|it|we|i|anyone)',
    ],
  },
  'hazard-known': {
    said: [
      "('s |had |has |have )?been (there|like that|broken|out|loose|leaking|that way) (all|for|since) (\\w+ ){0,2}(morning|day|week|weeks|month|months|year|years|days|hours)",
      '(knew|known|aware) (it|that|this) (was|had been|is) (broken|loose|leaking|slippery|wet|icy|bad|dangerous|unsafe|cracked|rotten|missing)',
      '(been |was |were )?(told|warned) (them |him |her |the \\w+ )?(about it|twice|before|weeks before|days before|the day before)',
      'pumped (out )?(the|his|her|its|their) (\\w+ )?(basement|cellar|crawl ?space)( out)?',
    ],
  },
  'lasting-harm': {
    said: [
      '(kept|left (him |her |me |them )?with|has|have|had) (a )?(reduced|limited|weakened|partial loss of|loss of|less) (\\w+ )?(grip|motion|movement|range|strength|hearing|sight|vision|feeling|use)',
      '(lifting|weight|work) (limit|restriction)s?( of \\w+ \\w+)? (is|are) permanent',
      'never (be|get|feel|heal) (the same|right|better|fully)',
      'for the rest of (his|her|my) life',
      'lost (the )?(use|feeling|sight|hearing|motion) (of|in)',
      '(walks|walk|left) with a limp',
    ],
  },
  insurance: {
    said: [
      '(he|she|they|it|driver|owner|defendant|store|landlord|company) (has|have|had|carries|carried) (?!no )(\\w+ )?insurance',
      '(his|her|its|their|whose|the) (\\w+ )?(insurer|carrier|insurance company) (has )?(paid|offered|accepted|admitted|agreed)',
      'we are (fully )?insured',
    ],
    denied: ['(is|was|are|were) not insured'],
  },
  'comparative-fault': {
    said: [
      '(climb|walk|start|jump|enter|proceed)(ed|ing)? (in )?(alone|without waiting|without looking|anyway) (after|when|though|although|against)',
      '(his|her) (own )?(rope|harness|helmet|belt) (was )?(not|never|un)(tied|buckled|fastened| tied| buckled| fastened| clipped)( in)?',
    ],
  },
  remarks: {
    said: [
      '(younger|fresher|young|fresh) (legs|blood|faces|people|talent|energy)',
      'over the hill',
      'past (his|her|my|their) prime',
      '(joked|jokes?|comments?|commented|remarks?|remarked|cracks?) (about|on) (my|his|her|their|our|the|being|women|older) ?(age|race|accent|religion|pregnan~|skin|hair|gray|gender|disab~|women|workers|maternity)',
      'go back to (your|my|his|her|their) (own )?country',
      quoted('(maternity|pregnan~|women|girls|old (man|guy|lady|timer)|grandpa|grandma|those people|you people|boy)'),
    ],
  },
  comparators: {
    said: [
      '(a |the )?(man|woman|person|worker|hire|guy|replacement) (of|aged) \\d\\d (took|got|has|was given) ..(job|desk|position|place|duties|shift)',
      '(younger|less experienced|male|female|white) (\\w+ )?(took|got|was given) (over )?(his|her|my) (job|desk|position|place|duties|shift)',
      "(others|coworkers|colleagues|men|women|two men|two women) (who|with) ..(the same|worse) ..(stayed|kept|were not|weren't|only got)",
    ],
  },
  'bad-record': {
    said: [
      '(two|three|four|several|final|last|verbal|repeated) (written |final )?warnings? (in|from|for|about|before|over)',
    ],
  },
  'good-record': {
    said: [
      '(with|had|got|all) (very |nothing but )?(good|great|fine|excellent|top|strong) (reviews|evaluations|ratings|marks)',
    ],
  },
  'business-reason': {
    said: [
      '(fired|dismissed|terminated|let go|discharged) (him |her |me |them )?(for|because of|over) (\\w+ ){0,2}(late~|tard~|absen~|attendance|theft|stealing|misconduct|violations?|insubordinat~|sleeping|fighting|falsif~|performance|errors|mistakes)',
      '(dismissal|termination|discharge|firing) letter ..(cites?|cited|names?|named|gives?|gave|says?|states?|stated|lists?)',
      '(they|hr|employer|company|manager|boss) (say|says|said|claim~|wrote) (that )?(my|her|his|the) (\\w+ )?(was|were) (short|late|poor|missing|low|eliminated|cut|down|bad)',
    ],
  },
  resigned: {
    said: [
      '(i|he|she|client|they|employee) (then |later )?(quit|resigned|walked out|left) (in|on|because|for|to take|the job|without)',
      '(handed in|gave|turned in) (my|his|her) (notice|resignation|two weeks)',
      "gave two weeks' notice",
    ],
  },
  unproved: {
    said: [
      '(could|can) (name|point to|identify|produce|cite) (none|no one|nobody|nothing|not one)',
      '(has|have|had) (offered|produced|shown|named|given|cited) (no|none|not one|nothing)( evidence| proof| document| witness| name| example)?( of| for| that| to)?',
      '(has|have|had) nothing (that )?(to show|to back|shows|showing|in hand)',
    ],
  },
  'survived-motion': {
    said: [
      "(denied|rejected|overruled) (our|the|their|its|his|her|defendants'?) (\\w+ )?(motion to dismiss|demurrer)",
      '(motion to dismiss|demurrer) (was |has been )(denied|overruled|rejected)',
      '(we|they|defendants?) lost (our|the|their) motion to dismiss',
    ],
  },
  'agency-charge': {
    said: [
      'fil(ed|e|es) (a|her|his|my|the|their) (timely |formal )?charge( in time| on time)?',
      'went to the (eeoc|labor board)',
    ],
  },
  willful: {
    said: [
      '(they|he|she|it|people|owner|rival|competitor|defendant|company|infringer) knew (about |of )?(my|our|her|his|the) (\\w+ )?(mark|patent|copyright|registration|picture|photo|work|design)',
      '(refused|denied|turned down) (them|him|her|it|their|his) ?(request for )?(a |the )?licen[sc]e',
      '(had )?(asked|applied) (me|us|her|him|our client)? ?for a licen[sc]e (before|first|and was)',
      'kept (on )?(selling|using|printing|copying) (it |them )?(after|despite|anyway)',
    ],
  },
  ownership: {
    said: [
      '(i|we|client|our client|my client) (\\w+ )?(sold|assigned|transferred|signed over) (\\w+ ){1,3}(mark|trademark|patent|copyright|rights?|line|title|design|catalog)',
      'assignment (is|was|has been) recorded',
    ],
  },
  secrecy: {
    denied: [
      '(visitors?|guests|operators|vendors|staff|employees|people) (there )?(never|had not|have not) signed (anything|an nda|a \\w+ agreement)',
    ],
  },
  nondisclosure: {
    said: [
      '(hid|covered|painted over|papered over|masked) (it|them|the (stains?|cracks?|damage|leaks?|water|mold|rot))',
    ],
  },
  condition: {
    said: [
      '(water|flood~|sewage|seepage) (\\w+ ){0,3}(basement|cellar|crawl ?space|attic|ceiling|walls?)',
      '(basement|cellar|crawl ?space|roof|attic) (that |which )?(flood(s|ed)|leaks|leaked|floods|takes on water|fills with water)',
      '\\w+ inches of water',
      '(cracked|sagging|rotten|rotted) (\\w+ )?(foundation|joists?|beams?|floors?|walls?|sills?)',
      'termites?',
    ],
  },
  'recorded-title': { said: ['(deed|title|easement|survey|lien) (has been |have been |is |was )?(on|of) record'] },
  caregiver: {
    said: [
      '(takes|drives|walks|gets) (him|her|them|the (kids|children|child|boy|girl|baby|twins|boys|girls)) to (school|the doctor|daycare|practice|the dentist|therapy|class|appointments)',
      '(feeds|bathes|cooks for|puts to bed|gets up with) (him|her|them|the (kids|children|child|boy|girl|baby|twins))',
      '(does|did) (all |most of )?the (cooking|homework|bedtimes?|drop-?offs?|pick-?ups?|school runs?)',
    ],
  },
  stability: {
    said: ['(has|had|kept|in) the same (job|house|home|apartment)( and (job|house|home|apartment))?( since| for)?'],
    denied: ['moved (two|three|four|five|six|several|\\d) times'],
  },
  'child-wish': {
    said: [
      '(wants?|wanted|prefers?|preferred|would rather|begs|begged|asked) (to )?(stay|live|be|remain) with (his|her|their|our|my|the) (mom|dad|mother|father|mum|papa|mommy|daddy)',
    ],
  },
  'changed-circumstances': {
    said: [
      '(mother|father|mom|dad|he|she|parent) (now works (nights|weekends|the night shift|night shifts|two jobs|out of state|on the road)|works (nights|weekends|the night shift|night shifts|two jobs|out of state|on the road) now)',
    ],
  },
  'order-violated': {
    said: [
      '(kept|returned|brought) (\\w+ ){1,2}(back )?(one |two |three |a |several )?(days?|weekends?|hours?|weeks?) (too long|late|over|longer)',
      'against the (court |custody |20\\d\\d )?order',
      '(ignored|broke|disobeyed|defied) (the|an|that|this|a) (court |custody |support )?(order|decree|parenting plan)',
      '(stopped|quit) paying (child )?(support|alimony|maintenance)',
    ],
  },
  credibility: {
    said: [
      '(said|swore|testified|stated|told the (court|judge)) (\\w+ )?under oath [^.;]{1,90}\\b(but|and|yet|although) [^.;]{0,50}\\b(shows?|proves?|contradicts?|says otherwise)',
    ],
  },
  warnings: {
    said: [
      '(nobody|no one|none of them|neither) (ever )?(read|gave|told|advised) (him|her|me|our client|my client|the client) (of )?(his|her|my|any|the) (miranda )?(rights|warnings?)',
      'read (him|her|me|our client|my client) (his|her|my|the) (rights|warnings?) (only )?(after|later|when it was over|too late|at the end)',
    ],
  },
  identification: {
    denied: [
      '(picked|pointed|chose|identified|selected) (out )?(to )?(someone else|somebody else|another (man|person|woman|photo|guy|face)|a (filler|different (man|person|photo|face))|the wrong (man|person|guy|photo))',
      "(did not|could not|didn't|couldn't|never) (pick|recogni[sz]e) (him|her|our client|my client|anyone|anybody)",
    ],
  },
  'physical-evidence': {
    denied: ["(prints?|dna|blood) (did not|do not|does not|didn't|don't|doesn't) match"],
  },
  record: {
    said: [
      '(our client|client|the client|he|she|the accused) (has|had) (a|an|one|two|three|several) (\\w+ )?(convictions?|priors?|felon(y|ies))',
    ],
    denied: [
      '(has|have|had) no (criminal |prior |adult )?(record|priors|convictions|arrests)( at all| of any kind| whatsoever)?',
      'never (once )?been (arrested|convicted|in trouble)( before)?',
    ],
  },
  cooperator: {
    said: [
      'co-?defendant (has |had |\\w+ )?(made|cut|took|struck|signed|accepted) (a|the) (deal|plea)',
      'co-?defendant (\\w+ ){0,7}will (say|testify)',
      "(flipped|turned state's evidence)",
    ],
  },
  'plea-offer': {
    said: [
      '(offered|offers|has offered) (\\w+ ){1,4}(if|for|in exchange for) (he|she|they|our client|a) (pleads?|guilty plea|plea)',
    ],
  },
  confession: {
    denied: ['said nothing to (the )?(police|officers?|detectives?|cops)'],
  },
  alibi: {
    denied: [
      "alibi [^.;]{0,60}\\b(but|until) [^.;]{0,70}\\b(out of town|elsewhere|not with (him|her)|was not there|wasn't there|denies it|recant~|will not use|won't use|cannot use|not back)",
    ],
  },
  counterclaim: { said: ['(sued|suing) (us|me|him|her|them|our client) back'] },
  pattern: {
    said: ['(did|does|has done) the same (thing )?to (others|other \\w+|another \\w+|two|three|several|many)'],
  },
  'product-defect': {
    said: [
      '(brake|cable|guard|tire|ladder|battery|charger|hose|valve|strap|weld|bolt|blade|latch|airbag|harness|chain|wheel|axle|handle|hinge|switch|cord|seat ?belt|trigger)s? (that |which )?(was |were |had |had been )?(missing|defective|worn through|badly made|installed wrong|out of line|recalled)',
    ],
  },
}
