import { clause, type Hint, of } from './hint.ts'

/** Fields of court papers and of a lawyer's letters. */
export const papers: Record<string, Hint> = {
  barNumber: {
    names: ['bar number', 'bar no', 'bar #', 'bar'],
    says: [
      of('\\bbar(?: number| no\\.?| card| id)?(?: is|:)?\\s#?(?<v>\\d{3,9})\\b'),
      of(
        '\\b(?:WSBA|SBN|ARDC|BBO|OSB|(?:atty|attorney)(?: reg(?:istration)?| id)?)(?: number| no\\.?)?\\s#?(?<v>\\d{3,9})\\b',
      ),
      of('(?<=, )\\p{Lu}\\p{Ll}{2,14} (?:[Nn]o\\.?|#) ?(?<v>\\d{4,9})\\b(?=,)'),
    ],
  },
  caseNumber: {
    names: ['case number', 'case no', 'docket', 'docket number', 'cause number', 'cause no'],
    says: [
      of('(?<![\\w:-])(?<v>\\d{1,2}:\\d{2}-[a-z]{2}-\\d{3,6}(?:-[A-Z]{2,4}){0,3})(?![\\w:])'),
      of('\\b(?:number|no\\.)\\s(?<v>[A-Z]{1,3}-?\\d{2,4}-\\d{3,8}(?:-[A-Z\\d]{1,4})?)(?![\\w-])'),
      of(
        '\\b(?:case|cause|docket|civil action|index|action)(?: no\\.?| number| num\\.?| #)?(?: is|:)?\\s#?(?<v>(?=[\\w:.-]{0,20}\\d)[A-Z\\d][\\w:.-]{2,30}\\w)',
      ),
    ],
  },
  judge: {
    names: ['judge'],
    says: [
      of(
        "\\b(?:Judge|Justice|Magistrate Judge|Hon\\.)(?: is| will be|:)? (?<v>\\p{Lu}[\\p{L}’'-]{1,24}(?: (?:\\p{Lu}\\.|\\p{Lu}[\\p{L}’'-]{1,24})){0,2})",
      ),
    ],
  },
  occupation: {
    names: ['occupation', 'job', 'profession', 'trade'],
    says: [
      of(
        `\\b(?:I am|I['’]m|I work as|(?:he|she) (?:is|works as)|works as|employed as)\\s(?:an?|the)\\s(?<v>(?!\\p{Ll}+ (?:of|in) )\\p{Ll}[\\p{L}-]{2,20}(?: (?!for\\b|at\\b|with\\b|and\\b|who\\b|in\\b|of\\b|from\\b)\\p{Ll}[\\p{L}-]{2,20}){0,3})(?=,| (?:for|at|with|in|from) |\\.|$)`,
      ),
    ],
  },
  court: {
    names: ['court'],
    says: [
      of(
        '\\b(?<v>(?:[NSEWCM]\\. ?)?D\\. ?(?:Ala|Alaska|Ariz|Ark|Cal|Colo|Conn|Del|Fla|Ga|Haw|Idaho|Ill|Ind|Iowa|Kan|Ky|La|Me|Md|Mass|Mich|Minn|Miss|Mo|Mont|Neb|Nev|N\\.H|N\\.J|N\\.M|N\\.Y|N\\.C|N\\.D|Ohio|Okla|Or|Pa|R\\.I|S\\.C|S\\.D|Tenn|Tex|Utah|Vt|Va|Wash|W\\. ?Va|Wis|Wyo)\\b\\.?)(?=[,;\\s]|$)',
      ),
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
