const set = (words: string) => new Set(words.split(/\s+/))

/** Closed classes of English words: what tells how the words around them hang together. */
export const determiners = set('the a an another this these those its his her their our my your such')
export const quantifiers = set(
  'all every each any some many most few fewer several both either neither no none half certain more less least one two three four five six seven eight nine ten dozens hundreds thousands millions',
)
export const prepositions = set(
  'of in to for by with on at from under upon into onto against between among amongst through throughout during over within about toward towards as per via concerning regarding respecting than beyond beneath beside behind above below across along around before after since out off up down like unlike despite pursuant without',
)
export const coordinators = set('and or but nor yet')
export const relatives = set('that which who whom whose')
export const openers = set(
  'that which who whom whose because whereas how why what lest when where while although though if unless wherein whereby whereof whereupon wherever whenever',
)
export const be = set('is are was were am be been being')
export const modals = set('may might can could shall should will would must ought cannot')
const auxiliaries = set('is are was were am has have had does do did')
export const negations = set(
  'not no never neither nor none nothing nobody nowhere cannot without hardly scarcely barely',
)
export const pronouns = set('he she it they we i you one this these those that there')
/** Words for which a reader would have to see who is meant. */
export const referring = set('he she they him her them his hers their theirs')
export const speakers = set('we i our us my court')

/** What makes a statement hold under a condition, or for some alone. */
export const conditions = set(
  'if unless except excepting save provided only solely until till absent lest when whenever where wherever without assuming barring insofar exclusively',
)
export const conditionPhrases =
  /\b(?:other than|subject to|so long as|as long as|in the absence of|in the event|in case|to the extent|with the exception|but for|on condition|but only|at least|at most|(?:not|no) (?:more|less|fewer))\b/

/** Before a noun: it is not, or not yet, what the noun says. */
export const privatives = set(
  'pretended proposed hypothetical theoretical possible probable likely unlikely prospective conjectural imaginary fictitious feigned simulated sham false fake spurious counterfeit nominal virtual quasi pseudo presumptive presumed assumed suspected reputed claimed professed asserted conceivable threatened anticipated expected intended contemplated planned projected inchoate contingent provisional tentative unsuccessful invalid void voidable partial limited doubtful dubious questionable disputed erroneous mistaken called styled temporary future past ex',
)

/** What takes a statement back in part. */
export const limits = set(
  'alleged allegedly purported purportedly apparent apparently possibly perhaps probably presumably arguably ostensibly ostensible supposed supposedly putative attempted potential potentially former formerly generally ordinarily usually normally sometimes often occasionally frequently rarely seldom partly partially almost nearly mostly primarily principally largely substantially conditionally temporarily initially seemingly wrongly mistakenly erroneously incorrectly falsely',
)

const past = set(
  'held found made took gave went came brought sought left began knew thought said told wrote became chose paid sold sent kept felt met led lost built won saw stood understood rose fell bound ran got spoke drew grew threw broke drove swore bore lay sat struck withdrew underwent arose overcame upheld withheld',
)
const present = set(
  'holds finds says means requires provides contends argues claims asserts maintains insists urges submits alleges believes thinks seems appears makes takes gives goes comes brings seeks leaves begins knows becomes rests lies stands turns depends applies follows involves includes contains concludes suggests shows indicates raises presents seek require provide apply follow remain remains exists exist creates permits authorizes prohibits forbids protects allows grants imposes establishes affects serves constitutes entitles hold find think believe conclude agree agrees say mean seem appear make makes need needs denies admits concedes concede violates deprives justifies secures gives',
)
export const sayings = set(
  'contends argues claims asserts maintains insists urges submits alleges contend argue claim assert maintain insist urge submit allege contended argued claimed asserted maintained insisted urged submitted alleged said says testified testifies believed believes suggests suggested',
)

/** Whether a word begins the name of somebody or something: 'the', 'his', 'they', 'all'. */
export const startsNoun = (word: string) => determiners.has(word) || pronouns.has(word) || quantifiers.has(word)

/** Whether a word is the finite verb of a clause, for the words around it. A participle is none: 'the land conveyed by deed'. */
export function isVerb(
  word: string,
  before: string | undefined,
  after: { word: string; capital: boolean } | undefined,
): boolean {
  const nominal = before !== undefined && (determiners.has(before) || (prepositions.has(before) && before !== 'as'))
  if (word === 'will' && /^(?:own|free|good|ill)$/.test(before ?? '')) return false
  if (modals.has(word) || auxiliaries.has(word))
    return before !== 'to' && !(nominal && (word === 'will' || word === 'may' || word === 'can'))
  if (nominal || before === 'to' || be.has(before ?? '') || /^ha(?:s|ve|d)$/.test(before ?? '')) return false
  if (!past.has(word) && !present.has(word) && !isPast(word)) return false
  const subject = before !== undefined && (pronouns.has(before) || relatives.has(before))
  const object = after !== undefined && (after.capital || startsNoun(after.word))
  return subject || object
}

/** Whether a word can be any form of a verb. */
export const isVerbal = (word: string) =>
  past.has(word) ||
  present.has(word) ||
  isPast(word) ||
  auxiliaries.has(word) ||
  (word.length > 5 && word.endsWith('ing'))

const isPast = (word: string) => word.length > 4 && word.endsWith('ed') && !/(?:eed|hundred|sacred|indeed)$/.test(word)
export const isAdverb = (word: string) => (word.length > 4 && word.endsWith('ly')) || adverbs.has(word)
const adverbs = set(
  'also then thus therefore however moreover indeed ever now here there too so very more most quite rather still again always already just once first second soon later even likewise furthermore nevertheless accordingly hence further perhaps both far well',
)

export type Slot = 'determiner' | 'preposition' | 'verb' | 'opener' | 'coordinator' | null

/** What a word waits for: a noun after 'the' or 'of', a verb after 'shall'. Null: nothing. */
export function slotOf(word: string): Slot {
  if (coordinators.has(word)) return 'coordinator'
  if (openers.has(word)) return 'opener'
  if (be.has(word) || modals.has(word) || auxiliaries.has(word)) return 'verb'
  if (prepositions.has(word)) return 'preposition'
  if (determiners.has(word) || word.endsWith("'s") || /s'$/.test(word)) return 'determiner'
  return null
}
