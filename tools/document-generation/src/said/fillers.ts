import type { Edit } from './edits.ts'

const said = String.raw
const upper = (words: string) => (words.at(-1) ?? '').toUpperCase()
const opens = said`(?<=^|[.!?\n][ \t]{0,4}|[.!?]\n{1,3})`
const lines = said`(?<=^|\n)`
const mailLine = said`(?:>[ \t]?){0,4}(?:From|To|Cc|Sent|Date|Subject|Reply-To):[^\n]{0,400}(?:\n|$)`

const patterns: [RegExp, string | ((words: string) => string), Edit['why']][] = [
  // What opens a sentence and says nothing; what follows begins it.
  [
    new RegExp(
      said`${opens}(?:(?:[Oo]kay|OK|[Oo]k|[Aa]lright|[Oo]h|[Aa]nyway|[Uu]+[hm]+)\b,?[ \t]{1,4}){1,4}(?:(?:so|and|well)\b,?[ \t]{1,4})?[\p{L}\d$]`,
      'gu',
    ),
    upper,
    'filler',
  ],
  [new RegExp(said`${opens}(?:[Ss]o|[Ww]ell),[ \t]{1,4}[\p{L}\d$]`, 'gu'), upper, 'filler'],
  // A hesitation with the commas that set it off.
  [/,[ \t]{1,4}(?:[Uu]+[hm]+|[Hh]m+|er|erm|you know|like),(?=[ \t])/g, '', 'filler'],
  [/(?<![\p{L}\d'’-])(?:[Uu]+[hm]+|[Hh]m+)(?![\p{L}\d'’-])(?:,[ \t]{1,4}|[ \t]{1,4})?/gu, '', 'filler'],
  // The name of a sign that was said.
  [/,?[ \t]{1,4}comma\b,?(?=[ \t])/g, ',', 'filler'],
  [/(?<=[.!?,])[ \t]{1,4}[Pp]eriod\b[.,]?(?=\s|$)/g, '', 'filler'],
  [/(?<=\b(?:pets|smoking|exceptions|refunds|returns|warranties|subletting)) {1,4}period(?=[.,]|$)/g, '', 'filler'],
  // A name that is spelled after it was said.
  [/,[ \t]{1,4}(?:that['’]s[ \t])?(?:\p{Lu}[ -]){2,20}\p{Lu}(?=[,.;]|$)/gu, '', 'filler'],
  // Thanks before a name that signs.
  [
    /(?<=^|[\n.!?][ \t]{0,4})(?:Thx|Thanks|Thank you|Best|Regards),?[ \t]{1,4}(?=\p{Lu}[\p{L}.]{0,30} \p{Lu}[\p{L}.' ]{0,40}$)/gu,
    '',
    'filler',
  ],
  // What a mail program adds.
  [
    new RegExp(
      said`${lines}(?:>[ \t]?){0,4}(?:From|To|Cc|Sent|Date|Reply-To):[^\n@]{0,80}[^\s@]{1,60}@[^\n]{1,200}\n(?:${mailLine}){1,8}`,
      'g',
    ),
    '',
    'mail',
  ],
  [new RegExp(said`${lines}(?:>[ \t]?){1,4}`, 'g'), '', 'mail'],
  [
    new RegExp(
      said`${lines}(?:Begin forwarded message:?|Sent from my [A-Za-z]{2,20}|-{1,8} ?(?:Original|Forwarded) [Mm]essage ?-{1,8}|Get Outlook for [A-Za-z]{2,20}|On [^\n]{5,120} wrote:)(?=\n|$)`,
      'g',
    ),
    '',
    'mail',
  ],
]

/** Fillers, names of signs, names that were spelled, and the lines that a mail program adds. */
export const fillersIn = (text: string): Edit[] =>
  patterns.flatMap(([pattern, as, why]) =>
    [...text.matchAll(pattern)].map((found) => ({
      start: found.index,
      end: found.index + found[0].length,
      as: typeof as === 'string' ? as : as(found[0]),
      why,
    })),
  )
