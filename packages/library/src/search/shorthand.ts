import { agencies, nameAbbreviations } from '@casewright/law'

/** Rules of the Securities and Exchange Commission, whose numbers look like those of subdivisions. */
const securities = /\b(10b|13[dg]|14[ade]|15c\d?|16b)-?(\d{1,2})\b/gi
/** '12b6', '501c3': a number, a letter and a number are a subdivision. */
const subdivided = /(?<![\w.$-])(\d{1,4})([a-z])(\d{1,2})(?![\w-])/gi
/** A subdivision that is all of a query, or begins it, is of a rule; of a section where no rule has its number. */
const alone = /^\s*(\d{1,4})\([a-z]\)\(\d{1,2}\)/i
const lastRule = 100
/** 'Rule 404b', 'frcp 26f'. */
const lettered = /\b((?:rules?|frcp|fre|frap|frcrp|frbp|f\.r\.c\.p\.|f\.r\.e\.) ?)(\d{1,4}(?:\.\d)?)([a-z])(?![\w(-])/gi
/** '42USC1983', '29 cfr825'. */
const codes = /\b(\d{1,2})\s?(u\.?s\.?c\.?|c\.?f\.?r\.?)\s?§{0,2}\s?(\d)/gi
const rule = /\b(rule|frcp|fre|frap|frcrp)(\d)/gi
const section = /\bsecs?\.? (?=\d)/gi

/** A query with the shorthand that lawyers type for rules and sections written out: '12b6', '42USC1983', 'sec. 1983'. */
export const writtenOut = (text: string): string =>
  text
    .replace(
      codes,
      (_, title: string, code: string, number: string) =>
        `${title} ${/c\.?f/i.test(code) ? 'C.F.R.' : 'U.S.C.'} § ${number}`,
    )
    .replace(rule, '$1 $2')
    .replace(section, 'section ')
    .replace(securities, '$1-$2')
    .replace(subdivided, (words, number: string, letter: string, part: string) =>
      /^(?:10b|13[dg]|14[ade]|15c|16b)/i.test(words) ? words : `${number}(${letter.toLowerCase()})(${part})`,
    )
    .replace(alone, (words, number: string) => `${Number(number) > lastRule ? 'section' : 'rule'} ${words.trim()}`)
    .replace(
      lettered,
      (_, named: string, number: string, letter: string) => `${named}${number}(${letter.toLowerCase()})`,
    )

const versus = /\s(?:v|vs|versus)\b\.?\s/i
/** A name has no more words. */
const mostOfName = 14

/** The name of a case with its abbreviations and initials written out: 'winter v nrdc'. Undefined: it has none. */
export function nameWrittenOut(text: string): string | undefined {
  if (!versus.test(text) || text.split(/\s+/).length > mostOfName) return undefined
  const written = text.replace(/(?<![\w.])[A-Za-z]{2,9}(?![\w-])\.?/g, (word) => {
    const short = word.replace('.', '').toLowerCase()
    return agencies.get(short) ?? nameAbbreviations.get(short)?.[0] ?? word
  })
  return written === text ? undefined : written
}
