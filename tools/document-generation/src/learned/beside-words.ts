const kin =
  '(?:wife|husband|spouse|mother|mom|mama|dad|father|brother|sister|son|daughter|cousin|uncle|aunt|nephew|niece|grandson|granddaughter|kids?|boss|partner|buddy|friend|neighbou?r|accountant|bookkeeper|lawyer|agent|secretary|assistant|treasurer|reverend|pastor|priest|ex|\\p{L}{2,9}-in-law)'

const ways: readonly string[] = [
  // Exclaimed, and said to hold the floor.
  'lol|haha?|hmm+|ugh|gosh|geez|goodness|god|lord|heavens?|damn|hell|whatever|anyways?|guess|suppose|honestly|frankly|obviously|you know|who knows|believe it or not|between us|duh|grr+|yikes|wow|phew|oh|eh|huh|yeah|yep|nope|nah|okay|ok|hey|hi|yo|sup|ciao|xo|bless|fingers crossed|knock on wood',
  // What somebody's people say of it.
  `(?:my|his|her|their|our) (?:late |old |ex[ -]?)?${kin}(?:['’]s)? (?:says?|said|thinks?|thought|wants?|wanted|wonders?|told|keeps?|hates?|loves?|idea|wish(?:es)?)`,
  // Of the writing, to whoever writes.
  "(?:don['’]?t|do not|never|no need to|needn['’]t) (?:you )?(?:write|put|say|mention|tell|ask|quote|list|include|advertise|let)",
  '(?:leave|keep|take|put) (?:it|that|this|him|her|them) (?:in|out|off)',
  'check|look (?:it|that|this) up|double-?check|spell|spelled|typing|type (?:it|this|up)|write (?:it|this|that|up)|draft|proof|font|letterhead|dictat\\p{Ll}{1,4}|autocorrect|typos?|call me|text me|email me|send (?:me|it)|remind',
  // What is felt of it or of somebody.
  'hoot|sweet|lovely|cute|adorable|poor thing|lucky|crazy|weird|dumb|stupid|idiots?|fools?|foolish|jerk|liar|cheap|best|worst|hates?|kidding|joking|funny|laugh\\p{Ll}{0,3}|cried|crying|scary|sad|harsh|mean|greedy|flaky|lousy|awful|terrible|pain|mess|nuts|silly|brutal|charming|sentimental|gorgeous|nicest|fancy|smart|genius|saint|angel|devil',
  // Where whoever speaks is, and what goes on around them.
  "(?:I['’]m|I am|we['’]re) (?:on|in|at|going|off|driving|boarding|running|sorry|serious|rambling|tired|done|not (?:sure|starting|touching))|gotta|have to (?:go|run|pick)|coffee|lunch|dinner|traffic|battery|barking|oven|train|tunnel|flight|grandkids?",
  // What was proposed and came to nothing.
  'voted (?:no|it down|against)|said no|turned (?:him|her|it|that|them) down|declined|refused|no way|no thank you|no sir|outvoted|talked out of|killed (?:it|that)|shot (?:it|that) down|withdrawn|forget it|never ?mind|nvm|passed on',
  // Thought aloud.
  "I think|I believe|I forget|I can['’]t remember|or was it|not sure|no idea|idk|what(?:['’]s| do (?:they|you)) call|what(?:['’]s| is| was) (?:his|her|its|that|the) \\p{L}{2,16}|where was I|where are (?:they|we)|let me|let['’]s see|hold on|hang on",
  'thanks|thank you for (?:typing|doing|your help)|thx|ty|sorry|hope (?:the|you|your|this|all)',
]
const beside = new RegExp(`(?<![\\p{L}])(?:${ways.join('|')})(?![\\p{L}])|[?!]$`, 'iu')

/** Whether words are such as people use for what they say beside the matter, and seldom for the matter itself. */
export const soundsBeside = (words: string): boolean => beside.test(words.trim())
