import { type ClauseRule, open } from '../rule.ts'

const who =
  "(?<who>[Hh]e|[Ss]he|(?:(?:[Oo]ur|[Tt]he|[Mm]y) )?(?:[Cc]lients?|[Pp]laintiffs?|[Cc]laimant|[Pp]atient)|(?:Mr|Mrs|Ms)\\.? [A-Z][\\w’'-]{0,24}|[A-Z][\\w’'-]{1,24})"
const many = '(?:\\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several)'
const thing =
  '(?:sponge|gauze|clamp|towel|forceps|guide ?wire|drill bit|needle(?: tip)?|surgical instrument|retractor|swab)'
const doctor =
  '(?:orthopedist|surgeon|doctor|physician|neurologist|specialist|orthopaedist|physiatrist|neurosurgeon|podiatrist)'

/** What an injury did, cost and left, and what was found in a patient, as a lawyer’s notes tell it. */
export const harmNotes: readonly ClauseRule[] = [
  {
    factor: 'treatment',
    types: ['personal-injury'],
    doer: 'claimant',
    words: new RegExp(
      `\\b(?:plates? (?:&|\\+|plus|with|and) (?:${many} )?screws|(?:lumbar|cervical|spinal) fusion|(?:[a-z]{4,16} )?(?:ankle|wrist|hip|arm|leg|femur|tibia|fibula|elbow|shoulder|rib|pelvi[cs]|skull|orbital|hand|foot|knee|collarbone|clavicle|vertebra\\w*|spine) (?:fx|fractures?)|${many} (?:days|weeks|nights) (?:inpatient|in (?:the )?(?:hospital|ICU|rehab))|hospitali[sz]ed (?:for )?${many} (?:days|weeks))\\b`,
      'i',
    ),
    but: /\b(?:if|may|might|could|no|not|never|without|n['’]t|refused|declin\w+|claims?|alleges?|unrelated|earlier|prior|previous|before the|old|years ago|fell(?: ill)? in (?:19|20)\d\d)\b/i,
  },
  {
    factor: 'treatment',
    isDenied: true,
    types: ['personal-injury'],
    by: 'claimant',
    words: new RegExp(
      `(?:^|[.;,] |\\b(?:and|but|that) )${who} (?:had |has |also |then |admits (?:that )?(?:he|she) )?(?:skipped|missed|no-showed|blew off|stopped going to|never went (?:back )?to|quit|cancelled|canceled) (?:(?:\\d+|two|three|four|five|six|most|many|several|all|his|her|the|of|some) ){0,3}(?:physical |scheduled |recommended )?(?:follow-?ups?|appointments?|therapy|PT|check-?ups?|(?:doctor|clinic|office|therapy) visits?|treatment|rehab)\\b`,
    ),
    but: /\b(?:if|may|might|not|never missed|no (?:missed|gap)|n['’]t|because (?:the (?:insurer|carrier)|no one)|insurer (?:refused|stopped)|one of)\b/i,
    saidBy: /\b(?:says?|admits?|said)\b/i,
  },
  {
    factor: 'lasting-harm',
    types: ['personal-injury'],
    words: new RegExp(
      `\\b${doctor} (?:also |now )?(?:expects?|predicts?|anticipates?|warns? of|foresees?|says (?:he|she) will (?:have|need|get|develop))\\b[^.;]{0,40}\\b(?:arthritis|(?:another|future|further|more|a second) (?:surgery|operation|surgeries)|replacement|a limp|seizures|chronic pain)\\b`,
      'i',
    ),
    but: /\b(?:if|may|might|could|no|not|never|n['’]t|unrelated|earlier|prior|defense|their|independent|IME)\b/i,
    saidBy: /\bsays\b/i,
  },
  {
    factor: 'damages-shown',
    types: ['personal-injury'],
    doer: 'claimant',
    words: new RegExp(
      `\\b(?:(?:medical |hospital )?bills?|specials|medicals)(?: are| were| of| come to| came to| total(?:ing|ed)?| so far| now)* (?:about |over |around |at )?(?:\\$ ?\\d[\\d,.]*(?: ?k)?|\\d+ ?(?:k|thousand)\\b)|\\$ ?\\d[\\d,.]*(?: ?k)? (?:billed|in (?:medicals|specials))\\b|\\bout of work (?:for )?${many} (?:weeks|months|years)\\b|\\b(?:missed|lost) ${many} (?:weeks|months) of (?:work|pay|wages)\\b`,
      'i',
    ),
    but: /\b(?:if|may|might|could|claims?|alleges?|demands?|paid by|covered by|written off|policy|limits?|inflated|padded|unrelated|insurer paid|carrier paid|prior|earlier|before the)\b/i,
  },
  {
    // What no patient has in them where everybody took care.
    factor: 'negligence',
    types: ['personal-injury'],
    whose: 'defendant',
    words: new RegExp(
      `\\b(?:CT|x-?rays?|scan|MRI|ultrasound|imaging|exploratory surgery|second surgery|re-?operation|another (?:surgeon|doctor))\\b[^.;]{0,50}\\b(?:lit up|showed|shows|found|finds|revealed|turned up|picked up|spotted)\\b[^.;]{0,30}\\b(?<!no |not a )${thing}\\b|\\b(?:an?|the|two) (?:surgical |lap )?${thing}s? (?:was |were |had been |is )(?:left|forgotten|found|still) (?:in|inside|behind)\\b|\\b(?:an?|the|two) (?:surgical |lap )?${thing}s? (?:was|were|had to be) (?:taken out|removed|found|retrieved) (?:in|at|during|by) (?:the |a )?(?:second|another|later|new|follow)|\\b(?:left|leaving|forgot) (?:an?|the|two) (?:surgical |lap )?${thing}s? (?:in|inside|behind)\\b`,
      'i',
    ),
    but: new RegExp(`${open.source}|\\b(?:no|not|never|n['’]t) (?:\\w+ ){0,2}${thing}\\b|\\bcar wash\\b`, 'i'),
    context:
      /\b(?:surg\w+|operat\w+|op note|hospital|patient|doctor|gall-?bladder|appendix|hysterectomy|C-section|append\w+)\b/i,
  },
]
