const forms: readonly (readonly [form: string, pattern: RegExp])[] = [
  ['inc', /\bInc(?:orporated)?\b\.?$/i],
  ['corp', /\bCorp(?:oration)?\b\.?$/i],
  ['pllc', /\b(?:PLLC|P\.L\.L\.C)\b\.?$/i],
  ['llc', /\b(?:LLC|L\.L\.C|limited liability company)\b\.?$/i],
  ['llp', /\b(?:LLP|L\.L\.P)\b\.?$/i],
  ['lp', /\b(?:LP|L\.P)\b\.?$/i],
  ['ltd', /\b(?:Ltd|Limited)\b\.?$/i],
  ['co', /\b(?:Co|Company)\b\.?$/i],
  ['gmbh', /\bGmbH$/i],
  ['plc', /\bPLC\b\.?$/i],
]

/** The legal form that a company's name ends with, such as 'inc'; null for a name without one. */
export const formOf = (name: string): string | null => forms.find(([, pattern]) => pattern.test(name))?.[0] ?? null

/** A company's name without its legal form. */
export const coreName = (name: string): string => {
  const pattern = forms.find(([, one]) => one.test(name))?.[1]
  return (pattern ? name.replace(pattern, '') : name).replace(/(?<![\s,])[\s,]+$/, '')
}

export const sameForm = (one: string, other: string): boolean => formOf(one) === formOf(other)
