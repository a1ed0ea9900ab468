import type { Template } from '@casewright/templates'
import { capital } from '../capital.ts'
import { unitsOf } from '../reading/units.ts'
import { type Voice, voiced } from './letters/voice.ts'
import { withCapitals, writtenOut } from './letters/written-out.ts'

const told = /^(?:(?:and|also|then|please)\s)?(?:tell|let|remind|inform)\s(?<who>him|her|them)(?:\sknow)?(?:\sthat)?\s/i
const theirs: Record<string, RegExp> = {
  him: /\bhis\b(?=\s\p{L})/giu,
  her: /\bher\b(?=\s\p{L})/giu,
  them: /\btheir\b(?=\s\p{L})/giu,
}
/** Whom it is said to, and not of whom something is: nothing of theirs follows. */
const whom: Record<string, RegExp> = {
  him: /\bhim\b/giu,
  her: /\bher\b(?=[.,;!?]|\s(?:again|to|for|and|or|but|in|on|at|if|when|so|as|with|because|by|from|that|this|about)\b|$)/giu,
  them: /\bthem\b/giu,
}
const thanks = /^(?:(?:and|also|then|please)\s)?thank\s(?:him|her|them)\s(?=for\b|so\b|very\b|again\b)/i
const asked =
  /^(?:(?:and|also|then|please)\s)?ask\s(?:(?:him|her|them)\s)?(?<what>for|whether|if|why|when|how|what|who|where)\s/i
const named =
  /\b(?!January|February|March|April|May|June|July|August|September|October|November|December|I\b)\p{Lu}\p{Ll}+/u

/** What the letter is to say, with what it says of it: 'mention the contract is dated May 28'. */
const mentioned =
  /^(?:(?:and|also|then|please|oh|make sure to|be sure to|do|don['’]t forget to)[,\s]{1,2}){0,3}(?:(?:mention|say|point out|emphasize|stress|add|note|state|include)(?: the fact)? that\s|(?:mention|say|point out)\s(?=(?:the|that|he|she|it|they|we|I|his|her|their|our|my)\b[^.;]{0,60}\b(?:is|are|was|were|has|have|had|did|does|will|paid|sent|signed|said|never|told|asked|called|owes?|took|gave|made)\b))/iu

/** What somebody said of a letter, as its sentence: 'tell him we got his letter' is 'We got your letter'. */
export function asSaidTo(words: string): string {
  const tells = told.exec(words)
  if (tells) {
    const rest = words.slice(tells[0].length)
    // Whose 'his' is, is certain only where nobody else is named.
    const who = tells.groups?.who?.toLowerCase() ?? ''
    const own = named.test(rest.slice(1))
      ? rest
      : rest.replace(whom[who] ?? /$^/, 'you').replace(theirs[who] ?? /$^/, 'your')
    return capital(own)
  }
  const says = mentioned.exec(words)
  if (says) return capital(words.slice(says[0].length))
  const thanked = thanks.exec(words)
  if (thanked) return `Thank you ${words.slice(thanked[0].length)}`
  const asks = asked.exec(words)
  if (asks) {
    const rest = words.slice(asks[0].length)
    return asks.groups?.what?.toLowerCase() === 'for'
      ? `Please provide ${rest}`
      : `Please let me know ${asks.groups?.what?.toLowerCase()} ${rest}`
  }
  const own = words.replace(/^(?:(?:and|also),?|(?:them|him|her|you) to)\s(?=\p{Ll})/iu, '')
  return own === words && !/[.!?]$/.test(words) ? words : capital(own)
}

/** The body of a letter, from what was said of it: orders to whoever writes it become what it says. */
export function asLetter(template: Template, field: string, value: string, voice: Voice | null = null): string {
  const known = template.fields.find(({ name }) => name === field)
  if (voice && /^(?:subject|occasion|jobTitle)$/.test(field)) return withCapitals(value)
  if (template.tab !== 'letters' || known?.type !== 'textarea' || known.term || /Address$/.test(field)) return value
  if (known.holds === 'list')
    return value
      .split('\n')
      .map((line) =>
        line
          .replace(/^(?:them|him|her|you) to\s(?=\p{L})/iu, '')
          .replace(/^(?:we )?demand(?:s|ing)?\s(?=\p{L})/iu, field === 'demand' ? '' : '$&')
          .replace(
            /^(?:(?:and|also|then|please)\s)?ask\s(?:(?:them|him|her)\s)?(?=(?:whether|if|why|when|how|what|who|where)\b)/iu,
            '',
          )
          .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
      )
      .map((line, _, lines) =>
        voice
          ? lines.length > 1
            ? writtenOut(line)
            : line.split(' ').length > 2
              ? voiced(line, voice)
              : writtenOut(line)
          : line,
      )
      .join('\n')
  let out = ''
  let at = 0
  for (const { start, end, text } of unitsOf(value)) {
    const said = asSaidTo(text)
    const sentence = voice ? voiced(said, voice) : said
    // What two readings of the same words say is said once.
    const isSaid = sentence.length > 20 && out.includes(sentence)
    out += isSaid ? '' : (sentence === '' ? '' : value.slice(at, start)) + sentence
    at = end
  }
  return (out + value.slice(at)).trim()
}
