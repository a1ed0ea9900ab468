/**
 * What people write before a colon, or ask, for a field, by what the words mean: each matches a whole label without its
 * articles and marks. Of two fields that match, the one with the longer match has it.
 */
export const labelMeanings: Record<string, string> = {
  // Letters.
  subject: 're|subject|regarding|concern(?:s|ing)|about|topic|matter|in the matter of|reference line|what it is about',
  purpose:
    'purpose|messages?|body|contents?|(?:what )?to say|say(?: this| that)?|tell (?:them|him|her)|(?:key |main |talking )?points(?: to (?:make|cover))?|letter should say|what (?:to say|for|for money|it is for|is it for)|(?:purpose|reason|use)(?: of| for)?(?: (?:loan|funds|money|letter))?|why(?: (?:i|we) (?:need|want) (?:it|the money))?|(?:to )?buy(?:ing)?',
  callToAction:
    '(?:what )?(?:he|she|they|you) (?:should|must|needs?|has|have)(?: to)?(?: do)?|asks?(?: (?:him|her|them))?(?: to| for)?|asking(?: for)?|requests?|actions?(?: (?:needed|wanted|requested|items?))?|next steps?|please|what (?:i|we) (?:want|need)(?: (?:him|her|them)(?: to do)?| from (?:him|her|them))?|(?:i|we) (?:want|need)(?: (?:him|her|them)(?: to)?)?|response (?:wanted|needed)',
  jobTitle:
    '(?:job|position|post|role|opening|vacancy|opportunity)(?: (?:title|wanted|applied for|name))?|apply(?:ing)? for|job (?:is it|am i applying for)',
  jobReference:
    '(?:job|posting|post|req|requisition|reference|ref|vacancy|listing|announcement|ad|position)(?: (?:no|num|number|id|code|ref|reference))',
  companyName: '(?:company|employer|firm|organization|place|business|who) ?(?:name|is hiring|it is)?',
  companyAddress: '(?:company|employer|firm|organization|their|office) (?:address|location)',
  hiringManager:
    '(?:hiring|contact|recruiting) (?:manager|person|partner|director|lead|contact)|recruiter|contact|attn|attention|(?:write|goes|addressed|send it) to|who (?:does it go|it goes|do (?:i|we) write|to write|to address(?: it)?) ?(?:to)?',
  experience:
    "experience|(?:work|job|career|employment) (?:experience|history|background|so far)|(?:past|previous|prior|earlier) (?:work|jobs?|positions?|employers?)|background|career|jobs(?: held)?|work(?:ed)?(?: (?:at|for|as))?|employment|(?:what )?(?:did you do|have (?:you|i) done|i(?:'ve)? (?:did|done)|you do)(?: so far| before)?|years|time in trade",
  skills:
    '(?:key |main |special |other |computer |technical )?(?:skills?|abilities|strengths|certifications?|certs|tools|software|languages)|good (?:at|with)|(?:what )?i (?:know|can do)|know(?:s| how)?|(?:what )?can (?:you|i) do|machines',
  motivation: 'motivation|interest(?:ed in)?|reasons?|why .*|(?:what )?(?:draws|attracts|interests) (?:you|me)|why',
  candidateName:
    '(?:candidate|student|applicant|employee|intern|person)(?: name)?|(?:his|her|their) (?:full )?name|name|who(?: is it| it is)?(?: for| about)?|recommend(?:ing|ation for)|for|(?:letter|rec|reference) (?:for|about)',
  relationshipLength:
    '(?:how long|time|years?|length|since when|duration)(?: (?:have )?(?:i|you|we|do you))?(?: (?:known?|worked together|worked))?(?: (?:him|her|them|each other))?|known?(?: (?:him|her|them))?(?: (?:for|since))?|length of (?:relationship|time)|since',
  relationshipContext:
    'how (?:do |have )?(?:i|you|we) (?:know|knew|met|known?)(?: .*)?|(?:our |my )?relationship(?: to .*)?|(?:in )?what capacity|capacity|connection|my role|worked (?:together|for me|with me|under me)|how known|(?:met|know|knows?) (?:him|her|them|from|through).*|where (?:i|we) (?:know|met) .*',
  strengths:
    "(?:main |key |greatest |best )?(?:strengths?|qualities|traits|virtues|character|pluses|attributes)|strong (?:points?|suits?)|good (?:points?|at|things)|best (?:at|thing|things|points?)|what (?:he|she|they)(?: is|'s| are)? (?:like|good at)|what i like|stands? out(?: for)?",
  specificExamples:
    '(?:specific )?examples?(?: (?:one|two|three|1|2|3))?|instances?|stor(?:y|ies)|anecdotes?|accomplishments?|achievements?|highlights?|projects?|what (?:he|she|they) (?:did|has done|have done)|proof|e g',
  recommendation: 'recommend(?:ation)?(?: (?:level|strength))?|overall|bottom line|verdict|rating|how strongly',
  reference:
    '(?:order|account|acct|booking|invoice|claim|ticket|case|policy|confirmation|reservation|contract|member(?:ship)?|customer|receipt|serial|tracking|reference|ref|work order|file|loan|model|unit|purchase order|po)(?: (?:no|num|number|id|ref|code))',
  eventDate:
    '(?:dates?|day|when)(?: .*)?|(?:purchase|order|event|service|delivery|incident|trip|stay|visit|appointment|accident) dates?|bought|purchased|happened|ordered',
  amount:
    "(?:amount|price|total|cost|sum|paid|charge[ds]?)(?: .*)?|how much(?: .*)?|what (?:i|we|you|it|they)(?:'ve)? (?:paid|pay|spent|cost|costs|charged|owe|borrow)(?: .*)?|what (?:did|does|do|was|were) (?:i|we|you|it|they) (?:pay|cost|charge[ds]?|spend|owe|borrow)(?: .*)?|(?:loan|grant|refund|settlement|requested|asking) (?:amount|sum)|request(?:ed|ing)?|borrow(?:ing)?(?: how much)?|(?:balance|sum) (?:due|owed|demanded)",
  problem:
    "what (?:went|is|was|'s|has gone) wrong|wrong|what happened|(?:the )?(?:problems?|complaints?|issues?|defects?|troubles?|story|damage|facts)(?: with it)?|went wrong",
  earlierSteps:
    "what (?:i|we|you)(?:'ve| have)? (?:did|done|tried)(?: (?:already|so far|about it))?|(?:i|we) (?:did|tried)|(?:steps|actions?)(?: (?:i|we))? ?(?:taken|so far|already)|so far|already(?: (?:did|done|tried))?|tried|(?:prior|earlier|previous|past) (?:contacts?|steps|calls?|attempts|complaints)|contacts?(?: (?:so far|with them))?|history|timeline|calls|correspondence|contacted",
  remedy:
    '(?:what )?(?:i|we|you|she|he|they|do you|does she|does he|do they|do we|client) wants?|wants?|wanted|remed(?:y|ies)|(?:requested |desired )?(?:resolution|relief|outcome)|demands?|fix|solution|requests?|asks?(?:ing)?(?: for)?|to make it right',
  deadline:
    '(?:by|due|until|deadline|before)(?: (?:when|what date|date|which day))?|(?:answer|respond|response|reply|pay(?:ment)?|comply|compliance|confirm|confirmation|return|decision)(?: (?:by|due|date|deadline|needed by|wanted by|no later than))+|(?:due|target|response|answer|cutoff|cut off) (?:date|day)|time limit|when (?:by|do (?:i|we|you) need .*)|no later than|needed by|(?:how long|time) (?:do )?(?:they|he|she) (?:have|has|get|gets)|give (?:them|him|her)(?: until)?',
  background:
    'background|bkgd|bkgrd|bg|context|situation|facts|circumstances|about (?:us|me)|who (?:we are|i am)|history|what happened|threatened claim|claim|dispute',
  questions:
    'questions?(?: (?:to ask|for them))?|qs?|(?:what )?(?:i|we|to|she|he|client) (?:want|wants|need|needs|would like) to (?:know|ask|find out)|(?:want|wants|need|needs) to know|asks?(?: (?:about|them))?|inquir(?:y|ies|e about)|find out|to ask',
  occasion:
    '(?:thank(?:s|ing|ful)?|thank you|grateful|gratitude)(?: (?:him|her|them|you))?(?: for)?|occasion|event|(?:for )?what for|reason|gift|favor|what (?:he|she|they) did',
  meaning:
    'what (?:it|this|that) (?:meant|did|means|has meant)(?: (?:to|for) (?:me|us))?|meaning|why it (?:mattered|matters|helped)|impact|effect|difference|how it helped|best part|meant',
  outlook:
    "next|future|what(?:'s| is)? next|what comes next|look(?:ing)? forward(?: to)?|plans?|going forward|next (?:time|step|steps|year)|hopes?|later|from here",
  // Applications.
  positionApplied:
    '(?:job|position|post|role|opening)(?: (?:title|wanted|applied for|applying for|desired|sought))?|apply(?:ing)? for|want(?:ed)? job|what job',
  salaryExpected:
    '(?:salary|pay|wages?|rate|compensation|money)(?: (?:expected|wanted|desired|expectations?|requirements?|sought|range|you want|i want))?|(?:expected|desired|wanted|asking|hoped for) (?:salary|pay|wages?|rate)|how much (?:do you want|pay|an hour)',
  availableStartDate:
    '(?:date )?(?:available|availability)(?: .*)?|(?:when )?can (?:you|i) start|can start|(?:earliest |possible )?start(?:ing)?(?: date| day)?|when|free (?:from|to start)',
  education:
    'education(?: .*)?|school(?:s|ing)?|degrees?|colleges?|universit(?:y|ies)|studied|studies|diplomas?|courses?|training|high school|academic.*',
  workExperience:
    'work|(?:work |job |employment |past |prior )?(?:experience|history|background)|jobs?(?: (?:history|before|so far|held))?|employment|career|employers?|worked(?: .*)?|(?:past|previous|prior|last|current) (?:work|jobs?|employers?|employment|positions?)|what (?:did|have) you (?:do|done) .*|where (?:have|did) you work.*',
  references:
    'references?|refs?|who can (?:vouch|speak) for (?:you|me)|people to call|(?:can|may) (?:call|contact)|vouch',
  dateOfBirth: 'date of birth|dob|birth ?(?:date|day)|born(?: on)?|d o b|when (?:were you|was (?:she|he)|i was) born',
  placeOfBirth:
    'place of birth|birth ?place|born (?:in|at)|pob|where (?:were you|was (?:she|he)|i was) born|city of birth',
  nationality: 'nationality|citizen(?:ship)?(?: of)?|country(?: of citizenship)?|national(?: of)?',
  passportNumber: 'passport(?: (?:no|num|number))?',
  passportExpiry:
    '(?:passport )?(?:expir\\w+|good (?:until|till|thru|through)|valid (?:until|till|to|thru|through))(?: (?:date|on))?',
  currentAddress:
    '(?:home|current|present|permanent|residential|residence|mailing)?\\s?(?:address|residence)|(?:lives?|living|resid\\w+)(?: (?:at|in))?|where (?:do you|does (?:she|he)|i) live|home',
  visaType: '(?:kind|type|class|category)(?: of)? visa|visa(?: (?:type|kind|class|category|wanted))?',
  purposeOfTravel:
    '(?:purpose|reason)(?: (?:of|for))?(?: (?:travel|trip|visit|stay|coming|journey))?|why (?:do|does|are|is) .*|why(?: (?:i|we) .*)?|what for|what (?:will|are) you (?:do|doing).*|trip|coming for',
  durationOfStay:
    'how long.*|(?:duration|length)(?: of)?(?: (?:stay|trip|visit|travel))?|(?:trip|travel|stay|visit)(?: dates?)?|dates?(?: of (?:stay|travel|trip|visit))?|(?:arriv|when).*|length',
  accommodationDetails:
    'where (?:will|are|do|does|is|i|we|she|he) .{0,60}(?:stay|sleep|live|lodge).{0,60}|where stay(?:ing)?|accommodations?|lodging|hotel|housing|stay(?:ing|s)? (?:at|with)|address (?:in|while in) .*',
  financialSupport:
    '(?:who|how|what) .{0,60}(?:pay|fund|cover|afford).{0,60}|money|funds?|funding|financ\\w+|financial support|sponsor\\w*|support|costs?(?: covered by)?|paid (?:by|for by)|pays',
  agency:
    '(?:agency|office|board|department|dept|authority|commission|bureau|city|county)(?: .*)?|(?:file|filed|filing|submit\\w*|apply\\w*|goes)(?: it)? (?:with|to)|who issues it|to whom',
  permitType:
    '(?:(?:kind|type|class|sort) (?:of )?)?permit(?: (?:type|kind|for|wanted|needed|requested|sought))?|asking for',
  licenseType:
    '(?:(?:kind|type|class|sort) (?:of )?)?licen[cs]e(?: (?:type|kind|class|for|wanted|needed|requested|sought|applied for))?',
  site: 'where(?: (?:is it|will it be|exactly))?|(?:event |job |work |project |site |street |property )?(?:location|site|place|venue|address)|property|at|address of (?:work|event|project|property|site)',
  owner: '(?:property |land |building |lot )?owners?(?: (?:of .*))?|who owns .*|owned by|belongs to',
  description:
    'what(?: .*)?|(?:work |project |event |job )?(?:description|details|scope|plan)(?: of .*)?|(?:the )?(?:work|project|event|job)(?: (?:itself|is))?|describe .*',
  contractor:
    "(?:general |licensed )?contractors?|builder|installer|(?:who(?:'s| is| will be| will)? )?(?:doing|building|performing|do|build) (?:the )?(?:work|it)|work by|done by|vendor|supplier",
  cost: '(?:est(?:imated)? |project |total |job )?(?:cost|value|price|budget|estimate|valuation)(?: of .*)?|how much.*|what(?: will| does)? it costs?',
  enclosures:
    "with (?:it|this|application)|enclos\\w*|attach\\w*|(?:papers|documents|docs|documentation)(?: (?:included|attached|enclosed))?|(?:what )?(?:are you|am i|i'm|i am|we are|we're) (?:enclosing|attaching|including|sending)|includ(?:ed|ing|es)|send(?:ing)? (?:along|with it)|supporting (?:documents|papers|docs)|comes with|encl?s?",
  lender: '(?:bank|lender|credit union|borrow(?:ing)? from)(?: name)?|(?:apply|applying) (?:to|at|with)|which bank',
  term: '(?:loan |repayment )?term|how long.*|(?:repay|pay ?back|pay it back|pay off|payback|repayment)(?: .*)?|over(?: how long)?|length(?: of (?:loan|time))?|time|years|months',
  collateral:
    'collateral|security|secured(?: by)?|back(?:ed|ing)(?: (?:by|it))?|pledge[ds]?|guarantee[ds]?|lien on|what secures it',
  employer:
    '(?:your |current )?(?:employer|employment|job|occupation|work|business|company)(?: (?:or .*|name))?|(?:where|who) (?:do|does) (?:you|she|he|i) work(?: for)?|works? (?:at|for)|employed (?:at|by)',
  income:
    '(?:yearly |annual |monthly |gross |net |household )?(?:income|earnings|revenue|salary|wages)(?: .*)?|(?:what|how much) (?:do |does )?(?:you|i|we|she|he) (?:make|earn|take home).*|(?:i |we )?(?:make|earn)s?',
  assets:
    '(?:other )?assets?|(?:what )?(?:i|we|you) own|own(?:s|ed)?|savings|property|accounts|what (?:do|does) (?:you|she|he) own',
  debts:
    'debts?|(?:what )?(?:i|we|you) owe|owe[sd]?|(?:other |existing |current )?(?:loans?|debts?|liabilities|obligations)(?: .*)?|what (?:do|does) (?:you|she|he) owe|monthly (?:payments|bills)',
  funder:
    'funder|foundation|grantor|grant ?maker|donor|(?:apply|applying|request|proposal|goes)(?:ing)? to|(?:who|from whom) (?:are you|do we) ask\\w*',
  program: '(?:grant |funding )?(?:program|opportunity|rfp|cycle|round|fund|track)(?: (?:name|title|no|number))?',
  projectTitle: '(?:project|proposal)(?: (?:title|name))?|title(?: of project)?|name of project|called',
  organization:
    '(?:about )?(?:org|organization|us|nonprofit|applicant)(?: (?:description|background|history|mission|info))?|who (?:we are|are you|is applying)|mission|we are|history|about us',
  need: 'needs?|(?:the )?problem|why(?: .*)?|need for (?:it|project)|statement of need|issue',
  goals:
    'goals?|objectives?|aims?|targets?|outcomes?|(?:what )?(?:we|i) (?:want|hope) to (?:do|achieve|reach)|hoped for results',
  activities:
    'activit(?:y|ies)|(?:work ?)?plan|what (?:we|will you|will we|do we|are you going to)(?: will)? ?(?:do)?|program of work|steps|timeline|schedule|how',
  budget:
    'budget(?: .*)?|spending|costs?|breakdown|(?:how|what) .{0,60}(?:spend|spent|money goes).{0,60}|money goes to|use of (?:funds|money|grant)|line items',
  evaluation:
    'evaluation|how (?:will )?(?:we|you|do we|do you|will we)(?: will)? (?:know|measure|tell|track|evaluate).*|measur\\w+(?: .*)?|metrics|success|results|proof it worked',
  businessName:
    '(?:business|shop|company|trade|store|salon|restaurant|firm|dba|d b a)(?: name)?|(?:name|name and (?:place|address)) of (?:business|shop|company|store|salon|restaurant)|(?:called|named)|doing business as',
  businessAddress:
    '(?:business|shop|store|company|salon|restaurant|premises) (?:address|location|place|site)|(?:location|place|address|where)(?: of (?:business|shop|store|company))?',
  activity:
    "(?:it is |it's |what is it |what's it )?for|what (?:exactly )?(?:will|do|does|would) .* do(?: there)?|(?:the )?(?:services?|activit(?:y|ies)|work|operations?|business)(?: (?:offered|planned|provided))?|nature of (?:business|work)|what|doing|will do",
  qualifications:
    'school(?:s|ing)?|training|education|qualifications?|courses?|exams?|tests?|certif\\w+|degrees?|diplomas?|hours|apprenticeship|studies',
  otherLicenses:
    '(?:other |current |past |existing )?(?:licen[cs]es?|permits|credentials|registrations|certificates)(?: .*)?|(?:what )?(?:i|we) hold|licensed (?:in|as|elsewhere)|also (?:hold|licensed)',
  discipline:
    '(?:any )?(?:trouble|discipline|disciplinary|problems|complaints?|convictions?|violations?|denials?|fines?|arrests?|record|criminal|suspensions?)(?: .*)?|ever .*|(?:were you|have you|was (?:she|he)|been) .{0,60}(?:disciplin|refus|deni|convict|revok|suspend|fined).{0,60}|history',
  // A lawyer's papers.
  facts: 'facts?(?: .*)?|what happened|story|background|chronology|timeline|history|statement of facts',
  basis:
    '(?:legal )?(?:basis|theory|theories|grounds|claims?|law|authority|causes? of action)(?: .*)?|why (?:they|he|she) owes?.*|under',
  demand: 'demands?|(?:we |client )?(?:want|wants|ask|asks|seek|seeks)|relief|remedy|asking for',
  nextStep:
    '(?:if|or) (?:not|else|no .*|they .*|he .*|she .*)|otherwise|else|failing (?:that|which)|consequences?|next steps?|then what|what then|threat',
  clientName:
    'client(?: (?:name|is))?|cl|clt|(?:we |i |atty )?represent(?:s|ing)?|our client|my client|on behalf of|new client',
  matter: "matter|case|re|subject|(?:regarding|about|concerning)|what(?: is|'s)? it about|engagement|deal|case name",
  scope:
    'scope(?: .*)?|what (?:do |will )?(?:we|i|you|they|she|he)(?: will)? do|(?:the )?(?:services?|work|tasks?|included|duties|assignment)|covers?|we (?:do|will do|handle)',
  excluded:
    "(?:not|excluded|excludes|excluding|outside|exclusions?|except)(?: .*)?|(?:we|what we) (?:won't|don't|do not|will not)(?: do| handle| cover)?|out of scope|limits?(?: of .*)?",
  fee: '(?:legal )?(?:fees?|rates?|price|charges?|compensation|flat fee|hourly(?: rate)?)(?: .*)?|how much.*|(?:what )?(?:do|does|will) (?:we|i|it|they|you) (?:charge|cost)',
  retainer: '(?:retainer|deposit|advance|trust|up ?front|advance deposit|initial (?:payment|deposit))(?: .*)?',
  costs: '(?:costs?|expenses?|disbursements?|out of pocket)(?: .*)?',
  billing:
    '(?:bill(?:s|ing|ed)?|invoic(?:e|es|ing|ed)|payments?|pay)(?: .*)?|how (?:often )?(?:do|will) (?:we|you) bill',
  ending: '(?:end(?:ing|s)?|terminat\\w+|withdraw\\w*|how it ends|closing|files?|quit(?:ting)?)(?: .*)?',
  subjects:
    '(?:what(?: to (?:keep|save|preserve))?|subjects?|topics?|documents|records|types|categories|materials|keep what)(?: .*)?',
  custodians: '(?:whose|who|custodians?|people|persons|employees|key players|witnesses|keepers?)(?: .*)?',
  sources: '(?:where(?: to look)?|sources?|systems?|devices?|locations?|places|accounts|repositories|media)(?: .*)?',
  court: '(?:which |what )?court(?: .*)?|venue|forum|jurisdiction|filed in',
  plaintiff: '(?:plaintiffs?|pltf|pl|petitioner|claimant)(?: .*)?|p',
  defendant: '(?:defendants?|def|deft|respondent)(?: .*)?|d',
  caseNumber: '(?:case|cause|docket|index|action|civil action)(?: (?:no|num|number|id))|docket|number|no',
  judge: '(?:judge|hon|before|assigned(?: to)?|justice|magistrate)(?: .*)?',
  clientSide:
    "(?:we are|we represent|we(?:'re)? (?:for|on)|our side|side|appear(?:ing)? for|client is|representing)(?: .*)?",
  responder:
    '(?:who )?(?:answers?|responds?|must answer|has to answer)|responding party|(?:directed|addressed|propounded) to|responder|responding|to',
  responseTime:
    '(?:time|days)(?: (?:to|for)(?: (?:answer|respond|response))?)?|(?:answers?|responses?) (?:due|in|within)|response (?:time|period)|due(?: in)?|how long',
  definitions: 'definitions?|defined terms?|defs?|terms|words',
  interrogatories: 'interrogator(?:y|ies)|rogs?|ints?|questions?(?: .*)?|special interrogatories',
  production:
    '(?:requests? for )?(?:production|documents?|docs)(?: .*)?|rfps?|rpds?|document (?:requests?|demands?)|produce|inspection demands?',
  admissions: '(?:requests? (?:for|to) )?(?:admissions?|admit)(?: .*)?|rfas?|ras',
  served:
    '(?:serv(?:e|ed|ing|ice)|certificate of service|cert of service)(?: (?:on|upon|to|list))?|(?:counsel|parties) served|copy to',
  serviceDate: '(?:serv(?:e|ed|ice)|mailing|date)(?: (?:date|day|on|of service))|when served|service date',
  serviceMethod: '(?:how|manner|method|served|service)(?: (?:of service|by|via|served))|how|via',
  introduction: 'intro(?:duction)?(?: .*)?|opening|summary|preliminary statement|overview',
  issues: '(?:issues?|questions?)(?: presented)?(?: .*)?|qp',
  standard: '(?:legal |review )?standards?(?: of review)?(?: .*)?|test|sop',
  argument: 'arg(?:uments?)?(?: .*)?|points?|analysis|why we win|discussion',
  conclusion: 'conclu(?:sion|de)(?: .*)?|prayer|relief(?: .*)?|wherefore|closing',
  briefTitle: 'title(?: .*)?|brief(?: title)?|name of brief|caption(?:ed)?|document title',
  motionTitle: 'title(?: .*)?|motion(?: (?:title|to|for))?|name of motion',
  relief: 'relief(?: .*)?|(?:we )?(?:ask|want|seek)s?(?: .*)?|prayer|order (?:sought|wanted|asked for)|requested order',
  authority: '(?:legal )?(?:authority|rules?|statutes?|under)(?: .*)?',
  grounds: 'grounds?(?: .*)?|reasons?|why(?: .*)?|arguments?|because',
  conference: '(?:meet and confer|conferr?(?:al|ed|ence)?|certificate of conference|good faith)(?: .*)?',
  statements:
    '(?:statements?|facts|testimony|(?:what )?(?:i|he|she|they|witness) (?:saw|says?|states?|knows?|heard))(?: .*)?|body|what happened',
  exhibits: 'exhibits?(?: .*)?|exs?|attachments?|attached',
  occupation: '(?:occupation|job|profession|works? as|employment|trade|work)(?: .*)?',
}
