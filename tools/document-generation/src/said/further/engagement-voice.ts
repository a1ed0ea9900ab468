import { capital } from '../../capital.ts'
import { type Pronoun, toYou } from '../letters/to-you.ts'
import { writtenOut } from '../letters/written-out.ts'
import { literal } from '../reading.ts'
import { othersIn } from './strangers.ts'
import { type Around, stopped, valueAt } from './telling.ts'

/** 'He' or 'she' of the client: the first behind the name, where nobody but the lawyer is named between them. */
const pronounOfClient = ({ text, found }: Around, name: string): Pronoun | undefined => {
  const title = /\b(?<title>Mr|Ms|Mrs)\b/.exec(name)?.groups?.title
  const last = name.split(' ').at(-1) ?? ''
  const at = last === '' ? -1 : text.indexOf(last)
  const behind = at < 0 ? '' : text.slice(at + last.length)
  const first = /\b(?:she|he)\b/i.exec(behind)
  const word = first?.[0].toLowerCase()
  const names = [name, ...['attorneyName', 'firmName'].map((field) => valueAt(found, field).split(',')[0] ?? '')]
  const own = names.flatMap((one) => (one === '' ? [] : [one, ...one.split(' ').filter((part) => part.length > 2)]))
  if (!title && first && othersIn(behind.slice(0, first.index), own.map(literal).join('|')).person) return undefined
  return title ? (title === 'Mr' ? 'he' : 'she') : word === 'she' || word === 'he' ? word : undefined
}
const toldBeside =
  /,? (?:and |so )?(?:(?:please )?(?:make|have) (?:that|it|this) clear|(?:the )?(?:letter|agreement) should say (?:so|that|it)|(?:please )?(?:say|put|include|spell out) (?:so|that|it)(?: in)?(?: (?:the|this) letter)?)(?=[.]?$)/iu
const estimate =
  /,? (?:and )?(?:please )?(?:say|make clear|note) (?:that )?(?:it['’]?s|this is|that['’]s|it is) (?<what>an? estimate\b[^.;]{0,40})/iu
/** A sentence of notes as the letter says it to the client. */
export function toClient(words: string, around: Around): string {
  const name = valueAt(around.found, 'clientName')
  const who = pronounOfClient(around, name)
  const plain = words.replace(toldBeside, '').replace(estimate, ', which is $1')
  const other = who === 'she' ? 'he' : 'she'
  const isMixed =
    new RegExp(`\\b${other}\\b`, 'i').test(plain) && /\b(?:his|her|him)\b/i.test(plain) && who === undefined
  const said = who && !isMixed ? toYou(plain, who) : plain
  return stopped(
    capital(
      writtenOut(
        said
          .replace(
            /(?<![\p{L}’'-])(?:[Tt]he )?[Cc]lient(?:(?<of>['’]s) (?=\p{L})| (?=(?:pays?|owes?|has|is|gets?|wants?|takes?|signs?|may|can|must|will|shall|should|agrees?|keeps?|reimburses?|does)\b))/gu,
            (_, of: string | undefined, at: number) =>
              `${at === 0 || /[.] $/.test(said.slice(0, at)) ? 'You' : 'you'}${of ? 'r' : ''} `,
          )
          .replace(
            /\b(?<you>[Yy]ou) (?<verb>pays|owes|has|is|gets|wants|takes|signs|reimburses|agrees|keeps)\b/gu,
            (_, you: string, verb: string) => `${you} ${verbs[verb] ?? verb.slice(0, -1)}`,
          )
          .replace(/(?<!\b(?:[Tt]he|[Oo]ur|[Tt]his|[Aa]|law) )(?:(?<=^|[.;] )Firm|\bfirm)(?= \p{Ll})/gu, 'the firm'),
      ),
    ),
  )
}
const verbs: Readonly<Record<string, string>> = { has: 'have', is: 'are' }
