const wordsOf = (text: string) => new Set(text.trim().split(/\s+/))

/** What stands between who does something and what they do. */
const adverbs = wordsOf(
  'either each also just only always never still then already usually generally normally currently all both ever even really again now once sometimes often maybe probably definitely actually simply first',
)
export const isAdverb = (word: string): boolean =>
  adverbs.has(word) || (/.{2}ly$/.test(word) && !/^(?:rely|apply|supply|reply|comply|fly)$/.test(word))

/** After these a verb stays as it is. */
const modals = wordsOf('can cannot could will would shall should may might must ought did had was wo ca')
export const isModal = (word: string): boolean => modals.has(word)

const past = wordsOf(
  'gave paid told said got had was were did went came took made bought sold met left kept found sent built spent lost knew saw thought brought wrote drove held began ran stood understood won meant had showed spoke broke chose grew fell felt heard led lent taught rode tore threw wore stuck forgot ate drank slept sat rose shook drew flew caught fought sought hung dug swore woke struck stole fed dealt swept agreed heard',
)
/** Ends like what was done, and is done now. */
const endsInEd = wordsOf('need feed proceed succeed exceed bleed speed breed embed shed seed weed heed')
export const isPast = (word: string): boolean => past.has(word) || (/.ed$/.test(word) && !endsInEd.has(word))

const irregular: Record<string, string> = {
  am: 'is',
  are: 'is',
  be: 'is',
  have: 'has',
  do: 'does',
  go: 'goes',
  were: 'was',
}

/** 'own' as 'owns', 'carry' as 'carries', 'are' as 'is'. */
export function inflected(verb: string): string {
  const own = irregular[verb]
  if (own) return own
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

/** Verbs that are hardly anything else: 'and give them a certificate'. */
const sure = wordsOf(
  `am are have do go give keep bring provide make own pick carry send get take put let maintain deliver install include agree allow
   accept add adjust advise apply approve arrange assign assemble assist attend begin build buy choose collect complete comply conduct
   confirm continue create credit defend delete deduct design develop discuss dispose divide edit employ ensure enter explain find finish
   follow handle haul help hire host indemnify inform inspect insure invoice issue keep know leave lend lease manage migrate mow need
   notify obtain offer operate organize owe perform plow prepare pay pick protect prune receive refund reimburse remain remove repay
   replace return reuse review save see sell serve sign speak spend stay submit supply teach tell throw translate transfer treat trim
   try unload unwrap use want warrant wash write`,
)
/** Those that are as often a thing: a verb only before what they are done to, or a word that goes with a verb. */
const doubtful = wordsOf(
  `advance answer balance bill blow book bag box call change charge check clean clear coach copy cover cut edge email fix grant guard host
   light list load lock look mail mop move order pack paint paper patrol photograph place plan plant post pour process promise pull push
   ramp reconcile record refinish remodel rent repair report request rework run salt schedule ship shoot shop shovel show stain stamp
   start stock stop store strip support sweep test train travel tune update vacuum visit walk water wax weed wire work`,
)
const object =
  /^(?:the|a|an|it|them|him|her|us|me|all|any|each|every|both|our|my|their|his|your|its|this|that|these|those|no|up|out|off|down|away|back|over|in|on|to|at|for|with|from|through|\d[\d,.]*|\$[\d,.]+|what|whatever|everything|nothing|anything|one|two|three|four|five|six)$/

/** Whether a word that nobody was named for is what they do as well: 'we edge the walks and blow the clippings off'. */
export const isVerbToo = (word: string, next: string): boolean =>
  sure.has(word) || (doubtful.has(word) && object.test(next))
