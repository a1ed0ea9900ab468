import { isLowerCase } from '../reading/lower-case.ts'
import { type Unit, unitsOf } from '../reading/units.ts'
import type { Edit } from './edits.ts'

const softly =
  '(?:(?:and|also|but|oh|so|ok|okay|well|please|pls|just|again|obviously|ps|p\\.s\\.|nb|again|hey|btw|heads up|note),? (?!:)){0,3}'
const paperNoun =
  '(?:doc|document|docs|paper|papers|paperwork|agmt|agreement|contract|lease|nda|note|deal|draft|letter|form|application|notice|memo|instr(?:ument|\\.)?|affidavit|motion|brief|offer|final(?: version)?|version|file|text|writing|record|K)'
const paper = `(?:(?:the|this|my|our|your|an?|any|either|that) )?${paperNoun}|there|here|it|this`
const it =
  '(?:that|it|this|these|those|them|him|her|any of (?:it|that|this|these|those|them)|all (?:of )?(?:that|this))'
const idle =
  "(?:(?:(?:we|you|I|they) )?(?:don['’]?t|do not) (?:really )?(?:need|have|want)(?: you)? to|(?:there(?: is|['’]s) )?no (?:need|reason) to|(?:you |we )?(?:should|must|can)(?: not|n['’]?t) |better not(?: to)?|try not to|be careful not to|avoid|(?:I|we)(?:['’]d| would) (?:rather|prefer) (?:you )?(?:not|didn['’]t|don['’]t)(?: to)?)"
const not = `(?:don['’]?t(?: you)?(?: ever)?|do not|dont(?: you)?(?: ever)?|never|${idle})`
/** To say a thing in the paper at all: no duty of a party is told so. */
const saying =
  '(?:put|putting|mention|mentioning|include|including|write|writing|say|saying|list|listing|bring up|bringing up|get into|go into|spell out|hint at|allude to|let (?:it|on|slip|them know)|print|type|repeat|state)'
/** The same of words that a duty may use, too. */
const naming =
  '(?:identify|name|naming|refer to|referring to|reference|describe|describing|cite|quote|call out|single out|tell)'

/** What heads words that are for nobody's eyes, before a colon or a dash. */
const label = [
  `(?:(?:this is|these are|all this is) )?not (?:to go |going |meant |intended |something )?(?:in|for|part of|into|to be in) (?:${paper})(?: (?:itself|please|pls))?`,
  `${not} (?:${saying}|${naming})(?: (?:down|in))?(?: (?:${it}|the following|any of the following|anything (?:about|on|of)))?(?: (?:in|on|into) (?:${paper}))?`,
  `(?:(?:things|stuff|items|matters) to )?(?:keep|leave|stay|stays|leaving|keeping)(?: ${it})? (?:out|off|quiet)(?: of (?:${paper}))?`,
  '(?:to )?omit|off the record|(?:just )?between (?:us|you and me|ourselves)|entre nous',
  '(?:just |only |strictly )?for (?:your|my|our) (?:eyes|ears|information|records|background|reference)(?: only)?|for the file(?: only)?',
  '(?:strictly |our )?(?:internal|privileged|private)(?: (?:only|notes?|stuff|background|info|use only|and confidential)){0,2}',
  `(?:in confidence|(?:strictly )?confidential(?:ly)?(?!:? {0,2}(?:amount|terms|yes|no|both|mutual)\\b)(?: (?:stuff|notes?|to (?:you|us|the file)|bits?|aside|background))|(?:strictly )?confidential(?:ly)?,? (?:and )?not (?:for|in) (?:${paper}))`,
  `(?:heads up|fyi|background|context|note)(?:,? (?:just |only )?for you| only|,? not (?:for|in) (?:${paper}))`,
  '(?:fyi|just so you know|just for context)(?: only)?',
  "(?:what|things) (?:they|he|she|nobody|no one) (?:should(?: not|n['’]t)|must not|need(?: not|n['’]t)|(?:doesn|don)['’]t need to) (?:know|see|hear|read)",
].join('|')
const listed = new RegExp(
  `^[\\W]{0,3}${softly}(?:${label})\\s{0,2}(?:[:–—=]|-(?=[\\s-])|,(?= (?:the|that|we|I|he|she|his|her|our|my)\\b))`,
  'iu',
)
/** 'Between us, they would go to 1,200.' */
const asSaid = new RegExp(
  `^\\W{0,3}${softly}(?:(?:just |strictly )?between (?:us|you and me|ourselves)|off the record|entre nous|in (?:strict )?confidence),\\s`,
  'iu',
)
const bareLabel = new RegExp(`^[\\W]{0,3}${softly}(?:${label})\\s{0,2}[:–—-]{0,2}\\s{0,2}$`, 'iu')

const about =
  '(?:about|that|anything|a word|any of|the (?:part|bit|fact|thing|stuff|business)|how|why|who|where|what|which|whether|in (?:about|that))\\b'
const whose = "(?:my|our|his|her|their|\\p{L}+['’]s) "
/** An order that names what is to be kept out, at the beginning of a sentence. */
const orders = [
  new RegExp(
    `^\\W{0,3}${softly}${not} ${saying}(?: (?:down|in|in there|anywhere|on paper|anything))?,? ${about}`,
    'iu',
  ),
  new RegExp(
    `^\\W{0,3}${softly}${not} (?:mention|bring up|hint at|allude to|let on|get into|go into|spell out)(?:ing)? \\p{L}`,
    'iu',
  ),
  new RegExp(`^\\W{0,3}${softly}${not} (?:put|write|say|print|list)(?:ting|ing)?(?: down| in)? ${whose}`, 'iu'),
  new RegExp(
    `^\\W{0,3}${softly}${not} ${saying} (?:${it}|anything|\\p{L}+(?: \\p{L}+){0,3})? ?(?:in|on|into|anywhere in) (?:${paper})\\b`,
    'iu',
  ),
  new RegExp(
    `^\\W{0,3}${softly}(?:nobody|no one|none of them) (?:else )?(?:needs? to|is to|are to|should|has to|ought to) (?:ever )?(?:know|see|hear|find out|learn|be told)\\b`,
    'iu',
  ),
  new RegExp(
    `^\\W{0,3}${softly}(?:they|he|she|the (?:other side|buyer|seller|tenant|landlord|client|customer|employee|employer)|\\p{Lu}\\p{L}+) (?:(?:doesn['’]?t|does not|don['’]?t|do not) (?:need|have|get) to (?:know|see|hear|find out|learn|be told)|(?:needs? not|needn['’]t|must not|mustn['’]t|should(?: not|n['’]t)|can(?:not|['’]t)|isn['’]t to|is not to) (?:ever )?(?:know|find out|hear|learn|be told)) (?:about|that|of|what|why|how|who|\\p{Lu}|we|I|the|our|my|this|it|any)`,
    'iu',
  ),
  new RegExp(
    `^\\W{0,3}${softly}(?:say |put |write |and )?(?:nothing|not a word|no mention|zero mention) (?:of|about|on) (?!.{0,60}\\bto (?:any|others?|third|the (?:press|public)))`,
    'iu',
  ),
  new RegExp(
    `^\\W{0,3}${softly}(?:leave|leaving) (?:out|off) (?:the fact|that|how|why|any(?:thing)? (?:about|on)|what|his|her|their|my|our|the (?:part|bit|stuff|business))\\b`,
    'iu',
  ),
  new RegExp(
    `^\\W{0,3}${softly}(?:leave|keep) .{2,100} (?:out of|off) (?:${paper})(?: (?:entirely|completely|altogether|please|pls))?[.!)\\s]{0,4}$`,
    'iu',
  ),
  /\b(?:told (?:me|us)|mentioned(?: to (?:me|us))?|said|confided|admitted|let on|shared with (?:me|us)),? (?:this |it )?(?:in (?:strict )?confidence|confidentially|privately|off the record|in private)\b/iu,
  /\bconfided (?:in|to) (?:me|us)\b/iu,
]
const named = new RegExp(
  `^\\W{0,3}${softly}(?:${not.replace(idle, '(?:avoid|no need to|try not to)')}) ${naming} (?<what>.+)$`,
  'isu',
)
/** Whom, where or when somebody is not to be named makes a duty of it. */
const isDuty =
  /\b(?:to (?:any|others?|third|the (?:press|public|media)|him|her|them|customers?|clients?|competitors?)|in (?:any )?(?:ads?|advertis\w+|marketing|publicity|press|public|social)|without|unless|until|except|outside)\b/i

/** What closes a sentence that is for nobody's eyes. */
const tails = new RegExp(
  `(?:^|[,;:(–—-]|\\b(?:but|and|so)|\\s-)\\s?${softly}(?:${[
    `(?:(?:please |pls |let['’]s |we )?keep (?:${it} )?(?:quiet|mum|private|hush(?:[- ]hush)?|under wraps|under your hat|to yourself|between us|between you and me|to ourselves|in the family))`,
    `(?:${it}|which) (?:(?:does not|doesn['’]?t|do not|don['’]?t|should(?: not|n['’]?t)|must(?: not|n['’]?t)|can(?:not|['’]?t|not)|need(?: not|n['’]?t)|(?:has|have) no (?:business|place)|is not to|are not to) ?(?:be(?:long)?|go|get|appear|end up|show up|make it|come up|being)?)(?: (?:written|mentioned|said|named|listed|stated))? ?(?:in|into|on)? ?(?:${paper}|anywhere)`,
    "(?:that|it|this|which)(?:['’]s| is) (?:nobody['’]?s|no one['’]s|none of (?:their|his|her|anyone['’]s)) business",
    `(?:that|it|this|which)(?:['’]s| is| stays| remains)? ?(?:strictly |just |only )?(?:between (?:us|you and me|ourselves)|confidential|a secret|privileged|hush[- ]hush|under wraps|off the record|(?:for|among) us only|internal)`,
    `not (?:in|for|part of) (?:${paper})`,
    `(?:please |pls )?(?:leave|keep|take) ${it} (?:out|off)(?: of (?:${paper}))?`,
  ].join('|')})(?:,? (?:please|pls|obviously|ok|okay|either|too|though|thanks|thx|lol|of course|at all))*[.!)"”]{0,3}$`,
  'iu',
)
/** The same with its own subject: 'The code name shouldn’t be in there', 'His DUI is nobody's business either.' */
const absent = new RegExp(
  `^[^;:]{2,120}? (?:(?:must|should|can|may|is|are|does|do|need)(?: not|n['’]?t)|cannot|won['’]t) (?:to )?(?:be |get |go |appear |end up |show up |belong |come up )(?:(?:mentioned|named|listed|written|said) )?(?:anywhere )?(?:(?:in|into|on) )(?:the |this )?(?:${paperNoun}|there|here|it)(?: (?:either|at all|too|please))?[.!)]{0,3}$|^[^;:]{2,80}? (?:is|are) (?:nobody|no one|none of (?:their|his|her))['’]?s?(?: damn)? business\\b|^[^;:]{2,100}? (?:needs? to |must |should |has to |have to |is to |are to )?(?:stays?|remains?|be kept|be left) (?:completely |strictly )?(?:out of (?:${paper})|between (?:us|you and me)|off the record|quiet)[.!)]{0,3}$`,
  'iu',
)

const figure = /[\d$%]/
const duty =
  /\b(?:shall|must|agrees?|will|won['’]t|may|can|cannot|has to|have to|pays?|owes?|gets?|keeps?|brings?|provides?|delivers?|due|starts?|ends?|rent|price|notice|law|term|signs?)\b/i
const goesOn =
  /^(?:\W{0,3}(?:(?:and|or|nor|also)\b,? (?:not\b|nothing\b|that\b|the fact\b|why\b|how\b|his\b|her\b)|(?:also not|neither|nor|same (?:for|with|goes)|ditto)\b))/iu
const ofHim = /^(?:he|she|they|it|that|his|her|their|that['’]s|he['’]s|she['’]s|it['’]s)\b/iu
const behindPoint = /^\p{Ll}/u
const properName = /(?<![\p{L}.])\p{Lu}[\p{L}’'-]{2,24}/gu

const out = ({ start, end }: Pick<Unit, 'start' | 'end'>): Edit => ({ start, end, as: '', why: 'private' })
const isLabelLine = (words: string) => /^[^:\n]{1,40}:(?:\s|$)/.test(words)

/** The names of a sentence that stand nowhere before it. */
const newNames = (text: string, unit: Unit): string[] =>
  (unit.text.match(properName) ?? []).filter((name, n) => n > 0 && !text.slice(0, unit.start).includes(name))

/** What goes on with what a sentence kept out: the end that an abbreviation cut off, 'also not …', and what else is said of it. */
function behindIt(text: string, units: readonly Unit[], n: number): Edit[] {
  const found: Edit[] = []
  const names = units[n] ? newNames(text, units[n]) : []
  /** Whoever begins a sentence with a capital begins none without. */
  const capital = /^\p{Lu}/u.test(units[n]?.text ?? '')
  for (let m = n + 1; m < Math.min(units.length, n + 4); m++) {
    const unit = units[m] as Unit
    const last = units[m - 1] as Unit
    if (unit.block !== last.block || unit.text.length > 240) break
    const isCut = capital && behindPoint.test(unit.text) && /\.$/.test(last.text) && m === n + 1
    const isOfIt =
      !figure.test(unit.text) &&
      !duty.test(unit.text) &&
      (ofHim.test(unit.text) || names.some((name) => unit.text.includes(name)))
    if (!isCut && !goesOn.test(unit.text) && !isOfIt) break
    found.push(out(unit))
  }
  return found
}

/** The lines of a list behind a label that is alone in its line. */
function listBehind(text: string, units: readonly Unit[], n: number): Edit[] {
  const found: Edit[] = []
  const isBullet = (unit: Unit) =>
    /(?:^|\n)[ \t]{0,8}(?:[-*•–]|\(?\w{1,2}[.)])[ \t]{0,4}$/.test(
      text.slice(Math.max(0, unit.start - 14), unit.start),
    ) || /^(?:[-*•–]|\(?\w{1,2}[.)])\s/.test(unit.text)
  const first = units[n + 1]
  const bullets = first !== undefined && isBullet(first)
  for (const [m, unit] of units.slice(n + 1, n + 14).entries()) {
    const last = units[n + m] as Unit
    const isNew = /\n/.test(text.slice(last.end, unit.start))
    if (unit.block > last.block && !(m === 0 && bullets)) break
    if (isNew && (bullets ? !isBullet(unit) : isLabelLine(unit.text) || (m > 0 && /[.]$/.test(last.text)))) break
    found.push(out(unit))
  }
  return found
}

/** Where the lines end that stand deeper than the line of a label below it; 0 where none does. */
function indentedUnder(text: string, { start, end }: Unit): number {
  const depth = (at: number) => /^[ \t]*/.exec(text.slice(at, at + 40))?.[0].length ?? 0
  const own = depth(text.lastIndexOf('\n', start - 1) + 1)
  let reach = 0
  let at = text.indexOf('\n', end - 1)
  if (at < 0 || /\S/.test(text.slice(end, at))) return 0
  while (at >= 0 && at - end < 4_000) {
    const stop = text.indexOf('\n', at + 1)
    const line = text.slice(at + 1, stop < 0 ? text.length : stop)
    if (line.trim() === '' || depth(at + 1) <= own) break
    reach = at + 1 + line.length
    at = stop
  }
  return reach
}

const isOrder = (words: string): boolean => {
  if (orders.some((one) => one.test(words)) && !isDuty.test(words)) return true
  const what = named.exec(words)?.groups?.what
  return what !== undefined && !isDuty.test(words)
}

/**
 * What is told in confidence, and what the writer is told to keep out of the paper, with what goes on about it: a label and
 * its list, an order, or what closes a sentence. Each is left out with that reason.
 */
export function confidencesIn(text: string): Edit[] {
  const units = unitsOf(text, isLowerCase(text))
  const lines = [...text.matchAll(ofOffice)].map(
    ({ index, 0: line }): Edit => out({ start: index, end: index + line.length }),
  )
  const told = units.flatMap((unit, n): Edit[] => {
    const words = unit.text
    if (words.length > 400 || lines.some(({ start, end }) => start < unit.end && unit.start < end)) return []
    if (bareLabel.test(words) && /[:–—-]\s{0,2}$/.test(words)) return [out(unit), ...listBehind(text, units, n)]
    const under = bareLabel.test(words) ? indentedUnder(text, unit) : 0
    if (under > 0) return [{ start: unit.start, end: under, as: '', why: 'private' }]
    if (listed.test(words) || asSaid.test(words) || isOrder(words)) return [out(unit), ...behindIt(text, units, n)]
    if (!tails.test(words)) return absent.test(words) ? [out(unit)] : []
    // What only points back stands for the sentence before it.
    const last = units[n - 1]
    const isAlone = words.split(/\s+/).length < 9 && !/,/.test(words.slice(6))
    return isAlone &&
      last &&
      last.block === unit.block &&
      last.text.length < 300 &&
      !/\b(?:shall|must|agrees?)\b/i.test(last.text)
      ? [out(last), out(unit)]
      : [out(unit)]
  })
  return [...told, ...lines].toSorted((one, other) => one.start - other.start)
}

/** A whole line of an office for itself, by its label: 'Staff remarks (NOT for document): …'. */
const ofOffice =
  /(?<=^|\n)[ \t]{0,8}(?:[-*•–][ \t]|\d{1,2}[.)][ \t])?(?:(?:staff|office|internal|admin|paralegal)(?: use)?(?: only)?(?: remarks?| notes?| comments?)?|[\p{L} ]{3,24})(?: ?\((?:NOT|not|never) (?:for|in) [^)\n]{2,40}\))(?: ?:)[^\n]*|(?<=^|\n)[ \t]{0,8}(?:[-*•–][ \t])?(?:[Ss]taff|[Oo]ffice|[Aa]dmin|[Pp]aralegal)(?: only| remarks?| notes?| comments?| use(?: only)?):[^\n]*/gu
