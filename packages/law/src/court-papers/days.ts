const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec)\\.?)'

/** A day as people write it: 'October 3', 'Oct. 3, 2026', '10/3', 'the 14th', 'noon on Monday'. */
export const plainDay = `(?:${month} \\d{1,2}(?:st|nd|rd|th)?(?:, \\d{4})?|\\d{1,2}\\/\\d{1,2}(?:\\/\\d{2,4})?|the \\d{1,2}(?:st|nd|rd|th)|(?:noon|midnight|end of (?:day|business)|close of business)\\b)`

/** A length of time as a limit: 'fourteen (14) days'. */
export const plainSpan =
  '(?:\\w{2,12}(?:-\\w{3,8})?|\\d{1,3})(?: \\(\\d{1,3}\\))? (?:calendar |business |working |court )?(?:days?|weeks?|months?|hours?)'
