const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** What says of a statement that it is not so: 'we reject the view that …'. */
export const rejecting = set(
  `reject rejects rejected rejecting deny denies denied denying doubt doubts doubted doubtful dispute disputes disputed disclaim
  disclaims disclaimed refute refutes refuted repudiate repudiates repudiated disapprove disapproves disapproved disagree
  disagrees disagreed untrue false wrong incorrect mistaken mistake error erroneous erroneously fallacy unlikely improbable
  inconceivable impossible implausible absurd unreasonable refuse refuses refused decline declines declined unable unwilling
  unnecessary forbid forbids overrule overruled fails fail failed contrary unproven hesitate untenable idle few seldom rarely`,
)

/** After 'not' and the like, these leave the statement standing: 'it is not disputed that', 'goes without saying that'. */
export const undoing = set(
  `doubt doubts doubted doubtful deny denied denying dispute disputed disputes question questioned gainsaid gainsay
  controvert controverted contest contested overlook overlooked overlooking forget forgotten forgetting ignore ignored ignoring
  disregard mistake mistaken only merely simply just until remembering surprising coincidence accident wonder
  unusual uncommon unreasonable unlikely impossible`,
)

/** What a person says without its being so, whatever the court thinks of it. */
export const claiming = set(
  `contend contends contended contending argue argues argued arguing claim claims claimed claiming assert asserts asserted
  asserting maintain maintains maintained maintaining insist insists insisted insisting urge urges urged urging submit submits
  submitted allege alleges alleged alleging aver avers averred complain complains complained testify testifies testified
  speculate speculates speculated posit posits posited protest protested objected objects reply replies replied
  answers answered tells pretended pretends feared fears hoped hopes imagined imagine represented`,
)

/** What a court says itself as well: another's words where another says it. */
export const saying = set(
  `say says said state states stated think thinks thought believe believes believed suppose supposes supposed feel feels felt
  find finds found hold holds held conclude concludes concluded rule rules ruled reason reasons reasoned decide decides decided
  determine determines determined note notes noted observe observes observed concede concedes conceded admit admits admitted
  suggest suggests suggested assume assumes assumed declare declares declared wrote writes charged instructed told swore sworn
  reported reports understood knew suspected suspects announced advised explained explains proposed proposes`,
)

/** A claim as a noun: 'the argument that …'. */
export const claims = set(
  `argument arguments contention contentions claim claims assertion assertions allegation allegations suggestion suggestions
  theory theories notion assumption assumptions complaint complaints belief supposition hypothesis objection objections
  averment averments insistence plea pretense testimony proposition thesis premise charge fear hope rumor inference
  possibility likelihood chance`,
)

/** Who speaks in an opinion besides the court that writes it. */
export const others = set(
  `petitioner petitioners respondent respondents appellant appellants appellee appellees plaintiff plaintiffs defendant defendants
  claimant claimants complainant complainants intervenor intervenors taxpayer taxpayers libelant libellant counsel amici amicus
  government attorney solicitor dissent dissents dissenter dissenters concurrence brief briefs he she they who witness witnesses jury
  juries jurors referee master examiner commission commissioner board company prosecutor prosecution officer officers agent agents
  some many several others critics commentators bank union employer employers secretary
  magistrate judge chancellor arbitrator`,
)
/** Courts that are not this one: 'the court below', 'the District Court', 'the Court of Appeals'. */
export const otherCourts =
  /\b(?:courts? (?:below|of (?:the state|appeals?|civil appeals|criminal appeals|claims|common pleas|chancery)|a quo)|(?:district|circuit|trial|lower|state|supreme judicial|superior|municipal|county|probate|bankruptcy|magistrate|appellate|other|some|many|several|chancery|territorial) (?:courts?|judges?|division)|(?:supreme court of) (?!the united states)\p{L}+)\b/u

/** Whose statements are the court's own, or the law's. */
export const own = set('we i our ours us my this congress constitution statute act section amendment rule law')

/** Under one of these a clause is not said to be so. */
export const conditional = set('if unless whether lest until till assuming suppose supposing granting')

/** 'It may be that …', 'it is conceivable that …'. */
export const hedging = set('may might could possible conceivable arguable arguably perhaps seem seems seemed possibly')

/** After these a clause follows with no 'that': 'we cannot say the lease is void'. */
export const barely = set(
  `say says said saying think thinks thought believe believes believed suppose supposes supposed contend contends contended argue argues
  argued claim claims claimed assert asserts asserted insist insists insisted maintain maintains maintained mean means allege alleges
  alleged hold held hope fear feel felt`,
)

/** With 'to', a denial of what follows: 'fails to state a claim'. */
export const refusing = set(
  `fail fails failed failing failure refuse refuses refused refusing refusal decline declines declined declining neglect neglects
  neglected unable inability forbidden unwilling powerless forbid insufficient inadequate`,
)

/** 'Let us assume that'. */
export const assuming = set('assume assuming suppose supposing granting grant conceding')
