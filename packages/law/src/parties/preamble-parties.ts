import { definitionsIn } from '../defined-terms/defined-terms.ts'
import { layoutOf } from '../layout/layout.ts'
import { sentencesOf } from '../sentences/sentences.ts'
import type { Source } from '../span/span.ts'
import { bareName, type Party, placeOf } from './party.ts'

const notAParty =
  /^(?:(?:this )?agreement|contract|lease|effective date|execution date|date|part(?:y|ies)|term|premises|property|services?|closing|.*\bdate)$/i
const between = /\b(?:between|among|by)\b/i
const maxPreamble = 12_000

/** 'Acme, Inc., a Delaware corporation ("Seller")': parties that the preamble of a contract defines. */
const defined = (source: Source): Party[] => {
  const opening = sentencesOf(source).find(
    ({ start, end, text }) =>
      start < maxPreamble && end - start < 4000 && /\b(?:between|among)\b/i.test(text) && /\(.{0,60}["“]/.test(text),
  )
  if (!opening) return []
  const from =
    opening.start + (/\b(?:between|among)\b/i.exec(source.text.slice(opening.start, opening.end))?.index ?? 0)
  return definitionsIn(source.text, opening).flatMap((term) => {
    if (term.form !== 'parenthetical' || term.start < from || notAParty.test(term.term)) return []
    const words = source.text.slice(term.meaning.start, term.meaning.end)
    const name = bareName(words.replace(between, '').replace(/\s+/g, ' '))
    if (!/^\p{Lu}/u.test(name) || name.length > 120) return []
    return [
      {
        ...placeOf(source.text, name, term.meaning.start, term.meaning.end),
        name,
        role: term.term,
        from: 'preamble' as const,
      },
    ]
  })
}

/** A title page that says BY AND BETWEEN, a name, AND, a name, a line each. */
const titled = (source: Source): Party[] => {
  const { lines, prose } = layoutOf(source)
  const words = lines.slice(0, 80).map(({ start, end }) => prose.slice(start, end))
  const at = words.findIndex((line) => /^(?:by and )?(?:between|among)$/i.test(line))
  const and = at === -1 ? -1 : words.findIndex((line, i) => i > at + 1 && i < at + 5 && /^and$/i.test(line))
  if (and === -1) return []
  return [at + 1, and + 1].flatMap((i) => {
    const [line, name] = [lines[i], bareName(words[i] ?? '')]
    return line && /^\p{Lu}/u.test(name)
      ? [{ ...placeOf(source.text, name, line.start, line.end), name, from: 'preamble' as const }]
      : []
  })
}

export const preambleParties = (source: Source): Party[] => {
  const found = defined(source)
  return found.length >= 2 ? found : titled(source)
}
