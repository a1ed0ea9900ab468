import { clause, type Hint, of, time } from './hint.ts'

/** Fields of applications that tell of a person: for a job, for a visa. */
export const persons: Record<string, Hint> = {
  availableStartDate: {
    names: [
      'available from',
      'available',
      'availability',
      'available start date',
      'start date',
      'can start',
      'earliest start',
      'start',
    ],
    before:
      /\b(?:available|start|begin|availability|starting)(?:\s(?:from|on|starting|beginning|work|to|is|working|date|as of|of|work)){0,8}\s?$/i,
  },
  salaryExpected: {
    names: [
      'expected salary',
      'salary expected',
      'desired salary',
      'salary',
      'salary expectation',
      'pay expected',
      'salary requirement',
    ],
    before: /\b(?:salary|expect\w*|looking for|asking(?: for)?|hoping for|desired|pay|want|like)\b[^.;\n$]{0,40}$/i,
  },
  education: {
    names: ['education', 'degree', 'school', 'schooling'],
    about:
      /\b(?:degree|bachelor\w*|master['’]?s|associate['’]?s|diploma|graduated|university|college|high school|B\.?A\.?|B\.?S\.?|J\.?D\.?|studied|GED)\b/i,
  },
  workExperience: {
    names: ['work experience', 'experience', 'employment', 'work history', 'employment history', 'jobs'],
    about:
      /\b(?:(?:I|she|he)(?: have| has|['’]ve|['’]s)? (?:worked|managed|was a|was an|served|been)|\d{4}\s?[-–] ?(?:now|present|\d{2,4})|freelance|worked (?:as|at|for)|years (?:at|as|of experience)|experience|currently (?:work|employed)|employed (?:at|by)|(?:from|since) (?:19|20)\d\d\b|I (?:drove|ran|led|taught|sold|built|cooked|cleaned|drafted|handled))\b/i,
  },
  references: { names: ['references', 'reference'], about: /\breferences?\b|\bvouch\w*/i },
  dateOfBirth: {
    names: ['date of birth', 'dob', 'birth date', 'birthday', 'born', 'born on', 'd.o.b'],
    before: /\b(?:born|date of birth|birthday|birth date|DOB)\b[^.;\n\d]{0,50}$/i,
  },
  placeOfBirth: {
    names: ['place of birth', 'birthplace', 'born in', 'pob'],
    says: [
      of(
        "\\bborn\\b[^.;\\n]{0,50}?\\b(?:in|at)\\s(?<v>\\p{Lu}[\\p{L}.’'-]+(?: (?:\\p{Lu}|de\\b|do\\b|da\\b|del\\b|la\\b)[\\p{L}.’'-]*){0,3}(?:, (?!\\p{Lu}[\\p{L}]+ (?:national|citizen))\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)?){0,2})",
      ),
      of(
        "\\b(?:place of birth|birthplace) (?:is|was)\\s(?<v>\\p{Lu}[\\p{L}.’'-]+(?: \\p{Lu}[\\p{L}.’'-]*){0,3}(?:, (?!\\p{Lu}[\\p{L}]+ (?:national|citizen))\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)?){0,2})",
      ),
    ],
  },
  nationality: {
    names: ['nationality', 'citizenship', 'citizen of', 'country of citizenship'],
    says: [
      of('\\b(?:nationality|citizenship) (?:is|:)\\s(?<v>\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?)'),
      of(
        "\\b(?:she|he|I|they)(?:['’]s|['’]m|['’]re| is| am| are) (?:an? )?(?<v>(?:Japanese|Chinese|Korean|Indian|Mexican|Canadian|British|French|German|Italian|Spanish|Portuguese|Brazilian|Nigerian|Ghanaian|Kenyan|Egyptian|Turkish|Israeli|Iranian|Pakistani|Filipino|Vietnamese|Thai|Australian|Irish|Polish|Ukrainian|Russian|Dutch|Belgian|Swedish|Norwegian|Danish|Finnish|Greek|Colombian|Peruvian|Chilean|Argentine|Cuban|Haitian|Jamaican|Dominican|Salvadoran|Guatemalan|Honduran|Venezuelan|Ecuadorian|Bolivian|Ethiopian|South African|Moroccan|Lebanese|Syrian|Iraqi|Afghan|Nepali|Bangladeshi|Indonesian|Malaysian|Singaporean|Taiwanese))\\b",
      ),
      of('\\bcitizen of (?:the )?(?<v>\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?)'),
      of("\\b(?:I am|I'm) an? (?<v>\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?) (?:citizen|national)\\b"),
      of(
        '\\b(?<v>\\p{Lu}\\p{Ll}+) (?:citizen|national|passport)\\b(?<!\\b(?:The|My|A|An|Her|His|Their|This) (?:citizen|national|passport))',
      ),
    ],
  },
  passportExpiry: {
    names: [
      'passport expires',
      'passport expiry',
      'expires',
      'expiry',
      'expiration',
      'passport expiration',
      'passport expiration date',
      'valid until',
      'expiry date',
      'expiration date',
    ],
    before: /\b(?:expir\w+|valid (?:until|through|to))(?:\s(?:on|date|is|in))*\s?$/i,
  },
  purposeOfTravel: {
    names: [
      'purpose of travel',
      'purpose',
      'purpose of trip',
      'purpose of visit',
      'reason for travel',
      'reason for trip',
    ],
    says: [of(`\\bpurpose of (?:my |the |this )?(?:travel|trip|visit|stay)(?: is|:)\\s*${clause}`)],
    about:
      /\b(?:com(?:e|es|ing) (?:\w+ ){0,4}(?:for|to)\b|here (?:for|to)\b|travel(?:ing|ling)? (?:to|for)|(?:I|he|she|they|we) (?:wants?|plans?|intends?|will|am going|is going|would like) to (?:visit|attend|study|work|see|tour|meet)|visit(?:ing)? (?:my|the|family)|to attend|trip is|trade (?:fair|show)|conference|convention|sightseeing|tourism)\b/i,
  },
  durationOfStay: {
    names: ['duration of stay', 'length of stay', 'duration', 'stay', 'how long'],
    says: [
      of(
        `\\b(?:stay|staying|remain|visit|trip|study|studying|travel|duration of (?:stay|my stay))\\b[^.;\\n]{0,50}?\\b(?:for|of|is|lasts?|about)\\s(?<v>${time})`,
      ),
      of(`\\b(?<v>${time})[- ](?:stay|visit|trip)\\b`),
      of(`,\\s(?<v>${time})(?=[.;\\n]|$)`),
    ],
  },
  accommodationDetails: {
    names: [
      'accommodation',
      'accommodations',
      'lodging',
      'hotel',
      'staying at',
      'accommodation details',
      'where staying',
    ],
    about:
      /\b(?:(?:stay(?:ing|s)?|sleeping|put up|room|booked) (?:at|with|in) |hotel|hostel|dormitory|residence hall|apartment of|accommodation|lodging)\b/i,
  },
  financialSupport: {
    names: ['financial support', 'funding', 'finances', 'sponsor', 'means of support', 'support'],
    about:
      /\b(?:savings|sponsor\w*|(?:employer|company|firm|university|parents|family|husband|wife|conference|host)\b[^.;\n]{0,50}\b(?:pays?|covers?|paying|covering)\b|pay(?:s|ing)? (?:for )?(?:her|his|my|their|our) own|my (?:employer|parents|family|university|company|father|mother|uncle|aunt)\b[^.;\n]{0,40}\b(?:pay|pays|cover|covers|support|supports|fund|funds)|scholarship|pay for (?:the|my) (?:trip|stay|travel)|financ\w+|support myself|bank (?:account|statement))\b/i,
  },
}
