/** Districts as they are cited, 'E.D. Va.', 'D. Mont.', 'SDNY': case matters, since 'M.D.' is a doctor. */
const districts =
  /\b[NSEWMC]\.? ?D\.? ?(?:Ala|Ark|Cal|Fla|Ga|Ill|Ind|Iowa|Ky|La|Mich|Miss|Mo|N\. ?[YC]|Ohio|Okla|Pa|Tenn|Tex|Va|W\. ?Va|Wash|Wis)(?![a-z])|\bD\. ?(?:Alaska|Ariz|Colo|Conn|Del|D\.C|Haw(?:aii)?|Idaho|Kan|Me|Md|Mass|Minn|Mont|Neb|Nev|N\.[HJMD]|Or|P\.R|R\.I|S\.[CD]|Utah|Vt|Wyo)(?![a-z])|\b(?:[SENW]DNY|[NSEC]D ?CA|[NSEW]D ?TX|[EMW]D ?PA|[EW]D ?VA|[NSM]D ?FL|[NSC]D ?IL|[NSM]D ?GA|[NS]D ?OH|[EW]D ?MI|[EMW]D ?NC|DDC)\b|\b(?:Northern|Southern|Eastern|Western|Middle|Central) District of (?:[NW][a-z]+ )?[A-Z][a-z]+/
const named =
  /\b(?:fed\.? (?:case|court|appeal)|federal (?:(?:district|trial|appeals|appellate|civil|criminal) )?(?:court|appeal|judge|magistrate|case|jury|action|suit|lawsuit|prosecution|indictment|conviction|sentence)|(?:U\.? ?S\.?|United States) district court|FRAP|Fed\. ?R\. ?App|diversity (?:case|jurisdiction|suit|action|of citizenship)|(?:in|on|by|under|court,) diversity(?! (?:on|of (?!citizenship)|training|and|board|officer|hir\w+|polic\w+))|United States Courts? of Appeals)\b/i
/** 'The Ninth Circuit', but no 'Second Circuit Court of Cook County'. */
const circuit =
  /\b(?:(?:[1-9]|1[01])(?:st|nd|rd|th)|First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth|Eleventh|D\.?C\.?|Federal) Cir(?:cuit|\.)(?! (?:Court\b(?! of Appeals)|Judge|Clerk))/
/** States whose own courts are numbered circuits. */
const ownCircuits = /\b(?:Louisiana|Parish|Hawai[‘’'ʻ]?i|O[‘’'ʻ]?ahu|Maui)\b/
/**
 * A court of a state. Many states call their trial courts district courts, so that a 'district court' alone is neither.
 */
const ofState =
  /\b(?:state (?:case|(?:(?:district|trial|civil|criminal|appellate|appeals) )?court)(?<!\b(?:removed|transferred) (?:\w+ )?from (?:the )?state court)|(?:state|county|parish) district court|superior court|county court|circuit court (?:of|in|for) (?!appeals)|court of common pleas|common pleas|family court|chancery|municipal court|justice court|judicial (?:district|circuit))\b/i

/** Whether a description says that a federal court has the case, and no state court. */
export const federalCourt: Pick<RegExp, 'test'> = {
  test: (text) =>
    !ofState.test(text) &&
    (named.test(text) || districts.test(text) || (circuit.test(text) && !ownCircuits.test(text))),
}
