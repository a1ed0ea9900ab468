import { plainVerb } from '../letters/to-you.ts'
import { pronounIn } from '../letters/voice.ts'

const forOther =
  /\bfor (?:my|our) (?:husband|wife|spouse|partner|fianc[ée]e?|son|daughter|mother|father|mom|dad|brother|sister|client|friend|employee|grand\p{L}{2,12}|nephew|niece|cousin|aunt|uncle)\b(?!['’]s\b)/iu
/** Who names himself as the one who signs tells it of himself: 'I, Bernard Fitch, need an affidavit'. */
const selfNamed = /(?<![\p{L}’'-])I, \p{Lu}[\p{L}.’'-]+ \p{Lu}/u
const writer = /(?<![\p{L}’'-])(?:I|me|my|we|us|our)(?![\p{L}-])/iu
const subject =
  /(?<![\p{L}’'-])(?:he|she)(?:['’]s (?=\p{Ll}{2,14}ing\b)| is | was | has | does | (?<verb>\p{Ll}{2,14})(?= |[.,;]|$))/giu
const helpers: Record<string, string> = { is: 'am', was: 'was', has: 'have', does: 'do' }
const plain = /^(?:will|would|can|could|may|might|must|should|had|did|also|never|always|still|just|only|then)$/

/**
 * What somebody's family or lawyer tells of whoever applies, as that person signs it: 'He is going for work' is 'I am going'.
 * Sentences in which the writer speaks of himself stay as they are.
 */
export function inFirstPerson(text: string, value: string): string {
  const who = forOther.test(text) && !selfNamed.test(text) ? pronounIn(text) : null
  if (who !== 'he' && who !== 'she') return value
  const possessive =
    who === 'he'
      ? /(?<![\p{L}’'-])his(?= \p{Ll})/giu
      : /(?<![\p{L}’'-])her(?= (?!at\b|in\b|to\b|for\b|an?\b|the\b|and\b|with\b|from\b|by\b|on\b)\p{Ll})/giu
  const object = who === 'he' ? /(?<![\p{L}’'-])him(?![\p{L}-])/giu : /(?<![\p{L}’'-])her(?![\p{L}-])/giu
  return value
    .split(/(?<=[.!?]\s)/)
    .map((sentence) => {
      if (writer.test(sentence)) return sentence
      return sentence
        .replace(subject, (all, verb: string | undefined) => {
          if (verb !== undefined) return plain.test(verb) || /ed$/.test(verb) ? `I ${verb}` : `I ${plainVerb(verb)}`
          const help = /(is|was|has|does) $/i.exec(all)?.[1]?.toLowerCase()
          return help ? `I ${helpers[help] ?? help} ` : 'I am '
        })
        .replace(possessive, (one) => (/^\p{Lu}/u.test(one) ? 'My' : 'my'))
        .replace(object, 'me')
    })
    .join('')
}
