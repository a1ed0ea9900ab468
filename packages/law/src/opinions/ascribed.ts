import type { Source, Span } from '../span/span.ts'

/** Whose words a court repeats: a party's, another court's, a brief's. */
export interface Ascribed {
  /** Null: it quotes them, and the sentence does not tell from whom. */
  by: string | null
}

const party =
  "(?:petitioners?|respondents?|appellants?|appellees?|plaintiffs?|defendants?|claimants?|complainants?|libell?ants?|intervenors?|taxpayers?|counsel|amici(?: curiae)?|amicus|the (?:government|solicitor general|attorney general|brief|dissent|dissenters|concurrence))(?: (?:in error|below|[\\p{Lu}][\\p{L}’'.]+)){0,3}"
const argues =
  '(?:argu(?:es?|ed)|contend(?:s|ed)?|claim(?:s|ed)?|assert(?:s|ed)?|maintain(?:s|ed)?|insist(?:s|ed)?|urge(?:s|d)?|submit(?:s|ted)?|alleg(?:es?|ed)|complain(?:s|ed)?|repl(?:y|ies|ied))'
const below =
  '(?:the )?(?:court of (?:civil |criminal )?appeals|district court|court below|lower courts?|trial (?:court|judge)|circuit court)'
const holds =
  '(?:held|holds|found|finds|conclude[sd]|reason(?:ed|s)|said|says|stated|states|wrote|thought|ruled|observed|noted|added|explained)'
/** 'Petitioner contends that …', 'the District Court held that …' */
const contends = new RegExp(
  `\\b(?<by>${party})(?:,[^,.;]{0,60},)? (?:\\p{L}+ly |also |then |now |first |next |further |here )?(?:${argues})\\b[^.;:]{0,40}?\\bthat\\b|\\b(?<court>${below}) (?:\\p{L}+ly |also |then )?(?:${holds})\\b[^.;:]{0,30}?\\bthat\\b`,
  'giu',
)
/** What turns from the words of another to the court's own. */
const turns = /[;]|, ?(?:but|yet|however|although|though|whereas|because|since) |[”"]\s*[^\s“"]/u
/** Somebody says what stands between quotation marks. */
const saying = new RegExp(
  `\\b(?:${argues}|${holds}|testif(?:y|ies|ied)|ask(?:s|ed)|answer(?:s|ed)|declare[sd]|concede[sd]|admit(?:s|ted)|remark(?:s|ed)|say|told|recite[sd]|charge[sd])\\b`,
  'giu',
)
/** Who else speaks in an opinion: parties, their lawyers, witnesses, other courts. */
const speaker = new RegExp(
  `\\b(?<by>${party}|${below}|(?:the )?(?:supreme|superior|appellate|circuit|high|state|county|city|municipal) court of (?!the united states)\\p{Lu}[\\p{L}. ]{2,30}?|(?:the )?state (?:supreme )?courts?|(?:the )?(?:magistrate|examiner|witness|prosecutor|commissioner|opinion below))\\b`,
  'giu',
)
/** The court itself, between such a speaker and the verb. */
const itself = /\b(?:we|this court|congress|mr\. justice|chief justice)\b/iu
const briefed =
  /^[”"'’,.\s]{0,4}[”"]\s*(?:\(?(?:Brief|Reply Brief|Reply Br\.|Br\.|Pet\.|Tr\. of Oral|App\. to|Supp\. Brief))/u
const after = new RegExp(`^[,.]?[”"'’]{1,3},? (?:the )?(?<by>${party}) (?:${argues}|says?|said|stated)\\b`, 'iu')
const adopted =
  /^[^.?!]{0,300}[.?!]?[”"]?\s*(?:we|i) (?:agree|think so|adopt|accept)\b|\bwe (?:agree|think (?:he|they|it) (?:is|are) right)\b/iu

/** How far back a sentence is read, and a quotation to its mark, in UTF-16 units. */
const furthest = 600
const longest = 3000

/**
 * Whose words a court repeats at a place, as far as its sentence tells: 'Petitioner contends that …' before them, somebody
 * who says what stands within quotation marks, or a brief cited after these. Null where the court speaks for itself, reads
 * out the law, or says that it agrees.
 */
export function ascribedAt({ text }: Source, { start, end }: Span): Ascribed | null {
  const rest = text.slice(end, end + 460)
  if (adopted.test(rest)) return null
  const lead = sentenceBefore(text, start)
  const claim = lastOf(contends, lead)
  if (claim && !turns.test(lead.slice(claim.index + claim[0].length)))
    return { by: claim.groups?.by ?? claim.groups?.court ?? null }
  const mark = openedAt(text, start)
  if (mark === null) return null
  if (briefed.test(text.slice(end, end + 80))) return { by: 'a brief' }
  const behind = after.exec(text.slice(end, end + 120))
  if (behind) return { by: behind.groups?.by ?? null }
  const before = sentenceBefore(text, mark)
  const said = lastOf(saying, before)
  const who = said && lastOf(speaker, before.slice(0, said.index))
  if (!said || !who || before.length - said.index > 220 || said.index - who.index > 140) return { by: null }
  return { by: itself.test(before.slice(who.index, said.index)) ? null : (who.groups?.by ?? null) }
}

function lastOf(pattern: RegExp, text: string): RegExpExecArray | undefined {
  let last: RegExpExecArray | undefined
  for (const found of text.matchAll(pattern)) last = found
  return last
}

/** What stands of the sentence before a place. */
function sentenceBefore(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - furthest), start)
  let from = 0
  for (const found of before.matchAll(/[\p{Ll}\d”")][.?!][”"’)]?\s+(?=[\p{Lu}“"[])/gu)) {
    const word = /[\p{L}.]{1,20}$/u.exec(before.slice(Math.max(0, found.index - 20), found.index + 2))?.[0] ?? ''
    if (!/^(?:Mr|Mrs|Ms|Dr|No|Nos|Co|Inc|Corp|v|vs|Cf|St|Art|Sec|cl|Cir|Stat|Supp|App|Rev)\.$/.test(word))
      from = found.index + found[0].length
  }
  return before.slice(from)
}

/** Where the quotation mark opens within which a place stands; null where it stands within none. */
export function openedAt(text: string, start: number): number | null {
  const from = Math.max(0, start - longest)
  const before = text.slice(from, start + 1)
  const curly = before.lastIndexOf('“')
  if (curly > before.lastIndexOf('”')) return from + curly
  const paragraph = before.lastIndexOf('\n\n') + 1
  let open: number | null = null
  for (let at = paragraph; at < before.length; at++) if (before[at] === '"') open = open === null ? at : null
  return open === null ? null : from + open
}
