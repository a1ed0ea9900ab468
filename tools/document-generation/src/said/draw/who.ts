import { anyCase } from '@casewright/law'
import { nameOfParty, type Template, toDraft } from '@casewright/templates'
import { pronounOfName } from '../../given-genders.ts'
import { kin, pronounOf } from '../../kin.ts'
import type { Filled } from '../../output.ts'
import { type Side, speakerIn } from '../in-third-person/speaker.ts'
import { inThirdPerson } from '../in-third-person/third-person.ts'
import { sides } from './parties.ts'
import { peopleOf } from './people-of.ts'
import { writtenOut } from './plain-words.ts'

const firm =
  /\b(?:Inc|Incorporated|Limited|Pictures|Films|Records|LLC|L\.L\.C|Corp|Co|Company|Ltd|LLP|PLLC|P\.?C|P\.?A|LP|Group|Partners|Partnership|Association|Assn|Foundation|Authority|District|University|College|School|Hospital|Clinic|Bank|Co-?op(?:erative)?|Creamery|Dairy|Bakery|Brothers|Bros|Sons|Studios?|Enterprises?|Industries|Consulting|Solutions|Labs?|Media|Management|Rentals?|Realty|Clinics?|Center|Centre|Society|Ministries|Council|Commission|Department|Agency|Orchards?|Ranch|Winery|Vineyards?|Nursery|Hotel|Inn|Restaurant|Cafe|Theatre|Theater|Museum|Gallery|HOA|Homeowners|Condominiums?|Fund|Bookkeeping|Photography|Landscaping|Construction|Builders?|Plumbing|Electric|Roofing|Logistics|Trucking|Motors?|Auto|Equipment|Apparel|Designs?|Outfitters|Club|Church|County|City|Town|Trust|Properties|Holdings|Stables|Brewing|Systems|Services|Works|Foods|Supply|Farms?)\b/i
const common =
  /^(?:the|a|an|new|north|south|east|west|great|blue|green|red|white|black|first|north|pacific|american|national|city|town|county|state|united|general|garden|golden|silver|one|two|dr|mr|mrs|ms|law|first|home|best|prime|premier)$/i

/** Contracts in which whoever stands for a company does what the company does. In others they are the boss, or know the secret. */
const actsForParty = /^(?:sales-contract|promissory-note|rental-agreement|service-agreement|consulting-agreement)$/

/** What is called 'he' or 'she' beside the parties of a sale. */
const livestock =
  /\b(?:horses?|mare|gelding|stallion|colt|filly|foal|pony|donkey|mule|dogs?|pupp(?:y|ies)|cats?|kittens?|bull|cows?|heifers?|calf|calves|steers?|goats?|sheep|ram|ewes?|llama|alpacas?|parrot)\b/i
/** What is called 'she' though it is a thing. */
const vessel = /\b(?:boat|sloop|yacht|sailboat|ketch|schooner)\b/i

/** Which party words mean: 'she' where one party alone is a person, 'Oxbow' of Oxbow Brewing. */
export interface Who {
  /** Words with each party as the contract calls it, as far as it is certain who is meant. */
  named(words: string): string
  /** Words as a contract says them, with no 'I' or 'we'; what cannot be said so is a point still to be drafted. */
  told(words: string): string
}

/** A person who is neither party may be 'he' or 'she'. */
const others =
  /\b(?:husband|wife|mom|mother|dad|father|son|daughter|brother|sister|friend|partner|boss|lawyer|attorney|accountant|agent|broker|manager|neighbou?r|cousin|uncle|aunt|assistant|inspector|surveyor|vet|mechanic|guy|lady|kid|girlfriend|boyfriend|fiancée?|doctor|judge|roommate|helper|officer|president|director|owner|principal)\b/i
/** What 'they' may be beside the other party. */
const plural =
  /\b(?:(?!(?:is|was|has|does|its|this|his|hers|us|as|plus|unless|yes|less|always|besides|business|address|access|process|across|gas|bonus|notice|pays|owes|gives|days|weeks|months|years|hours|dollars|bucks|percent)\b)\p{Ll}{2,24}(?<!s)s|people|children|kids|staff|crew|guys|men|women|both|police|others|parties)\b/iu
const whoPays =
  /^(?:['’](?:ll|re|ve|d))?\s(?:(?:also|only|always|still|already|just|then|both|all|do not|did not|do|did|can|cannot|may|must|will|would|shall|should|have to|had to|need to|agree to|get to|will not|shall not|may not|have|are|are not|were)\s){0,3}(?:pay|paid|owe|cancel|quit|hire|hired|approve|accept|reject|inspect|give|gave|supply|provide|own|keep|kept|buy|sign|notify|tell|told|reimburse|cover|invoice|terminate|end|warrant|guarantee|deliver|insure|carry|miss|missed|late|unhappy|happy|satisfied|responsible|liable|ready|share|disclose|return|refund|send|break|breach|ask|use|show|bring|feed|answer|add|get|want|say|let|okay|ok|maintain|indemnify|defend|poach|solicit|sue|post|copy|charge|mow|rake|shovel|clean|change|replace|fix|repair|check|weigh|park|water|plant|paint|smoke|sublet|rent|train|travel|drive|load|unload|haul|install|build|draft|write|report|file|attend|review|test|collect|put|handle|manage|lock|call|email|text|contact|fire|default|decide|consent|refuse|object|assign|sublease|subcontract|photograph|publish|record|back out|pick up|check out|move out|move in|have to|may not|must not|have (?:\d|an?|one|two|three|four|five|six|seven|ten|fourteen|until|up to)|(?:are )?(?:buying|selling|renting|hiring|leasing|paying|looking|staying|living|moving|asking|building|opening|responsible|liable))\b/i

/** 'My nephew the Borrower' is the Borrower. */
const ofKin = new RegExp(`\\b(?:my|our|his|her|their|its) (?:${anyCase(kin)}|client),? (the \\p{Lu}\\p{Ll}+)`, 'gu')

/** Which of two people is 'he' and which 'she', where one is named as kin of the other: 'Ruth Kessler … her brother Alan Kessler'. */
function gendersOf(text: string, one: Side, other: Side): { he?: Side; she?: Side } {
  for (const [first, second] of [
    [one, other],
    [other, one],
  ] as const) {
    if (first.name === '' || second.name === '') continue
    const { whose, word } =
      new RegExp(
        `${literal(first.name)}[^;]{0,80}\\b(?<whose>his|her) (?<word>${kin}),? ${literal(second.name)}`,
        'iu',
      ).exec(text)?.groups ?? {}
    const own = whose && (whose.toLowerCase() === 'his' ? 'he' : 'she')
    const theirs = word && pronounOf(word)
    if (own && theirs && own !== theirs) return { [own]: first, [theirs]: second }
  }
  const [own, theirs] = [pronounOfName(one.name), pronounOfName(other.name)]
  if (own && theirs) return own === theirs ? {} : { [own]: one, [theirs]: other }
  // 'He' is Randall: 'she' is Kit, where no other woman is named.
  const known = own ?? theirs
  const left = known === 'he' ? 'she' : 'he'
  if (!known || !new RegExp(`\\b${left}\\b`, 'iu').test(text)) return {}
  const isAnother = (text.match(/\p{Lu}\p{Ll}+/gu) ?? []).some(
    (word) => pronounOfName(word) === left && !one.name.includes(word) && !other.name.includes(word),
  )
  return isAnother ? {} : { [known]: own ? one : other, [left]: own ? other : one }
}

/** What notes call the two parties in two letters: 'EE gives 21 days', 'all to ER', 'LL pays water'. */
const shortOf = (id: string): [pattern: RegExp, at: 0 | 1][] =>
  id === 'employment-contract'
    ? [
        [/(?<![\p{L}-])(?:the )?ER\b(?![:.-])/gu, 0],
        [/(?<![\p{L}-])(?:the )?EE\b(?![:.-])/gu, 1],
      ]
    : id === 'rental-agreement'
      ? [
          [/(?<![\p{L}-])(?:the )?LL\b(?![:.-])/gu, 0],
          [/(?<![\p{L}-])(?:the )?(?:TT|Tnt)\b(?![:.-])/gu, 1],
        ]
      : []
/** Whether a text calls a party the plaintiff. */
const claims = (text: string, { name }: Side): boolean =>
  name !== '' && new RegExp(`\\b(?:plaintiff|pltf|plf)\\b[^.;\\n]{0,16}${literal(name)}`, 'iu').test(text)

const longest = 60_000

export function whoIn({ id }: Pick<Template, 'id'>, text: string, filled: readonly Filled[], isTalk = false): Who {
  const isFirm = (name: string) => firm.test(name)
  const isPerson = (name: string) => !isFirm(name) && /^(?:\p{Lu}[\p{L}.'’-]*\s){1,3}\p{Lu}[\p{L}.'’-]*$/u.test(name)
  const fields = sides[id] ?? []
  const named = fields.map(([field]) => nameOfParty(filled.find((one) => one.field === field)?.value ?? ''))
  const parties = fields.map(([field, party], n): Side => {
    const name = named[n] ?? ''
    const role = id === 'employment-contract' && field === 'employeeName'
    const signer = filled.find((one) => one.field === field.replace(/(?:Name|Party)$/, 'Signer'))?.value ?? ''
    const people =
      actsForParty.test(id) && isFirm(name) ? peopleOf({ text, name, signer, other: named[1 - n] ?? '' }) : []
    return { party: party || name, name, names: [...namesOf(name), ...people], isPerson: role || isPerson(name) }
  })
  const [one, other] = parties
  if (!one || !other || !one.party || !other.party) return { named: (words) => words, told: (words) => words }
  const roles = fields.map(([field]) => field.replace(/(?:Name|Party)$/, '')) as [string, string]
  // Who writes a settlement up is a lawyer of one of them, or a mediator: 'we' is no party, or both.
  const isOfBoth = id === 'settlement-agreement'
  const isOfOther = isTalk || isOfBoth
  const speaker = isTalk ? { we: null, I: null } : speakerIn(id, [one, other], roles, text)
  const heard = isOfBoth ? { we: null, I: speaker.I } : speaker
  const person =
    id === 'employment-contract'
      ? other
      : one.isPerson && isFirm(other.name)
        ? one
        : other.isPerson && isFirm(one.name)
          ? other
          : null
  const opposite = person && (person === one ? other : one)
  const speaks = heard.we ?? heard.I
  // A firm says 'we' and calls the one person of the two 'he' or 'she'.
  const we =
    heard.we ??
    (isOfOther || speaks || acts(text) || !(id === 'employment-contract' ? anybody : /\b(?:he|she)\b/i).test(text)
      ? null
      : opposite)
  const cast = { we, I: heard.I }
  const apart = we ? (we === one ? other : one) : isOfBoth && heard.I ? (heard.I === one ? other : one) : null
  // Of a mare 'she' may be the mare: 'once she’s loaded'.
  const isAnimal = id === 'sales-contract' && (livestock.test(text) || (vessel.test(text) && /\bshe\b/i.test(text)))
  const saidOf = isAnimal
    ? null
    : heard.I && apart
      ? isFirm(apart.name) && /\bthey\b/i.test(text.slice(/\b(?:he|she)\b/i.exec(text)?.index ?? text.length))
        ? null
        : apart
      : person
  const isWriter = saidOf !== null && saidOf === heard.I
  const third = isWriter ? null : saidOf
  const genders = one.isPerson && other.isPerson ? gendersOf(text, one, other) : {}
  const isNda = id === 'non-disclosure-agreement'
  const known: [RegExp, { party: string } | null | undefined][] = [
    ...(isNda ? [] : parties).flatMap(({ names, party }): [RegExp, { party: string }][] =>
      names.map((words) => [
        new RegExp(
          `(?<![\\p{L}\\d])(?<!(?<!^|(?<!\\b(?:Dr|Mr|Ms|Mrs|Prof))[.!?:]\\s)\\b\\p{Lu}[\\p{L}.]{1,20} )(?<!\\p{Lu}\\p{Ll}{1,20} and )${literal(words)}(?![\\p{L}\\d]|,? (?:and )?\\p{Lu}\\p{Ll})`,
          'gu',
        ),
        { party },
      ]),
    ),
    [/\bmy client\b/gi, we && !heard.I ? we : null],
    [/\b(?:the company|the firm)\b/gi, id === 'employment-contract' ? one : null],
    ...(isNda ? [] : bodies(one, other)),
    ...shortOf(id).map(([pattern, at]): [RegExp, Side] => [pattern, at === 0 ? one : other]),
    [/\b(?:the )?(?:plaintiff|pltf|plf)\b/gi, id === 'settlement-agreement' && claims(text, other) ? other : null],
  ]
  const put = (words: string, all: typeof known, he: Side | null = null) =>
    once(
      whose(
        all.reduce((said, [pattern, who]) => (who ? said.replace(pattern, inPlaceOf(who)) : said), apposed(words)),
        he,
      )
        .replace(/\bthe (the (?:\p{Lu}\p{L}+))/gu, '$1')
        .replace(ofKin, '$1'),
    )
  /** 'My client Ruth Kessler' is the Borrower once. */
  const once = (words: string) =>
    parties
      .filter(({ party }) => party.startsWith('the '))
      .reduce((said, { party }) => said.replaceAll(`${party.slice(1)} ${party}`, party.slice(1)), words)
  /** 'The Employer pays for her scissors': whose they are, where the sentence has not named that party before. */
  const whose = (words: string, he: Side | null): string =>
    he === null
      ? words
      : words.replace(/\b(?:her|his)\b(?= \p{L})/gu, (said, at: number) =>
          words.slice(0, at).toLowerCase().includes(he.party.toLowerCase()) || others.test(words.slice(at, at + 30))
            ? said
            : `${he.party}’s`,
        )
  /** 'From me, Carla Reyes': one of the two that name a party is enough. */
  const apposed = (words: string): string =>
    parties.reduce((said, { name, names }) => {
      if (name === '') return said
      const called = [name, ...names].map(literal).join('|')
      return said
        .replace(new RegExp(`(?<=\\b(?:[Ww]e|me|us)) \\((?:${called})(?![\\p{L}])[^()]*\\)`, 'gu'), '')
        .replace(new RegExp(`(?<=\\b(?:me|us)),? (?:${called})(?![\\p{L}])`, 'gu'), '')
        .replace(new RegExp(`\\b(?:[Oo]ur|[Mm]y) \\p{Ll}+, (?<called>${called})(?![\\p{L}]),?`, 'gu'), '$<called>')
    }, words)
  /** A sentence with what stands before it. */
  const aroundOf = (words: string): string => {
    const whole = text.indexOf(words.slice(0, 24))
    const at = whole < 0 ? text.indexOf(words.slice(0, 8)) : whole
    return `${at < 0 ? '' : text.slice(Math.max(0, at - 120), at)} ${words}`
  }
  /** 'He', 'she' and 'they' of a sentence, where they can be nobody but the other party. */
  const ofOther = (words: string): { he: Side | null; they: Side | null } => {
    // Nobody dictates this much; what was named before is not looked for in it.
    if (text.length > longest) return { he: heard.I ? null : third, they: null }
    const around = aroundOf(words)
    // Of a dog 'she' may be the dog.
    const isPet = id === 'rental-agreement' && livestock.test(around.split(/[.!?]\s/).at(-1) ?? '')
    const he = !isPet && third && (third === person && !heard.I ? true : !others.test(apposed(around))) ? third : null
    const they = /\bthey\b/i.exec(words)
    const isThey = they
      ? !plural.test(words.slice(0, they.index)) && whoPays.test(words.slice(they.index + 4))
      : /\b(?:them|their|theirs)\b/i.test(words) && !plural.test(words.replace(/\b(?:them|their|theirs)\b.*/is, ''))
    // Of one person 'they' is said where nobody is 'he' or 'she'.
    const isOne = apart?.isPerson === true && anybody.test(text)
    return {
      he,
      they: isThey && apart && !isOne && !others.test(they ? words.slice(0, they.index) : words) ? apart : null,
    }
  }
  /** Of a sentence that tells of a third person too, nobody knows who is 'he'. */
  const gendersIn = (words: string): typeof genders =>
    text.length > longest || others.test(apposed(aroundOf(words))) ? {} : genders
  const namedIn = (words: string) => {
    const { he } = ofOther(words)
    const of = gendersIn(words)
    return put(
      words,
      [...known, [/\bhe\b/gi, he ?? of.he], [/\bshe\b/gi, he ?? of.she], [/\bhim\b/gi, he ?? of.he], [herself, he]],
      he,
    )
  }
  const told = (words: string) =>
    words
      .replace(/^(?:[-*•–]|\(?\d{1,2}[.)])\s+/, '')
      .split(/(?<=[^.\s]{2}(?<!\b(?:Mr|Ms|Mrs|Dr|St|Inc|Co|Corp|Ltd|No|Ave|Rd|Blvd|Jr|Sr))[.!?])\s+(?=["“]?\p{Lu})/u)
      .map((sentence) => {
        const spelled = writtenOut(sentence)
        const { words: said, isOpen } = inThirdPerson(namedIn(spelled), { ...cast, they: ofOther(spelled).they })
        if (isOpen) return toDraft(sentence)
        const plain = withoutPromise(said)
        return /^\p{Lu}/u.test(sentence) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain
      })
      .join(' ')
  return { named: namedIn, told }
}

/** The party for its name; in 'Bill Brandt' of Brandt Contractors the name is of somebody else. */
const inPlaceOf =
  ({ party }: { party: string }) =>
  (name: string, ...rest: unknown[]): string => {
    const [at, words] = rest.slice(typeof rest.at(-1) === 'object' ? -3 : -2) as [number, string]
    const given = /(?<![\p{L}’'-])\p{Lu}\p{Ll}+(?= $)/u.exec(words.slice(0, at))?.[0] ?? ''
    return /^\p{Lu}/u.test(name) && pronounOfName(given) ? name : party
  }

/** 'The Seller promised Jerry the Seller would throw in the training': what is promised is the term. */
const promised = new RegExp(
  anyCase(
    '^(?<who>the \\p{Lu}\\p{Ll}+) (?:also )?(?:promised|told|assured)(?: (?:\\p{Lu}\\p{Ll}+|him|her|them|everyone|the \\p{Lu}\\p{Ll}+))?(?: that)? (?<same>the \\p{Lu}\\p{Ll}+) would\\b',
  ),
  'u',
)
const withoutPromise = (words: string): string => {
  const found = promised.exec(words)
  const { who, same } = found?.groups ?? {}
  return found && who?.toLowerCase() === same?.toLowerCase() ? `${who} will${words.slice(found[0].length)}` : words
}
const anybody = /\b(?:he|she|him|her|his)\b/i
/** 'Her' that is no possessive: 'pay her $200', 'let her go'. */
const herself =
  /(?<=\b(?:owes?|gives?|tells?|hands?) )\bher\b|\bher\b(?=\s*(?:$|[.,;:)]|\$|\d|(?:to|in|at|by|with|for|on|before|after|if|that|an?|the|back|two|three|four|five|six|half|every|each|monthly|weekly|go|know|keep|have|do|use|when|unless|until|and|or|as|from|off|we|I|they|he|she|it)\b))/giu
const acts = (text: string) => /\b(?:represent|my client|our client|counsel (?:for|to))\b/i.test(text)

/** 'The association' of Heron Walk Association: what a body is, where the other party is called otherwise. */
const bodies = (...both: [Side, Side]): [RegExp, Side][] =>
  both.flatMap((side, n): [RegExp, Side][] => {
    const noun = body.exec(side.name)?.[0]
    const other = both[1 - n]?.name ?? ''
    return noun && !new RegExp(`(?<![\\p{L}])${noun}(?![\\p{L}])`, 'iu').test(other)
      ? [
          [
            new RegExp(
              `(?<![\\p{L}’'-])the ${noun}(?= |['’,.;]|$)(?! (?:of|office|building|board|staff|manager|director)(?![\\p{L}]))`,
              'giu',
            ),
            side,
          ],
        ]
      : []
  })
const body =
  /\b(?:Association|District|University|College|Hospital|Church|Parish|Bank|Bakery|Clinic|School|Club|City|Town|Village|Foundation|Authority|Museum|Hotel|Library|Cooperative|Brewery|Winery|Dairy)\b(?=,? ?(?:Inc|LLC|L\.L\.C|Corp|Co|Ltd|PLLC|P\.?C|L\.?P)?\.?$)/

const literal = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]")

/** A party's name, and what it is called for short. */
function namesOf(name: string): string[] {
  if (name === '') return []
  const bare = name.replace(/,? (?:Inc|LLC|Corp|Co|Ltd|LLP|PLLC|P\.?C|P\.?A|LP)\b\.?$/i, '')
  const [first = ''] = bare.split(' ')
  const last = bare.split(' ').at(-1) ?? ''
  const short = first.length > 3 && !common.test(first) && /^\p{Lu}/u.test(first) ? [first] : []
  // 'Blue Heron' of Blue Heron Dock Repair LLC.
  const two = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}{2,}(?= \p{Lu}\p{Ll})/u.exec(bare)?.[0]
  const family =
    !firm.test(name) && / /.test(bare) && last.length > 2 && /^\p{Lu}/u.test(last)
      ? [`Mr. ${last}`, `Ms. ${last}`, `Mrs. ${last}`, `Dr. ${last}`]
      : []
  return [...new Set([name, bare, ...(two && firm.test(name) ? [two] : []), ...family, ...short])].filter(
    (one) => one.length > 2,
  )
}
