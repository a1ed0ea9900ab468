/** Somebody besides the client who may be meant by a 'he' that follows: a driver, a clerk, whoever sat in the car that hit them. */
const third =
  /\b(?:drivers?|truckers?|motorists?|operators?|cars?|trucks?|vans?|bus|suv|pickup|semi|taxi|cab|vehicles?|motorcycl\w+|scooter|bikes?|boats?|jet ?ski|man|woman|guy|lady|managers?|clerks?|guards?|officers?|deput(?:y|ies)|doctors?|nurses?|surgeons?|employees?|workers?|owners?|bikers?|cyclists?|skiers?|passengers?|pedestrians?|joggers?|boy|girl|kid|teen\w*|neighbou?rs?|landlord|foreman|captain|pilot|guide|instructor|bouncer|bartender|courier|(?:Mr|Mrs|Ms|Dr)\.)\b/i
const pronoun = /^\s*(?:he|she) /i

/** Whether words begin with a 'he' or 'she' that may be a third person named before. */
export const mayBeThird = (text: string, start: number, end: number): boolean =>
  pronoun.test(text.slice(start, end)) && third.test(text.slice(0, start))
