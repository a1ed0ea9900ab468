/** What may be asked back, the most telling first. A model names them, and asks in no words of its own. */
export const askedKinds = ['jurisdiction', 'client', 'dates', 'posture'] as const
export type Asked = (typeof askedKinds)[number]

const namedKinds: Readonly<Record<Asked, string>> = {
  jurisdiction: 'Which state’s law applies, or is it federal law?',
  client: 'Whom do you represent?',
  dates: 'When did it happen, and when was notice given or anything filed?',
  posture: 'Where does the case stand: before suit, on a motion, at trial, on appeal?',
}

/** More than these at once is a form, and no question. */
export const mostAsked = 3

/** What is asked back in one line. */
export const asksWords = (asked: readonly Asked[]): string => asked.map((kind) => namedKinds[kind]).join(' ')
