/** Limits that are no time to sue: of liability, of what somebody can lift, of a patent claim. */
const others =
  /\b(?:limitations? (?:of|on) (?:liability|damages|remed(?:y|ies)|recovery|warrant(?:y|ies)|use|coverage|his|her|movement|lifting|standing)|limitations? (?:in|with) (?:the|his|her|their|bending|lifting|standing)|(?:liability|damages|warranty|lifting|physical|functional|medical|work|movement|weight|mobility|walking|range|activity|exertional|claim|each claim|coverage) limitations?)\b/gi

/** The text with such limits made unreadable, each letter for a letter. */
export const withoutOtherLimits = (text: string): string =>
  text.replace(others, (words) =>
    words.replace(/limitation/gi, (word) => (/^L/.test(word) ? 'Nnnnnnnnnn' : 'nnnnnnnnnn')),
  )
