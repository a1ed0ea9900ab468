import type { Citation } from '../citations/citation.ts'
import type { Span } from '../span/span.ts'

/** The furthest that a quotation may begin behind the citation that introduces it, in UTF-16 units. */
const reach = 320

const saying =
  'holds|held|holding that|says?|said|saying|states?|stated|stating|explain(?:s|ed|ing)?|writes|wrote|writing|observe[sd]?|observing|notes|noted|noting|reasoned|reasons that|conclude[sd]?|concluding|ruled|rules that|ruling that|declare[sd]?|declaring|recogniz(?:es?|ed|ing)|emphasiz(?:es?|ed|ing)|stress(?:es|ed|ing)|caution(?:s|ed|ing)|warn(?:s|ed|ing)|describe[sd]?|describing|define[sd]?|defining|instruct(?:s|ed|ing)?|teaches|taught|puts? it|calls|called|calling|reiterate[sd]?|remark(?:s|ed|ing)|acknowledge[sd]?|adds|added|clarif(?:ies|ied|ying)|spoke of|speaks of|referred to|refers to'
const enacting =
  'provid(?:es?|ed|ing)|stat(?:es?|ed|ing)|says?|said|reads?|requir(?:es?|ed|ing)|defin(?:es?|ed|ing)|prohibit(?:s|ed|ing)?|bars?|forbids?|permits?|allows?|authoriz(?:es?|ed|ing)|makes?|imposes?|grants?|guarantees?|protects?|directs?|commands?|declares?|specif(?:y|ies|ied)|applies to|refers? to|mandates?|limits?|describes?|covers?|instructs?|calls? for'

const court = String.raw`(?:(?:the|this|that|our|its|a|an)\s(?:[\p{L}.’'-]{1,20}\s){0,4}(?:court|justices|panel|majority|plurality|opinion|circuit|dissent|concurrence|decision|case)|(?:chief\s)?(?:justice|judge)\s[\p{L}.’' -]{1,30}|the courts?|it|which)`
const enacted = String.raw`(?:(?:the|this|that|its)\s(?:[\p{L}.’'-]{1,20}\s){0,4}(?:statute|rule|section|act|amendment|clause|provision|regulation|subsection|code|constitution|law|text)|congress|it|which)`
/** What may stand between who says it and that it is said: 'unanimously', 'in an opinion by Justice Kagan,', 'has'. */
const aside = String.raw`(?:[\s,][^.?!;:“”"\n]{0,80}?)?`

/** 'It was said that': by somebody else. */
const passive = String.raw`(?<!\b(?:was|were|been|is|are|be|being|to)\s)`

const openings = (subject: string, verbs: string) => ({
  /** '…, 495 (1954), the Court held that', '… (1954), held that'. */
  same: new RegExp(
    String.raw`^[\s,)\]]{0,4}(?:(?:also|further|expressly|squarely)\s)?(?:${subject}${aside}\s)?${passive}(?:${verbs})\b`,
    'iu',
  ),
  /** '… (1954). There, the Court held that'. */
  next: new RegExp(
    String.raw`^[)\]]?\.?[)\]”’"]?\d{0,3}\s+(?:(?:there|in that case|in doing so|in so holding|rather|instead|specifically),?\s)?(?:${subject}${aside}\s)${passive}(?:${verbs})\b`,
    'iu',
  ),
})
/** Another court's words, or those of whom the authority is cited to: 'Relying on Brown, 347 U.S. 483, the court said'. */
const another =
  /^[^“”"]{0,40}\b(?:district|trial|lower|appeals|appellate|superior|bankruptcy|magistrate|below|here|this court|another|dissent(?:s|ed|ing|ers?)?)\b/iu
const leansOn =
  /\b(?:relying|rel(?:ies|ied)|based|citing|cit(?:es|ed)|under|applying|appl(?:ies|ied)|following|follow(?:s|ed)|quoting|quot(?:es|ed)|pursuant to|per|despite|contrary to|unlike|distinguish(?:es|ed|ing)?|after|before|since)(?: on)?\s{0,3}$/i

const byCourt = openings(court, saying)
const byLaw = openings(enacted, enacting)

/** What follows right behind the words says where else they stand. */
const ofRecord =
  /^[\s.,;’”"')]{0,6}[([]?(?:post|ante|supra|infra|brief|br\.|app\.|tr\.|dkt|ecf|doc\.|docket|exh?\.|compl|decl|aff|r\. at|j\.a\.|pet\.|reply|id\.)/i

/** A citation, itself in parentheses or not, and a colon, 'citation omitted' at most between them. */
export const atColon = /^[)\]]?\s?(?:\([^()]{0,40}\)\s?)?:\s*$/

/** Another sentence begins: a stop, and a word in capitals. */
const stop = /[.?!]["”’)\]]*\s+(?=["“]?\p{Lu})/u

/**
 * The citation before a quotation by which its sentence says whose words they are: 'In Brown, 347 U.S. 483 (1954), the
 * Court held that “…”', or the sentence before it where this one goes on with 'The Court' or 'It'.
 * @param citations in their order; `at` the first that ends behind the quotation's beginning
 * @returns its place in `citations`; -1: no sentence says so
 */
export function introducedBy(prose: string, citations: readonly Citation[], at: number, { start, end }: Span): number {
  const nth = outermost(citations, at - 1)
  const citation = citations[nth]
  if (!citation || citation.end > start || start - citation.end > reach) return -1
  if (ofRecord.test(prose.slice(end, end + 40))) return -1
  const between = withoutQuoted(prose.slice(citation.end, start))
  if (/\n\s*\n/.test(between)) return -1
  const { same, next } = citation.kind === 'law' ? byLaw : byCourt
  if (citation.kind !== 'reference' && atColon.test(between)) return nth
  if (
    citation.kind !== 'law' &&
    (another.test(between) || leansOn.test(prose.slice(Math.max(0, citation.start - 30), citation.start)))
  )
    return -1
  if (same.test(between) && !stop.test(between)) return nth
  const rest = between.replace(/^[^\s\p{L}]*\s/u, '')
  if (!next.test(between) || stop.test(rest)) return -1
  return isAlone(prose, citations, nth) ? nth : -1
}

/** A case that is named in the parenthetical of another only explains that one. */
function outermost(citations: readonly Citation[], at: number): number {
  let nth = at
  while (nth > 0 && (citations[nth]?.end ?? 0) <= (citations[nth - 1]?.end ?? -1)) nth--
  return nth
}

/** Of several authorities in one sentence nobody knows which one the next sentence means. */
function isAlone(prose: string, citations: readonly Citation[], nth: number): boolean {
  const [before, own] = [citations[nth - 1], citations[nth]]
  return !before || !own || own.start - before.end > 150 || stop.test(prose.slice(before.end, own.start))
}

/** What was quoted before in the same sentence is not read: its stops and names are another's. */
const withoutQuoted = (text: string): string =>
  text.replace(/[“"][^“”"\n]{0,200}[”"]/g, (words) => '_'.repeat(words.length))

const announced = new RegExp(
  String.raw`\b(?:${saying}|${enacting}|as follows|the following|in (?:relevant|pertinent) part|(?:these|following) (?:words|terms)|passage|language)\b`,
  'iu',
)

/** Whether the end of a sentence says that somebody's words follow. */
export const introduces = (words: string): boolean => announced.test(words)
