const other = '(?:another|(?:an?|the|some|his|her|its|their) (?:different|separate(?! account)|unrelated))'
const things =
  '(?:case|matter|suit|lawsuit|action|claim|charge|dispute|accident|incident|crash|deal|contract|debt|loan|account|parcel|lot|property|policy|lease|person|man|woman|tenant|customer|patient|employee|worker|plaintiff|defendant|debtor|driver|party|company|firm|family|court|patent|mark|copyright|job|employer|building|store|county)'
const kin =
  "(?:neighbou?r|cousin|brother|sister|uncle|aunt|nephew|niece|co-?worker|colleague|roommate|friend|in-law|classmate|tenant|customer|competitor)['’]s"

/** What concerns another matter or somebody else: it bars nothing here. */
export const ofAnother = new RegExp(
  `\\b(?:unrelated|nothing to do with|(?:does|did|do)(?: not|n['’]t) (?:concern|involve|cover|reach|name|bind|touch)|concern(?:s|ed|ing)? (?:neither|none|only another|someone|somebody|other)|(?:against|with|by|of|for|to) (?:an? |some |total |complete ){0,2}strangers?|neither (?:side|party) here|(?:somebody|someone) else['’]s|${other} ${things}|an? (?:different|unrelated) (?!theory|name|label|reason|legal|count|court|judge|lawyer|docket|caption|version|story)[\\w-]{2,20}|${kin} (?:[\\w’'-]+ ){0,3}${things})\\b`,
  'i',
)
