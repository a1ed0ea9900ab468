import type { ClauseRule } from '../rule.ts'

const doer =
  "(?<who>[Hh]e|[Ss]he|[Tt]hey|(?:[Oo]ur|[Tt]heir|[Hh]is|[Hh]er|[Ii]ts|[Tt]he|[Aa]n?) (?:[\\w’'-]+ ){0,4}?[\\w’'-]+|[A-Z][\\w’'-]{1,24}(?: [A-Z][\\w’'-]{1,24})?)"
const doubted =
  /\b(?:if|may|might|alleges?|claims? (?:that|to)|not|never|n['’]t|no one|nobody|denies|denied|with (?:our|my|the owner['’]s|his|her) (?:permission|consent|leave)|licen[sc]ed|friend|(?:ex-?)?(?:husband|wife)|brother|sister|third part\w+|stranger|allowed|permitted|authori[sz]ed|bought|paid for|stock photo)\b/i
const work =
  '(?:photos?|photographs?|pictures?|images?|designs?|artwork|drawings?|illustrations?|songs?|clips?|videos?|tracks?|text|copy|code|font|logo|patterns?|recipes?|listing)'
const mark =
  '(?:©|copyright (?:notice|line|mark)|watermark|signature|credit(?: line)?|(?:photographer|artist|author)[’\x27]s name)'
const aside = '(?: \\([^)]{1,50}\\))?'

/** How somebody took what was another’s: files, pictures, and the name beside them. */
export const takingNotes: readonly ClauseRule[] = [
  {
    factor: 'copying',
    types: ['intellectual-property'],
    doer: 'defendant',
    words:
      /\b(?:cop(?:ied|ies)|download(?:ed|s)|upload(?:ed|s)|e-?mail(?:ed|s)|forward(?:ed|s)|transfer(?:red|s)|saved|moved|took|sent)\b[^.;]{0,60}\b(?:files?|formulas?|formulations?|customer (?:list|database|data)|drawings?|source code|recipes?|documents|spreadsheets?|folder|CAD|blueprints?|designs)\b[^.;]{0,30}\b(?:to|onto|on|into|in) (?:(?:his|her|their|a|an|the) )?(?:own |personal |private |home )?(?:SanDisk|USB(?: stick| drive)?|thumb ?drive|flash ?drive|hard drive|external drive|Dropbox|Google Drive|iCloud|Gmail|(?:personal|private|home) (?:e-?mail|account|laptop|computer|cloud)|e-?mail)\b/i,
    but: doubted,
    context: /\b(?:trade secrets?|DTSA|UTSA|confidential|NDA|non-?disclosure|secret|proprietary)\b/i,
  },
  {
    // The drive came back empty.
    factor: 'spoliation',
    types: ['intellectual-property', 'employment', 'contract', 'other'],
    words:
      /(?:^|[.;,] |\b(?:and|but|that) )(?<who>[Hh]e|[Ss]he|[Tt]hey|(?:[Oo]ur|[Tt]he) (?:client|plaintiff|defendant|manager|employee|company|owner)|[A-Z][\w’'-]{1,24}) (?:had |has |then |later |also )?(?:wiped|erased|reformatted|factory[- ]reset|shredded|destroyed|deleted|scrubbed|bleached) (?:(?:his|her|their|its|the|all|every|both) ){0,2}(?:\w+ )?(?:drives?|phones?|laptops?|computers?|disks?|servers?|e-?mails?|texts?|messages|files|footage|recordings?|hard drive|logs?)\b/,
    but: /\b(?:if|may|might|alleges?|not|never|n['’]t|no|duplicates?|copies|after we asked|at our request|as (?:the|our) (?:order|agreement|policy|NDA) requires?)\b/i,
  },
  {
    factor: 'copying',
    types: ['intellectual-property'],
    doer: 'defendant',
    words: new RegExp(
      `(?:^|[.;,] |\\b(?:and|but|that|when) |^(?:In|On|Last|This) [\\w ]{1,20}?,? )${doer}${aside},? (?:had |has |then |just |simply )?(?:grabbed|lifted|pulled|swiped|scraped|ripped|right-clicked|downloaded|screenshotted|took|copied) (?:(?:a|an|the|one|two|three|four|five|six|\\d+|his|her|our|their|several|some) ){1,2}(?:[\\w-]+ )?${work}\\b[^.;]{0,60}?\\b(?:off|from) (?:(?:a|an|the|his|her|our|their|its) )?(?:[\\w’'-]+ ){0,3}?(?:blog|web ?site|site|Google(?: Images)?|Instagram|Facebook|Flickr|Pinterest|page|portfolio|Etsy|store|shop|feed|internet|web|gallery|channel)\\b`,
    ),
    but: doubted,
  },
  {
    factor: 'willful',
    types: ['intellectual-property'],
    doer: 'defendant',
    words: new RegExp(
      `(?:^|[.;,] |\\b(?:and|but|that) )${doer}${aside},? (?:had |has |then |also |even |first )?(?:(?:cropped|cut|edited|photoshopped|blurred|painted|scrubbed|scratched|filed|rubbed) (?:it|the (?:©|credit|watermark|signature|name|copyright \\w+)) (?:out|off|away)|(?:removed|deleted|erased|stripped|covered|cropped out|hid) (?:the |his |her |its |our )?${mark})`,
    ),
    with: /©|\b(?:copyright|credit|watermark|signature|name)\b/i,
    but: /\b(?:if|may|might|alleges?|not|never|n['’]t|denies|denied|with (?:our|his|her) (?:permission|consent))\b/i,
    context: /\b(?:copyright|photo\w*|artist|illustrat\w+|song|author|1202)\b/i,
  },
  {
    factor: 'willful',
    isDenied: true,
    types: ['intellectual-property'],
    doer: 'defendant',
    words: new RegExp(
      `(?:^|[.;,] |\\b(?:and|but|that) )${doer} (?:did(?: not|n['’]t) know|had no idea|was unaware|knew nothing|never knew|had never heard)\\b[^.;]{0,40}\\b(?:until|before) (?:the|our|their|her|his|your|a) (?:letter|notice|suit|complaint|cease[- ]and[- ]desist|demand|C&D)\\b`,
    ),
    but: /\b(?:if|may|might|claims?|alleges?|says|should have known)\b/i,
  },
]
