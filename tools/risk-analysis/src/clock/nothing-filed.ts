/** Words that say that the step was not taken by the day of the description. */
const nothingFiled =
  /\b(?:(?:no|not|never|nothing|nobody|no one|without|(?:ha|did|was|were|is|are|wo|do|does)\w*n['’]t|yet to|did nothing|done nothing)\b(?: [\w’'-]+){0,5}? (?:fil(?:e|ed|ing|es)|su(?:e|ed|ing)|lawsuits?|suits?|complaints?|petitions?|applications?|in court|with (?:the|any) court|on file)\b|(?:did|done|doing) nothing|sat on (?:it|his|her|their|our|the)|wants? (?:us )?(?:to (?:sue|file|bring|know)|a lawsuit|a suit|an? \w+ suit)|wanting (?:to (?:sue|file)|an? (?:\w+ )?suit)|(?:would|wish\w*) (?:like )?to (?:sue|file|bring)|thinking (?:of|about) (?:suing|filing)|(?:walked|came|comes|come|coming|called|calls|phoned|emailed|contacted|retained|hired|met|reached) (?:in |to |with |out to )?(?:us |me |the office |our office )?(?:just |only |for the first time )?(?:today|now|yesterday|this (?:week|month|morning|afternoon)|last (?:week|month)|in (?:October|November) 2026)|just (?:walked|came|called|now|retained|hired|signed|landed)|asks? (?:us )?(?:whether|if|what) (?:she|he|they|it|we) (?:can|may|could) (?:still )?(?:sue|file|do)|(?:potential|prospective|possible|would-be|new) (?:client|plaintiff|case|intake|matter)|(?:new |first |phone )?(?:intake|consult(?:ation)?)\b|walk-in|(?:we|i)(?: will|['’]ll)? (?:plan to |can )?(?:file|sue) (?:suit )?(?:next|this|tomorrow|soon)|is it too late|too late to (?:sue|file))\b/i
const noCharge =
  /\b(?:(?:never|did(?: not|n['’]t)|has(?: not|n['’]t)|failed to|not) (?:\w+ ){0,2}fil(?:e|ed) (?:a |an |any |her |his |the )?(?:timely )?(?:eeoc |agency |administrative |discrimination )?charge|no (?:eeoc |agency |administrative )?charge (?:was|has been|is)?(?: ever| yet)? ?filed|(?:never|did(?: not|n['’]t)) (?:went|go) to the (?:eeoc|agency|commission))\b/i

const noNotice =
  /\b(?:no (?:such |written |timely |claim |tort )*(?:notice|claim form)(?: of claim)? (?:was|has been|went|is|ever)|(?:never|did(?: not|n['’]t)|has(?: not|n['’]t)|failed to|nobody|no one) (?:\w+ )?(?:sent|served|gave|give|given|filed?|serve|send|mailed?|submit(?:ted)?) (?:the |a |an |any |such |in )*(?:\w+ )?(?:notice|claim|one|it)\b|none (?:was|has been) (?:ever )?(?:given|served|sent|filed|mailed)|without (?:any |a |ever giving |giving |serving )*notice)/i

/** Somebody still wants to appeal: nothing was filed yet. That nobody ever appealed another judgment says nothing of it. */
const noAppeal =
  /\b(?:(?:i|we|he|she|they|clients?|it) (?:now |still |would )?(?:wants?|likes?|hopes?|plans?|wishes) (?:you |us )?to (?:file an )?appeal|and (?:now )?(?:wants?|hopes?|asks?) (?:us )?to appeal|(?:can|could|may) (?:i|we|he|she|they|it) still (?:file an )?appeal|asks? (?:us |whether |if |about )(?:[\w’'-]+ ){0,5}appeal(?:ing)?|(?:no|without a) notice of appeal (?:was|has been|is) (?:ever |yet )?filed|(?:has|have) not (?:yet )?(?:appealed|filed (?:an|the|a notice of) appeal))\b/i

const patterns = { suit: nothingFiled, charge: noCharge, notice: noNotice, appeal: noAppeal } as const

/** The words that say that a step was not taken; of a prosecution nobody writes so. */
export const nothingOf = (step: keyof typeof patterns): RegExp => patterns[step]
export const canBeOpen = (step: string): step is keyof typeof patterns => Object.hasOwn(patterns, step)

/** Words by which something is before a court: without any of them no suit is mentioned. */
const before =
  /\b(?:fil(?:ed|ing)|sued|sues|suing|suit|lawsuit|complaint|litigation|court|judge|jury|trial|discovery|deposition|depos(?:ed|itions?)|docket\w*|served|summons|plaintiffs?|defendants?|defend(?:s|ing)?|motion|answer(?:ed)?|appeal\w*|pending|arbitrat\w*)\b/i

export const mentionsSuit = (text: string): boolean => before.test(text)
