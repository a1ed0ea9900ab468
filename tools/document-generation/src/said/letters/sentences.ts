import { capital } from '../../capital.ts'
import { bases } from './to-you.ts'

/** Who speaks of whom: whose verbs they are where a sentence names nobody. */
export interface Speaker {
  self: 'I' | 'We'
  /** Of a recommendation: 'He', 'She' or the name of who is recommended. */
  other?: string
}

const irregular = Object.keys(bases).join('|')
const past = `(?:${irregular}|\\p{Ll}{2,14}ed)`
const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

const states =
  'licensed|certified|admitted|barred|fluent|available|ready|proficient|familiar|comfortable|experienced|skilled|bilingual|trilingual|willing|able|interested|excited|good (?:with|at)|happy|looking|moving|relocating|hoping|applying|writing|currently|trained (?:in|as|at)|registered'
const present =
  'speak|type|know|can|could|live|have|want|need|run|would|write|use|own|teach|coach|plan|hope|love|like|enjoy|work|serve|manage|handle|will|look'
const acts =
  'got|called|emailed|phoned|wrote|filed|paid|bought|ordered|asked|complained|reported|took|sent|worked|ran|cut|led|managed|supervised|built|taught|handled|closed|drafted|second[- ]chaired|first[- ]chaired|won|started|finished|graduated|trained|moved|saw|cancelled|canceled|returned|signed|served|spent|made|tried|brought|raised|wrote|helped|did|cooked|designed|organized|organised|installed|repaired|hired|learned|earned|passed|received|kept|gave|told|met|left|lost|noticed|found|opened|clerked|interned|volunteered|coordinated|reviewed|researched|argued|represented|reduced|increased|grew|planned|waited|drove|rented|stayed|visited|joined'
const begins = {
  been: /^been (?=\p{L})/iu,
  since: /^(?<what>(?:licensed|certified|admitted|registered)\b[^.;]{0,60}?) since (?<when>(?:\p{Lu}\p{Ll}+ )?\d{4})/iu,
  year: /^(?<what>(?:licensed|certified|admitted|barred|registered)(?: to practice)?(?: in [\p{L} ]{3,30}?)?),? (?:in )?(?<when>(?:19|20)\d\d)(?=[,.;]|$)/iu,
  is: new RegExp(`^(?:also )?(?:${states})\\b|^[\\p{L}-]{2,14} certified\\b`, 'iu'),
  years:
    /^(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)\+? (?:years|yrs)\b (?=at|as|in|with|of|on|doing)/iu,
  known: /^known (?<whom>him|her|them|\p{Lu}\p{L}+)(?<rest>.*)$/isu,
  does: new RegExp(`^(?:also )?(?:${present})\\b`, 'iu'),
  did: new RegExp(`^(?:also |then |just |never |always )?(?:${acts})\\b`, 'iu'),
}
/** 'Certified paralegal' is what somebody is, 'certified in Ohio' is not. */
const asYears =
  /^(?<years>(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) years) (?<post>(?!of\b|in\b|at\b|as\b|with\b|on\b|doing\b|experience\b)\p{Ll}+(?: \p{Ll}+)?)(?= (?:at|for|with) \p{Lu})/iu
const asPost = /^(?:licensed|certified|registered) (?!(?:in|as|to|by|for|with|and|through|at|on)\b)\p{Ll}/iu
/** What begins with a verb and is an order or a question: 'Have them call me', 'Can you'. */
const noStatement =
  /^(?:(?:can|could|would|will|do|does|did|have|has) (?:you|they|he|she|it|we|I|them|him|her)\b|would (?:like|love) to hear|call me|write (?:to )?|use |run |look |need (?:this|it|an answer)|work (?:with|on) )/i
/** Verbs that a thing may do as well: of somebody else they are not certain. */
const ofThings =
  /^(?:came|went|ran|cost|took|fell|got|made|led|left|grew|cut|began|started|finished|opened|closed|broke|lost)\b/i

/** A sentence with the subject that speech left out, where its first word tells that there was one. */
function withSubject(words: string, { self, other }: Speaker): string {
  if (noStatement.test(words)) return words
  const known = begins.known.exec(words)?.groups
  const [am, have] = self === 'I' ? ['I am', 'I have'] : ['We are', 'We have']
  if (known)
    return `I have known ${known.whom}${(known.rest ?? '').replace(/^ (?=\d|\p{Ll}+ (?:years|months))/u, ' for ')}`
  if (other) {
    const isShort = /^(?:He|She)$/.test(other)
    if (begins.is.test(words)) return isShort ? `${other} is ${lower(words)}` : words
    if (begins.did.test(words) && !/^(?:taught|supervised|known|met)\b/i.test(words)) return `${other} ${lower(words)}`
    return words
  }
  if (begins.been.test(words)) return `${have} ${lower(words)}`
  const since = begins.since.exec(words)?.groups
  if (since?.what) return `${have} been ${asPost.test(since.what) ? 'a ' : ''}${lower(words)}`
  const year = begins.year.exec(words)
  if (year?.groups?.what)
    return `${self === 'I' ? 'I was' : 'We were'} ${lower(year.groups.what)} in ${year.groups.when}${words.slice(year[0].length)}`
  if (begins.is.test(words))
    return `${am} ${lower(words).replace(/^currently (?=(?:at|in|with|a|an)\b)/, 'currently ')}`
  const post = asYears.exec(words)?.groups
  if (post?.years)
    return `${have} ${lower(post.years)} as ${/^[aeiou]/i.test(post.post ?? '') ? 'an' : 'a'} ${post.post}${words.slice(post.years.length + 1 + (post.post?.length ?? 0))}`
  if (begins.years.test(words)) return `${have} ${lower(words)}`
  if (begins.does.test(words) || begins.did.test(words)) return `${self} ${lower(words)}`
  return words
}

const pronoun = '(?:I|we|he|she|it|they|you|that|nobody|no one|everyone|there)'
const short = "(?:['’](?:s|m|re|ve|ll|d))"
const finite = `(?:is|are|was|were|has|have|had|will|would|can|could|cannot|do|does|did|must|should|may|might|says?|needs?|goes|comes|takes|costs|wants|${past}|\\p{Ll}{2,8}n['’]t)`
const clause = new RegExp(
  `, (?=(?:(?:${pronoun}|some of (?:them|it|us)|(?:two|three|four|many|most|all|both|none) of (?:them|us|you))(?:${short}|(?= ))(?! (?:and|or|guess|think|believe|mean|know)\\b)(?: [\\p{L}]|$)|(?:the|my|our|your|his|her|their) (?:\\p{Ll}{2,16} ){0,2}\\p{Ll}{2,16}(?:${short})? (?:${finite})\\b))`,
  'iu',
)
const act = new RegExp(`, (?:and |then )?(?=(?:always |never |also )?(?:${acts})\\b(?! (?:by|to be)\\b))`, 'iu')
const dependent =
  /^(?:if|when|whenever|because|since|after|before|once|unless|although|though|while|as|until|where|whether|even|given|in case|so that|what|whoever|whatever|which|who|that|to|for|by|with|on|in|at|from|during|through|despite|according|instead|based|let|ask|say|tell|please)\b/i
const hasVerb = new RegExp(`(?<![\\p{L}])(?:${finite})(?![\\p{L}])|${short}(?= )`, 'iu')
/** What only somebody who writes does, whatever the words before tell of. */
const ownAct =
  /^(?:got (?:a|an|the|two|three) (?:\p{Ll}+ )?(?:quote|estimate|bid|second opinion)|called|emailed|phoned|filed|paid|complained)\b/iu

/** Where a sentence that goes on with a comma alone is two: 'they sent a guy out, he said it was the seal'. */
function spliced(words: string): [string, string] | null {
  for (let from = 0; from < words.length; ) {
    const found = clause.exec(words.slice(from))
    if (!found) return null
    const at = from + found.index
    const left = words.slice(0, at)
    const whole =
      !dependent.test(left) ||
      /^(?:for|in|on|at|from|by|to|with|after|before|since|as|when|if|once|because|while|until)\b[^,]{2,60}, \S/i.test(
        left,
      )
    const isPart = /^(?:some|two|three|four|many|most|all|both|none) of (?:them|us|you)\b/i.test(words.slice(at + 2))
    if (
      whole &&
      (!isPart || hasVerb.test(words.slice(at + 2))) &&
      hasVerb.test(left) &&
      (left.match(/["“”(]/g)?.length ?? 0) % 2 === 0 &&
      left.split(' ').length > 2 &&
      !/\b(?:if|when|because|since|while|and|or|but|that|which|whether)$/i.test(left) &&
      !/\b(?:said|says|told \p{L}+|know|think)$/iu.test(left)
    )
      return [left, words.slice(at + 2)]
    from = at + 2
  }
  return null
}

const starts = /^(?<who>I|We|He|She|They|You) /u

/** 'We ordered 60 pallets, got 52': what one who was named does next, joined to it or as a sentence of its own. */
function withActs(words: string, speaker: Speaker): string[] {
  const pieces = words.split(act)
  if (pieces.length < 2) return [words]
  const sentences: string[] = [pieces[0] ?? '']
  for (const piece of pieces.slice(1)) {
    const last = sentences.at(-1) ?? ''
    const who = starts.exec(last)?.groups?.who
    const self = who === 'I' || who === 'We'
    const isOwn = self ? hasVerb.test(last) : ownAct.test(piece) && !speaker.other && hasVerb.test(last)
    const isTheirs = !self && who !== undefined && !ofThings.test(piece) && hasVerb.test(last)
    if ((!isOwn && !isTheirs) || dependent.test(last) || (last.match(/["“”(]/g)?.length ?? 0) % 2 === 1) {
      sentences[sentences.length - 1] = `${last}, ${piece}`
      continue
    }
    if (who && last.split(' ').length < 9 && !/,| and /.test(last))
      sentences[sentences.length - 1] = `${last} and ${piece}`
    else sentences.push(`${isTheirs ? who : who && self ? who : speaker.self} ${piece}`)
  }
  return sentences
}

/** A spoken sentence as whole ones: each with its subject, and parted where a comma alone held two together. */
export function wholeSentences(words: string, speaker: Speaker): string {
  const stop = /[.!?]["”’)]{0,2}$/.exec(words)?.[0] ?? '.'
  let rest = words.slice(0, words.endsWith(stop) ? words.length - stop.length : words.length)
  const parts: string[] = []
  for (let count = 0; count < 8; count++) {
    const two = spliced(withSubject(rest, speaker))
    if (!two) break
    parts.push(...withActs(two[0], speaker))
    rest = capital(two[1])
  }
  parts.push(...withActs(withSubject(rest, speaker), speaker))
  return parts
    .map((one) => capital(one.trim().replace(/[,;]$/, '')))
    .map((one, n) => (n < parts.length - 1 ? `${one.replace(/[.]$/, '')}.` : one + stop))
    .join(' ')
}
