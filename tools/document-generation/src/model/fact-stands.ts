import { findAmounts, findDates } from '@casewright/law'
import { listOf, type TemplateField } from '@casewright/templates'
import { isoDate } from '../validate/iso-date.ts'
import { optionOf } from '../validate/problems-in.ts'
import type { Ground } from './ground.ts'

/**
 * A model's answer to a field that asks for a fact, as the template wants it: only if what it says stands in what was
 * given. Undefined: it does not.
 */
export function standingFact(field: TemplateField, value: string, ground: Ground): string | undefined {
  const said = value.trim()
  if (said === '') return undefined
  if (field.type === 'select') {
    const option = optionOf(field, said)
    return option && ground.hasWords(option) ? option : undefined
  }
  if (field.type === 'date') {
    const iso = isoDate(said) ?? findDates(said)[0]?.iso
    return iso && ground.hasDate(iso) ? iso : undefined
  }
  return stands(field, said, ground) ? said : undefined
}

function stands({ type, holds }: TemplateField, said: string, ground: Ground): boolean {
  if (type === 'email') return /^\S[^\s@]*@\S+$/.test(said) && ground.hasEmail(said)
  if (type === 'tel') return said.replace(/\D/g, '').length >= 7 && ground.hasDigits(said.replace(/\D/g, ''))
  if (holds === 'money') {
    const [amount, ...more] = findAmounts(/^\d/.test(said) ? `$${said}` : said)
    return ground.hasWords(said) || (amount !== undefined && more.length === 0 && ground.hasAmount(amount.value))
  }
  const pieces = holds === 'list' ? listOf(said) : said.split(/[\n,;]/)
  return pieces
    .map((piece) => piece.trim())
    .filter(Boolean)
    .every((piece) => ground.hasWords(piece))
}
