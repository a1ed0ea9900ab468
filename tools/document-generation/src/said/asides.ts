import type { Edit } from './edits.ts'

const starts = String.raw`(?<=^|[.!?;\n][ \t]{0,4}|[.!?]\n{1,3})`
const softly = String.raw`(?:(?:and|also|but|oh|so|ok|okay|well|please|pls|just|sorry|again|um|uh|yeah|hey|go ahead and|you can|then)\b,?[ \t]{1,3}){0,4}`
const ends = String.raw`(?:,?[ \t](?:please|thanks|sorry|okay|ok|if you can|if possible|for me|for us|first|again|thank you)){0,2}[ \t]{0,3}(?:[.!?…]{1,3}|(?=\n|$))`
/** Up to the end of a sentence, without a figure: so no fact goes with it. */
const on = String.raw`[^.!?;:\n\d$%]{0,60}`

/** What somebody says while they think, and to the machine that hears them. */
const thinking: readonly string[] = [
  '(?:let me|lemme) (?:think|see|check|look|find (?:it|that)|start over|back up|try (?:that )?again)(?: (?:about (?:it|that)|that up|for a (?:sec|second|minute)|here|now))?',
  '(?:hang|hold) on(?: (?:a|one) (?:sec|second|minute|moment))?|(?:one|just an?|wait an?|give me an?) (?:sec|second|minute|moment)|wait',
  '(?:where|what) (?:was|were) (?:I|we)(?: saying)?|what (?:else|am I (?:forgetting|missing)|do you call (?:it|that)|was (?:it|that))|anything else|any ?ways?|(?:and )?one more thing',
  '(?:ugh|whew|phew|oops|whoops|argh|hmm+|mm+|ahem|sorry|my bad|never ?mind|yada yada|blah(?:,? blah)*|etc|etcetera|and so on|okay then|all right|alright|right|there we go|here we go)',
  '(?:testing(?:,? testing)?(?:,? one two three)?|is this (?:thing )?(?:on|recording|working)|can you hear me|(?:are you|is it) (?:getting|hearing|recording) (?:this|that|all this)|(?:did|do) you (?:get|catch|have) (?:that|this|all that|all of that)|got (?:that|it|all that))',
  "you (?:get|know|see) (?:the (?:idea|drill|picture|rest|deal)|what I mean)|that should (?:do it|be it|cover it|be (?:all|everything))|I['’]m (?:rambling|losing my train of thought|almost done|getting there)",
  `no,? that['’]s (?:wrong|not right|not it)|forget (?:that|it|I said that)(?: last)?(?: (?:part|bit|one|thing))?|I (?:don['’]t|do not) (?:know|remember) what else${on}|I['’]m not sure what else${on}|(?:my|the) (?:dog|kids?|baby|phone|neighbor|battery)(?:['’]s| is| are) (?:barking|crying|ringing|dying|yelling|screaming|mowing)`,
]
/** Words about the notes themselves, and about how they were made. */
const aboutNotes: readonly string[] = [
  "(?:here(?:['’]s| are| is)|these are|below (?:are|is)|this is) (?:(?:my|the|some|all (?:my|the)|what I(?:['’]ve)?|what we(?:['’]ve)?) ?){1,2}(?:notes|details|facts|info|information|basics|specifics|scoop|got|have|need|know)?(?: (?:below|so far|for (?:it|you|this)))?",
  '(?:details|notes|info|more|the rest) (?:below|to (?:follow|come)|attached|above)|see (?:(?:my|the) (?:notes|details|email) )?(?:below|above|attached)|(?:as|like) (?:we )?(?:discussed|talked about|agreed)|per (?:our|my) (?:call|conversation|email|discussion|chat|meeting|voicemail)|(?:just )?following up on (?:our|my) (?:call|conversation|email|chat|meeting)',
  `quick (?:one|note|question|favor)(?: for you)?|just the basics|nothing (?:fancy|complicated|crazy)|pretty (?:simple|standard|straightforward)|(?:it|this) (?:is|should be) (?:pretty )?(?:simple|standard|straightforward|easy)`,
  `I['’]ll (?:send|get|email|text|give|call)(?: you)?(?: with)? (?:the rest|more|the (?:other )?details|the others?)${on}`,
  `(?:I['’]m )?(?:typing|writing|doing|dictating|sending) this (?:on|from|in|while)${on}|(?:sorry|excuse|pardon|forgive|apologies)(?: for| about)? (?:the|any|my) (?:typos?|spelling|noise|background noise|mess|delay|rambling|bad grammar)${on}|sent from (?:my|an?) [\\p{L} ]{2,24}`,
]
/** What is said to whoever writes: of the words, the look and the way of the paper. */
const toWriter: readonly string[] = [
  `(?:make|keep) (?:it|this|that) (?:(?:sound|look|read|feel|all|nice and|short and|pretty|very|more|to|under|in) ){0,2}(?:simple|simpler|short|shorter|brief|professional|nice|nicer|clean|pretty|formal|legal|official|good|better|right|tight|civil|firm|polite|sweet|(?:a|one|two|half a) pages?|plain English|normal)`,
  '(?:clean|tidy|fix|polish|touch|spruce|dress|smooth) (?:(?:that|this|it|any of (?:that|this)) ?(?:up|out)?|(?:up )?(?:the|my|any) (?:wording|grammar|language|spelling|typos?|mistakes|English)(?: up)?)',
  '(?:put|say|write|word|phrase|type|reword|draft) (?:it|this|that|all (?:of )?(?:this|that)|everything) (?:in your own words|better|nicely|nicer|however you (?:want|like|see fit)|up|out|properly|in legalese|in lawyer speak|in legal terms|the (?:usual|right) way)',
  `use (?:the|your|our|my) (?:usual|standard|normal|regular|boilerplate|letterhead|template|old|firm(?:['’]s)?)(?: (?:language|forms?|terms|wording|clauses?|stuff|template|letterhead|format|boilerplate|one)){0,2}`,
  "(?:the |all the )?(?:usual|standard|normal|boilerplate|regular)(?: (?:language|stuff|terms|boilerplate|clauses|legal (?:stuff|language)|provisions|things)){1,2}(?: (?:is|are) fine)?|whatever(?:['’]s| is| the)? ?(?:usual|standard|normal|you (?:usually|normally) (?:do|use|put)|you (?:think|want|like)(?: is best)?)(?: (?:language|terms|stuff))?(?: (?:is|are))?(?: fine)?",
  `(?:don['’]t|do not) (?:put|include|write|type|use|quote) (?:that|this|it|any of (?:that|this))(?: (?:in|down|part))?(?: (?:there|here|the (?:letter|draft|document)))?|(?:leave|take|strip|cut|keep) (?:that|this|it)(?: last)?(?: (?:part|bit|stuff))? out(?: of (?:it|there))?|off the record|(?:that(?:['’]s| is) )?(?:just )?between (?:you and me|us)|(?:that(?:['’]s| is) )?(?:just )?for you(?:r eyes only)?|not for the (?:letter|draft|document)`,
  '(?:new|next|end|start a new|close|open) (?:paragraph|line|quotes?|message|letter|memo|section|item|bullet|parenthes[ei]s)|period|comma|colon|full stop|unquote|bullet(?: point)?|over and out|(?:carriage )?return',
  `(?:I |we )?(?:need|want) (?:this|it|that)(?: (?:done|out|back|ready))? (?:by )?(?:today|tomorrow|tonight|asap|now|soon|EOD|COB|end of (?:the )?day|this (?:morning|afternoon|evening)|lunch|noon)`,
  `(?:can|could|would|will) you (?:please )?(?:get|have|turn) (?:this|it|that) (?:out|back|done|around|ready|over)${on}|(?:(?:can|could|would|will) you )?(?:please )?(?:put together|work up|get started on|start|prepare|draft|do|write|type up) (?:the|a|me a|us a|my|our) (?:first )?(?:draft|document|paperwork|papers)${on}|draft (?:it|this|that) up`,
  `(?:send|email|show|get|give|text) (?:me|us) (?:a|the) (?:copy|draft|pdf|proof|word version)${on}|let (?:me|us) (?:review|see|read|look at|approve|proof|sign off)(?: on)?(?: (?:it|this|that|a draft|the draft))?(?: (?:before|when|once|first)${on})?|run (?:it|this|that) (?:by|past) (?:me|us)|copy me(?: on (?:it|this|that))?|(?:double[- ]?check|proofread|spell ?check) (?:it|this|that|everything|my (?:math|spelling|dates))`,
  `(?:you|they|we) (?:already |should )*have (?:my|our|their|his|her|all (?:my|our|their)) (?:address|info|information|details|number|contact(?: info)?|email)s?(?: (?:on file|already))?|(?:lmk|let (?:me|us) know|call me|text me|email me|ping me|holler|shout)(?: if| when| with)${on}(?:questions?|anything|done|ready|missing|unclear|finished|sense|wrong|need)${on}|no rush|whenever you (?:can|get (?:a chance|to it|time))|take your time`,
]
/** Courtesies to whoever writes. Where a letter is pasted they may be its own. */
const courtesies: readonly string[] = [
  '(?:thanks|thank you|thx|ty)(?: (?:so much|a lot|again|very much|in advance|much|a million|a ton|tons|all|everyone|guys)){0,2}(?: for (?:doing (?:this|it)|(?:your|the|all (?:your|the)) help|this|taking care of (?:this|it)|handling (?:this|it)|everything))?|(?:I )?(?:really )?appreciate (?:it|this|you|your help|the help)',
  `(?:I )?hope (?:(?:you(?:['’]re| are)|all(?:['’]s| is)|everything(?:['’]s| is)) (?:doing )?(?:well|good|okay|fine|great)|(?:that|this|it) (?:makes sense|helps|is clear|is enough|works|all makes sense))(?: (?:today|over there|with you))?|(?:does|do) (?:that|this|it) (?:all )?make sense|happy (?:mon|tues|wednes|thurs|fri|satur|sun)day|good (?:morning|afternoon|evening)|(?:hi|hey|hello)(?:,? (?:there|again|all|team))?(?:,? it['’]s me(?: again)?)?|have a (?:good|great|nice) (?:one|day|night|weekend|evening)|talk (?:to you )?(?:soon|later)|you['’]re the best|you (?:rock|are a lifesaver)`,
]

const sentenceOf = (all: readonly string[]) => new RegExp(`${starts}${softly}(?:${all.join('|')})${ends}`, 'giu')
const fillers = sentenceOf(thinking)
const orders = sentenceOf([...aboutNotes, ...toWriter])
const polite = sentenceOf(courtesies)
const pasted = /(?:^|\n)[ \t]{0,4}Dear\b/

/** Sentences that are said to whoever writes, and hold nothing for what is written. None has a figure. */
export function asidesIn(text: string): Edit[] {
  const edits = (pattern: RegExp, why: Edit['why']) =>
    [...text.matchAll(pattern)].flatMap((found): Edit[] =>
      found[0].trim() === '' ? [] : [{ start: found.index, end: found.index + found[0].length, as: '', why }],
    )
  return [...edits(fillers, 'filler'), ...edits(orders, 'order'), ...(pasted.test(text) ? [] : edits(polite, 'filler'))]
}
