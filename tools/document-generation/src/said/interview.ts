const self =
  /\byour (?:full |own )?name\b|^\W*(?:full )?name,|\bwho (?:signs?|is (?:signing|writing|applying))\b|\bwho are you(?:\W*$| and\b)|\band you are\W*$/i
const job = /\b(?:what|which)(?: kind of)? (?:job|position|role|post)\b/i

/** What somebody who takes down a letter or an application asks, as the label of the answer. */
const all: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  letters: [
    [/\bwho (?:are you|do you(?: want to)?) recommend/i, 'Candidate'],
    [/^\W*what for\W*$|\bwho is the letter for\b/i, 'For'],
    [/\bwhat (?:is|are) (?:he|she|they) applying (?:for|to)\b/i, 'Applying for'],
    [
      /\bwho (?:are you|do you want to)\b[^?\n]{0,20}\b(?:complain\w*|thank|thanking|writ\w*|ask\w*)(?: to| about)?\W*$/i,
      'To',
    ],
    [/\bwho\b[^?\n]{0,30}\b(?:thank|thanking|speaker|donor|host|interviewer|gets?|receives?)\b/i, 'To'],
    [/\bwho(?:['’]s| is| will)?\b[^?\n]{0,30}\bfrom\b/i, 'From'],
    [self, 'From'],
    [/\bwho\b[^?\n]{0,40}\b(?:to|addressed|recipient|reader)\W*$|\bwho is the recipient\b/i, 'To'],
    [job, 'Position'],
    [/^(?!.*\bcomplain)[^?\n]{0,20}\bwhat\b[^?\n]{0,40}\babout\W*$|\bwhat is the subject\b/i, 'Subject'],
    [/\bwhat (?:are|is) (?:your|the) questions?\b/i, 'Questions'],
    [/\bwhat\b[^?\n]{0,24}\bwant (?:him|her|them) to\b/i, 'Request'],
  ],
  applications: [
    [/\bwhat do you want to do\b|\bwhat (?:is|are) (?:the|your) (?:project|plans?)\b/i, 'Description'],
    [/\bother licen[sc]es?\b/i, 'Other licenses'],
    [/\bwho (?:does|is doing|will do|builds|is building|will build)\b/i, 'Contractor'],
    [job, 'Position'],
  ],
}

/** The label of what a question asks for; '' where none is certain. */
export const askedFor = (kind: string, question: string): string =>
  all[kind]?.find(([pattern]) => pattern.test(question))?.[1] ?? ''
