/** Of a state that is not the United States, in the words of its own law. */
const foreign =
  /\b(?:canadian|british|english|scottish|french|german|italian|spanish|mexican|brazilian|chinese|japanese|korean|australian|irish|dutch|swiss|russian) (?:labor |employment |family |criminal |tax |civil |data protection )?(?:law|charter|constitution|civil code|penal code|criminal code|code|statute|supreme court|high court)\b/i
/** What a court or an officer of another country would do: 'Would an English court enforce'. */
const elsewhere =
  /^(?:and |so )?(?:how |when |why )?(?:would|will|does|do|can|could|may|might) (?:an? |the |most )?(?:canadian|british|english|scottish|french|german|italian|spanish|mexican|brazilian|chinese|japanese|korean|australian|indian|irish|dutch|swiss|russian) (?:courts?|judges?|tribunals?|regulators?|police|authorities|notar(?:y|ies))\b/i

const country =
  '(?:canada|ontario|quebec|british columbia|alberta|england|scotland|wales|ireland|the uk|great britain|france|germany|italy|spain|portugal|mexico|brazil|argentina|china|japan|korea|india|australia|new zealand|the netherlands|switzerland|russia|the eu|the european union)'
/** Where something is asked of the law there: 'In Canada, may police', 'does Ontario recognize'. */
const there = new RegExp(
  `^in ${country},|\\b(?:does|do|will) ${country} (?:recognize|allow|permit|require|ban|have|let|tax|enforce|prohibit)\\b|\\b(?:legal|illegal|allowed|lawful) in ${country}\\b|\\b(?:law|laws|rules|courts?) (?:of|in) ${country}\\b`,
  'i',
)

/** What a court of the United States does with such law is asked of its own. */
const here =
  /\b(?:prov(?:e|ing)|proof|determin\w+|choice of law|conflicts? of laws?|comity|recogni[sz]e?(?:d|ing)? (?:here|in (?:the )?(?:us|u\.s\.|united states))|enforc\w+ in (?:the )?(?:us|u\.s\.|united states)|federal courts?)\b/i

/** Whether a text asks for the law of another country by name, on which no issue of United States law bears. */
export const asksOfForeignLaw = (text: string): boolean =>
  !here.test(text) && (foreign.test(text) || elsewhere.test(text.trim()) || there.test(text.trim()))
