import { clause, type Hint, of } from './hint.ts'

/** Fields of court papers and of a lawyer's letters. */
export const papers: Record<string, Hint> = {
  barNumber: {
    names: ['bar number', 'bar no', 'bar #', 'bar'],
    says: [of('\\bbar(?: number| no\\.?| card| id)?(?: is|:)?\\s#?(?<v>\\d{3,9})\\b')],
  },
  caseNumber: {
    names: ['case number', 'case no', 'docket', 'docket number', 'cause number', 'cause no'],
    says: [
      of(
        '\\b(?:case|cause|docket|civil action|index|action)(?: no\\.?| number| num\\.?| #)?(?: is|:)?\\s#?(?<v>(?=[\\w:.-]{0,20}\\d)[A-Z\\d][\\w:.-]{2,30}\\w)',
      ),
    ],
  },
  court: {
    names: ['court'],
    says: [
      of(
        '\\b(?<v>(?:United States|U\\.S\\.) (?:District|Bankruptcy) Court(?:,? (?:for|in) the (?:\\p{Lu}\\p{Ll}+ ){0,2}District of \\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?)?)',
      ),
      of(
        '\\b(?<v>(?:Superior|Circuit|District|County|Supreme|Family|Probate|Chancery|Municipal) Court,? (?:of|for|in) [^.,;\\n]{3,60})',
      ),
    ],
  },
  motionTitle: {
    names: ['motion', 'title'],
    says: [of('\\b(?<v>motion (?:to|for|in) [^.,:;\\n]{3,60}?)(?=[.,;\\n]|$|\\s(?:in|against) \\p{Lu})')],
  },
  authority: {
    names: ['rule', 'authority', 'under'],
    says: [
      of(
        '\\b(?<v>(?:(?:Fed\\. ?R\\. ?(?:Civ|Crim|App)\\. ?P\\.|Fed\\. ?R\\. ?Evid\\.|\\d{1,2} U\\.S\\.C\\. §|Rules?|Section) ?)\\d[\\d.]{0,8}(?:\\([A-Za-z\\d]{1,4}\\)){0,6})',
      ),
    ],
  },
  serviceDate: {
    before:
      /\b(?:will serve|['’]ll serve|serve (?:it|this)|served (?:it|this)|service(?: date)?(?: is| on| will be)|date of service|to be served)\b[^.;\n]{0,80}$/i,
  },
  serviceMethod: {
    names: ['manner of service', 'service by', 'served by'],
    says: [
      of(
        "\\b(?:serve[ds]?|serving|service)\\b[^.;\\n]{0,60}?\\b(?:by|through|via) (?<v>(?:the )?(?:court['’]s )?(?:electronic|CM/ECF|ECF|e-?mail|mail|certified mail|first[- ]class mail|hand|courier|overnight)[^.,;\\n]{0,40}?)(?=\\son (?:\\p{Lu}\\p{Ll}+ )?\\d|[.,;\\n]|$)",
      ),
    ],
  },
  dispute: {
    names: ['dispute', 'case', 'lawsuit'],
    says: [
      of(
        `\\b(?:dispute|lawsuit|suit|claims?|litigation) (?:is |was |arises? )?(?:over|about|concerning|out of|regarding)\\s${clause}`,
      ),
      of(',\\s(?<v>the [^,.;\\n]{3,60} (?:case|lawsuit|suit|dispute|matter))\\b'),
    ],
  },
  nextStep: {
    about:
      /\bif (?:he|she|they|you|it|payment|we|the \w+)\b[^.;\n]{0,60}(?:n['’]t|\bnot\b)[^.;\n]{0,60}(?:['’]ll|\bwill\b|\bgoing to\b|\bintend)|\botherwise\b|\bor else\b/i,
  },
  facts: {
    about:
      /\b(?:we|I|they|he|she|it|plaintiff|defendant|our client)\s(?:has |have |had |never )?(?:served|filed|produced|refused|signed|agreed|failed|gave|sent|received|missed|answered|responded|objected|moved|paid|hired|delivered)\b|\b(?:was|were) due\b/i,
  },
  conference: {
    about: /\b(?:I|we) (?:have )?(?:wrote|written|called|emailed|spoke|spoken|met|conferred|tried to reach)\b/i,
  },
}
