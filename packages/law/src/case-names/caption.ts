/** A side of a caption. */
export interface Side {
  party: string
  /** For whom it stands, or who stands for it: 'Smith' of 'State ex rel. Smith'. */
  relator: string | null
  /** 'State ex rel. Smith': the relator tells the case apart, since every case there is the State's. */
  isNamedByRelator: boolean
}

export interface Caption {
  sides: readonly Side[]
  /** 'In re', 'Ex parte' and the like. */
  proceeding: boolean
  /** Of several cases of one name: '2' of 'Horner v. United States, No. 2'. */
  number: string | null
}

const versus = /\s(?:v|vs|versus)\b\.?,?\s/
/** In captions; 'Continental T. V., Inc. v. GTE' has a small one that counts. */
const capitalVersus = /\s(?:V|VS|Vs|VERSUS)\b\.?,?\s/
const proceeding =
  /^(?:in\s(?:the\s)?(?:re|matter\sof)|(?:the\s)?matter\sof|ex\sparte|(?:the\s)?(?:petition|application|appeal)\sof)\b:?\s/i
const relation =
  /,?\s(?:ex\srel\b\.?|on\s(?:the\s)?relation\sof|at\s(?:the\s)?relation\sof|on\sbehalf\sof|for\sthe\suse\sof|by\sand\sthrough)\s/i
const companyAlone = /^(?:,\s?)?(?:Inc|Co|Corp|Ltd|LLC)\b\.?,?$/
const every = /^(?:the\s)?(?:state|commonwealth|people|com\.)$/i

/** 'Brown v. United States, 1959'. */
const dated = /(?:,\s\(?(?:1[6-9]|20)\d\d,?\)?|\sand\scompanion\scases)$/

const numbered = /(?:,\sNo\.\s|\s\(No\.\s?)(\d{1,2})\)?$/i
const nobody: Caption = { sides: [], proceeding: false, number: null }

/** What is longer than this is no caption, in UTF-16 units. */
const longest = 6000

/** Reads a caption into its sides. Null: it is too long to be one. */
export function captionOf(name: string): Caption | null {
  if (name.length > longest) return null
  // Signs that cannot be seen make no other word.
  const plain = name
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(dated, '')
  const number = numbered.exec(plain)
  if (number) return { ...(captionOf(plain.slice(0, number.index)) ?? nobody), number: number[1] ?? null }
  const sides = plain.split(versus.test(plain) ? versus : capitalVersus)
  // 'Continental T. v. Inc. v. GTE' is how some print 'T. V., Inc.'.
  if (sides.length > 2 && companyAlone.test(sides[1] ?? '')) sides.splice(0, 2, `${sides[0]} V. ${sides[1]}`)
  if (sides.length > 1) return { sides: sides.map(sideOf), proceeding: false, number: null }
  const named = plain.replace(proceeding, '')
  return { sides: [sideOf(named)], proceeding: named !== plain, number: null }
}

function sideOf(words: string): Side {
  const [party = '', ...rest] = words.split(relation)
  return { party, relator: rest.length > 0 ? rest.join(' ') : null, isNamedByRelator: every.test(party.trim()) }
}
