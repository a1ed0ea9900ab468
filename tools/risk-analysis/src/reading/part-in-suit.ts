import { type Span, sentencesOf } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import { headOf } from './named.ts'

/** Which part the client has in a suit, by who does what to whom, where no word names the part. */
export interface PartInSuit {
  isClaimant: boolean
  span: Span
  /** Heads of the words for the client and for those against them, as patterns. */
  own: string[]
  other: string[]
}

type Vote = Omit<PartInSuit, 'own'>

const client =
  /\b(?:(?:our|my)(?: (?!opponent|adversary)[\w’'-]{1,20}){0,3} (?:clients?|insureds?)|(?:our|my) (?:clients?|insureds?))\b(?!['’]s (?:lawyer|counsel|attorney))/i
/** 'Our trucking company', of a firm that writes of whom it acts for. */
const ourFirm =
  /\bour (?:[\w’'-]{1,20} ){0,2}(?:company|firm|business|store|school|district|hospital|clinic|hotel|bank|city|county|town|agency|church|insured)\b/i
const defending = /\b(?:defendants?|respondents?|insurers?|carriers?|adjusters?|defense|defence)\b/i
const claiming = /\b(?:plaintiffs?|pltfs?|plfs?|petitioners?|claimants?|complainants?)\b/i
/** Who is brought in by them for the first time. */
const broughtIn =
  /^(?:an?|two|three|four|several|some|many) |^(?!(?:the|his|her|its|their|this|that|he|she|it|they|both|one|no|there)\b)[a-z-]+s$/i

const accuses =
  /\b(?:sues|(?:is|are) (?:now )?suing|(?:has|have) sued|sued|alleges?|accuses?|blames?|charges|complains?|faults|seeks (?:\$|damages|to hold)|demands)\b/i
const says = /\b(?:claims?|contends?|says?|asserts?|wants?|argues?|maintains?|insists?)\b/i
const accused =
  /^(?:(?:,? (?:an? |the |who |which )?[^,.;]{1,110},){1,2}| \([^)]{1,40}\))? ?(?:is |are |was |were |has |have |stands? |now |also |just |recently |been |being ){0,4}(?:accused of|said to have|alleged to have|blamed for|(?<=(?:is|are|was|were|been|being) )sued\b|served with|named (?:as )?(?:a |the )?defendant|the target of|in receipt of a (?:complaint|summons)|received a (?:complaint|summons|lawsuit|demand letter)|fac(?:es?|ing) (?:an? |the |this |claims?|suit|several |two )|defend(?:s|ing)\b|oppos(?:es|ed|ing)\b|answers (?:an? |the )(?:petition|complaint|suit|motion)|answered (?:the|a) (?:complaint|petition))/i
/** What befalls who brings a claim. */
const wasHarmed =
  /^(?:(?:our |my )?clients?|(?:our|my) clients?['’]s? [\w’'-]{1,20}) (?:(?:was|were|has been|got) (?:\w+ly )?(?:fired|removed|terminated|dismissed|let go|laid off|demoted|passed over|denied|hit|struck|injured|hurt|bitten|burned|rear-ended|broadsided|t-boned|arrested|beaten|searched|harassed|misdiagnosed|evicted|shot|tackled|perforated|severed|crushed|broken|punctured|nicked|scarred)|(?:fell|tripped|slipped|lost (?:a|an|his|her)|broke (?:a|an|his|her)|tore) )/i
/** Later in the sentence, of whoever is its subject. */
const gotPapers =
  /^[^.;]{0,60}\b(?:and|who|which|that) (?:has |have |had |was |were |been |now |just ){0,3}(?:received|served with|got|sued over|sued for) (?:an? |the )?(?:\w+ )?(?:complaint|summons|demand letter|lawsuit|cease-and-desist)/i
const claims =
  /^(?:,? (?:an? |the |who |which |now )?[^,.;]{1,70},| \([^)]{1,40}\))? ?(?:has |have |had |is |are |now |also |then ){0,3}(?:(?:sued|sues|suing) (?!for\b|over\b|by\b|in\b|under\b)|alleges?|filed (?:suit|a (?:complaint|petition|charge|lawsuit))|brought (?:suit|an action|a claim)|asked the court|seeks?\b|demands?\b|claims? (?:that|(?:another|a further|lost|unpaid|damages) )|wants? (?:payment|\$|damages|money|back pay|possession|to (?:recover|collect|sue)|the [\w’ ]{1,40}(?:back|repaid|returned|undone|overturned|set aside)))/i

/** What the lawyer does for the client. */
const weSue =
  /\b(?:we(?: have|['’]ve)? (?:sued?|filed|brought|collect|are suing|seek|assert|allege) (?!an? answer|an? motion to dismiss|our answer)|our (?:complaint|petition|demand|lawsuit) (?:is|was|alleges|asks|seeks|pleads|has been) ?(?:in |filed |pending |for |that )|(?:retained|hired|engaged|asked) us (?:to (?:recover|collect|sue|bring|pursue|enforce|seek|file|get|obtain|challenge|appeal)|for an? [\w-]{1,20} (?:claim|suit|action)|because))/i
const weDefend =
  /\b(?:we(?: are|['’]re)? defend(?:ing)?|(?:retained|hired|engaged|asked) us to (?:defend|answer|oppose|resist)|their (?:complaint|lawsuit|petition) (?:also |now )?(?:alleges?|seeks?|names (?:us|our)|demands?|asks (?:for|the court)|pleads|accuses)\b|is the one being sued|ours is the one (?:being )?sued)\b/i
/** 'Defendant manufacturer is ours', 'father (resp.)', 'plaintiff's counsel = us'. */
const named: readonly (readonly [RegExp, boolean])[] = [
  [/\b(?:our|my) clients?,? (?:[^,.;]{1,60}, )?(?:is|are|being) (?:the |an? )?(?:respondents?|defendants?)\b/i, false],
  [
    /\b(?:our|my) clients?,? (?:[^,.;]{1,60}, )?(?:is|are|being) (?:the |an? )?(?:petitioners?|plaintiffs?|claimants?)\b/i,
    true,
  ],
  [
    /\b(?:act for|acting for|represent|rep) (?:the |an? )[\w’' -]{2,50}? against (?:the |an? |his |her |its |their )(?!suit|claims?|charges?|allegations?|complaint|lawsuit|action)/i,
    true,
  ],
  [/\b(?:def|deft|resp|respt)\.? [\w.’'-]{1,20}\.? (?:is|are|=) (?:ours|our client|us)\b/i, false],
  [/^(?:for|client|re): [^.;]{1,40}\((?:def|deft|resp|respondent|defendant)\.?\)/i, false],
  [
    /\b(?:pltf|plf|plaintiff|petitioner|pet)\.?(?:['’]s)? (?:counsel|side|lawyer|attorney)? ?(?:=|is|are|:) ?(?:us|ours|our client)\b/i,
    true,
  ],
  [/^(?:for|client|re): [^.;]{1,40}\((?:pltf|plf|pet|petitioner|plaintiff)\.?\)/i, true],
  [/\b(?:pltf|plaintiff|claimant)[ -]side\b/i, true],
]
/** The other did them wrong: 'a grower whose customer refused the crop'. */
const wronged =
  /\b(?:act for|acting for|represent|for|rep) (?:the |an? )([\w’' -]{2,40}?),? (?:who (?:says|alleges|claims|believes|complains)|whose (?:[\w’'-]+ ){1,3}(?:refused|failed|stopped|ended|left|owes|broke|cut|botched|missed|misread|never|did not|didn['’]t|has not|hasn['’]t|will not|won['’]t|would not)|(?:who|that|which) (?:is|was|were|are) (?:owed|never paid|denied|refused|stopped|beaten|arrested|searched|burned|hurt|injured|misdiagnosed))/i
/** Somebody was hurt, in words that stand right behind who it is. */
const hurtOne =
  /\b(?:act for|acting for|represent|rep) (?:the |an? |two |three )((?:[\w’'-]{1,20} ){0,3}[\w’'-]{1,20}) (?:who (?:was|were|had been|got) )?(?:(?:badly|seriously|fatally|later|being) )?(?:burned|hurt|injured|struck|hit|bitten|cut|crushed|scalded|paralyzed|blinded|killed|run over|rear-ended|knocked down|fired|let go|laid off|demoted|passed over|dismissed|terminated|left (?:with|paralyzed))\b/i
const whomWeRepresent =
  /\b(?:An?|The) ((?:[\w’'-]{1,20} ){1,4})(?:whom|that|who) we (?:represent|act for) (?:was|were|is|has|had|lost|suffered|fell)\b/

const ofPlaintiff = '(?:plaintiffs?|pltfs?|plfs?|claimants?)'
/** The plaintiff is the client. */
const isOurs = new RegExp(
  `\\b(?:represent\\w*|rep|act\\w* for|for|counsel (?:for|to)|on behalf of|client is|clients are|clients?,|as) (?:the |an? |our |one |two |several )?(?:[\\w’'-]+ ){0,3}${ofPlaintiff}\\b|\\b${ofPlaintiff}(?:,? \\(?(?:our|my|the) client|,? (?:is|are) (?:ours|our|my|the client)|['’]s? (?:side|counsel|lawyer)| (?:client|side)\\b|,? \\(ours\\)|,? =|:)|\\b(?:ours? (?:is|are) the |our )${ofPlaintiff}|\\bclients?[^.;]{0,60}\\bwho (?:is|are) (?:the )?${ofPlaintiff}`,
  'i',
)
const anyPlaintiff = new RegExp(
  `\\b(?:the )?(?:\\w+-\\w+ )?${ofPlaintiff}\\b(?!['’]s? (?:bar|counsel|lawyers?|attorneys?|firm))`,
  'i',
)
const anyClient = /\b(?:our|my) (?:[\w’'-]+ ){0,3}(?:clients?|insureds?)\b|\b(?:we|i) (?:represent|act for|defend)\b/i

/** 'Drilling sub is suing the general contractor … We act for the sub.' */
const suit =
  /^(?:an? |the )?(?<who>(?:[\w’'-]{1,20} ){1,4}?)(?:, [^.;]{1,160}, )?(?:(?:is|are) (?:now )?suing|sues|has sued) (?:the |an? )(?<whom>[\w’' -]{2,40})/i
const actsFor = /\b(?:act for|acting for|represent|rep|we are for|are with) (?:the |an? )?([\w’' -]{2,40})/i
/** Who owes money answers for it. */
const owing =
  /\b(?:cardholders?|debtors?|borrowers?|guarantors?|co-?signers?|consumers?|account ?holders?) (?:is|are) (?:the|our|my) client\b|\b(?:represent|act for|rep|for) (?:the |an? )(?:[\w’'-]+ ){0,2}(?:cardholder|debtor|borrower|guarantor|co-?signer)s?\b/i
const collects = /\b(?:complaint|collection|sues?|sued|suing|debt buyer|creditor)\b/i

/** Of a person who is represented and of whom nobody says that they are sued: who was hurt or let go. */
const person =
  /\b(?:represent|act for|acting for|rep|hired by|retained by|clients? (?:is|are)) (?:the |an? |two |three )((?:[\w’'-]{1,20} ){0,3}?[\w’'-]{1,20})(?=,? (?:who|whose (?:hand|arm|leg|foot|back|neck|head|thumb|finger|eye|son|daughter|husband|wife|mother|father|child|baby|boss|manager|supervisor|pay|hours|job|shift|doctor|surgeon))\b)|\b(?:represent|act for|rep) (?:the |an? )((?:[\w’'-]{1,20} ){0,2}?(?:[a-z]{3,}(?:er|ist|man|woman|person)|cook|clerk|nurse|temp|aide|driver|guard|welder)) in (?:an?|the|her|his)\b|\b(?:the family of [^.;]{1,60}|the (?:widow|widower|parents|estate) of [^.;]{1,50}) (?:is|are) (?:our|my) clients?|\b(?:represent|act for) (?:the )?(?:parents|mother|father|family|estate|widow|widower) of \w+/i
const isFirm =
  /\b(?:company|corporation|firm|hospital|clinic|practice|group|store|market|chain|resort|hotel|restaurant|bank|school|district|university|college|city|county|town|state|agency|department|church|club|gym|park|mill|plant|factory|casino|airline|railroad|insurer|carrier|employer|owner|landlord|manufacturer|maker|contractor|builder|retailer|dealer(?:ship)?|distributor|surgeon|doctor|physician|dentist|nurse|[a-z]+ologist|obstetrician|pharmacist|chiropractor|therapist|officer|deput(?:y|ies)|trooper|guard|driver|trucker|manager|supervisor|defendants?|respondents?|insureds?)\b/i
const isSued =
  /\b(?:sued|sues|suing|plaintiffs?|pltf|claimants?|accus\w+|blam\w+|defend\w*|complaint|served|our answer|demands? (?:from|that) (?:us|our))\b/i

/** Reads the part of the client from the sentences. `null` where none tells it, or where they tell both. */
export function partInSuit(text: string, type: CaseType, isKnown = false): PartInSuit | null {
  if (type === 'criminal') return null
  const votes = sentencesOf({ text }).flatMap(({ start, end }) => votesOf(text.slice(start, end), start))
  votes.push(...bySuit(text))
  const third = anyPlaintiff.exec(text)
  const isTold = isKnown || isOurs.test(text)
  if (
    third &&
    votes.length === 0 &&
    !isTold &&
    anyClient.test(text) &&
    !/\bif (?:the )?$/i.test(text.slice(0, third.index))
  )
    votes.push({ isClaimant: false, span: spanOf(third, 0), other: [] })
  const one = (type === 'personal-injury' || type === 'employment') && !isSued.test(text) ? person.exec(text) : null
  if (one && votes.length === 0 && !isFirm.test(one[1] ?? one[2] ?? ''))
    votes.push({ isClaimant: true, span: spanOf(one, 0), other: [] })
  const owed = type === 'contract' && votes.length === 0 && collects.test(text) ? owing.exec(text) : null
  if (owed) votes.push({ isClaimant: false, span: spanOf(owed, 0), other: [] })
  const [first] = votes
  if (!first || votes.some(({ isClaimant }) => isClaimant !== first.isClaimant)) return null
  return {
    isClaimant: first.isClaimant,
    span: first.span,
    own: ownIn(text),
    other: [...new Set(votes.flatMap(({ other }) => other))],
  }
}

const spanOf = ({ index, 0: words }: RegExpExecArray, from: number): Span => ({
  start: from + index,
  end: from + index + words.length,
})

function votesOf(sentence: string, from: number): Vote[] {
  const votes: Vote[] = []
  const vote = (isClaimant: boolean, found: RegExpExecArray, other: string[] = []) =>
    votes.push({ isClaimant, span: spanOf(found, from), other })
  const ours = client.exec(sentence) ?? ourFirm.exec(sentence)
  if (ours) {
    const accuser = accuserIn(sentence, ours)
    if (accuser) vote(false, ours, accuser)
    const rest = sentence.slice(ours.index + ours[0].length)
    if (accused.test(rest) || gotPapers.test(rest)) vote(false, ours)
    else if (claims.test(rest) && ours.index < 60) vote(true, ours)
  }
  const bare = /^clients? /i.exec(sentence)
  if (bare && claims.test(sentence.slice(bare[0].length - 1))) vote(true, bare)
  const befallen = wasHarmed.exec(sentence)
  if (befallen) vote(true, befallen)
  if (bare && accused.test(sentence.slice(bare[0].length - 1))) vote(false, bare)
  const bracket = /^(?:An?|The) ([\w’' -]{2,40}?),? \(?our client[,)]/.exec(sentence)
  if (bracket) {
    const rest = ` ${sentence.slice(bracket[0].length).trimStart()}`
    if (claims.test(rest)) vote(true, bracket)
    else if (accused.test(rest)) vote(false, bracket)
  }
  for (const [pattern, isClaimant] of [...named, [weSue, true], [weDefend, false]] as const) {
    const found = pattern.exec(sentence)
    if (found) vote(isClaimant, found, isClaimant ? soughtFrom(sentence) : [])
  }
  const hurt = wronged.exec(sentence) ?? hurtOne.exec(sentence) ?? whomWeRepresent.exec(sentence)
  if (hurt && !/\b(?:defend|sued)\b/i.test(sentence)) vote(true, hurt)
  return votes
}

/** 'To collect $54,000 from a grower', 'an action against the lessee': from whom it is sought. */
function soughtFrom(sentence: string): string[] {
  const words = /\b(?:from|against|sued?|suing) (?:the |an? |his |her |its |their )((?:[\w’'-]{1,20} ?){1,4})/i.exec(
    sentence,
  )?.[1]
  return [words && headOf(words)].flatMap((head) => head || [])
}

/** Of two who are told apart by a suit, the one we act for. */
function bySuit(text: string): Vote[] {
  const found = suit.exec(text)
  const ours = actsFor.exec(text)
  const [who, whom, head] = [found?.groups?.who, found?.groups?.whom, ours?.[1]].map((words) => words && headOf(words))
  if (!ours || !head) return []
  if (head === who) return [{ isClaimant: true, span: spanOf(ours, 0), other: [whom].flatMap((one) => one || []) }]
  return head === whom ? [{ isClaimant: false, span: spanOf(ours, 0), other: [who].flatMap((one) => one || []) }] : []
}

/** Who accuses the client: the heads of the words for them, if somebody does. */
function accuserIn(sentence: string, ours: RegExpExecArray): string[] | null {
  const before = sentence.slice(0, ours.index)
  const found = accuses.exec(before) ?? says.exec(before)
  if (!found) return null
  const subject = before.slice(0, found.index).trim()
  const words = subject.split(/[,(]/)[0]?.trim() ?? ''
  if (
    words === '' ||
    words.split(/\s+/).length > 6 ||
    defending.test(subject) ||
    /\b(?:we|i|us|our|my)\b/i.test(subject)
  )
    return null
  const isSure = !says.test(found[0]) || claiming.test(words) || broughtIn.test(words)
  // 'The hotel says that our client …': who answers says something too.
  if (!isSure || (!claiming.test(words) && /^(?:he|she|it|they)$/i.test(words))) return null
  return [headOf(words)].flatMap((head) => head ?? [])
}

/** What the client is called beside 'our client'. */
function ownIn(text: string): string[] {
  const beside = /\b(?:our|my) clients?,? (?:is )?(?:an? |the )((?:[\w’'-]+ ?){1,5})/i.exec(text)?.[1]
  const before = /\b(?:An?|The) ([\w’' -]{2,40}?),? \(?our client[,)]/.exec(text)?.[1]
  return [beside, before].flatMap((words) => (words ? (headOf(words) ?? []) : []))
}
