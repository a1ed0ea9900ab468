// What a clause of a contract may be about, as its label names it.

/** Subjects of terms: another label is one of the notes, and of no contract. */
export const subjects = new RegExp(
  `^(?:(?:the|an?|late|early|security|pet|permitted|limits?|limit on|duration of|commencement of|final|last|first|not|release|warranty) ){0,2}(?:${`fees?|deposit|term|duration|notices?|rent|price|pay|payments?|payment terms|salary|rate|bonus|
  insurance|warrant(?:y|ies)|delivery|returns?|pets|parking|utilities|smoking|guests|occupancy|sublease|subletting|renewal|termination|
  termination and notice|ending early|severance|vacation|leave|benefits|probation|hours|schedule|expenses|mileage|interest|charges?|security|
  collateral|prepayment|default|breach|breach and cure|costs?|tax(?:es)?|title|risk|risk of loss|inspection|law|venue|disputes?|mediation|arbitration|
  confidentiality|competition|hiring and solicitation|solicitation|exclusivity|indemnity|indemnification|liability|cap|license|ownership|
  inventions|subcontractors|assignment|amendments?|repairs|maintenance|trash|keys|furniture|appliances|alterations|entry|storage|
  laundry|heat|water|electricity|internet|deductible|refunds?|cancellation|overtime|travel|equipment|tools|training|commission|location|place|
  work|services|milestones|acceptance|support|data|protection|purpose|recipients|classification|position|duties|remote work|guaranty|
  acceleration|principal|maturity|counterparts|exclusions|improvements|access|penalty|total|balance|installments|dispute forum|
  attorney[’']s fees|condition|admission|neutral reference|references?|other clients|vehicles?|goods|quantity|shipping|freight|date|due date|
  non-?compete|non-?solicit(?:ation)?|trade-in|allowance|hold-?back|cause|records|audit|publicity|disparagement|holidays|fees and costs|included|excluded|covered|allowed|permitted|released|required|reserved`
    .split('\n')
    .map((part) => part.trim())
    .join('')})$`,
  'iu',
)
/** Subjects that say when, where or of what the words behind them hold. */
const limits =
  /\b(?:late|early|first|last|final|not|default|breach|termination|ending|cancellation|renewal|probation|prepayment|overtime|holidays|vacation|leave|travel|severance|acceleration|maturity|cause|storage|laundry|furniture|appliances|vehicles?|equipment|tools|improvements|alterations|place|location|goods|guests|recipients|subcontractors|collateral|refunds?|delivery|remote work|included|excluded|covered|allowed|permitted|released|required|reserved)\b/iu
/** Whether a label only says of what the words behind it are, and limits them in nothing. */
export const isOnlySubject = (label: string): boolean => subjects.test(label) && !limits.test(label)
