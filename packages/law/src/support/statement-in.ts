const explains =
  /^(?:(?:unanimously|also|further|expressly|squarely)\s+)?(?:hold|find|explain|stat|not|reject|conclud|rul|recogniz|reason|observ|affirm|revers|declin|apply|requir|describ|emphasiz|vacat|grant|deny|dismiss|uphold|strik|bar|limit|extend|interpret|constru|permit|allow|prohibit|treat|adopt|confirm|articulat|set|determin|discuss|invalidat|exclud|admit|remand|caution|warn|acknowledg|reaffirm|defin|listing|analyz|approv|assum|balanc|characteriz|clarif|consider|forbid|giv|impos|instruct|mak|overrul|plac|presum|provid|refus|say|suggest|summariz)\p{L}{0,8}\b/iu
/** What such a word denies or takes away stays with it: 'rejecting the argument that the deed fails' does not say that it fails. */
const turns =
  /^(?:\p{L}+ly\s+)?(?:not|reject|revers|declin|vacat|deny|dismiss|strik|bar|limit|prohibit|invalidat|exclud|forbid|overrul|refus|caution|warn)\p{L}{0,8}\b/iu

/** What a parenthetical after a citation says of the case, in words that can be compared. Null: it says nothing of it. */
export function statementIn(parenthetical: string): string | null {
  if (/^[“"][^”"]{20,}/.test(parenthetical)) return parenthetical.trim()
  if (!explains.test(parenthetical)) return null
  if (turns.test(parenthetical)) return parenthetical.trim()
  return parenthetical
    .replace(explains, '')
    .replace(/^\s*that\s+/, '')
    .trim()
}
