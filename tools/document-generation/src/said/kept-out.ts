import { isLowerCase } from '../reading/lower-case.ts'
import { type Unit, unitsOf } from '../reading/units.ts'
import type { Edit } from './edits.ts'

const it = '(?:that|it|this|him|her|them|those|any of (?:it|that|this))'
const paper = '(?:there|here|it|the (?:letter|application|form|draft|document|contract|agreement|lease|note|paper))'
const verb = '(?:put|mention|include|write|say|bring up|add|use|repeat)'
const us = '(?:us|you and me|ourselves)'
/** What is said to the writer of the words before it. */
const order = [
  `(?:leave|keep|take) ${it} (?:all )?(?:completely |entirely )?(?:out|off)(?: completely| entirely| altogether)?(?: of ${paper})?`,
  `(?:don['’]?t|do not|never) ${verb} ${it}(?: (?:in|down|anywhere))?(?: ${paper})?`,
  `(?:I )?(?:don['’]?t|do not) want ${it} (?:in|on) ${paper}`,
  `not (?:in|for) ${paper}`,
  `(?:that|this|it)(?:(?:['’]s| is| stays| goes) (?:not (?:in |for )?|out of |nowhere near )| (?:does not|doesn['’]t) go (?:in |into |near )?)${paper}`,
  `(?:keep (?:that|this|it)|(?:that|this|it)(?:['’]s| is| stays)) (?:just |strictly |only )?between ${us}`,
  "(?:(?:that|this|it)(?:['’]s| is) )?(?:just |only |strictly )?for (?:your (?:eyes|ears|information)|you|background|context)(?: only)?",
  '(?:just |only )?(?:fyi|internal)(?: only)?|off the record|just so you know',
  "(?:I['’]m|I am) (?:only|just) (?:telling|saying)(?: you)?(?: (?:this|that|it))?(?:,? (?:so|because|for|to)\\b[^.!?\\n\\d$]{2,60})?",
  "(?:please )?(?:don['’]?t|do not) (?:tell|let) (?:him|her|them|anyone|anybody)(?: know)?(?: (?:that|this|I said (?:so|that|this|it)))?",
].join('|')
const softly = '(?:(?:but|and|so|oh|also|lol|please|pls|ok|okay|obviously|again|[\\p{L}]{2,14},)[, ]{1,2}){0,3}'
const politely = '(?:,? (?:please|pls|plz|thanks|thx|lol|ok|okay|obviously)){0,2}'
const remark = "(?:(?:that|it|this|which)(?:['’]s| is| was) [^.!?;,\\n\\d$]{2,40}[;,–—-]{1,2} ?)?"
const alone = new RegExp(`^[("]?${remark}${softly}(?:${order})${politely}[.!)"]{0,3}$`, 'iu')
const tail = new RegExp(`(?:[,;(–—]|\\s-|\\b(?:but|and|so))\\s?${softly}(?:${order})${politely}[.!)"]{0,3}$`, 'iu')

/** What is not to be said, by what it is about: 'Say nothing of his divorce', 'don’t put that he got fired'. */
const about = new RegExp(
  [
    `^${softly}(?:(?:say|put|write) nothing (?:of|about)|(?:no mention|not a word) (?:of|about)|(?:don['’]?t|do not|never|no need to) (?:(?:mention|put|say|write|include|bring up|list)(?: in)? (?:anything (?:in )?(?:about|that)|a word about|that|why|how|who|about|the fact that|the part about)|put anything in about|mention|bring up)|(?:stay|steer|keep) (?:away|clear) (?:from|of)(?= [^.!?\\n]{2,60}\\b(?:thing|stuff|topic|subject|issue|business|part|matter|story|question)\\b)|avoid (?:mentioning|any mention of|talking about|bringing up|saying anything about)|leave out|(?:nobody|no one|none of them) (?:is|needs|should|may|knows?)(?: to)?(?: know)?(?: yet| this| it)?(?= that\\b| about\\b)|not (?:in|for) (?:the |this )?(?:document|contract|agreement|lease|letter|paper|draft):|leave(?= [^.!?\\n]{2,60} out of ${paper}\\b)|keep(?= [^.!?\\n]{2,60} out of ${paper}\\b))`,
    '(?<what>[^.!?\\n]{3,240})[.!?]{0,3}$',
  ].join(' '),
  'iu',
)
/** How something is to be put, or not: an order about words, that is no fact and asks nothing of who reads them. */
const wording = new RegExp(
  `^${softly}(?:${[
    "(?:don['’]?t|do not|never) call (?!me\\b|us\\b|you\\b)(?:him|her|them|it|this|\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)?|the \\p{Ll}+) (?:an? (?!call\\b)|[\"“])[^.!?\\n\\d$]{2,60}",
    "(?:don['’]?t|do not|never|try not to) make (?:him|her|them|it|this|me|us|\\p{Lu}[\\p{L}’'-]+) (?:sound|look|seem|out to be|come across)[^.!?\\n\\d$]{2,80}",
    "(?:avoid|don['’]?t use|do not use|never use) (?:the )?(?:words?|term|phrase|name|label)\\b[^.!?\\n\\d$]{0,60}",
    'no (?:legal |personal |empty |big |fancy |more )?(?:threats?|legalese|jargon|insults|adjectives|adverbs|exclamation (?:points?|marks?)|emojis?|bullet points|name-calling|swearing|sarcasm|drama|fluff|flowery language)',
    "(?:only )?refer to (?:him|her|them|it|me|us|\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)?) (?:only )?(?:as|by)\\b[^.!?\\n\\d$]{2,60}",
    '(?:use|in|with) (?:simple|plain|short|easy|everyday|formal|neutral|polite|careful|measured) (?:words|sentences|language|English|terms|tone|wording)(?: only| please)?',
  ].join('|')})${politely}[.!)"”]{0,3}$`,
  'iu',
)
/** Notes of a contract, whose rules may be of how people speak and write in what they do. */
const ofPeople =
  /\b(?:employers?|employees?|providers?|contractors?|consultants?|landlords?|tenants?|hir(?:e|es|ing)|service agreement|job offer|employment)\b/iu
const ofPaper = /\b(?:in|of) (?:the|this) (?:letter|contract|agreement|paper|document|draft|lease|note)\b/iu
const toOthers =
  /\bto (?:any|others?|the (?:press|public)|third|him|her|them|customers?|clients?)\w*\b|\bin (?:any |its |their |our )?(?:ads?|advertis\w+|marketing|publicity|press|social)\b/i
const idle =
  /^(?:the|that|this|and|but|for|with|about|from|his|her|him|she|they|them|their|our|was|were|has|had|have|got|get|gets|been|being|are|any|all|out|there|here|please|lol|who|what|when|which|thing|stuff|topic|subject|issue|matter|story|question|part|fact|into|ever|just|really|did|does|not)$/
const figure = /[\d$%]/
/** What the parties are bound to: never taken out by what only points back to it. */
const duty = /\b(?:shall|must|agrees?|will not|won['’]t|may not|has to|have to|pays?|owes?)\b/i

const stem = (word: string) => word.slice(0, word.length < 5 ? 3 : 4)
/** The words that tell what a sentence is about, without whose it is. */
const topics = (words: string) =>
  new Set(
    (
      words
        .replace(/(?<![\p{L}-])\p{Lu}[\p{L}-]{0,30}['’]s\b/gu, ' ')
        .toLowerCase()
        .match(/\p{L}{3,}/gu) ?? []
    )
      .filter((word) => !idle.test(word))
      .map(stem),
  )

const out = ({ start, end }: Unit, why: Edit['why'] = 'private'): Edit => ({
  start,
  end,
  as: '',
  why,
})

/** A sentence with a figure is held, and not left out. */
const withFigure = (unit: Unit): Edit => out(unit, figure.test(unit.text) ? 'doubtful' : 'private')

/** The sentence that an order with no words of its own points back to. */
function before(units: readonly Unit[], n: number): Edit[] {
  const last = units[n - 1]
  if (!last || alone.test(last.text) || last.text.length > 300 || duty.test(last.text)) return []
  return [withFigure(last)]
}

/** Sentences around an order that speak of what it names. */
function spokenOf(units: readonly Unit[], n: number, what: string): Edit[] {
  const own = topics(what)
  if (own.size === 0) return []
  return units.slice(Math.max(0, n - 3), n + 3).flatMap((unit) => {
    if (unit === units[n] || figure.test(unit.text) || duty.test(unit.text)) return []
    const said = topics(unit.text)
    return [...own].filter((word) => said.has(word)).length >= Math.min(2, own.size) ? [out(unit)] : []
  })
}

/** What the writer is told to keep out of the paper, with the sentence that tells it and the one that it speaks of. */
export function keptOutIn(text: string): Edit[] {
  const isOfPeople = ofPeople.test(text)
  const units = unitsOf(text, isLowerCase(text))
  return units.flatMap((unit, n): Edit[] => {
    const words = unit.text
    if (words.length > 300) return []
    if (alone.test(words)) return [...before(units, n), out(unit)]
    if (wording.test(words) && !(isOfPeople && !ofPaper.test(words))) return [out(unit, 'order')]
    if (tail.test(words)) return duty.test(words) ? [] : [withFigure(unit)]
    const what = about.exec(words)?.groups?.what
    return what && !toOthers.test(words) ? [...spokenOf(units, n, what), withFigure(unit)] : []
  })
}
