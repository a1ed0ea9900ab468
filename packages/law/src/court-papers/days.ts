const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec)\\.?)'
const weekday = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day'

/** A date of the calendar: 'October 3', 'Oct. 3, 2026', '10/3', '30 September 2026'. */
export const calendarDate = `(?:${month} \\d{1,2}(?:st|nd|rd|th)?\\b(?:, \\d{4})?|\\d{1,2} ${month} \\d{4}|(?<![\\d/])\\d{1,2}\\/\\d{1,2}(?:\\/\\d{2,4})?(?![\\d/]))`

/** A day as people write it: a date, 'the 14th', 'noon on Monday', 'this Friday', 'tomorrow', 'the end of the week'. */
export const plainDay = `(?:${calendarDate}|the \\d{1,2}(?:st|nd|rd|th)\\b|(?:(?:this|next|the following|on) )?${weekday}\\b|(?:this|next) (?:week|month)\\b|tomorrow\\b|tonight\\b|(?:noon|midnight|(?:the )?end of (?:the |this |next )?(?:day|business|week|month|quarter|year)|close of business|COB|EOD)\\b|the next (?:regular |monthly |annual |board |special )?(?:meeting|session|hearing)\\b|the ${month} (?:meeting|session|hearing)\\b|${month} \\d{4}\\b)`

/** A length of time as a limit: 'fourteen (14) days'. */
export const plainSpan =
  '(?:\\w{2,12}(?:-\\w{3,8})?|\\d{1,3})(?: \\(\\d{1,3}\\))? (?:calendar |business |working |court |full )?(?:days?|weeks?|months?|years?|hours?)\\b'

/** A heading that names what happens on the day behind it: '2. Pretrial conference.' */
export const runInHeading =
  "(?:\\(?[\\divx]{1,4}[.)] )?(?:[\\p{L}’'/-]{1,20} ){0,5}(?:trial|conference|hearing|mediation|argument|arraignment|inspection|deadline|disclosures?|experts?|motions?)s?\\."
/** Words of a sentence that begins with a day, such as 'Monday, May 28, 2027'. */
export const dayFirst = `(?:[\\p{L},.]{1,12} ){0,3}${calendarDate}`
