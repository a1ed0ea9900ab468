/** What only somebody says who dictates: to the writer, to correct, to break off. Facts may stand beside it, so it waits in brackets. */
const start = '(?<=^|[,;:(–—-]\\s{0,2}|\\b(?:and|but|so|also|just) )'
const order = (what: string): RegExp => new RegExp(`${start}(?:${what})`, 'iu')
const signs: readonly RegExp[] = [
  order('put (?:it|this|that|\\[[^\\]]{0,30}\\]) in (?:brackets|quotes|bold|there|here)\\b'),
  new RegExp(`${start}(?:do|Do|DO) NOT \\p{Ll}`, 'u'),
  order('(?:scratch that|hang on|no wait|wait no|let me (?:double[- ])?check)\\b'),
  /\bor whatever(?=[.,;)]|$)|\bis what, \$?\d|\?\?|\?,/u,
  /\bcan(?:not|['’]t) (?:recall|remember) the (?:rule number|statute|cite|citation|spelling)\b/iu,
  /\b(?:thx|thks|pls|plz|lmk|btw|fyi|asap|lol|haha|gonna|wanna|gotta|dunno|ain['’]t)\b/iu,
  /[,;–—-] ?(?:attach|enclose|include) (?:copies|them|it|those)[.]?$/iu,
  order('(?:leave|keep) (?:it|that|this|them) out\\b|skip (?:it|that|this)\\b'),
  order("don['’]t (?:talk about|mention|say|put|bring up|get into)\\b|rather not (?:get into|say|mention)\\b"),
  // 'somebody'd come'
  /(?<!\p{L})(?![Tt]hey|[Tt]here)\p{L}{4,24}['’]d(?!\p{L})/u,
  // 'Goes to Oak LLC': a verb in the third person that nobody stands before
  /^(?:Goes|Has|Needs|Wants|Says|Lives|Works|Gets|Makes|Owes|Keeps|Takes|Comes|Gives|Pays|Runs|Got) /u,
  /^(?:ok|okay|so|oh|well|also|anyway|and|but)[, ].{0,80}(?:right|ok|yeah|huh)\?/iu,
]
const ofCourt = [
  /(?<!\b(?:me|us|him|her|them|to) )\bplease (?:say|mention|add|note|put|include|state|write|use|keep|make)\b/iu,
  /^please\b|(?<!\bsa(?:id|y),? )\bplease(?=[,.)]|$)/iu,
  order("do(?:n['’]t| not) (?:give|name|list|put|add)\\b"),
]
const quoted = /“[^“”]{0,600}”|"[^"]{0,600}"/gu

/** Whether a sentence is one that somebody dictates, and none that can be sent or filed. */
export const asDictated = (sentence: string, isForCourt: boolean): boolean => {
  // What somebody is quoted with is no order of whoever writes.
  const own = sentence.replace(quoted, ' ')
  return [...signs, ...(isForCourt ? ofCourt : [])].some((sign) => sign.test(own))
}

/** Things that notes name without their article, before what they did. */
const bare =
  /^(?<thing>Job|Contract|Subcontract|Price|Work|Balance|Deposit|Lease|Invoice|Order|Project|Crew|Contractor|Landlord|Tenant|Seller|Buyer|Company|Owner|Store|Shop|Dealer|Manager|Clerk|Policy|Warranty|Receipt|Car|Truck|Roof|Heater|Machine|Hearing|Trial|Complaint|Summons|Loan|Note|Agreement|Estimate|Repair|Rent|School|Hospital|Bank|City|Town|County) (?=(?:was|is|has|had|says|said|states|requires|provides|expired|ended|began|started|came|called|told|never|did|does|will|refused|failed|promised|closed|arrived)\b)/u

/** 'Contract says payment is due in 30 days.' with its article. */
export const withArticle = (sentence: string): string =>
  sentence.replace(bare, (_, thing: string) => `The ${thing.toLowerCase()} `)

const age =
  /^(?:Age|Aged) (?<years>\d{2})[,;]?(?: and)?(?: (?:lives|resides|living|of) (?:in |at )?(?<place>\p{Lu}[\p{L}. ]{2,40}(?:, \p{Lu}[\p{L}. ]{1,20})?))?\.?$/u
/** 'Age 52, lives in Speedway.' as a witness says it. */
export const withAge = (sentence: string, type: string): string => {
  const { years, place } = type === 'affidavit' ? (age.exec(sentence)?.groups ?? {}) : {}
  return years ? `I am ${years} years old${place ? ` and live in ${place.replace(/\.$/, '')}` : ''}.` : sentence
}
