import { anyCase, isBody, nameAt } from '@casewright/law'
import type { Template } from '@casewright/templates'
import type { Filled, Place } from '../output.ts'

const posts =
  '(?:(?:executive |managing |general |senior |assistant |associate |chief \\p{L}{3,14} |deputy |vice |co-)?(?:president|chair|chairman|chairwoman|chairperson|manager|member|partner|director|treasurer|secretary|officer|counsel|trustee|owner|principal|agent|controller|superintendent|administrator)|CEO|COO|CFO|CTO|VP|vice president|sole member)'
const post = `(?<post>${posts}(?: (?:and|&) ${posts})?(?: of \\p{L}{3,14}(?: \\p{L}{3,14})?)?)`
const before = new RegExp(
  anyCase(
    `(?:\\(?\\b(?:(?:signing|signs?|signed|executed|acting) )?by (?:and through )?its ${post},? |\\(?\\b(?:signatory|signer|signs|signing|signed by|authorized signer)\\b(?: is| will be)?:? |\\b(?:I|we)(?: will|['’]ll)? sign(?:ing)? (?:it )?as (?:the |its |our )?(?<own>${posts}),? )`,
  ),
  'gu',
)
const behind = new RegExp(
  anyCase(`^(?:, (?:its |the |our )?| \\((?:its |the |our )?|, who is (?:its |the |our )?)${post}\\)?`),
  'u',
)
/** 'The owner is William Crane and he’ll sign'. */
const told = new RegExp(anyCase(`\\b(?:the|their|our|its|whose) ${post} is $`), 'u')
const andSigns = new RegExp(
  anyCase(`^,? and (?:(?:he|she|they)(?: will|['’]ll| is going to)? signs?\\b|will sign\\b)`),
  'u',
)
/** 'Winifred Larkspur, its treasurer, will sign for them'. */
const signs = new RegExp(anyCase("^,? (?:will sign|is signing|signs|is going to sign|[’']ll sign)\\b"), 'u')

/** 'I’m Benedikta Rao, president': who speaks for a body with an office in it. */
const speaks = /\b(?:I['’]m|I am) $/u

const capital = (words: string) =>
  words.replace(/(?<![\p{L}])(?!(?:of|and)\b)\p{Ll}/gu, (letter) => letter.toUpperCase())

interface Signer extends Place {
  name: string
  post: string
}

function signersOf(text: string): Signer[] {
  const found: Signer[] = []
  for (const match of text.matchAll(before)) {
    const at = match.index + match[0].length
    const one = nameAt(text, at)
    if (!one || isBody(one.words) || !/\s/.test(one.words)) continue
    const title = match.groups?.post ?? match.groups?.own
    const after = title ? null : behind.exec(text.slice(one.end, one.end + 80))
    found.push({
      start: match.index,
      end: one.end + (after?.[0].length ?? 0),
      name: one.words,
      post: title ?? after?.groups?.post ?? '',
    })
  }
  for (const { index } of text.matchAll(
    /(?<![\p{L}’'-])(?<!\p{Lu}[\p{L}.]{0,20} )\p{Lu}(?=[\p{L}’'-]+ (?:\p{Lu}|["“]))/gu,
  )) {
    const one = nameAt(text, index)
    if (!one || isBody(one.words) || found.some(({ start, end }) => start < one.end && one.start < end)) continue
    const rest = text.slice(one.end, one.end + 100)
    const title = behind.exec(rest)
    const signing = signs.exec(rest.slice(title?.[0].length ?? 0))
    const lead = told.exec(text.slice(Math.max(0, one.start - 60), one.start))
    const also = lead && andSigns.exec(rest)
    const self = title && speaks.exec(text.slice(Math.max(0, one.start - 12), one.start))
    if (self && title)
      found.push({
        start: one.start - self[0].length,
        end: one.end + title[0].length,
        name: one.words,
        post: title.groups?.post ?? '',
      })
    else if (lead && also)
      found.push({
        start: one.start - lead[0].length,
        end: one.end + also[0].length,
        name: one.words,
        post: lead.groups?.post ?? '',
      })
    else if (signing)
      found.push({
        start: one.start,
        end: one.end + (title?.[0].length ?? 0) + signing[0].length,
        name: one.words,
        post: title?.groups?.post ?? '',
      })
  }
  return found
}

/** Who signs for a body: the one named behind its name and before the other party's. */
export function signersIn({ fields }: Template, text: string, found: readonly Filled[]): Filled[] {
  const parties = found
    .flatMap(({ field, from }) => {
      const role = /^(.+?)(?:Name|Party)$/.exec(field)?.[1]
      const known = role && fields.find(({ name }) => name === `${role}Signer`)
      return known && from ? [{ known, from }] : []
    })
    .toSorted((one, other) => one.from.start - other.from.start)
  const all = signersOf(text)
  return parties.flatMap(({ known, from }, n): Filled[] => {
    const until = parties[n + 1]?.from.start ?? text.length
    const [one, ...more] = all.filter(({ start }) => start >= from.end && start < until)
    if (!one || more.length > 0 || found.some(({ field }) => field === known.name)) return []
    if (found.some(({ value }) => value === one.name)) return []
    return [
      {
        field: known.name,
        label: known.label,
        value: one.post ? `${one.name}, ${capital(one.post)}` : one.name,
        by: 'text',
        from: { start: one.start, end: one.end },
      },
    ]
  })
}
