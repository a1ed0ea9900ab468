const soft = String.raw`(?:(?:also|and|but|so|oh|ok|okay|please|pls|now|again|just|then|ps|p\.s\.|note|nb|well|maybe|probably|wait)[,:]? ){0,3}`
const not = "(?:do not|don['’]?t|dont|never|no need to|not to|try not to|be careful not to)"
/** What is done to a paper, and to nobody who reads it. */
const drafts =
  '(?:mention|say|put|write|include|add|cite|quote|argue|bring (?:it |this |that )?up|name|blame|concede|admit|apologize|threaten|oversell|overstate|sound|have (?:her|him|them|me) (?:say|swear|state|claim|tell|admit|sound)|number|lead with|go into|get into|state|allege|plead|suggest|imply|attach)'
const part =
  '(?:letter|draft|tone|paragraphs?|headings?|header|caption|exhibits?|sentences?|signature|closing|statute|citations?|cites?|subject line|re line|document|contract|agreement|paper|motion|brief|affidavit|demand|notice|clause|language|wording|blanks?|math|numbers?|title|footer|enclosures?|attachments?|this (?:up|part)|that (?:part|in)|it in|these in|them in)'

/** An order about the paper itself. */
const order = new RegExp(
  `^${soft}(?:${not} ${drafts}\\b|(?:mention|skip|omit|leave|note|insert|bold|underline|quote|cite|emphasize|stress|play up|make sure|be sure|remember|double[- ]check|check|verify|confirm|look up|figure out|work out|research|fill in|draft|redraft|reword|rephrase|format|number|title|caption|style|address it|date it|sign it|type|print|cc|bcc|copy) (?:(?!\\byour?\\b)[^.!?]){0,160}\\b(?:${part}|say so|in there|out|for me|with me|with (?:him|her|them)|to me|first|before (?:it|this|we|you)|someone|somebody)\\b|do the (?:math|arithmetic|sum)|check (?:my|the) (?:math|dates?|numbers?|figures?|cites?|spelling)|total (?:it|them|that) up|add (?:it|them|that|those) up|(?:someone|somebody|you) (?:should |please )?(?:check|verify|confirm|look)|(?:keep|make) it (?:short|brief|formal|polite|simple|firm|professional|clean|to \\w+ pages?)|(?:one|two|three|half a|\\d{1,2}) pages?\\b|privileged (?:header|heading)|no (?:mention|language|word|talk) (?:of|about|on)\\b|(?:summari[sz]e|turn|make|put|work|boil) (?:this |it |that |these |them )?(?:all )?(?:down )?(?:up )?into (?:an? )?(?:affidavit|letter|motion|memo|declaration|contract|agreement|note)\\b|nothing (?:about|on)\\b|(?:need|want|draft|prepare) (?:an? |the |this )?(?:motion|mtn|brief|letter|ltr|affidavit|demand|notice|contract|agreement|lease|note|nda|complaint|hold|memo|poa|opp)\\b)`,
  'iu',
)
/** An order behind what a sentence tells: ', say so', '- check my math', ', leave date blank'. */
const tail = new RegExp(
  `(?:[,;]|\\s?[-–—(]|\\band\\b|\\.{2,3})\\s{0,2}(?:please |pls |so |and |but )?(?:say so|say (?:that|it) (?:clearly|plainly)|make (?:that|this|it) (?:very )?clear|check (?:my|the) (?:math|dates?|numbers?|figures?)|double[- ]check(?: (?:that|this|it|me))?|leave (?:the |that |it |a )?(?:date |amount |signature |name |rest )?blank|(?:some(?:one|body)|you) (?:please )?(?:check|verify|confirm)(?: (?:that|this|it))?|do the math|ok(?:ay)? to (?:mention|say|use|include)(?: (?:it|that|this))?|${not} cc (?:him|her|them|it|\\p{Lu}\\p{L}+)|${not} (?:mention|say|put|include|name|use|cite|oversell|print|list) (?:it|that|this|him|her|them)(?: (?:in there|here|anywhere))?)\\)?(?=[.,;!?]|$)`,
  'giu',
)
/** Whatever has no subject in a paper for a court asks whoever writes it. */
const bareOrder = new RegExp(
  `^${soft}(?:${not} \\p{Ll}|(?:attach|include|leave|cite|ask|add|put|use|make|check|mention|keep|skip|argue|title|address|file|serve|note|need|want|get|see|call|set|draft|lead with|start with|end with|stick to|focus on|rely on|look at|say|show|explain|tell) (?:the|a|an|our|his|her|their|it|that|this|for|to|in|no|all|any|as|up|out|on|with|[\\p{Lu}\\d]))`,
  'iu',
)
const ofOffice =
  /^(?:we|I)(?:['’]re| are| represent| rep|['’]ve| have)? (?:rep(?:resent)? |the |for the )?(?:plaintiff|pltf|defendant|def|dft|movant|buyer|seller|landlord|tenant)\b/iu

/** 'The mediator was Judge Hornby, do not name.': what a sentence tells is to stay out by its own last words. */
const keepsOut = new RegExp(
  `[,;(–—-]\\s?(?:but |so |and )?${not} (?:name|mention|say|put|include|print|use|list|disclose)(?: (?:it|that|this|him|her|them))?(?: (?:in there|in here|here|in it|anywhere))?[.)!]{0,3}$`,
  'iu',
)

/** 'She has a bad back but does not want it in.' */
const unwanted =
  /\b(?:does|do|did)(?: not|n['’]t) want (?:it|that|this|them|any of (?:it|that|this)) (?:in|in there|in here|in it|mentioned|said|told|known|brought up|in the (?:letter|paper|motion|brief|affidavit))[.!)]{0,3}$/iu
/** 'Has to say that she knows it herself', 'Numbered paragraphs': what the paper is to be. */
const ofPaper =
  /^(?:has to (?:say|have|be|include)|must (?:say|have|include)|numbered (?:par|sections)|notary block|date (?:is )?blank|affiant (?:is|=)|th(?:x|anks?)\b(?! to\b)).{0,160}$/iu

/** 'WITNESS INTERVIEW -- summarise into affidavit': the head of notes says what to make of them. */
const ofNotes =
  /\b(?:summari[sz]e|turn|make|put) (?:this |it |that |these )?(?:in)?to (?:an? )?(?:affidavit|letter|motion|memo|declaration)\b|^(?:witness |client |phone )?(?:interview|intake|notes?)\b(?: notes?)? ?(?:--|—|–|-|:|of\b|with\b)/iu

/** Whether words tell whoever writes the paper how to write it, and nothing that it says. */
export function tellsWriter(words: string, isForCourt: boolean): boolean {
  const text = words.trim()
  return (
    order.test(text) ||
    keepsOut.test(text) ||
    unwanted.test(text) ||
    (isForCourt &&
      (ofPaper.test(text) || ofNotes.test(text) || bareOrder.test(text) || (text.length < 60 && ofOffice.test(text))))
  )
}

const within =
  /\b(?:don['’]?t|do not|never) (?:write|say|put|mention|include|name|use|ask|argue|cite|quote)\b|\bask about (?:that|it|this)\b|\bneed (?:the|an?) ["“]|\b(?:between us|for your eyes)\b/iu
/** Whether a point that waits in an open list also holds an order: the list goes out with the paper. */
export const holdsOrder = (words: string): boolean => within.test(words)

/** The same words without an order at their end. */
export const withoutOrders = (words: string): string => words.replace(tail, '')
