/** Words of the law that streets, parks and hospitals have in their names. */
const legal =
  'Immunity|Release|Limitations?|Statute|Estoppel|Prejudice|Jurisdiction|Standing|Waiver|Appeals?|Laches|Discharge|Justice|Liability|Negligence|Breach|Notice|Warranty|Patents?|Copyright|Trademark|Consent|Witness|Verdict|Judgment|Settlement|Damages|Contract|Fault|Alibi|Victory|Liberty|Repose|Equity|Covenant|Custody|Evidence|Admission|Reliance|Arbitration|Bankruptcy|Probation|Parole|Warrant|Felony|Confession'
const place =
  'Streets?|St|Avenue|Ave|Boulevard|Blvd|Road|Rd|Lane|Drive|Place|Way|Circle|Terrace|Trail|Parkway|Highway|Alley|Row|Square|Plaza|Park|Crossing|Commons|Heights|Hills?|Ridge|Valley|Creek|River|Lake|Bay|Beach|Point|Island|Springs|Falls|Bridge|Tower|Building|Center|Centre|Mall|Hall|House|Inn|Hotel|Motel|Lodge|Ranch|Farm|Grill|Café|Cafe|Diner|Bar|Pub|Tavern|Brewery|Church|Chapel|Hospital|Clinic|School|Academy|Stadium|Field|Gardens?|Estates|Village|Township|Landing|Harbor|Marina|Pier|Station|Court|Close'
const named = new RegExp(
  `\\b(?:(?:[A-Z][\\w’'-]{1,20} ){0,2}(?:${legal}) (?:[A-Z][\\w’'-]{1,20} ){0,2}?(?:${place})\\b|(?<=\\b(?:called|named|lives? in|lived in|Church of) (?:the )?)(?:${legal})(?: of (?:the )?(?:[A-Z][\\w’'-]{1,20} ?){1,4})|(?:${place}) of (?:the )?(?:${legal})\\b|(?<=\\b(?:called|named|nicknamed|christened|dubbed|titled|entitled) )["“]?(?:${legal})\\b)`,
  'g',
)
/** 'The Court of Appeals' and 'Statute of Frauds' are what they say. */
const ofLaw =
  /\b(?:Courts? of Appeals?|Statutes? of (?:Limitations?|Repose|Frauds)|Departments? of Justice|Court of Justice|Notice of (?:Appeal|Claim|Removal|Right|Intent)|Release of (?:All|Claims?|Liability)|Standing (?:Committee|Order)|Bankruptcy Court|Appeals Court|(?:Patent|Copyright) (?:Office|Act)|Certificate of)\b/

/** The text with the names of places and pets in it made unreadable, each letter for a letter. */
export const withoutNames = (text: string): string =>
  text.replace(named, (name) =>
    ofLaw.test(name) ? name : name.replace(/[A-Za-z]/g, (letter) => (/[A-Z]/.test(letter) ? 'N' : 'n')),
  )
