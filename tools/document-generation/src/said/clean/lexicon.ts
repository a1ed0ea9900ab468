/** Words of English by what they do in a sentence of a contract. Closed classes are whole; verbs are those of the field. */
const words = (text: string) => text.trim().split(/\s+/)
const setOf = (text: string): ReadonlySet<string> => new Set(words(text))

/** Verbs that are finite whatever stands behind them. */
export const helping = setOf(
  'is are was were has have had does do did shall will may must can cannot could should would might ought',
)

/** Verbs whose form in -s is hardly ever a thing. */
const sure = words(
  `abandon abide absorb accept accommodate accompany accrue accumulate achieve acknowledge acquire act adapt add address adhere adjust administer admit adopt advertise
  advise affect affirm afford agree align allocate allow alter amend amount answer anticipate apologize appear apply appoint apportion appraise approach approve arbitrate arise
  arrange arrive ascertain ask assemble assert assess assign assist assume assure attach attain attend attribute authorize avoid await bar be bear become begin belong
  bind borrow breach bring build buy calculate cancel carry cater cease certify choose circulate clarify collect combine come commence commit communicate compel
  compensate compete compile complete comply comprise compute conceal concern conclude conduct confer confirm conform connect consent consider consist constitute construe
  consult consume contain continue contribute convene convert convey cooperate coordinate correct correspond credit cure decide count declare decline decorate die deduct deem default defend
  defer define delegate delete deliver demonstrate deny depend deposit derive describe deserve designate destroy determine develop deviate differ direct disable disagree disbar
  discharge disclaim disclose discontinue discuss dismiss dispose disqualify distribute divide do draft drive earn eat elect eliminate employ empower enable enclose encourage
  endanger endorse enforce engage enjoin enjoy ensure enter entitle equal establish evaluate evidence evict examine exceed except exclude excuse execute exempt exercise exist expand
  expect expedite expire explain export extend facilitate fail fall familiarize feed file fill find finish fit fix follow forbid forfeit forget forgive form forward fulfill furnish gain
  generate get give go govern grant grow guarantee handle happen hear hinder hire hold identify impair implement imply import impose include incorporate increase incur indemnify
  indicate induce inform infringe inherit initiate injure inquire insert inspect install institute instruct insure integrate intend interfere interpret interrupt introduce invalidate
  invent invest investigate invite involve irrigate issue join justify keep know lack lapse last launder lead lease leave lend let license lie liquidate live locate lose maintain
  make manufacture market match mature mean mediate meet merge migrate mitigate modify mow negotiate nominate notify obey oblige observe obtain occupy occur omit operate oppose organize outline
  outlive overlap oversee overwinter owe own paint participate pay perform permit persist pertain place possess preclude prefer prejudice prepare prescribe present preserve
  presume prevail prevent proceed procure produce prohibit prolong promise promote prorate prosecute protect prove provide publish purchase purport qualify raise reach read realize
  reassign recalculate receive recite recognize recommend reconcile recover rectify recycle reduce refer reflect refrain refuse regard register regulate reimburse reinstate reject relate relax release relieve
  relinquish relocate rely remain remedy remind remit remove render renew renounce rent reopen repay replace reply represent reproduce require rescind reserve reside resign resist resolve respect respond restore restrict restructure
  resume retain retire reveal reverse revert review revise revoke satisfy save say schedule secure see seek select sell send separate serve settle sever sign signify solicit specify
  spend split spoil stand state stay stipulate store strike subcontract sublease sublet submit subscribe substitute succeed suffer suffice suit supersede supervise supplement supply support
  survive suspend sustain take teach tell tend tender terminate testify think throw touch train transfer transmit transport travel treat trim tutor undergo understand undertake unlock
  update uphold use utilize vacate validate vary vest violate visit void waive want warrant wash withdraw withhold witness write yield
  miss call sue lose push pull shoot sit sleep wear ship pause haul lift hike skip swap bounce buzz park tow dig fix mend sew rake patch
  accelerate accede bake bathe clean commission compost cook deteriorate disinfect disturb download embed encrypt endeavor enroll exhibit fence fertilize fly fund groom haul heat host house illuminate insulate label landscape
  leach litigate load mail manage mentor mention mix moor mortgage move mulch navigate offset order outfit overpay pack park patrol photograph pick pipe plant plow plug pollinate post pour pray pre-approve prep print process prune pump
  push rake ramp redact refinance refinish refund rehearse remodel repaint repair repeat report request reroute resell restock restore rewire rise rotate run sand seal seed shampoo share shear ship shovel show shred sit smoke soak sort speak
  spray stack stage stamp start stop strip succeed surrender sweep swim tan test tie till tour tow trade translate tune turn unload unpack upload vacuum ventilate voice vote wait walk warn water wax wear weed weigh weld wind winterize wire work wrap zone
  open close cover cost charge bill begin end pass help need try set stop win cut put hit shut quit hurt beat rid spread shed split cast burst offer cause change control answer attack name claim plan matter note result
  list balance rank score sound taste smell look feel seem stem grow hang suit age host base date face force head hand land light mind bond book bear mark measure number pair part point price produce profit promise question rate reason
  record rest return reward risk rule sample sense shape shift shop space stock stretch structure style surface target tax tip title trust value view voice wage waste wish worry`,
)
/** Those whose form in -s is as often a thing: a verb only between who does it and what it is done to. */
const doubtful = setOf(
  `act address amount answer approach appeal award balance bar benefit bill bond book breach cause change charge claim close commission concern condition consent contract control cook copy cost count cover credit cure cut
  damage date deal deed default delay demand deposit design direct discharge document draft drive drop end estimate evidence exercise export face fall fee file find fit fix force form fund gain grant guarantee guard haul head heat hold host
  house import increase interest invoice issue judge label land lapse last lease license light limit list load look lot mail mark market matter mind mix mortgage move name need note notice number offer offset order own pack paint pair park part pass
  plan plant plow point position post present price print process produce profit program project promise purchase question raise rake ramp rank rate reason record refund release remedy rent repair reply report request respect rest result return
  review reward rise risk rule run sample sand say schedule score seal seed sense service set shape share shelf ship shift shop show sign sound space split spray stack stage stamp stand start state stay stock stop store strike strip structure
  style supplement supply support surface survey sweep switch target tax test tie till tip title tool tour tow trade train transfer transport travel treat trim trust tune turn use value view visit voice void vote wage wait walk wash waste watch water
  wax wear weed win wind wire wish witness work wrap yield zone building`,
)
const irregularS: Record<string, string> = { have: 'has', do: 'does', be: 'is', go: 'goes' }
export const inS = (verb: string): string =>
  irregularS[verb] ??
  (/(?:s|x|z|ch|sh)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : /o$/.test(verb)
        ? `${verb}es`
        : `${verb}s`)

const all = [...new Set([...sure, ...doubtful])]
export const bases: ReadonlySet<string> = new Set(all)
/** Forms in -s, and whether each is a verb beyond doubt. */
export const thirdPersons: ReadonlyMap<string, 'sure' | 'doubtful'> = new Map(
  all.map((verb) => [inS(verb), doubtful.has(verb) ? 'doubtful' : 'sure']),
)
/** What was done: of regular verbs in -ed, and of the others. */
const irregularPast = setOf(
  `paid sold bought made kept gave took came went met left found sent built spent lost knew saw brought wrote drove held began ran stood understood won meant showed spoke broke chose grew fell felt led lent taught told said
  got had became bore bound drew forbade forgave froze hid lay let put set cut rose shook struck threw withdrew withheld undertook overpaid repaid resold arose rebuilt`,
)
export const isPastForm = (word: string): boolean =>
  irregularPast.has(word) ||
  (/.{2}ed$/.test(word) &&
    [word.slice(0, -1), word.slice(0, -2), word.slice(0, -3), `${word.slice(0, -3)}y`].some((base) => bases.has(base)))

export const prepositions = setOf(
  `about across after against along among around at before behind beneath beside besides between beyond by despite down during except for from in inside into like near of off on onto out outside over past per
  since through throughout till to toward towards under underneath until unto up upon via with within without plus minus than`,
)
export const determiners = setOf(
  `the a an this that these those each every either neither any some no all both half such another other its his her their my our your one two three four five six seven eight nine ten eleven twelve`,
)
/** What opens a clause that hangs on another. */
export const subordinators = setOf(
  'if when whenever unless until while because although though where wherever whether once provided lest whereas',
)
export const relatives = setOf('who whom whose which what whatever whoever whichever how why')
export const conjunctions = setOf('and or but nor yet so')
export const pronouns = setOf('i we you he she it they there everyone everybody someone nobody anyone anybody')
export const adverbs = setOf(
  `not then also only always never still then already usually normally currently again now once sometimes often thereafter therefore otherwise instead likewise however hereby herein hereunder thereof solely jointly severally
  promptly immediately first all both each too further ever even well here there together alone away back forward later sooner earlier below above`,
)
export const plurals = setOf(
  'people children men women staff police both others parties dogs cats animals pets guests subs overnight',
)

/** Who speaks, and who is spoken to: in a contract nobody. */
export const persons = setOf(
  "i me my mine myself we us our ours ourselves you your yours yourself i'm i've i'll i'd we're we've we'll we'd you're you've you'll you'd u ur",
)
/** Words of speech and of chats that no clean sentence of a contract has. */
export const talk = setOf(
  `obv obvs obviously lol lmao haha ok okay okays okayed oked yeah yep yup nope nah hey hi hello hiya um uh uhh hmm mhm erm ah oh
  ooh wow oops shoot damn darn gosh geez jeez please pls plz thx thanks ty tysm gonna wanna gotta kinda sorta dunno lemme gimme
  cuz coz bucks stuff guys fella folks anyways anyway btw fyi imo idk tbd tbc asap lmk ttyl omg nvm rn tho thru til aint y'all
  ain't alot basically honestly literally totally pretty super maybe probably actually whatnot etc whatsit thingy gizmo buddy dude
  dont doesnt didnt cant wont isnt arent wasnt werent hasnt havent hadnt shouldnt wouldnt couldnt whats thats hes shes theyre
  youre weve ive im heres theres whos wheres hows ditto`,
)
/** Words cut short in notes. */
export const short = setOf(
  `yr yrs mo mos hr hrs wk wks min mins eff pty ptys recip incl excl approx addl acct amt dept mgr mgmt govt natl intl assoc attn
  appt req reqd rcvd recd sched pmt pymt dep util utils qty xfer ea w b/c w/o w/in def esp misc temp est mon tue tues wed thu thur
  thurs fri sat sun std mkr pyee pers indiv reas fxd ptnr instr elig agmt agrmt conf confid indem tt ll ee pltf deft plf cl cp ctr clt yd`,
)
/** Words cut short that are also words of their own, a title or an abbreviation that contracts have: in prose they are shorthand. */
export const shortInProse = setOf(
  'decl plf dft atty attys mtg bd treas pres asst svc svcs ltr mtn depo rogs rpd rpds rfp rfps rfa rfas nte docs btw fyi tbd asap ppl re tho gonna wanna kinda sorta yeah nah lol',
)
/** What people say that they think. */
export const opinions = setOf(
  'think thinks thought guess guesses guessed hope hopes hoped wonder wonders wondered reckon reckons suppose supposes feel feels wish wishes',
)
/** Words that begin no sentence of a contract, as they refer to what is not there or join to it. */
export const dangling = setOf(
  `he she they it its his hers him her their theirs them and but so or because which who whose not plus also then than yes wait well anyway same ditto include including`,
)
/** Words that end no sentence. */
export const hanging = setOf(
  'the a an and or but of to from with by at into between than as if when unless until because while which who whose its my our your no per via every',
)
/** What is late, free or included is nobody that does anything. */
export const noSubjects = setOf(
  'late free extra included plus only not fine ok okay same new next then now here also already ahead back off more less enough',
)
/** Things that notes speak of and the templates do not: they are no names, and are written small. */
export const things = setOf(
  `ahead enough estate truck trucks car cars house home barn garage yard lawn thing things row family mother father son daughter wife husband nephew niece brother sister neighbor welder rig tractor trailer boat horse dog dogs cat cats
  money cash check checks bank wire half whole rest left late early penalty interest principal serial model title bill bills key keys fence roof porch garden woodstove stove heat water power gas electric internet trash snow forgiven owed
  missed given taken written broken driven shown known gone done begun seen lawyer lawyers judge court letter letters month months week weeks day days year years time times nobody anybody everybody somebody reasonable due ready good bad new old
  big small long short high low full empty clean dirty free open closed`,
)
