const blank =
  /\b(?:leave|keep) (?:the |its |that )?(?:letter |signature |signing )?date(?: line)? (?:blank|open|empty|off|out)\b|\bdate(?: line)?(?: is| stays)?(?: to be)?(?: left)? blank\b|\b(?:do not|don['’]?t|no need to) (?:put an? )?date (?:it|the (?:letter|paper|motion|brief|affidavit|notice)|this|on it)(?! (?:earlier|later|before|after|back))\b|\bundated\b|\bdated today,? (?:but )?leave (?:it )?blank\b/iu

/** Whether notes say that the paper bears no day yet: 'leave date blank', 'don’t date it'. */
export const isUndated = (text: string): boolean => blank.test(text)
