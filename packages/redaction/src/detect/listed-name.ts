import { fold } from '../flatten.ts'

/** One way to write a listed name, as a pattern over folded text. */
export interface NameForm {
  readonly who: string
  readonly pattern: RegExp
  /** A surname alone counts only where it begins with a capital: 'Cook', not 'cook'. */
  readonly capital: boolean
}

const titles = /^(?:mr|mrs|ms|mx|dr|hon|prof|rev|judge|justice|sir)\.?$/
const suffixes = /^(?:jr|sr|ii|iii|iv|esq|m\.?d|ph\.?d)\.?$/
const entity =
  /^(?:l\.?l\.?c|inc|corp|corporation|company|co|l\.?l\.?p|l\.?p|ltd|p\.?c|p\.?a|n\.?a|trust|foundation)\.?$/
// Surnames that a legal text writes with a capital as ordinary words.
const common = new Set(
  'baker banks bell best bishop black bond brown brooks carter case chase church clerk cook court cross dean drake early england field fields ford forest france frank grant gray green hall hill holder hope house hunt judge justice king knight lake lane law long love major march marsh marshall mason may mills moon moore north page park parks pope porter post price rich rivers rose short speaker south state states stone street summers temple union usher wall ward waters west white winter wood woods worth young'.split(
    ' ',
  ),
)

/** A word letter by letter: loose accents may stand between them, apostrophes, stops and hyphens may be missing. */
const spelled = (token: string): string =>
  [...token]
    .map((letter) => {
      if (letter === '-') return '[- ]?'
      if (/[\p{L}\p{N}]/u.test(letter)) return `${letter}[\\u0300-\\u036f]{0,3}`
      return letter === "'" ? "'?" : `(?:\\u{${letter.codePointAt(0)?.toString(16)}})?`
    })
    .join('')

const gap = '(?:\\s{1,3})'
const phrase = (tokens: readonly string[]): string => tokens.map(spelled).join(`,?${gap}(?:(?:&|and)${gap})?`)
const initial = (token: string): string => spelled(token.slice(0, 1))
const whole = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}\\u0300-\\u036f])`, 'gu')

/** The forms under which a listed name is looked for. */
export function formsOfName(name: string): NameForm[] {
  const tokens = fold(name)
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[\s,]+/)
    .filter((token) => /[\p{L}\p{N}]/u.test(token))
  const who = tokens.join(' ')
  if (who.length < 2) return []
  const form = (source: string, capital = false): NameForm => ({ who, pattern: whole(source), capital })
  const core = tokens.filter((token) => !titles.test(token) && !suffixes.test(token))
  const [first, ...others] = core
  const last = others.pop()
  const words = tokens.slice(0, tokens.findLastIndex((token) => !entity.test(token)) + 1)
  if (words.length < tokens.length || !first || !last) {
    const rest = tokens.slice(words.length)
    const ending = rest.length > 0 ? `(?:,?${gap}${phrase(rest)})?` : ''
    return words.length > 0 ? [form(`${phrase(words)}${ending}`, words.length === 1 && common.has(who))] : []
  }
  const given = `(?:${spelled(first)}|${initial(first)}\\.?)`
  const middle = `(?:${gap}?(?:[a-z]\\.|[a-z](?=\\s)${others.map((token) => `|${spelled(token)}`).join('')})){0,3}`
  const forms = [
    form(`${given}${middle}${gap}?(?<![a-z0-9])${spelled(last)}`),
    form(`${spelled(last)},${gap}(?:${spelled(first)}|${initial(first)}\\.)${middle}`),
  ]
  forms.push(form(`(?<=(?<![a-z])(?:mr|mrs|ms|mx|miss|dr|prof|judge|justice|officer)\\.?\\s{1,2})${spelled(last)}`))
  if (last.length >= 4 && !common.has(last)) forms.push(form(spelled(last), true))
  return forms
}
