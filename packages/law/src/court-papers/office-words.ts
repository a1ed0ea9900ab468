/** 'The Whitfields demand that you return the $23,750': what a letter wants of whom it is written to. */
export const demands =
  /\b(?:demand|insist|request|require)s? (?:(?:payment|return|delivery|performance|removal|that)\b.{0,60}|.{0,30}\b(?:you|your)\b)|\byou (?:must|are (?:hereby )?required to|need to) (?:pay|return|stop|cease|remove|cure|deliver|preserve)\b|\bcease and desist\b|\bplease (?:also |immediately )?(?:confirm|mail|forward|deliver|pay|return|send|remit|refund|stop|remove|repair|preserve|keep|provide|produce|sign|respond|reply|let us know|let me have)\b|\b(?:will|would|are (?:willing|prepared|authorized) to|offers? to|agrees? to) (?:settle|resolve|accept|pay)\b.{0,60}\$|\b(?:we|I|my client|our client|\w{3,20})(?:['’]s)? (?:demands?|offers?) (?:is )?\$|\b(?:are|is) (?:hereby )?(?:notified|required|directed) to (?:quit|vacate|pay|leave|deliver|cure|perform|stop)\b|\bif (?:I|we) do not (?:receive|hear|have)\b|\bcan you (?:please )?(?:send|confirm|get|file|book|draft|call|review|sign|pay|provide)\b/i
/** Words that every letter ends with. */
export const courtesy =
  /^(?:please|if you have) .{0,40}\b(?:any questions|hesitate|feel free|be aware|be advised|find enclosed)\b|\bany questions\b/i

/** What somebody decided or both sides agreed on: 'We have determined that', 'IT IS HEREBY STIPULATED', 'Agreed on the extension.' */
export const settles =
  /\b(?:hereby |do )?(?:stipulate|agree|consent)s?(?:,? (?:and|through|by).{0,80})? (?:that|to|as follows)\b.{8,}|\bit is (?:hereby )?(?:stipulated|agreed)\b.{20,}|\bhave (?:also )?(?:agreed|stipulated) (?:that|to|on)\b|^(?:(?:agreed|accepted|approved|granted|denied|settled|done)(?:[,;:!.]| [–—-])|agreed (?:on|to|that)\b)(?=.{6,})(?!.*\?)|\b(?:we|I|the (?:department|agency|board|commission|division|director|office|bureau|company|committee)) (?:have |has )?(?:hereby )?(?:(?:determined|decided|approved|denied|granted|rejected|accepted)\b|(?:concluded|found|agreed) that\b)|\b(?:he|she|they) (?:have |has )?(?:hereby )?(?:determined|decided|approved|granted|rejected|accepted)\b|\b(?:your|the) (?:claim|application|request|appeal|petition|permit|license|protest|grievance|charge)\b.{0,60}\b(?:is|are|was|has been|have been) (?:hereby )?(?:approved|denied|granted|rejected|dismissed|closed|revoked|suspended)\b|\bwe (?:have a deal|are settled)\b|\b(?:is|are) (?:closing|dismissing|denying|granting|approving) (?:this|the|your)\b|\bconfirmed this (?:morning|afternoon)\b/i

/** What the sides of a stipulation ask the court for. */
export const asksCourt = /\b(?:request|ask|move|petition)s?\b.{0,40}\b(?:that|to|for)\b|\bgood cause\b.{0,60}\bto\b/i

/** What is held against the one who is written to. */
export const complains =
  /\b(?:fail(?:ed|s|ure) to|(?:have|has|had|did) (?:not|never)\b|refus(?:ed|es|al)|breach\w*|violat\w*|in default|over(?:due| a week late)|late (?:returning|paying|with)|past due|owes?|neither\b.{0,60}\bnor|without (?:cause|notice|justification|consent|authority)|wrongful\w*|negligen\w+|misrepresent\w*|unpaid|infring\w+|damaged|injured|untrue|false(?:ly)?|defects?|defective)\b/i

/** What somebody advises. */
export const recommends =
  /\b(?:recommend|advise|propose)s?\b|\b(?:I|we)(?:['’]d)? suggest\b|\bmy (?:recommendation|advice)\b|\b(?:should|ought to)\b/i
/** An answer in so many words. */
export const answersIn =
  /^(?:short answer|brief answer|answer|bottom line|conclusion)s?(?::| is| [—–-])|^(?:in short|in sum|in a word|to sum up|yes|no|probably|likely|maybe|unlikely|it depends)\b[,.; ]|\b(?:I|we) (?:therefore )?(?:conclude|believe|think|expect) (?:that |the |a |it |he |she |they |\p{Lu})/iu

/** What a part of a memo is, by its heading. */
export function partOfMemo(line: string): 'answer' | 'advice' | 'other' | null {
  const words = line
    .replace(/^(?:[IVX]{1,4}|\d{1,2}|[A-Z])[.)] /, '')
    .replace(/:$/, '')
    .trim()
  if (words.length > 60 || /[.?!;]$/.test(words) || !/^\p{Lu}/u.test(words)) return null
  if (/^(?:(?:short|brief|quick) )?answers?(?: presented)?$|^bottom line$|^executive summary$/i.test(words))
    return 'answer'
  if (/^(?:recommend\w*|advice|next steps|action items|what (?:to do|we recommend))\b.{0,30}$/i.test(words))
    return 'advice'
  return words.split(/\s+/).length <= 7 ? 'other' : null
}
