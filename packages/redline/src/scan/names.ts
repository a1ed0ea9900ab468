/** The main namespace of Word, as most files and as strict ones write it. */
export const namespaces = [
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]

/** What encloses words that somebody else inserted. */
export const theirs: ReadonlySet<string> = new Set(['ins', 'moveTo'])
/** What encloses words that somebody else deleted: they are not part of the text. */
export const gone: ReadonlySet<string> = new Set(['del', 'moveFrom'])

/** One sign in place of an element; a line break is white space like any other. */
export const signs: Readonly<Record<string, string>> = {
  tab: '\t',
  ptab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '\u2011',
  softHyphen: '\u00ad',
  sym: '\ufffc',
}

/** What says of a content control that a program fills it, or that its words are chosen and not typed. */
export const filled: ReadonlySet<string> = new Set([
  'docPartObj',
  'dataBinding',
  'dropDownList',
  'comboBox',
  'date',
  'picture',
])
