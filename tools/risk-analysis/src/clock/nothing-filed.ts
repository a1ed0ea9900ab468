/** Words that say that the step was not taken by the day of the description. */
const nothingFiled =
  /\b(?:(?:have|has|had)(?: not|n['’]t)(?: yet)?(?: been)? (?:filed|sued|brought)|not (?:yet )?(?:been )?(?:filed|sued)|never (?:filed|sued|brought)|(?:no|nor any) (?:suit|lawsuit|complaint|action|case|claim)(?: (?:was|has been|is|has|had been)(?: ever| yet)? ?(?:been )?(?:filed|brought))?(?=[ ,.;:]|$)|nothing (?:has been|was|is|had been)?(?: ever)? ?filed|no (?:suit|lawsuit|complaint) (?:yet|so far)|(?:did|done) nothing|wants? (?:us )?to (?:sue|file|bring)|(?:would|wish\w*) (?:like )?to (?:sue|file|bring)|(?:walked|came|comes|come|called|calls) (?:in |to us |us )?(?:just )?(?:today|now|this week|this morning|yesterday)|just (?:walked|came|called|now)|asks? (?:whether|if) (?:she|he|they|it|we) (?:can|may|could) (?:still )?(?:sue|file)|wants? a lawsuit|(?:potential|prospective|possible|would-be) (?:client|plaintiff|case))\b/i

const noCharge =
  /\b(?:(?:never|did(?: not|n['’]t)|has(?: not|n['’]t)|failed to|not) (?:\w+ ){0,2}fil(?:e|ed) (?:a |an |any |her |his |the )?(?:timely )?(?:eeoc |agency |administrative |discrimination )?charge|no (?:eeoc |agency |administrative )?charge (?:was|has been|is)?(?: ever| yet)? ?filed|(?:never|did(?: not|n['’]t)) (?:went|go) to the (?:eeoc|agency|commission))\b/i

const noNotice =
  /\b(?:no (?:such |written |timely |claim |tort )*(?:notice|claim form)(?: of claim)? (?:was|has been|went|is|ever)|(?:never|did(?: not|n['’]t)|has(?: not|n['’]t)|failed to|nobody|no one) (?:\w+ )?(?:sent|served|gave|give|given|filed?|serve|send|mailed?|submit(?:ted)?) (?:the |a |an |any |such |in )*(?:\w+ )?(?:notice|claim|one|it)\b|none (?:was|has been) (?:ever )?(?:given|served|sent|filed|mailed)|without (?:any |a |ever giving |giving |serving )*notice)/i

const patterns = { suit: nothingFiled, charge: noCharge, notice: noNotice } as const

/** The words that say that a step was not taken; of an appeal or a prosecution nobody writes so. */
export const nothingOf = (step: keyof typeof patterns): RegExp => patterns[step]
export const canBeOpen = (step: string): step is keyof typeof patterns => Object.hasOwn(patterns, step)
