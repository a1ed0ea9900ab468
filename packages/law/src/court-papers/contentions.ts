import { isOfAnotherCase, type Place } from './field.ts'

const roles =
  'plaintiffs?(?:[-, ]{1,3}appell(?:ant|ee)s?)?|defendants?(?:[-, ]{1,3}appell(?:ant|ee)s?)?|appell(?:ant|ee)s?|petitioners?|respondents?|movants?|(?:counter-?)?claimants?|complainants?|relators?|libell?ants?|intervenors?|garnishee|debtor|trustee|government|(?<=^|\\b(?:the|this|that) |[,;] )state|commonwealth|people|united states|county|city|landlord|tenant|employer|employee|insurer|carrier|surety|seller|buyer|purchaser|broker|owner|homeowners?|insured|lender|borrower|creditor|licensee|patient|hospital|worker|union|mother|father|husband|wife|counsel'
const verbs =
  'argues?|argued|contends?|contended|claims?|claimed|asserts?|asserted|maintains?|maintained|urges?|urged|insists?|insisted|counters?|countered|complains?|objects?|objected|challenges?|challenged|(?:submits?|submitted|responds?|responded|replies|replied|suggests?|adds?|added|answers?|answered|concedes?|conceded) that'
const body = '(?:\\s(?:corporation|company|railroad|railway|bank|city|county|carrier|board|union)|\\sin error)?'
const aside = '(?:,[^,.]{0,90},|\\s\\([^()]{0,40}\\))?'
const adverb =
  '(?:\\s(?:also|further|first|next|now|primarily|principally|again|only|finally|alternatively|in turn|strenuously|essentially)\\b){0,2}'

/** Who argues in a sentence: a role, or a name that begins with a capital. */
const byRole = new RegExp(`\\b(?:the )?(${roles})${body}${aside}${adverb}\\s(?:${verbs})\\b`, 'i')
const byName = new RegExp(
  `(?:^|[,;] |\\b(?:and|but|while|however,|also|that) )(?:the )?(\\p{Lu}[\\p{L}’'.&-]+(?: \\p{Lu}[\\p{L}’'.&-]+){0,3})${aside}${adverb}\\s(?:${verbs})\\b`,
  'u',
)
const ofRole = new RegExp(
  `\\b(?:the )?(${roles})(?:['’]s?)?\\s+(?:\\w+ )?(?:contentions?|arguments?|claims?|positions?|theory|objections?|assignments?)\\s+(?:is|are|that|of error)\\b`,
  'i',
)
/** 'It is next insisted by the defendants in error that' */
const byAgent = new RegExp(
  `\\b(?:argued|contended|claimed|urged|asserted|insisted|objected|suggested|alleged) by (?:the )?((?:${roles})(?: in error)?)\\b`,
  'i',
)
const passive =
  /\bover (?:the|his|her|its|their) objections? that\b|\bit (?:is|was|has been|is said|had been)(?: \w+){0,2} (?:argued|contended|claimed|urged|asserted|insisted|objected|suggested)\b|\bobjections? (?:was|were|is|has been) (?:made|urged|raised|taken)\b|\battention is (?:also )?called to\b|\b(?:errors?|grounds?) (?:is|are|was|were) (?:assigned|urged)|\bassignments? of error\b|\b(?:contending|arguing|claiming|urging) that\b/i
/** 'He also contends that': a party, though the sentence does not say which. */
const byPronoun =
  /^(?:he|she|they|it)\b(?: (?:also|further|first|next|then|now))? (?:[^.]{0,160},? and )?(?:contends?|argues?|claims?|insists?|urges?|maintains?|asserts?|alleges?|objects?) (?:that|to)\b/i
const no =
  /\bargued the (?:cause|case)\b|\bfiled (?:a|the) brief|\b(?:does|do|did) not (?:argue|contend|claim|dispute|challenge|assert)|\bcourts? (?:argue|claim)|\bclaims? (?:for|under|against|of|to relief)\b/i
const courts =
  /^(?:The|An?|Any|Every|Each|Another|Both|Neither|If|When|Where|While|Although|Because|Under|In|On|At|As|To|By|Our|My|Respectfully|Dated|Congress|Court|The Court|Judge|Justice|Section|Article|Amici|It|He|She|They|We|This|That|These|Those|There|Here|What|Who|Which|No|Some|Many|One|Its|His|Her|Their|Such|First|Second|Third|Finally|However|Plaintiff’s)$/

/** Whose argument a sentence is that begins with a party, where no word of arguing says it. */
export const sideAtStart = (text: string): string | undefined => {
  const role = first.exec(text)?.[1]
  return role && asSide(role)
}

const asSide = (role: string) => upper(role.toLowerCase().replace(/[-, ]{1,3}appell/, '-appell'))
const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** What a pleading tells of the other side: said before the case, and no argument in it. */
const before =
  /\b(?:claimed|contended|argued|asserted|insisted|responded|replied|objected|suggested|urged|maintained|submitted)\b/i
export const isTold = (text: string): boolean => before.test(text)

/** The party that a sentence begins with: 'The defendant sets up title to the land that is claimed by the plaintiff.' */
const first = new RegExp(`^(?:(?:But|And|However|Here|Nor|Finally|Next),? )?(?:the )?(${roles})\\b(?!['’])`, 'i')

/** Who argues what: the side, and how likely the sentence is to say so; null where nobody does. */
export function argues({ text, at }: Place): { side: string; points: number } | null {
  if (isOfAnotherCase(text) || no.test(text) || text.length < 30) return null
  const agent = byAgent.exec(text)?.[1]
  const role = (byRole.exec(text) ?? ofRole.exec(text) ?? (agent && first.exec(text)))?.[1] ?? agent
  const name = role ? undefined : byName.exec(text)?.[1]
  const isPassive = !role && !name && (passive.test(text) || byPronoun.test(text))
  if (!role && !isPassive && (!name || courts.test(name))) return null
  const side = role ? asSide(role) : (name ?? '')
  const says = /\b(?:that|because|:)\b/.test(text) ? 1 : 0
  return { side, points: 3 + says + (at < 0.4 ? 1 : 0) - (isPassive ? 0.5 : 0) - (text.length > 600 ? 1 : 0) }
}

const ordinal =
  /^(?:First|Second|Third|Fourth|Fifth|Finally|Moreover|Further(?:more)?|In addition|Alternatively|In the alternative|Even if)\b,?/
const judged =
  /\b(?:is|are|was|were|should|must|cannot|can|erred|fails?|failed|lacks?|did|does|has|have|bars?|precludes?|requires?|entitled|barred|applies|waived|(?<!united )states|shows|satisf(?:y|ies)|meets?|supports?|establish(?:es)?|alleges?|pleads?|warrants?|violates?|controls?|governs?|survives?|outweighs?|favors?|justif(?:y|ies)|excuses?|permits?|forbids?|prohibits?|owes?|retains?|falls?|stands?)\b/i

/** 'III. THE CITY IS LIABLE.' is a point, 'II. FACTS' is none. */
const shortest = 18

/** The name of the paper itself. */
const isTitle =
  /\b(?:memorandum|brief) (?:of|in)\b|\b(?:notice of|in support of|opposition to) .{0,40}\bmotion\b|\btable of\b/i

/** In a filing of one side: its point headings, and what it counts off. */
export function pleads({ text, at }: Place, isHeading: boolean): number {
  if (isHeading && text.length > shortest && judged.test(text) && !isTitle.test(text)) return 5
  if (ordinal.test(text) && judged.test(text) && at < 0.5) return 3.5
  return 0
}
