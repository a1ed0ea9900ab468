/** Of a state that is not the United States, in the words of its own law. */
const foreign =
  /\b(?:canadian|british|english|scottish|french|german|italian|spanish|mexican|brazilian|chinese|japanese|korean|australian|irish|dutch|swiss|russian) (?:labor |employment |family |criminal |tax |civil |data protection )?(?:law|charter|constitution|civil code|penal code|criminal code|code|statute|supreme court|high court)\b/i

/** Whether a text asks for the law of another country by name, on which no issue of United States law bears. */
export const asksOfForeignLaw = (text: string): boolean => foreign.test(text)
