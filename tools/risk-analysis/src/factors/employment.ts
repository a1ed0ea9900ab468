import type { CaseType } from '../case-types.ts'
import { afterTheEnd, notProtecting } from './clauses/notes/work.ts'
import { type Factor, words } from './factor.ts'

const only: readonly CaseType[] = ['employment']

export const employment: readonly Factor[] = [
  {
    id: 'at-will',
    theme: 'agreement',
    types: only,
    title: 'Employment at will',
    impact: 'At-will employment can generally be ended without cause, but never for an unlawful reason.',
    points: -6,
    words: words('at-will', 'at will'),
    now: 'Look for an unlawful reason, or a promise or policy that limits termination.',
    denied: {
      title: 'Ending the employment needs cause',
      impact: 'If cause is required, the employer must show it.',
      points: 7,
      words: words(
        'for-cause',
        '(just|good) cause',
        '(fixed|definite) term',
        'tenured?',
        'collective bargaining',
        'union (contract|member)',
      ),
    },
  },
  {
    id: 'protected-activity',
    doneBy: 'claimant',
    turnedBy: notProtecting,
    notAfter: afterTheEnd,
    speech: true,
    swallows: true,
    theme: 'fault',
    types: only,
    title: 'Protected activity',
    impact:
      'An employee who reports or opposes a violation, or exercises a right, is generally protected from retaliation.',
    points: 7,
    words: words(
      'report(ed|ing|s)? ..(violations?|harassment|discrimination|fraud|unsafe|safety|misconduct|theft|wages?)',
      '(told|wrote|emailed|texted) (to )?(his|her|my|the|their|our) (supervisor|manager|boss|employer|foreman) (\\w+ ){0,8}?(overtime|unpaid|wages|unsafe|safety|harass~|discriminat~|illegal|unlawful)',
      'whistle-?blow~',
      'retaliat~',
      'complain(ed|ing|t|ts)? ..(to (hr|human resources|management|a supervisor|her supervisor|his supervisor)|about|of)',
      '(took|requested|requesting|taking) ..(medical|family|maternity|parental|fmla|sick) leave',
      '(requested|asked for) (an |a )?(\\w+ )?accommodation',
      'refus(ed|ing) to (break|violate|participate|falsify)',
    ),
    now: 'Document each report or request: what was said, to whom, when, how, and who knew.',
    denied: {
      title: 'No complaint was made',
      impact:
        'Without a report or request there is little to retaliate against, and the employer may say it did not know.',
      points: -5,
      beside: /\b(?:overtime|minimum wage|unpaid wages|hours most weeks)\b/i,
    },
  },
  {
    id: 'timing',
    // What happened to whoever harassed, or what the employee did, is no measure against the employee.
    turnedBy:
      /\b(?:managers?|supervisors?|harasser|foreman|boss|chef) (?:was|got) (?:fired|let go|suspended|terminated|moved|transferred)\b|\b(?:she|he|client|plaintiff) (?:then )?(?:quit|resigned)\b/i,
    theme: 'proof',
    types: only,
    title: 'The measure came soon after',
    impact:
      'Close timing between protected activity and adverse action supports an inference of causation, though rarely by itself.',
    points: 5,
    words: words(
      '(hours?|days?|weeks?|month) (later|after ..(report|complain|request|leave|filing|disclos|return)~)',
      '(shortly|immediately|right|soon) after',
      'the (next|following) (day|week)',
    ),
    now: 'Prepare a timeline with a document for each date.',
  },
  {
    id: 'comparators',
    theme: 'proof',
    types: only,
    title: 'Others were treated better',
    impact: 'Better treatment of similarly situated employees is classic evidence of an unlawful reason.',
    points: 6,
    words: words(
      'treated ..(differently|better|worse|more favorably|less favorably)',
      'similarly situated',
      'replaced (by|with) (a |an )?(younger|less|male|white|\\w+er)',
      '(younger|male|white|other) (employees|workers|colleagues|coworkers) (were|was|kept|got|received)',
      'comparators?',
    ),
    later: 'Request the personnel files of comparators in discovery.',
  },
  {
    id: 'remarks',
    // Of others than who decides, or only reported, they may show nothing.
    turnedBy:
      /\b(?:co-?workers?|customers?|patients?|complain\w*|reported|told (?:HR|human resources)|alleg\w+|told (?:the|his|her) (?:\w+ )?that (?:he|she) (?:was|is|felt))\b/i,
    speech: true,
    theme: 'proof',
    types: only,
    title: 'Biased remarks',
    impact: 'Remarks by the decision maker, made near the decision, can show why it was made.',
    points: 7,
    words: words(
      '(racial |ethnic )?slurs?',
      '(racist|sexist|ageist|biased|discriminatory|derogatory|offensive|demeaning|inappropriate) (comments?|remarks?|jokes?|statements?|e-?mails?)',
      'too old',
      'sexual(ly)? (advances?|comments?|harass~|explicit)',
      // What was written or said of a trait that the law protects.
      '(texted|e-?mailed|wrote|messaged|joked|commented|remarked|quipped|posted) [^.;]{0,80}\\b(pregnan~|maternity|menopaus~|old (man|woman|guy|lady|timer|dog)s?|young(er)? blood|fresh blood|blacks?|latin[oax]s?|mexicans?|muslims?|jew(s|ish)?|gays?|crippled?|retarded|foreigners?|accent)',
    ),
    now: 'Record each remark: the words, the speaker, the date, and who heard it.',
    denied: { title: 'No biased remarks', impact: 'The reason has to be proved by other evidence.', points: -3 },
  },
  {
    id: 'good-record',
    theme: 'proof',
    types: only,
    title: 'Good work record',
    impact: 'A good performance record makes later criticism look like pretext.',
    points: 5,
    words: words(
      '(positive|good|excellent|strong|outstanding|stellar|favorable) (performance )?(reviews?|evaluations?|record|history|ratings?|work)',
      '(received|got|earned) (a |several )?(promotions?|raises?|bonus(es)?|awards?)',
      '(no|without) (prior |previous )?(disciplin~|write-?ups?|complaints against)',
    ),
    now: 'Gather the reviews, awards and raises of recent years.',
  },
  {
    id: 'bad-record',
    theme: 'proof',
    types: only,
    // Criticism that came after a protected act may be the very measure that is complained of.
    notAfter:
      /\b(?:report(?:s|ed|ing)|complain(?:s|ed|t|ts|ing)|grievance|went to (?:hr|human resources|osha|the (?:board|state|agency|eeoc|union|press))|whistle|filed (?:a |an |her |his )?charge|(?:ask|appli|request)(?:ed|ing)? (?:for )?(?:fmla|leave|an? accommodation|accommodation)|took (?:fmla|medical|parental|family)? ?leave|told (?:hr|osha|the (?:agency|board|inspector))|raised (?:concerns?|the issue)|objected|refused to (?:sign|falsify|backdate|lie|ship|certify)|pregnan\w+)\b/i,
    title: 'Criticism of the work on record',
    impact: 'Criticism that predates the dispute supports the employer’s reason.',
    points: -7,
    words: words(
      '(poor|bad|weak|unsatisfactory|negative|declining) (performance|work|reviews?|evaluations?|attendance)',
      'performance (issues?|problems?|improvement plan)',
      '(write-?ups|written up|written warnings?|prior warnings?|insubordinat~|tardi~|absen(ces|teeism)|misconduct by)',
      'violated (the )?(company )?polic(y|ies)',
    ),
    later: 'Compare the criticism with how others who did the same were treated.',
  },
  {
    id: 'agency-charge',
    // A colleague's charge is not the client's.
    turnedBy:
      /\b(?:co-?workers?|colleagues?|friends?|others?|another (?:employee|worker|nurse|driver|clerk|teacher)|(?:former|fellow) employees?)\b/i,
    theme: 'bar',
    types: only,
    title: 'Charge filed with the agency',
    impact: 'Many discrimination claims require a timely agency charge before suit.',
    points: 4,
    words: words(
      '(eeoc|fepa)',
      'right-to-sue',
      'right to sue',
      '(agency|discrimination|administrative) (charge|complaint)',
      'department of labor',
    ),
    later: 'Keep the charge and the agency’s notices: claims outside the charge often cannot be litigated.',
    denied: {
      title: 'No charge filed with the agency',
      impact: 'Many discrimination claims require a timely agency charge before suit.',
      points: -10,
      now: 'Check immediately which agency has jurisdiction, and the filing deadline.',
    },
  },
  {
    id: 'business-reason',
    theme: 'fault',
    types: only,
    title: 'A business reason is given',
    impact: 'A plausible reason must be shown to be pretext.',
    points: -6,
    words: words(
      '(layoffs?|laid off|reduction in force|restructur~|reorgani[sz]~|downsiz~|budget cuts?)',
      'position was eliminated',
      '(economic|business) reasons?',
    ),
    later: 'Test the reason: who else was let go, who was hired afterward, and when the plan was made.',
  },
  {
    id: 'resigned',
    theme: 'fault',
    types: only,
    title: 'The employee resigned',
    impact: 'An employee who resigned was not terminated, unless conditions amounted to constructive discharge.',
    points: -6,
    words: words(
      'resign(ed|s|ation)? ..voluntar~',
      'voluntar~ (resign~|quit|left)',
      'quit voluntarily',
      'letter of resignation',
    ),
    now: 'Document what led to the resignation, and what the employee said about it at the time.',
  },
  {
    id: 'contractor',
    theme: 'agreement',
    types: only,
    title: 'Not treated as an employee',
    impact: 'Many employment statutes protect only employees; what counts is the actual relationship, not its label.',
    points: -5,
    words: words('independent contractor', '1099', 'freelanc~', 'gig work~'),
    now: 'Document who controlled the hours, tools, place of work and pay.',
  },
  {
    id: 'no-investigation',
    theme: 'fault',
    types: only,
    title: 'The complaint was not looked into',
    impact: 'An employer that did not investigate a complaint has a weaker defense.',
    points: 6,
    words: words(
      '(hr|human resources|management|employer|company|they) (ignored|did nothing|failed to act|dismissed|took no action)',
      '(no|never an?|without an?) investigation',
      "(failed to|did not|didn't|never) investigat~",
    ),
    now: 'Gather the complaint, the responses, and the policy that should have been followed.',
  },
  {
    id: 'wage-records',
    // Sheets that the worker approved speak against what the worker now says.
    turnedBy:
      /\b(?:contradicted by|falsif\w*|forged|fake|fabricated|doctored|inaccurate|unreliable|signed off|approved)\b/i,
    theme: 'proof',
    types: only,
    title: 'Hours or pay can be shown',
    impact: 'Records of hours and pay decide most wage claims.',
    points: 6,
    words: words(
      'time ?-?(sheets?|cards?|records?)',
      '(pay|wage|payroll) (stubs?|records?|statements?)',
      'off the clock',
      'worked (over |more than )?\\d+ hours',
    ),
    now: 'Reconstruct hours and pay week by week from every available record.',
  },
]
