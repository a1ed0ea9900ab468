import type { Sign } from './sign.ts'

export const courtSigns: readonly Sign[] = [
  [
    'complaint',
    6,
    'head',
    /^(?:(?:first|second|third|verified|class action|amended|original|collective|petition and|civil)[ ,]+){0,4}(?:and )?complaint\b(?!.*\b(?:motion|answer|response|opposition|dismiss)\b)/im,
  ],
  ['complaint', 5, 'head', /^plaintiff['’]s? (?:first |second )?(?:amended |original )?(?:complaint|petition)\b/im],
  [
    'complaint',
    2,
    'start',
    /\b(?:alleges?|states?|complains?)(?: and alleges)?(?: as follows| against)|\bfor (?:its|his|her|their) complaint\b/i,
  ],
  ['complaint', 2, 'any', /\bthis court has (?:subject[- ]matter |personal )?jurisdiction (?:over|pursuant|under)/i],
  [
    'complaint',
    2,
    'any',
    /^[ \t]*(?:first|second|third) (?:cause of action|claim for relief)|^[ \t]*count (?:i|one|1)\b/im,
  ],
  ['complaint', 2, 'end', /\bprayer for relief\b|\bplaintiffs? (?:respectfully )?(?:prays?|demands?|requests?)\b/i],

  [
    'answer',
    6,
    'head',
    /^(?:.{0,60}\b)?(?<!\b(?:short|brief) )answer(?: of .{1,70}?)?(?:(?: and|,) (?:affirmative defenses|counterclaims?|cross-claims?)){0,2}(?: to .{0,60}complaint)?$/im,
  ],
  ['answer', 2, 'any', /\bdefendants? (?:admits?|den(?:y|ies)) (?:the|each|that)\b/i],
  ['answer', 2, 'any', /^[ \t]*(?:first |second )?affirmative defenses?/im],
  ['answer', 1, 'any', /\blacks? (?:knowledge or information|sufficient (?:knowledge|information))\b/i],

  [
    'motion',
    6,
    'head',
    // 'EVENT TYPE: Motion to Set Aside' is a row of a form.
    // 'This matter comes before the Court on the motion' is a sentence.
    /^(?![\p{L} ]{3,30}: )(?!.{0,90}\b(?:comes?|came|before the court|matter|having (?:considered|reviewed|read))\b)(?!.{0,90}(?:\b(?:declaration|affidavit|order|opinion)|(?<!\b(?:and|with) (?:(?:incorporated|supporting) )?)\b(?:memorandum|brief))\b)(?:.{0,70}\b)?(?:notice of )?(?:joint |partial |unopposed |emergency |renewed )*motion (?:to|for|in)\b/imu,
  ],
  ['motion', 4, 'start', /\bnotice of motion and (?:partial )?motion\b/i],
  ['motion', 5, 'any', /\bnotice of motion and (?:partial )?motion\b/i],
  ['motion', 2, 'start', /\b(?:hereby |respectfully )?moves? (?:this|the) (?:honorable )?court\b/i],
  ['motion', 1, 'end', /\bcertificate of (?:service|conference)\b/i],

  [
    'brief',
    6,
    'head',
    /^(?!.{0,80}\bmotion\b.{0,80}\band (?:\w+ )?brief\b)(?:.{0,60}\b)?brief (?:of|for|in support|in opposition|on the merits|amicus|by)\b|^(?:.{0,60}\b)?(?:opening|reply|answering|appellant['’]s|appellee['’]s|respondent['’]s|petitioner['’]s|amicus) (?:.{0,20})brief\b/im,
  ],
  ['brief', 3, 'start', /\btable of authorities\b/i],
  [
    'brief',
    2,
    'any',
    /^[ \t]*(?:summary of (?:the )?argument|statement of (?:the )?(?:case|issues?)|questions? presented|jurisdictional statement)\s*$/im,
  ],
  ['brief', 2, 'end', /\brespectfully submitted\b/i],
  ['brief', 1, 'end', /\bcertificate of compliance\b/i],
  ['brief', 4, 'head', /^designation (?:&|and|of) .{0,30}issues/im],

  [
    'memorandum-of-law',
    6,
    'head',
    /^(?:.{0,60}\b)?memorandum (?:of (?:law|points and authorities)|in (?:support|opposition))\b/im,
  ],
  ['memorandum-of-law', 2, 'start', /\bpoints and authorities\b/i],
  ['memorandum-of-law', 1, 'end', /\brespectfully submitted\b/i],
  ['memorandum-of-law', 5, 'head', /^(?:legal )?memorandum$/im],
  ['memorandum-of-law', 2, 'head', /^(?:question|issue)s? presented$/im],

  [
    'opinion',
    5,
    'head',
    /^[ \t]*(?:\(slip opinion\)|slip opinion|memorandum opinion|opinion|opinion of the court|per curiam|opinion and order)\b(?! nos?\b).{0,30}$/im,
  ],
  [
    'opinion',
    4,
    'start',
    /\b(?:circuit|chief|associate|district)? ?(?:judge|justice)[.:,]? {0,3}(?:delivered the opinion|wrote the opinion)|\bopinion (?:for|of) the court (?:filed |was )?(?:by|delivered)/i,
  ],
  [
    'opinion',
    4,
    'start',
    /^[A-Z][A-Za-z'’. -]{2,30}, (?:(?:chief|circuit|associate|senior|district|presiding|acting) )*(?:judge|justice|J\.|C\. ?J\.)(?:[.:]|$)/im,
  ],
  [
    'opinion',
    5,
    'any',
    /\bdelivered the (?:following )?opinion of the court\b|\bannounced the judgment of the court\b|\bdelivered the opinion\b/i,
  ],
  [
    'opinion',
    4,
    'head',
    /^\d{1,3} (?:U\. ?S\.|F\. ?(?:2d|3d|4th|Supp\.(?: ?[23]d)?)|S\. ?Ct\.|[A-Z][\w. ]{1,12}) \d{1,4} \((?:\d{4}|.*\d{4}|_+)\)/m,
  ],
  ['opinion', 2, 'start', /\bargued the causes?\b|\bwere on brief\b/i],
  ['opinion', 2, 'head', /^supreme court of (?:the )?united states\.?$/im],
  ['opinion', 3, 'start', /\bbefore:?\s+[A-Z][^.]{3,120}\b(?:judges|justices)\b/i],
  [
    'opinion',
    2,
    'start',
    /\bargued .{4,30}\bdecided\b|\bon (?:writ of )?certiorari\b|\bappeals? from the (?:united states )?(?:district|superior|circuit|court)\b/i,
  ],
  [
    'opinion',
    3,
    'any',
    /\b(?:we|the court) (?:therefore |accordingly |now |also )?(?:hold|affirm|reverse|vacate|remand|conclude)s?\b/i,
  ],
  ['opinion', 2, 'end', /\b(?:it is so ordered|affirmed|reversed|vacated|remanded)\b[.,;]?/i],
  // A text that begins without its caption still ends as an opinion does.
  [
    'opinion',
    3,
    'end',
    /\b(?:judgment|decree|order)s?(?: of the [\w ,]{2,60})? (?:is|are|be) (?:therefore |accordingly |hereby )?(?:affirmed|reversed|vacated)\b/i,
  ],
  ['opinion', 2, 'any', /\b(?:justice|judge) .{3,30}(?:,? concurring|,? dissenting)\b/i],
  ['opinion', 2, 'any', /\bopinion of the court\b/i],

  [
    'order',
    6,
    'head',
    /^[ \t]*(?:(?:proposed|\[proposed\]|amended|scheduling|final|agreed|stipulated|minute|protective|consent|default|preliminary|pretrial|discovery|interlocutory|case management|docket control|temporary restraining) )*(?:order(?! of business)|judgment|decree|final judgment)(?: (?:on|granting|denying|of|re|and|to|for|regarding)\b.{0,90})?$/im,
  ],
  // In the column beside the caption: 'v.    JUDGMENT'.
  [
    'order',
    6,
    'start',
    /^[ \t]{0,40}(?:\d{1,2}[ \t]{1,40})?vs?\.[ \t]{1,120}(?:FINAL |AMENDED |PROPOSED )?(?:JUDGMENT|ORDER|DECREE)\b/m,
  ],
  // An order that stands only on the docket.
  ['order', 8, 'start', /\bdocket text:\s{1,6}(?:[\w-]+ ){0,3}(?:order|minutes?|minute entry|judgment)\b/i],
  ['order', 3, 'any', /\bit is (?:hereby |further |so )*(?:ordered|adjudged|decreed)\b/i],
  ['order', 2, 'any', /\b(?:motion|petition|request)s? (?:is|are) (?:hereby )?(?:granted|denied)\b/i],
  ['order', 1, 'end', /\b(?:united states (?:district|magistrate) judge|judge of the superior court)\b/i],

  [
    'transcript',
    5,
    'head',
    /\btranscript of (?:proceedings|hearing|trial|deposition)|^deposition of\b|\breporter['’]s transcript\b/im,
  ],
  [
    'transcript',
    3,
    'any',
    /^[ \t]*(?:\d{1,2}\s+)?(?:Q|A)[.:]?\s{1,8}[A-Z].{5,200}\n(?:.{0,200}\n){0,4}\s*(?:\d{1,2}\s+)?(?:Q|A)[.:]?\s{1,8}[A-Z]/m,
  ],
  ['transcript', 2, 'any', /\b(?:direct|cross|redirect)[- ]examination\b|\bthe witness:|\bthe court:/i],
  // Who wrote it stands before its first words: 'BROWN, District Judge.', 'Per Curiam.'
  [
    'opinion',
    6,
    'start',
    /^[ \t]{0,40}(?:\p{Lu}[\p{Lu}\d’'.-]{2,24}(?: \p{Lu}[\p{L}’'.-]{0,24}){0,2}, (?:(?:Chief|Circuit|District|Associate|Senior|Presiding|Acting) ){0,2}(?:(?:Judge|Justice)[.:]|J\.|C\. ?J\.)(?: |$)|(?:Per Curiam|Per curiam|PER CURIAM)\b)/mu,
  ],
  // As reporters print it: the case in one line, below it the court and the day in brackets.
  [
    'opinion',
    5,
    'start',
    /^[ \t]{0,40}(?!Re: |RE: |Re\.)\p{Lu}[^\n]{0,100} v\. [^\n]{2,100}\n{1,3}[ \t]{0,40}\((?:[^()\n]{0,80}\b(?:Court|Division|Circuit|Term|District|Third|Second|First|Fourth)\b|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)[^()\n]{0,120}(?:\n[^()\n]{3,120})?\b(?:1[789]|20)\d\d\.?\)/mu,
  ],
]
