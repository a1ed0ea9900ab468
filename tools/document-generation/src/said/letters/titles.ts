const rank =
  '(?:senior|junior|chief|head|deputy|assistant|associate|acting|interim|executive|general|managing|vice|lead|staff|principal|regional|district|national|first|founding|co-?founding)'
const post =
  '(?:manager|director|officer|president|vice president|VP|SVP|EVP|CEO|CFO|COO|CTO|GM|counsel|attorney|partner|paralegal|controller|comptroller|clerk|owner|co-owner|founder|co-founder|buyer|planner|broker|agent|engineer|architect|professor|teacher|instructor|lecturer|coach|counselor|adviser|advisor|principal|dean|provost|registrar|chair|chairman|chairwoman|chairperson|supervisor|superintendent|foreman|coordinator|administrator|secretary|treasurer|bookkeeper|accountant|auditor|analyst|adjuster|inspector|examiner|specialist|assistant|associate|representative|rep|executive|editor|publisher|designer|developer|scientist|nurse|physician|surgeon|dentist|veterinarian|pharmacist|therapist|social worker|librarian|curator|chef|cook|pastor|minister|rector|deacon|rabbi|mayor|commissioner|trustee|sheriff|chief|captain|lieutenant|sergeant|landlord|landlady|proprietor|operator|technician|mechanic|electrician|contractor|consultant|judge|magistrate|justice|scheduler|dispatcher|recruiter|ombudsman|steward|caseworker|investigator|mediator|arbitrator|postmaster|warden|ranger|farmer|realtor|member|leader)s?'
const word =
  "(?!(?:at|of|for|with|in|from|and|who|is|are|was|the|a|an|to|about|on|by|re|has|have)\\b)[\\p{L}&/’'-]{1,20}"
const of =
  " (?:of|for) (?:the )?(?:[\\p{L}&’'-]{2,20})(?: (?!at\\b|for\\b|with\\b|in\\b|from\\b|re\\b|about\\b)(?:and |& )?[\\p{L}&’'-]{2,20}){0,3}"

/** What somebody is at work: 'VP ops', 'associate professor of political science', 'director of the clinic'. */
const title = new RegExp(
  `^(?:the |our |my |their |an? )?(?<title>(?:${rank} )?(?:${word} ){0,3}?(?:${rank} )?${post}(?:${of}| (?:ops|operations|sales|finance|marketing|purchasing|engineering|it|hr|legal))?)(?=[ \\t]{0,2}(?:[,.;)\\n–—-]|$|(?:at|with|here|there|re|about)\\b))`,
  'iu',
)
const small = /^(?:of|the|and|for|in|to|a|an|at|on)$/

/** As it stands under a name: 'Warehouse Manager', 'Director of the Clinic'. */
export const asTitle = (words: string): string =>
  words
    .split(' ')
    .map((word, n) =>
      n > 0 && small.test(word)
        ? word
        : /^(?:it|hr|vp|ceo|cfo|coo|cto|gm|svp|evp)$/i.test(word)
          ? word.toUpperCase()
          : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')

/** The title at the beginning of words, and how long it is with its article. */
export function titleOf(words: string): { title: string; from: number; length: number } | null {
  const found = title.exec(words.slice(0, 120))
  const own = found?.groups?.title
  if (!found || !own) return null
  return { title: own, from: found[0].length - own.length, length: found[0].length }
}
