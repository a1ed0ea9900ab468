import { isCapital, isDotted, type Token } from './tokens.ts'

const connectors = new Set('of the and & for de la el von van du del di da v vs ex rel et al ux on in re a'.split(' '))
const forms = new Set('inc ltd llc llp lp co corp company na sa ag gmbh plc pc jr sr iii ii et'.split(' '))
/** What may stand before a name in a citation and is no part of it. */
const signals = new Set(
  'see also but cf accord compare contra citing quoting following under per in the and as eg id with from by applying overruling distinguishing since although because while when where if that whether like unlike after before both to a an or for on of'.split(
    ' ',
  ),
)
const furthest = 30

const lower = ({ core }: Token) => core.toLowerCase().replaceAll('.', '')
/** 'Corp.' and 'Int'l.' end no sentence; 'airline.' does. */
const endsSentence = (token: Token) => isDotted(token) && token.core.length > 5 && !token.core.includes("'")

/** The index at which the name begins that ends right before token `at`; `at` where there is none. */
export function nameBefore(tokens: readonly Token[], at: number): number {
  let first = at
  for (let index = at - 1; index >= 0 && at - index <= furthest; index--) {
    const token = tokens[index] as Token
    const isNamed = isCapital(token) || connectors.has(lower(token)) || /^\d+$/.test(token.core)
    if (!isNamed || /[;:!?"]/.test(token.tail)) break
    if (index < at - 1 && (endsSentence(token) || (/,/.test(token.tail) && !isForm(tokens[index + 1])))) break
    first = index
  }
  return afterSignals(tokens, first, at)
}

/** The index behind the last word of a name that begins at token `at`. */
export function nameAfter(tokens: readonly Token[], at: number): number {
  let end = at
  for (let index = at; index < tokens.length && index - at < furthest; index++) {
    const token = tokens[index] as Token
    const isNamed = isCapital(token) || (connectors.has(lower(token)) && lower(token) !== 'a')
    if (!isNamed) break
    if (isCapital(token)) end = index + 1
    if (/[;:!?)"]/.test(token.tail) || endsSentence(token)) break
    if (token.tail.includes(',') && !isForm(tokens[index + 1])) break
  }
  return end
}

const isForm = (token: Token | undefined) => token !== undefined && forms.has(lower(token))

function afterSignals(tokens: readonly Token[], first: number, at: number): number {
  let start = first
  while (start < at) {
    const [token, next] = [tokens[start] as Token, tokens[start + 1]]
    const isProceeding = /^(?:in|ex)$/i.test(token.core) && next !== undefined && /^(?:re|parte)$/i.test(next.core)
    if (isProceeding || !(signals.has(lower(token)) || !isCapital(token))) break
    start++
  }
  return start
}

const generic = new Set(
  `supreme district circuit appeals appellate superior trial federal state bankruptcy family probate tax chancery high
lower united states us national international american county city municipal common civil criminal general special chief
first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth plaintiff plaintiffs defendant
defendants petitioner respondent appellant appellee court courts judge justice justices magistrate panel congress senate
house government commonwealth people agreement contract lease company employer employee landlord tenant seller buyer
borrower lender party parties section article rule rules act code law laws statute constitution case cases brief motion
complaint order opinion decision judgment holding majority dissent concurrence clause exhibit appendix schedule the a an
of and or in on for to by with this that these those its their his her our your it they he she we you there here such
each every any all some no not one two three both january february march april may june july august september october
november december monday tuesday wednesday thursday friday saturday sunday english western eastern northern southern
reasonable applicable governing controlling ordinary plain current settled established existing new old also however
therefore thus moreover further finally even if when while although because since where whether what who how why yes
as neither nothing nobody none both either most many several another once so only still having being now then later
earlier recent recently prior early other others similar relevant key important strict legal leading landmark seminal
proper correct clear mere under same different additional remaining final initial oral written express implied
material substantial sufficient actual potential possible likely unlikely strong weak today thereafter
nonetheless nevertheless accordingly consequently lastly next overall generally typically
usually often sometimes never always unless until upon without within between among against during before after
discovery trial appeal review evidence damages liability negligence breach notice service venue jurisdiction standing
counsel attorney attorneys lawyers client clients witness witnesses experts jury jurors insurer insured buyers sellers
owner owners president director directors officer officers secretary governor mayor commissioner department board agency
commission committee office bureau service university hospital school bank trust insurance union association society`.split(
    /\s+/,
  ),
)

/** Words that are names of their own among the words of a name; courts, parties and common words are none. */
export const tellingWords = (words: string): string[] =>
  words
    .split(/[^\p{L}\p{N}'.-]+/u)
    .map((word) => word.replace(/'s$|^['.-]{1,9}|['.-]{1,9}$/g, ''))
    .filter((word) => /^\p{Lu}[\p{L}'-]+$/u.test(word) && !generic.has(word.toLowerCase()))
