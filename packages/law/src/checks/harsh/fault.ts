import type { Bearing } from './bearing.ts'
import type { Finder, Harm, Read } from './kind.ts'
import { lettersIn, otherThan } from './tagged.ts'
import { conceded, type Fault } from './tail.ts'

/** What strangers ask for. */
const ofOthers =
  /\b(?:claims? (?:made )?(?:by|of) (?:any|every|a|an|third|others?)|every claim|any claim|claims?,? (?:suits?|demands?)|suits?|sues?|third[- ]part(?:y|ies)|anyone|anybody|any (?:person|guest|rider|visitor|worker)|guests?|neighbou?rs?|visitors?|strangers?|judgments?|lawyers? of|is awarded|asks for|made by|(?:buyer|patient|customer|tenant|passenger|rider|child|stranger|person)s? (?:is awarded|claims?|asks?|says?|demands?))\b/i
/** What is suffered. */
const suffered =
  /\b(?:loss(?:es)?|lost|los(?:e|ing)|hurts?|harm\w*|damage\w*|injur\w+|death|thaw\w*|spoil\w*|crush\w*|break\w*|broken|leak\w*|theft|stolen|fire|claims?|mishaps?|delays?|contaminat\w*|freezer|poison\w*|short|disappears?|molds?|instruments|whatever|everything|commissions?|promises?|records|bookings|risk|chance|hours|time|errors?|ticket|freight|foot|months|cost|fees?|price|rent|sum|money)\b/i
/** A tail that only stretches a kind of damages, or what is known already, or a law. */
const usual =
  /\b(?:advised|possibility|foreseeab\w+|consequential|indirect|incidental|special|punitive|exemplary|essential purpose|insured|insurance|subrogat\w+|force majeure|beyond (?:its|the|their|his|her) (?:reasonable )?control|reasonable attorney|known (?:or|to|prior)|suspected|unsuspected|terminat\w+|expir\w+|required by law|confidential\w*|assign\w*|sublet\w*|subcontract\w*|surviv\w*|basis|theory|theories|form of action|extends?|renews?|compromis\w+|modif\w+|waives?|exercis\w+|request\w*|ask(?:s|ed)?|accepts?|approves?|agrees?|invest\w+|sold|merge\w*)\b/i
const excepted =
  /\b(?:except (?:to the extent|for|where|if|when|that|as)|unless|but (?:only )?to the extent|other than|save (?:for|where)|provided,? (?:however|that)|not (?:apply|extend|relieve|limit|include)|excluding|only (?:to the extent|if|when|where|for))\b/i

/** Kinds of damages that are commonly left out. */
export const ofDamages = /\b(?:consequential|incidental|punitive|exemplary|lost profits)\b/i

interface Borne {
  bearing: Bearing
  fault: Fault
  tail: Read['tails'][number]
}

const merit = /\b(?:earned|already|done|performed|brought|sold|landed|paid for|shipped|finished|dies?|died|closes?)\b/i
/** What was earned is not paid: 'even if Rep landed it'. */
const merited = ({ how }: Bearing, { words }: Read['tails'][number]): Fault | undefined =>
  how === 'loses' && /^(?:not )?even\b|^(?:al)?though\b/i.test(words) && merit.test(words) ? 'own' : undefined

/** The burdens that stay whoever is at fault. */
const borne = (read: Read): Borne[] =>
  read.tails.flatMap((tail) => {
    if (usual.test(tail.words)) return []
    const nearest = read.bearings.toSorted((one, other) => Math.abs(one.at - tail.at) - Math.abs(other.at - tail.at))
    const outside = nearest.filter(({ at }) => at < tail.at || at > tail.at + tail.words.length * 0.3)
    return outside.slice(0, 2).flatMap((bearing): Borne[] => {
      const fault = conceded(tail, bearing.bearer, bearing.gainer) ?? merited(bearing, tail)
      return fault ? [{ bearing, fault, tail }] : []
    })
  })

const harmOf = (read: Read, { bearing, tail }: Borne): Harm => {
  const [named] = lettersIn(tail.words)
  const isMerit = merited(bearing, tail) !== undefined && !bearing.bearer && !bearing.gainer
  const gainer = bearing.gainer ?? (bearing.bearer ? undefined : isMerit ? named && otherThan(read, named) : named)
  const bearer = bearing.bearer ?? (isMerit ? named : gainer && otherThan(read, gainer))
  return { ...(bearer && { bearer }), ...(gainer && { gainer }), tail }
}

const firstOf = (read: Read): Borne | undefined =>
  excepted.test(read.words) || /:\s*$/.test(read.words) ? undefined : borne(read)[0]

/** Pays what strangers ask for, whoever was at fault. */
export const answersForOthers: Finder = (read) => {
  const found = firstOf(read)
  return found && found.bearing.how === 'pays' && ofOthers.test(read.words) ? harmOf(read, found) : undefined
}

/** Bears a loss, gives up a claim or goes unpaid although the other side is at fault, or chose it. */
export const bearsTheirFault: Finder = (read) => {
  const found = ofDamages.test(read.words) ? undefined : firstOf(read)
  return found && suffered.test(read.words) ? harmOf(read, found) : undefined
}

const byMishap =
  /^(?:[^,;]{0,12}\b)?(?:if|where|when|should|whenever) @([A-F]) (?:itself |himself |herself )?(?:loses|breaks|damages|spoils|runs the wrong|quits|errs|misses|cancels|fails|delays|drops|decides to quit|is late|botches|misplaces|overruns|ruins|forgets)\b|\b(?:if|where|when) @([A-F]) (?:loses|breaks|damages|spoils|runs the wrong|quits|errs|misses|drops|botches|misplaces|ruins|forgets)\b/i
/** 'If Printer runs the wrong stock, Merchant pays': the mishap of one is paid by the other. */
export const paysForTheirMishap: Finder = (read) => {
  const [, one, two] = byMishap.exec(read.words) ?? []
  const gainer = one ?? two
  if (!gainer || excepted.test(read.words)) return undefined
  const paid = read.bearings.find(({ how, bearer }) => how === 'pays' && bearer && bearer !== gainer)
  return paid?.bearer ? { bearer: paid.bearer, gainer } : undefined
}

const anyResult =
  /\b(?:however (?:he|she|it|they) (?:decides?|rules?|finds?)|whoever (?:wins|loses|prevails|is right)|win or lose|whatever the (?:outcome|result|ruling)|whichever (?:way|side) (?:it|wins)\b|though no [^,.;]{1,40} is (?:met|found|made|done)|even if nothing [^,.;]{1,40})/i
/** Pays whatever comes of it. */
export const paysAnyway: Finder = (read) => {
  const found = anyResult.exec(read.words)
  if (!found || excepted.test(read.words)) return undefined
  const paid = read.bearings.find(({ how, bearer }) => how === 'pays' && bearer)
  if (!paid?.bearer) return undefined
  return { bearer: paid.bearer, ...(paid.gainer && { gainer: paid.gainer }) }
}
