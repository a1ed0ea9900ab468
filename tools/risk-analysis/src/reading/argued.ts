import { withoutSentences } from './sentence-at.ts'

const lawyer = '(?:lawyers?|counsel|attorneys?|adjuster|law firm|solicitor)'
const whose =
  "(?:[Oo]pposing|[Tt]heir|[Hh]is|[Hh]er|[Ii]ts|[Dd]efense|(?:[Tt]he )?(?:[Pp]laintiff|[Dd]efendant|[Dd]efence|[Cc]laimant|[Pp]ark|[Bb]uyer|[Ss]eller|[Ll]andlord|[Tt]enant|[Ee]mployer|[Ii]nsurer|[Oo]ther side|[Cc]arrier)(?:['’]s?|s['’])|[A-Z][\\w’-]{0,24}['’]s)"
/** A lawyer of the other side gives a view of the law: 'Hale’s lawyer emailed: no signed writing, so no claim'. */
const argues = new RegExp(
  `^\\W{0,3}(?:(?:[Aa]nd|[Bb]ut|[Nn]ow|[Mm]eanwhile),? )?${whose} (?:\\w+ )?${lawyer}(?:,? (?:an? )?[^.;:()]{0,24}|,? \\([^)]{1,40}\\)| [A-Z][\\w’-]{1,24})?,? (?:has |have |already |just |now |also |then ){0,3}(?:e-?mail(?:ed|s)|wrote|writes?|says?|said|argue[sd]?|claim(?:s|ed)|insist(?:s|ed)|contend(?:s|ed)|told (?:me|us)|answer(?:s|ed)|repl(?:ies|ied)|complaint says|call(?:s|ed) it)\\b(?! (?:me |us )?(?:that )?(?:(?:his|her|their|its|the) (?:own )?client|the (?:driver|company|buyer|seller|store)) (?:admits?|concedes?|did|was|ran|knew|has|had)\\b)`,
)

/** Whether a sentence only tells what a lawyer of the other side argues: nothing in it is a fact. */
export const isArgument = (sentence: string): boolean => argues.test(sentence)

/** The text with such sentences blank. */
export const withoutArguments = (text: string): string => withoutSentences(text, isArgument)
