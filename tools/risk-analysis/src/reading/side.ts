import type { Anchor } from '@casewright/core'
import { anchorOf, type Span } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import type { Represented } from '../represented.ts'
import { sideAsChosen } from './chosen.ts'
import { clientIn } from './client.ts'
import { introducedIn, namedBeside } from './introduced.ts'
import { adversariesIn, suitorsIn } from './named.ts'
import { withClients } from './our-guy.ts'
import { partInSuit } from './part-in-suit.ts'
import { plainlySued } from './plainly-sued.ts'
import { claimantWords, defendantWords, fits, onlyRole, rolesBySide, rolesOf } from './roles.ts'

/** Whose chances are meant: who brings the claim, in a criminal case the defense; or the one against it. */
export interface Side {
  /** `true` for the usual one: claimant, petitioner, in a criminal case the defense. */
  isUsual: boolean
  /** 'the claimant', 'the defense'. */
  title: string
  /** The words that say so; without them it is assumed. */
  anchor?: Anchor
  /** Patterns of the words for the client, and for those against them. */
  own: string[]
  other: string[]
  /** The client is known, and that they bring the claim is only usual. */
  isAssumed?: boolean
  /** The client is known and nobody can say from the words who brings the claim. */
  isOpen: boolean
  /** Somebody chose whom they represent: nothing is assumed. */
  isChosen?: true
  /** What the description says against the choice. */
  against?: { title: string; words: string }
  /** A client and a plaintiff are named, and nobody says whether they are one: nothing can be signed. */
  isUnclear?: boolean
}

const sued =
  /\b(?:sue|sues|suing) (?:us|me|(?:my|our) clients?)\b(?!['’]s?\b)(?! (?:anyway|if))|\b(?:my|our|the) client (?:is|was|has been|is being|was just) (?:being )?(?:sued|served)\b|\b(?:i|we) (?:am|are|was|were|have been|has been) (?:being )?(?:sued|served)\b|\b(?:sued|suing|claims? against|complaint against) (?:us|me|my client|our client)\b(?!['’]s)|\brepresent[^.;]{0,40} (?:they|he|she|it|plaintiffs?) (?:is|are|was|were|has|have) (?:now )?(?:suing|sued)\b|\b(?:got|was|were|is|are|been) (?:just |being )?sued\b(?! by (?:our|my|the) client| (?:once|twice|before|earlier|previously|elsewhere|(?:two|three|four|several|many|\d+) times|years ago)\b)|\b(?:evict(?:s|ed|ing)?|foreclos\w+ on) (?:us|me|(?:my|our|the) client)\b|\b(?:wants?|throw\w*|kick\w*|put|lock\w*|get|getting) (?:us|me|(?:my|our|the) client) out\b/i
/** 'Pruitt sues our client', 'an association v. our client', 'our client is an agency sued under the act'. */
const suedClient =
  /\b(?:sues|(?:is|are) suing|v\.?|vs\.?|versus) (?:only )?(?:our|my) (?:clients?|insureds?)\b(?!['’]s)|\b(?<!counter)(?:suit|lawsuit|action|complaint|petition|case) (?:[\w’'-]+ ){0,3}?against (?:our|my|the) (?:clients?|insureds?)\b(?!['’]s)|\b(?:our|my|the) clients? (?:is|are|was|were) (?:an? |the |one of )?(?:[\w’'-]+ ){1,6}?(?:being )?sued (?:in|by|under|over|for|with|on)\b|\b(?:appeal|motion|answer|brief) for the defendants?\b/i
/** 'Dispatcher sues our trucking firm', 'the estate sued him; he came to us', 'we blew the answer deadline'. */
const suesOurs =
  /\b(?<!\b(?:we|i|client|and) )(?:sues|is suing|drags|dragged) (?:our|my) [\w’'-]+|\bagainst our (?:man|guy|woman|member|driver|firm|company|school|shop|store|church|hall|bakery|hotel|gym|park|clinic)\b|\b(?:came to|hired|retained|called) us (?:when|after|because|since) [\w’' -]{1,40} sued (?:him|her|them|it)\b|\b(?:came to|hired|retained|called) us (?:when|after|because|since) (?:he|she|they|it) (?:was|were|got) sued\b|\b(?:our|blew the|missed the) answer (?:deadline|is due|was due)|\bwants us against\b/i
/** Whoever has a complaint sues: 'the insured’s complaint', 'plaintiff says'. */
const theirSuit = /(?<![\w-])(?:the |an? )?([\w-]{1,40})(?:['’]s|s['’]) (?:own )?(?:complaint|lawsuit|petition)\b/gi
const plaintiffDoes =
  /(?<!\b(?:our|my|for|as|represent|client,|the client is) (?:the )?)\b(?:the )?(?:one )?(?:only |lead |named |putative )?(?:plaintiffs?|claimants?|contestants?)(?:['’]s|s['’])?,? (?!is (?:ours|our client|mine))(?:(?:an?|the) [\w’' -]{1,40}, )?[\w’'-]+/i
/** 'We represent the homeowners, defendants in a boundary suit': what part the client has stands behind who that is. */
const apposed =
  /\b(?:represent(?:s|ing)?|act(?:s|ing)? for|appear(?:s|ing)? for|retained by|on behalf of|counsel (?:for|to)|(?:we['’]re|we are) for|(?:our|my) clients?(?: is| are)?|client:)(?: (?!by\b|against\b|sued\b|suing\b|sues\b|versus\b|vs?\b|from\b|with\b|whose\b|where\b|that\b|who\b|in\b|and\b)[\p{L}\d’'&-]+){1,9}, (?:who (?:is|are) )?(?:the |an? |one of the )?(?:(?:named|sole|lead|only) )?(?<part>plaintiffs?|claimants?|petitioners?|defendants?|respondents?)(?![\p{L}-])/iu
const prosecutes =
  /\bwe (?:are )?prosecut(?:e|ing)\b|\bwe (?:have |had )?(?:tried|charged|indicted|prosecuted) (?:him|her|them)\b|^(?:ada|da|prosecutor|(?:state['’]s|district|county|u\.s\.) attorney(?:['’]s office)?)\b|\bpeople['’]s (?:case|file|memo)\b|\b(?:ada|da|district attorney|state['’]s attorney|prosecutor)['’]s (?:memo|bureau|file|desk|notes)\b/i
const evicted = /\b(?:evict\w*|foreclos\w*)\b/i
const tenant = /\b(?:tenant|lessee|renter|homeowner|borrower)/i
const suing =
  /\b(?:we|clients?|i) (?:\w+ ){0,3}(?:sued|sues|suing|wants? to sue|filed suit|brought suit)\b|\b(?:asks?|asked|wants?|wanted|hired|retained|instructed|engaged) us to (?:sue|bring (?:suit|an? (?:action|claim))|file (?:suit|a (?:complaint|claim)))\b/i
/** Somebody is hurt or let go: the client, as long as no name says who that is. */
const hurt =
  /\b(?:fell(?! (?:ill|due|through|apart|behind|short|off|sick))|was (?:hit|hurt|injured|bitten|burned|fired))\b/i
/** Elsewhere somebody 'fell two months behind'. */
const isOfHarm = (type: CaseType): boolean => type !== 'family' && type !== 'contract'
/** A person whom nobody introduced, and who got hurt: 'a guy tripped over our hose'. */
const strangerHurt =
  /(?:^|[.;:!?,] |\b(?:a|an|the|some|this|that|when) )(?:\w+ )?(?<who>guy|man|woman|lady|customers?|shopper|visitor|kid|boy|girl|patron|guest|pedestrian|cyclist|child|bystander)\b,?(?: [\w’'-]+){0,4} (?:tripped|slipped|fell|falls?|(?:was|were|got) (?:hit|hurt|injured|bitten|burned))\b/i

/** What befalls whoever brings a claim, told of the client in the same breath: 'we represent Maria Lopez, a supervisor who was let go'. */
const befell: Partial<Record<CaseType, RegExp>> = {
  employment:
    /\b(?:who|she|he|they|client|worker|nurse|[A-Z][a-z]+)(?:['’]s)?,? (?:was|were|got|has been|had been|is being) (?:(?:just|recently|suddenly|then|later|abruptly) )?(?:fired|let go|laid off|terminated|demoted|suspended|written up|passed over|pushed out|forced out|denied|transferred|reassigned|harassed|groped|propositioned|paid less|underpaid|misclassified|replaced)\b|\bclients? (?:is|are) (?:an?|the) (?:[\w’'-]+ ){1,3}(?:passed over|laid off|let go|written up|pushed out|forced out)\b|\bwho (?:lost (?:his|her|their) job|quit|resigned|was never paid|never got paid|complained|reported)\b/,
  'personal-injury':
    /\b(?:who|she|he|they|client|[A-Z][a-z]+),? (?:was|were|got|has been|had been) (?:(?:just|then|badly|seriously|later) )?(?:hit|rear-ended|struck|hurt|injured|bitten|burned|scalded|run over|knocked (?:down|off|over)|crushed|cut|shot|misdiagnosed|thrown|t-boned|sideswiped|killed)\b|\bwho (?:slipped|fell|tripped|lost (?:a|an|his|her) (?:leg|arm|hand|finger|eye|foot|son|daughter|husband|wife|baby)|broke (?:a|an|his|her|their)|tore (?:a|an|his|her)|went over (?:his|her) handlebars)\b/,
  contract:
    /\b(?:who|that|which|client|[A-Z][a-z]+) (?:is|was|are|were) (?:still )?(?:owed|never paid|not paid|unpaid|stiffed|shorted|cheated|defrauded)\b|\bwho never got paid\b/,
}
/** 'Client sued on a card by a collector', 'client runs a shop, sued for infringing', 'retained for a motorist sued over a collision'. */
const suedOutright =
  /\bclients? (?:(?:is|are|was|were|got|has been|have been|is being|was being) )sued\b|\bclients? sued (?:on|over|for|in) (?:(?:an?|the|his|her|their|its) )?(?:[\w’'-]+ ){0,4}(?!\w*(?:ed|wn|held|sent|kept|sold|built|lost|bought|brought|left|made|done|paid|taken|given|written|broken|driven) by )[\w’'-]+ by (?:an?|the|his|her|their|its)\b|\bclients?\b[^.;,]{0,60}, (?:and (?:is|was) )?(?:now )?(?:being )?sued (?:for|over|by|in|under)\b|\b(?:retained|engaged|hired) (?:for|by) (?:an?|the) (?:[\w’'-]+ ){1,4}sued (?:for|over|by|under|in)\b/i
const suedOutrightIn = (text: string, type: CaseType) =>
  type === 'family' ? (otherFiled.exec(text) ?? answers.exec(text)) : (suedOutright.exec(text) ?? answers.exec(text))
/** Who has an answer due, or heads the notes as the one sued: 'Answer due 14th', 'Def = studio; Pl = ex draftsman'. */
const answers =
  /\b(?:I|[Ww]e) got (?:just )?served\b|\b(?:[Oo]ur|[Mm]y) answer (?:is|was|comes|will be) due\b|(?:^|[.;] )Answer (?:is )?due\b|\b[Ww]e (?:have|need|must|['’]ve got)(?: to)? (?:answer|respond) (?:by|within|before|in)\b|^(?:Def(?:endant)?|Deft|Resp(?:ondent)?)(?:\.| =|:| (?!says|claims|argues|sued|did|was|is|has|had|owes)[a-z])|^[Ff]or [^.;]{2,60}, sued (?:over|for|by|in|under)\b|\b[Cc]lient sold\b[^.;]{0,80}\b(?:buyers?|purchasers?) (?:now )?(?:complains?|demands?|sues?)\b|\b(?:[Oo]ur|[Mm]y) client (?:has been|was|is) cited for contempt\b/
/** A spouse tells that the other one filed. */
const otherFiled =
  /\bI(?: am|['’]m) the (?:husband|wife|father|mother)\b[^.;]{0,30}\b(?:she|he) (?:has |had )?filed\b|\bmy (?:ex-?)?(?:husband|wife|ex) (?:has |had )?(?:just )?(?:filed|sued me)\b/
const anyClient = /\b(?:[Oo]ur|[Mm]y) clients?\b/
/** Somebody who is not ours says what befell them: 'a former teller claims she was dismissed'. */
const othersBefallen =
  /\b(?:[Aa]|[Aa]n|[Tt]he|[Oo]ne|[Tt]heir|[Ii]ts) (?<who>(?:former|ex-|fired|laid-off|dismissed) ?[\w-]{1,24}|employee|worker|ex-employee|guest|shopper|customer|visitor|patron|pedestrian|cyclist|patient|passenger) (?:claims|alleges|pleads|complains|is claiming|contends)(?: (?:that )?(?:she|he|they) (?:was|were|got|has been|had been|slipped|fell|tripped)\b| (?:retaliation|discrimination|harassment|wrongful|unpaid|overtime|bias|negligence|malpractice|that)\b)/

/** Whoever writes brings the claim: 'I would like to sue for what is owed.' */
const wantsToSue =
  /\b(?:i|we)(?:['’]d| would)? (?:like|want|intend|plan|hope|wish)s? to (?:sue|file suit|bring (?:a claim|suit|an action))\b|\bcan (?:i|we) sue\b|\b(?:i|we) (?:just )?want (?:to get )?(?:my|our|the) (?:money|deposit|payment) back\b/i
const ourNamed = /\b(?:[Mm]y|[Oo]ur) clients?,? (?:(?:Mr|Mrs|Ms|Dr)\. )?[A-Z][\w’'-]+(?: [A-Z][\w’'-]+){0,3}/

const fellAt = /\b(?:slip\w*|trip\w*|fell|fall)\b/i
const onTheRoad = /\b(?:drivers?|cars?|trucks?|vehicles?|crash|collision|intersection)\b/i

/** In between another does something or has something: what befell is theirs. */
const another = /\b(?:whose|whom|which is|against|sued|suing|sues|plaintiff|claims? (?:that|to)|says|alleges)\b/i

/** What befell the client in the sentence that says who it is. */
function befallen(text: string, type: CaseType, anchor: Anchor | undefined) {
  const pattern = befell[type]
  if (!anchor || !pattern) return null
  const sentence = text.slice(anchor.start, anchor.start + 240).split(/[.;!?](?=\s|$)/)[0] ?? ''
  const found = pattern.exec(sentence)
  return found && !another.test(sentence.slice(0, found.index + found[0].length)) ? found : null
}

const anybodyOfOurs = /\b(?:we|us|our|ours|my|clients?)\b/i
const nowSues =
  '(?:has |have |is |are |now |just |then |also |already ){0,3}(?:sued|sues|suing|filed suit|brought suit|(?:took|hauled) (?:us|him|her|them) to court)'
const personName = /\b(?:(?:Mr|Mrs|Ms|Dr)\. )?[A-Z][a-z’'-]+ [A-Z][a-z’'-]+$/
const firmName =
  /\b(?:Inc|LLC|LLP|Co|Corp|Company|Group|Works|Services?|Bank|School|Hospital|Church|City|County|Diner|Store|Foundation|Partners|Bros)\b|&/
const befellThem =
  /\b(?<who>he|she)\b(?:['’]s| was| got| had been| then| also| later)?(?: [\w’'-]+){0,3}? (?:fell|slipped|tripped|broke (?:a|an|his|her)|tore|fractured|lost (?:a|an|his|her|two)|hit by|struck|hurt|injured|bitten|burned|rear-ended|fired|let go|laid off|demoted|passed over|harassed)\b/gi
/** 'We represent Cosima Barley. When she was 15 a harness let go and she fell': a person of whom the story begins. */
function isHurtPerson(text: string, type: CaseType, anchor: Anchor | undefined): boolean {
  if (!anchor || (type !== 'personal-injury' && type !== 'employment')) return false
  if (!personName.test(anchor.words.trim()) || firmName.test(anchor.words)) return false
  const told = text.slice(anchor.end)
  const first = /\b(?:he|she|his|her|him)\b/i.exec(told)
  const harm = [...told.matchAll(befellThem)][0]
  if (!first || !harm) return false
  const kind = (word: string) => (/^(?:she|her)$/i.test(word) ? 'her' : 'him')
  // Somebody else who is brought in before may be meant.
  const between = told.slice(0, harm.index)
  return (
    kind(first[0]) === kind(harm.groups?.who ?? '') &&
    !/\b(?:an?|the|another) (?:\w+ )?(?:man|woman|guy|girl|boy|customer|guest|cyclist|pedestrian|driver|patient|employee|worker|cook|clerk|nurse|plaintiff)\b/i.test(
      between,
    )
  )
}
/** Somebody else sues: 'they filed suit', 'the buyer says that it leaks and has sued', 'his cousin, who is now suing'. */
const theySue = new RegExp(
  `(?:^|[.;:!?] |, (?:and|but|so) )(?<they>[Tt]hey) ${nowSues}\\b|(?:^|[.;:!?] )(?:[Tt]he|[Aa]n?|[Oo]ne|[Hh]is|[Hh]er|[Tt]heir|[Ii]ts) (?:[\\d%]+ )?(?<says>[\\w’'-]{2,24}(?: [\\w’'-]{2,24})?) (?:now )?(?:says?|claims?|complains?|alleges?|blames?)\\b[^.;]{0,80}\\b(?:and|who) ${nowSues}\\b|\\b(?:the|an?|his|her|their|its) (?:[\\d%]+ )?(?<who>[\\w’'-]{2,24}), who ${nowSues}\\b|(?:^|[.;:!?] |; )(?:[Tt]he|[Aa]n?|[Oo]ne|[Hh]is|[Hh]er|[Tt]heir) (?:[\\d%]+ )?(?<bare>[\\w’'-]{2,24}(?: [\\w’'-]{2,24})?) ${nowSues}(?: (?:us|him|her|them|it|our clients?|my client))?(?=[.,;]| (?:for|over|in|last|this|on|under|to)\\b|$)`,
  'g',
)
const notSued =
  /\b(?:not|never|n['’]t|nobody|no one|if|may|might|could|would|threaten\w*|ready to|about to|before) (?:\w+ ){0,3}$/i

/** Who sues and is none of ours, by what a sentence says outright. */
function suedByThem(text: string, isOwn: (head: string) => boolean): { head?: string; span: Span } | null {
  for (const found of text.matchAll(theySue)) {
    const words = found.groups?.says ?? found.groups?.who ?? found.groups?.bare ?? ''
    const head = words.split(' ').at(-1) ?? ''
    const span = { start: found.index, end: found.index + found[0].length }
    if (notSued.test(text.slice(Math.max(0, span.start - 40), span.start)) || /\b(?:not|never|n['’]t)\b/.test(found[0]))
      continue
    if (found.groups?.they) return { span }
    if (
      words.split(' ').some((word) => isOwn(word)) ||
      /^(?:client|suit|case|firm|lawyer|estate|plaintiff|defendant)s?$/i.test(head)
    )
      continue
    return { head: `${head.replace(/s$/, '')}s?`, span }
  }
  return null
}

/** Told of the client in the same breath: 'a blogger sued for defamation', 'the dad who got served'. */
const pursued =
  /^[^.;!?]{0,90}?\b(?:who (?:got|was|is|is being|was being|has been) (?:sued|served)|(?:is|are|was|being) (?:chased|sued|pursued|blamed)(?! us)|got the (?:letter|complaint|summons|suit))\b/i
/** 'We act for a blogger sued for defamation', where nobody else comes between. */
const suedFor =
  /^(?:we |i )?(?:represent\w*|rep|act\w* for|appear\w* for|on behalf of|counsel (?:for|to)) (?:an?|the) (?:[\p{L}’'-]+ ){1,4}sued (?:for|over|by|under|in)\b/iu
/** Whoever lets people go is no employee; whoever tenders a claim is who is sued. */
const employs = /\bwe (?:let (?:him|her|them|[A-Z][a-z]+) go|fired|terminated|laid off|dismissed)\b/
const tendered =
  /\b(?:tendered (?:(?:this|it|the (?:suit|claim|complaint|defense|matter|case|file)) )?to (?:us|me)|tendered (?:the|its|his|her|their) (?:defense|suit|complaint)|insured by us|(?:our|my) insureds?)\b/i

const titles = {
  claimant: { isUsual: true, title: 'the claimant' },
  defendant: { isUsual: false, title: 'the defendant' },
  defense: { isUsual: true, title: 'the defense' },
  prosecution: { isUsual: false, title: 'the prosecution' },
}

/** What who asks and who answers are called in a family case. */
const titleIn = (type: CaseType, { title, isUsual }: Side): string =>
  type !== 'family' || /petitioner|respondent/.test(title) ? title : isUsual ? 'the petitioner' : 'the respondent'

/**
 * Whom the writer represents: who was chosen, else whom the description says, else the usual side.
 * @param chosen as a case of the type calls it
 */
export function sideOf(text: string, type: CaseType, chosen?: Represented): Side {
  const read = sideOfOurs(text, type)
  const side = chosen ? sideAsChosen(text, type, chosen, read, sideAsRead) : read
  const { own, other } = introducedIn(text, type, side)
  const only = side.anchor ? undefined : onlyRole(text, type)
  const isPlaced = only && [...side.own, ...side.other].some((one) => fits(one, only.replace('s?', '')))
  // Whoever is sued over a fall in their place answers for those who work there.
  const staff = type === 'personal-injury' && !side.isUsual && fellAt.test(text) && !onTheRoad.test(text)
  const named = type === 'family' || type === 'criminal' ? { own: [], other: [] } : namedBeside(text, side)
  return {
    ...side,
    title: titleIn(type, side),
    own: [...side.own, ...own, ...named.own, ...(staff ? ['managers?|clerks?|cashiers?|janitors?'] : [])],
    other: [...side.other, ...other, ...named.other, ...(only && !isPlaced ? [only] : [])],
  }
}

/** The side as it is read, where 'my guy' is a client. */
function sideOfOurs(text: string, type: CaseType): Side {
  const plain = withClients(text, type)
  const side = sideAsRead(plain.text, type)
  if (plain.text === text || !side.anchor) return side
  const [start, end] = [plain.before(side.anchor.start), plain.before(side.anchor.end)]
  return { ...side, anchor: anchorOf({ text }, { start, end }) }
}

/** What is told only of who is sued, where the client sues nobody. */
function plainlySuedIn(text: string, type: CaseType): RegExpExecArray | null {
  const found = plainlySued(text, type)
  return found && !suing.test(text.replace(found[0], ' ')) ? found : null
}

function sideAsRead(text: string, type: CaseType): Side {
  const as = sideAsTold(text, type)
  const isPlain = !as.isUsual && plainlySuedIn(text, type) !== null
  const side = isPlain || suedOutrightIn(text, type) ? as : withOwnStaff(withPart(as, text, type), type)
  if (!side.anchor || side.isOpen) return side
  const { own, other } = rolesBySide(type, side.isUsual)
  const isKnown = (words: string) => [...side.own, ...side.other].includes(words)
  return {
    ...side,
    own: [...side.own, ...own.filter((words) => !isKnown(words))],
    other: [...side.other, ...other.filter((words) => !isKnown(words))],
  }
}

/** Of who was passed over or let go, managers and the like are the other side's, whatever word the client stands beside. */
function withOwnStaff(side: Side, type: CaseType): Side {
  const { own, other } = rolesBySide(type, side.isUsual)
  const isTurned = side.anchor && !side.isOpen && !side.isAssumed && other.some((words) => side.own.includes(words))
  if (!isTurned) return side
  const isNeither = (words: string) => ![...own, ...other].includes(words)
  return {
    ...side,
    own: [...side.own.filter(isNeither), ...own],
    other: [...side.other.filter(isNeither), ...other],
  }
}

/** 'We represent the defendant': whom the writer acts for, in so many words. */
const partTold =
  /\b(?:represent(?:s|ing|ed)?|act(?:s|ing)? for|appear(?:s|ing)? for|counsel (?:for|to)|on behalf of|(?:our|my) clients?(?: is| are|,)|we are for) (?:the |an? |one of the )?(?:[\w’'-]+ ){0,2}(plaintiff|claimant|petitioner|defendant|respondent)s?\b/i
const isToldOutright = ({ isUsual }: Side, text: string): boolean => {
  const part = partTold.exec(text)?.[1] ?? apposed.exec(text)?.groups?.part
  return part ? /^(?:defendant|respondent)/i.test(part) !== isUsual : !isUsual && sued.test(text)
}

/** Who accuses whom goes before what a role only makes usual. */
function withPart(side: Side, text: string, type: CaseType): Side {
  const isKnown = side.anchor !== undefined && !side.isOpen && !side.isAssumed
  const part = partInSuit(text, type, isKnown)
  if (!part) return side
  const isAgreed = side.isUsual === part.isClaimant
  if (isAgreed && isKnown && !side.isUnclear) return side
  // What the words say of whom we represent goes before who seems to sue: where the two differ, nobody can say.
  if (isKnown && isToldOutright(side, text)) return { ...side, isUnclear: true }
  const isClaims = (words: string) => words === claimantWords || words === defendantWords
  const plain = (words: readonly string[]) => words.filter((one) => !isClaims(one))
  const parts = part.isClaimant ? [claimantWords, defendantWords] : [defendantWords, claimantWords]
  const [own = '', other = ''] = parts
  // The words that go with a role that the client does not have tell nothing of who is who.
  const kept = isAgreed || type === 'family' || type === 'real-estate' || type === 'contract'
  const mine = [...new Set([...(kept ? plain(side.own) : []), ...part.own])]
  const theirs = [...(kept ? plain(side.other) : []), ...part.other].filter((one) => !mine.includes(one))
  return {
    ...(part.isClaimant ? titles.claimant : titles.defendant),
    anchor: anchorOf({ text }, part.span),
    own: [...mine, own],
    other: [...new Set(theirs), other],
    isOpen: false,
  }
}

function sideAsTold(text: string, type: CaseType): Side {
  const client = clientIn(text, type)
  const roles = rolesOf(type, client.words)
  const { brings, isEitherWay } = roles
  const plain = (word: string) => word.toLowerCase().replace(/s?\??$/, '')
  // 'We represent Pell Orchards': both words are the client's.
  const ofAnchor = (client.anchor?.words ?? '').split(' ').filter((word) => /^[A-Z]/.test(word))
  const isClients = (head: string) =>
    [...client.names, ...client.words, ...ofAnchor].some((word) => plain(word) === plain(head))
  const adversaries = adversariesIn(text).filter(({ head }) => !isClients(head))
  const own = [...roles.own, ...client.names]
  const heads = adversaries
    .map(({ head }) => head)
    .filter((head) => !roles.own.some((one) => fits(one, head.replace(/s?\?$/, ''))))
  const other = [...roles.other, ...heads]
  const anchored = client.anchor ? { anchor: client.anchor } : {}
  const isOwn = (head: string) =>
    isClients(head) || roles.own.some((one) => fits(one, head.replace(/s?\?$/, ''))) || /^clients?\??$/i.test(head)
  if (type === 'criminal') return criminal(text, [...client.words, ...client.names], anchored)
  const has = (pattern: string) => client.words.some((word) => new RegExp(`^(?:${pattern})$`, 'i').test(word))
  const claimant = {
    ...titles.claimant,
    own: [...own, claimantWords],
    other: [...other, defendantWords],
    isOpen: false,
  }
  const defendant = {
    ...titles.defendant,
    own: [...own, defendantWords],
    other: [...other, claimantWords],
    isOpen: false,
  }
  const outright = suedOutrightIn(text, type)
  if (outright) {
    const anchor = anchorOf({ text }, { start: outright.index, end: outright.index + outright[0].length })
    return { ...defendant, anchor: client.anchor ?? anchor }
  }
  const part = apposed.exec(text)?.groups?.part
  if (part) return { ...(/^(?:defendant|respondent)/i.test(part) ? defendant : claimant), ...anchored }
  if (has(claimantWords)) return { ...claimant, ...anchored }
  // Who offers a will that is contested answers the contest.
  if (has('proponents?') && /\bcontest/i.test(text)) return { ...defendant, ...anchored }
  if (has('contestants?|caveators?')) return { ...claimant, ...anchored }
  const told = client.anchor ? text.slice(client.anchor.start) : ''
  const pursuit = pursued.test(told) || suedFor.test(told)
  const isEmployer = type === 'employment' && employs.test(text) && !suing.test(text)
  if (pursuit || isEmployer || (tendered.test(text) && !suing.test(text))) return { ...defendant, ...anchored }
  if (befallen(text, type, client.anchor)) return { ...claimant, ...anchored }
  if (has(defendantWords)) return { ...defendant, ...anchored }
  // 'We represent the patient. The patient alleges': the client's own word is nobody else.
  const befallenOne = othersBefallen.exec(text)?.groups?.who?.split(' ').at(-1) ?? ''
  if ((client.anchor || anyClient.test(text)) && !has(claimantWords) && befallenOne && !isOwn(befallenOne))
    return { ...defendant, ...anchored }
  const suit = sued.exec(text) ?? suedClient.exec(text) ?? suesOurs.exec(text) ?? suedBy(client.anchor, adversaries)
  if (suit) {
    const anchor = anchorOf({ text }, { start: suit.index, end: suit.index + suit[0].length })
    return { ...defendant, anchor }
  }
  const plainly = client.anchor || anybodyOfOurs.test(text) ? plainlySuedIn(text, type) : null
  if (plainly) {
    const anchor = anchorOf({ text }, { start: plainly.index, end: plainly.index + plainly[0].length })
    return { ...defendant, anchor: client.anchor ?? anchor }
  }
  if (client.defends) return { ...defendant, ...anchored }
  // Who acts for the public, or is sued for it, answers a claim unless it is said to bring one.
  if (type === 'other' && officials.test(client.anchor?.words ?? '') && !suing.test(text))
    return { ...defendant, ...anchored }
  const byThem = !suing.test(text) && anybodyOfOurs.test(text) ? suedByThem(text, isOwn) : null
  if (byThem)
    return {
      ...defendant,
      ...anchored,
      ...(byThem.head && { other: [...defendant.other, byThem.head] }),
      anchor: client.anchor ?? anchorOf({ text }, byThem.span),
    }
  const suitor = client.anchor && suitorsIn(text).find(({ head }) => !isOwn(head))
  if (suitor && !suing.test(text)) return { ...defendant, other: [...defendant.other, suitor.head], ...anchored }
  if (client.anchor && adversaries.some(({ sues, span }) => !sues && follows(text, client.anchor, span)))
    return { ...claimant, ...anchored }
  if (brings === 'defense') return { ...defendant, ...anchored }
  const sues = (words: readonly string[]) =>
    words.length > 0 &&
    new RegExp(
      `\\b(?:${words.join('|')})(?:['’]s? (?:claim|suit|lawsuit|complaint)|,? (?:\\w+ )?(?:sued|sues|is suing|claims|wants|seeks${type === 'family' ? '|filed|petitioned|petitions' : ''})|[^.;:]{0,90} now (?:sues|is suing|claims|seeks))\\b`,
      'i',
    ).test(text)
  if (sues(other) && !sues(own)) return { ...defendant, ...anchored }
  // Of a firm that somebody fell is said of somebody else.
  const hurtOne = client.isUnplaced && type === 'personal-injury' && strangerHurt.exec(text)?.groups?.who
  if (hurtOne) return { ...defendant, other: [...defendant.other, hurtOne], ...anchored }
  if (client.anchor && !suing.test(text) && !/\b(?:defendants?|respondents?)\b/i.test(text) && plaintiffDoes.test(text))
    return { ...defendant, ...anchored }
  const holder =
    client.anchor &&
    [...text.matchAll(theirSuit)]
      .map(([, head = '']) => head)
      .find((head) => !isOwn(head) && !/^(?:it|that|today|now|own)$/i.test(head))
  if (holder && !suing.test(text)) return { ...defendant, ...anchored }
  const brought =
    sues(own) ||
    suing.test(text) ||
    (!client.isUnplaced && isOfHarm(type) && hurt.test(text)) ||
    isHurtPerson(text, type, client.anchor)
  if (tenant.test(client.words.join(' ')) && evicted.test(text)) return { ...defendant, ...anchored }
  const isOpen = (isEitherWay || client.isUnplaced === true) && !brought
  const isUnclear =
    !client.anchor &&
    /\b(?:plaintiff|pltf)/i.test(text) &&
    /\b(?:clients?|we|us)\b/i.test(text) &&
    !/\bdefendant/i.test(text)
  // 'My client Denise Hall … She was let go': what befell whom the description names as the client.
  const ours = client.anchor ? null : ourNamed.exec(text)
  if (ours && befell[type]?.test(text) && !othersBefallen.test(text))
    return { ...claimant, anchor: anchorOf({ text }, { start: ours.index, end: ours.index + ours[0].length }) }
  const onDeal = client.anchor || suing.test(text) ? null : claimOnDeal(text, type)
  if (onDeal) {
    const who = onDeal.groups?.who
    const anchor = anchorOf({ text }, { start: onDeal.index, end: onDeal.index + onDeal[0].length })
    return { ...defendant, other: [...defendant.other, ...(who ? [who] : [])], anchor }
  }
  const intends = client.anchor ? null : wantsToSue.exec(text)
  if (intends)
    return { ...claimant, anchor: anchorOf({ text }, { start: intends.index, end: intends.index + intends[0].length }) }
  const isAssumed = client.anchor !== undefined && !brought
  return { ...claimant, ...anchored, isOpen: isOpen || isUnclear, isUnclear, ...(isAssumed && { isAssumed }) }
}

/** 'Our client's former partner says that there was an oral agreement to sell him half': whose word binds the client claims. */
const claimsOnClient =
  /\b(?:[Oo]ur|[Mm]y) clients?['’]s? (?:own |former |ex-|old |late )?(?<who>[\p{L}-]{3,20}) (?:now |also )?(?:says|claims|alleges|insists|contends|asserts) (?:that )?(?:(?:our|my|the) client|he|she|they|there (?:was|is)|it was|an? |we )(?![^.;]{0,60}\bdenie[ds]\b)/u
const denyingDeal =
  /\b(?:[Oo]ur|[Mm]y) clients? denie?s? (?:that )?(?:(?:there (?:was|were|is)|he|she|they|it) (?:ever )?(?:an?y? |made |agreed|promised|signed|owes?)|(?:the|any|owing|making|having) ?(?:such )?(?:agreement|contract|promise|deal|debt|loan|partnership|liability|a |the |any )?)/
/** Who claims under a deal that the client denies. */
const claimOnDeal = (text: string, type: CaseType) =>
  type === 'contract' || type === 'real-estate' || type === 'other'
    ? (claimsOnClient.exec(text) ?? denyingDeal.exec(text))
    : null

const officials =
  /\b(?:judge|magistrate|prosecutor|district attorney|legislator|senator|sheriff|police (?:officer|department)|deputy|trooper|warden|parole board|agency|city|county|town|village|school district|department|board)\b/i

/** 'We represent the hotel being sued by a caterer': the client's own words lead to who sues. */
function suedBy(anchor: Anchor | undefined, adversaries: ReturnType<typeof adversariesIn>) {
  const found =
    anchor && adversaries.find(({ sues, span }) => sues && span.start >= anchor.start && span.start - anchor.end < 60)
  return found ? { index: found.span.start, 0: ' '.repeat(found.span.end - found.span.start - 1) } : null
}

const follows = (text: string, anchor: Anchor | undefined, span: Span) =>
  anchor !== undefined && span.start >= anchor.start && !/[.;!?\n]/.test(text.slice(anchor.end, span.start))

function criminal(text: string, words: readonly string[], anchored: { anchor?: Anchor }): Side {
  const accused = 'defendants?|accused|suspects?'
  const state =
    'prosecut(?:ion|ors?)|state|government|police|officers?|detectives?|victims?|complainants?|ada|da|agents?'
  const isState = words.some((word) => new RegExp(`^(?:${state}|people)$`, 'i').test(word)) || prosecutes.test(text)
  return isState
    ? { ...titles.prosecution, ...anchored, own: [state], other: [accused], isOpen: false }
    : { ...titles.defense, own: [accused], other: [state], isOpen: false }
}
