import type { Sign } from './sign.ts'

export const otherSigns: readonly Sign[] = [
  [
    'will',
    7,
    'head',
    /\blast will(?: and testament)?\b|\b(?:living|revocable|irrevocable|family|testamentary) trust\b|\b(?:declaration|deed) of trust\b|\btrust agreement\b|\bcodicil\b/im,
  ],
  [
    'will',
    3,
    'start',
    /\bI,? .{3,80}\b(?:declare|make|publish).{0,60}\b(?:my (?:last )?will|this (?:instrument )?to be my)/i,
  ],
  ['will', 2, 'any', /\bI (?:give|devise|bequeath)\b|\bgrantor\b.{0,80}\btrustee\b/i],

  ['letter', 5, 'start', /^[ \t]*(?:dear|to whom it may concern|ladies and gentlemen)\b.{0,80}[,:]?[ \t]*$/im],
  ['letter', 3, 'head', /^letter of (?!credit)\p{L}+$/imu],
  ['letter', 2, 'start', /^[ \t]*dear [\p{Lu}{[]/imu],
  [
    'letter',
    3,
    'end',
    /^[ \t]*(?:very truly yours|sincerely(?: yours)?|respectfully(?: yours)?|yours (?:truly|sincerely|faithfully)|(?:best|kind|warm) regards|regards|cordially)[,.]?[ \t]*$/im,
  ],
  ['letter', 2, 'start', /^[ \t]*(?:re|via (?:ecf|e-?mail|facsimile|certified mail|hand|fax).{0,40}|subject)[ \t]*:/im],
  ['letter', 1, 'end', /^[ \t]*(?:cc|enclosures?|encl\.?)[ \t]*:?/im],

  [
    'demand-letter',
    5,
    'any',
    /\bdemand letter\b|\bthis (?:letter )?is (?:a|my|our) (?:formal )?(?:written )?demand\b|\bletter demanding\b|\bletter (?:constitutes|serves as) (?:a|my|our|formal) (?:formal |written )*demand\b|\bdemand for (?:relief|payment|return)\b/i,
  ],
  [
    'demand-letter',
    3,
    'any',
    /\b(?:I|we) (?:hereby |therefore |formally )?(?:demand|request)\b.{0,100}\b(?:payment|return|refund|pay|relief|deposit|within|relief)\b/i,
  ],
  [
    'demand-letter',
    2,
    'any',
    /\bif (?:I|we) do not (?:receive|hear)\b|\b(?:I|we) (?:will|may|intend to) (?:file|pursue|take|seek|sue|commence|bring)\b.{0,80}\b(?:court|legal|action|suit|remed)/i,
  ],
  [
    'demand-letter',
    3,
    'any',
    /\bin full (?:settlement|satisfaction)\b|\b(?:instructed|authorized|prepared|directed) to (?:file suit|sue|commence|bring)\b|\bfile suit\b|\bwithout further notice\b/i,
  ],
  [
    'demand-letter',
    3,
    'any',
    /\b(?:demands?|requires?|insists?) (?:that you|payment|(?:the )?return|that \p{Lu}\p{Ll}+ (?:pay|cease|return|cure|stop|withdraw|remove))\b/iu,
  ],
  ['demand-letter', 2, 'start', /^[ \t]*dear\b.{0,80}$/im],
  [
    'demand-letter',
    2,
    'start',
    /\b(?:this firm|this office|I|we) (?:represents?|(?:has|have) been (?:retained|engaged) by|writ(?:e|ing) on behalf of)\b/i,
  ],

  [
    'statute',
    6,
    'head',
    /^(?:title \d+\s?[—–-]|§ ?\d|chapter \d+\s?[—–-]|part \d{1,4}\s?[—–-]|public law|an act\b|code of federal regulations)/im,
  ],
  ['statute', 3, 'any', /^[ \t]*§{1,2} ?\d[\w.:-]*\.?\s+\p{Lu}/mu],
  ['statute', 2, 'any', /\b\d+ stat\. \d+|\bpub\. ?l\. (?:no\. )?\d+|\b\d+ FR \d{2,6}\b|\b\d+ f\.?r\.? \d{2,6}, /i],
  ['statute', 3, 'any', /\bbe it enacted\b|\beditorial notes\b|\bstatutory notes\b|\[\d+ FR \d+/i],
  [
    'statute',
    3,
    'any',
    /\b(?:for|in) (?:the )?purposes? of this (?:section|chapter|subchapter|title|subsection|part)\b|\bas used in this (?:section|chapter|subchapter|title)\b/i,
  ],
  ['statute', 2, 'any', /\b(?:this|of this) (?:chapter|subchapter|title|part|section)\b/i],
  ['statute', 1, 'any', /\bthe (?:secretary|administrator|commissioner|attorney general) (?:shall|may)\b/i],

  [
    'charter',
    7,
    'head',
    /\b(?:certificate|articles) of (?:incorporation|organization|formation|amendment)\b|\b(?:restated|amended) charter\b|^(?:.{0,40}\b)?by-?laws\b/im,
  ],
  ['charter', 2, 'any', /\bgeneral corporation law\b|\bshares of (?:common|preferred) stock\b.{0,100}\bauthorized\b/i],
  ['charter', 1, 'any', /\bboard of directors\b|\bthe corporation shall\b/i],

  [
    'deed',
    7,
    'head',
    /\b(?:warranty|quitclaim|quit claim|grant|special warranty|trustee['’]s|unit|condominium|master)? ?deed\b(?! of trust)(?: of .{1,40})?$/im,
  ],
  [
    'deed',
    3,
    'any',
    /\b(?:grants?|conveys?|remises?|quitclaims?)(?:,? (?:and )?(?:bargains?|sells?|conveys?|warrants?|quitclaims?|releases?))+\b/i,
  ],
  ['deed', 2, 'any', /\bgrantors?\b[\s\S]{0,300}\bgrantees?\b|\brecorded in (?:book|the (?:registry|office))\b/i],

  [
    'form',
    4,
    'head',
    /\b(?:application|claim|request|registration|intake|order|enrollment) form\b|\bform (?:no\.? ?)?[A-Z]{0,4}-?\d{1,5}\b|\bapplication for\b/im,
  ],
  [
    'form',
    3,
    'any',
    /\b(?:check (?:only )?one|please (?:print|complete|fill)|for (?:official|office) use only|check (?:the|all) (?:box|that apply))\b/i,
  ],
  ['form', 1, 'any', /_{6,}[\s\S]{0,400}_{6,}[\s\S]{0,400}_{6,}/],
  [
    'form',
    2,
    'any',
    /^[ \t]*(?:\d{1,2}\s{0,3}[-–.]\s{1,5})?(?:full name|date of birth|place of birth|home address|e-?mail|signature|telephone|zip code)[^\n]{0,60}$/im,
  ],
]
