import { helping, relatives, subordinators, thirdPersons } from '../clean/lexicon.ts'

const who =
  '(?:Landlord|Tenant|Seller|Buyer|Provider|Client|Consultant|Employer|Employee|Discloser|Recipient|Borrower|Lender|Payor|Claimant)'
/** A party with its verb: a clause begins here. */
const ownClause = new RegExp(
  `\\b[Tt]he ${who} (?:shall|may|must|will|can|is|has|pays|gets|gives|keeps|owes|does|cannot|would)\\b`,
  'gu',
)
/** What a clause may stand behind without a mark. */
const joins =
  /(?:[,;:(]|\b(?:if|when|unless|until|while|because|although|once|where|after|before|whether|that|which|who|what|as|than|and|or|but|so|since|till|whatever|whoever|how|why|anything|everything|all|whom|nor|for|long|far)) ?$/u
const opensLong =
  /^(?:If|When|Unless|Until|Once|While|Where|After|Before|Should|As|Because|Although|Whatever|Whoever)\b[^,]*$/u
const waits =
  /\b(?:if|when|unless|until|once|while|where|after|before|because|that|which|who|whatever|anything|everything|what|than|so)\b/u

const isVerb = (word: string): boolean => helping.has(word) || thirdPersons.get(word) === 'sure'
const inSmall = (words: string): string[] =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => word.toLowerCase())

/** 'The Seller delivers the Buyer pays the freight': two clauses that nothing joins. */
const isRunOn = (sentence: string): boolean =>
  [...sentence.matchAll(ownClause)].some(({ index }) => {
    const before = sentence.slice(0, index)
    return (
      index > 0 &&
      !joins.test(before) &&
      !opensLong.test(before) &&
      !waits.test(before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf(';')) + 1)) &&
      inSmall(before).some(isVerb)
    )
  })

const splice = new RegExp(
  `, (?:he|she|they|it|that|this|there|the ${who}) (?:shall|may|must|will|can|cannot|is|are|has|have|had|was|were|pays?|gets?|gives?|keeps?|owes?|does|do|did|goes?|takes?|wants?|said|only|also|just|would|handles?|needs?|stops?)\\b`,
  'u',
)
const opening =
  /^(?:If|When|Whenever|Unless|Until|While|Because|Although|Though|Once|Where|After|Before|On|In|At|For|From|As|Upon|During|To|Except|Should|Since|With|Without|By|Within|Subject|Provided|Under|Despite|Beyond|Through|Otherwise|However|Of|Any|Whatever|Whoever|Throughout|Until|Each|(?:No|Not) (?:later|earlier|sooner|more|less|fewer)|(?:So|As) (?:long|far|soon)|But for|Even|Only|Promptly|Immediately|Prior|Pending|Absent|Regardless|Notwithstanding|Starting|Beginning|Following|\d{1,2}:\d\d)\b/u
const condition = /\b(?:if|when|unless|until|once|where|provided|so long as|as long as|that|which|who)\b/u

/** 'The Consultant is late, the Client stops': two sentences that only a comma joins. */
function isSpliced(sentence: string): boolean {
  const found = splice.exec(sentence)
  if (!found || opening.test(sentence)) return false
  return !/, (?:and|or|but) /.test(sentence.slice(found.index)) && !condition.test(sentence.slice(0, found.index))
}

const isJoin = (word: string): boolean =>
  subordinators.has(word) ||
  relatives.has(word) ||
  /^(?:and|or|but|than|as|that|after|before|until|nor|so|since)$/.test(word)
/** Words in a row without a mark that hold more verbs than clauses are joined there. */
const isCrowded = (sentence: string): boolean =>
  sentence.split(/[,;:.]/).some((part) => {
    const words = inSmall(part)
    const verbs = words.filter((word, n) => isVerb(word) && words[n - 1] !== 'to').length
    const joined = words.filter(isJoin).length
    return verbs > joined + 3 || (words.length > 45 && verbs > joined)
  })

/** Whether clauses stand in one sentence that nothing joins. */
export const isUnjoined = (sentence: string): boolean => isRunOn(sentence) || isSpliced(sentence) || isCrowded(sentence)
