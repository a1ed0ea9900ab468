import type { Sign } from './sign.ts'

/** Papers of offices, boards and landlords, and what parties agree on before a court. */
export const paperSigns: readonly Sign[] = [
  [
    'memo',
    6,
    'head',
    /^(?:(?:interoffice|internal|confidential|privileged|office|file|inter-office) ){0,2}(?:m e m o(?: r a n d u m)?|memo)(?: (?:to|for) (?:the )?file)?$/im,
  ],
  // To, from and the subject, without an address: no email.
  [
    'memo',
    5.5,
    'start',
    /^[ \t]*to:[^\n@]{2,140}\n?[^\n@]{0,60}\bfrom:[^\n@]{2,140}\n(?:[^\n@]{0,140}\n){0,3}[ \t]*(?:re|subject|regarding):/im,
  ],
  [
    'minutes',
    4,
    'start',
    /^[^\n]{0,80}\b(?:meeting (?:minutes|notes)|(?:minutes|notes) of (?:the |a )?(?:\w+ ){0,6}meeting)\b[^\n]{0,60}$/im,
  ],
  ['minutes', 6, 'head', /^minutes\b(?: of\b.{0,80})?$/im],
  ['minutes', 2, 'any', /\b(?:called to order|adjourn(?:ed|ment)?|adj\.? \d|quorum)\b/i],
  [
    'minutes',
    2,
    'any',
    /\b(?:seconded|2nd|motion (?:carried|passed|failed)|moved (?:to|that)|carried \d|vote \d|unanimous(?:ly)?)\b/i,
  ],
  [
    'email',
    6,
    'start',
    /^[ \t]*from:[^\n]{3,140}\n(?:[^\n]{0,140}\n){0,3}[ \t]*(?:sent|date|to):[^\n]{3,140}\n(?:[^\n]{0,140}\n){0,3}[ \t]*subject:/im,
  ],
  [
    'email',
    6,
    'start',
    // As a mail program prints a thread: 'Ann Pim <ann@firm.example>   Mon, Nov 3, 2025 at 8:04 AM', 'To: …'.
    /^[^\n@<]{2,60}<[^\s@>]{1,60}@[^\s@>]{3,60}>[ \t]{1,60}(?:\p{L}{3}, )?\p{L}{3,9} \d{1,2}, \d{4}[^\n]{0,20}\n[ \t]*to: /imu,
  ],
  // An agency tells somebody what it decided, and what may be done about it.
  [
    'notice-to-party',
    6,
    'head',
    /^(?:.{0,40}\b)?notice of (?:(?:your )?rights?|(?:proposed |final |initial )?(?:determination|assessment|decision|action|adverse action|deficiency|denial|approval|levy|lien|suspension|revocation|penalt(?:y|ies)|citation|charge|findings?|award))\b/im,
  ],
  [
    'notice-to-party',
    6,
    'head',
    /^(?:.{0,40}\b)?notice (?:to (?:quit|vacate|pay|cure|perform|tenants?|cease|terminate|leave)|of (?:default|termination|(?:non-?)?renewal|breach|(?:rent |price )?increase|rescission|cancellation|eviction|violation|foreclosure|nonpayment|late rent|intent to (?:vacate|terminate|sue)))\b/im,
  ],
  ['stipulation', 7, 'head', /^(?:.{0,40}\b)?stipulat(?:ion|ed)\b(?!.*\b(?:dismiss|judgment)\w*)/im],
  ['stipulation', 2, 'start', /\b(?:hereby )?stipulate(?: and agree| and ask)?\b/i],
]
