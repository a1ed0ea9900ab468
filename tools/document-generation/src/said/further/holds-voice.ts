import type { Template } from '@casewright/templates'
import { capital } from '../../capital.ts'
import type { Edit } from '../edits.ts'
import { type Reader, sentence, stopped, type Values, valueAt } from './telling.ts'

/** 'dont discuss w/ Salo. dont forward this.': what those who hold are told not to do, and no order to the one who writes. */
const forbidden =
  /(?<=^|[.!?;\n][ \t]{0,3})(?:(?:and|also|please|pls|plz|again),? ){0,2}(?:don['’]?t|do not|never)(?= (?<verb>discuss|talk|speak|forward|share|post|reply|contact|communicate|circulate|email|text|gossip|respond|comment|alter|wipe|reset|trade in|throw|shred|recycle|back ?date|create)\b(?<rest>[^.!?;\n]{0,120}))/giu
export function holdsVoiceIn({ id }: Template, text: string): Edit[] {
  if (id !== 'litigation-hold-notice') return []
  return [...text.matchAll(forbidden)].flatMap(({ index, 0: lead, groups }): Edit[] => {
    const { verb = '', rest = '' } = groups ?? {}
    const end = index + lead.length
    const at = end + 1 + verb.length
    const isBare = /^(?:discuss|share|forward)$/i.test(verb) && /^ (?:with|w\/|to|outside)/i.test(rest)
    const own: Edit[] = /^ (?:this|it)$/i.test(rest)
      ? [{ start: at, end: at + rest.length, as: ' this notice', why: 'filler' }]
      : isBare
        ? [{ start: at, end: at, as: /^discuss$/i.test(verb) ? ' this matter' : ' this notice', why: 'filler' }]
        : []
    return [{ start: index, end, as: 'Please do not', why: 'filler' }, ...own]
  })
}

const suspended =
  /^(?:(?:please|IT|the IT (?:team|department)|someone in IT)[,:]? (?:to |must |should |needs? to |has to |have to )?)?(?:stop|suspend|turn off|disable|halt|pause|shut off|switch off|cancel)(?:ping|s)? [^;\n]{0,60}?(?:auto[- ]?\p{L}*|delet\p{L}*|purg\p{L}*|wip\p{L}*|recycl\p{L}*|rotat\p{L}*|overwrit\p{L}*|retention|backup\p{L}*)[^;\n]{0,80}?[.]?$/iu
const asAsked = (text: string): string => {
  const bare = text.replace(/^please,? /i, '')
  return bare.charAt(0).toLowerCase() + bare.slice(1)
}
/** 'Stop 90-day auto delete.' */
export const suspendedTold: Reader = ({ text }) =>
  suspended.test(text)
    ? { values: { instructions: stopped(/^(?:IT|the IT|someone)\b/.test(text) ? text : `Please ${asAsked(text)}`) }, isWhole: true }
    : null

const whom = sentence(
  /^(?:contact|questions(?: go)?(?: to)?|call|direct questions to|point person(?: is)?)[: ] ?(?<who>\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){1,2},? (?:GC|general counsel|in legal|legal|HR)\b[^;\n]{0,40}?)[.]?$/iu,
  ({ who = '' }) => ({
    instructions: `Please direct questions to ${who.replace(/,? GC\b,?/, ', General Counsel,').replace(/ x(?=\d{3,5}$)/, ' extension ').replace(/,$/, '')}.`,
  }),
)
export const holdsNoted: readonly Reader[] = [suspendedTold, whom]

const media =
  /^(?:(?:all|any|every|his|her|their|our|its|company|work|personal|business|office|the|deleted|archived|group|both|\p{L}+['’]s) ){0,3}(?:e-?mails?(?: accounts?| boxes)?|mailbox(?:es)?|inbox(?:es)?|texts?|text messages?|sms|teams(?: chats?| messages?)?|slack(?: channels?| messages?| dms?)?|zoom(?: chats?| recordings?)?|whatsapp(?: messages?)?|signal(?: messages?)?|imessages?|chats?|dms?|voice ?mails?|instant messages?|social media(?: posts| accounts?)?|calendars?|(?:cell |mobile |smart)?phones?|laptops?|computers?|desktops?|tablets?|i?pads?|hard drives?|servers?|(?:shared?|network|cloud|usb|flash|thumb) ?drives?|cloud(?: storage)?|sharepoint|onedrive|dropbox|google drive|backups?(?: tapes)?|paper files?|hard cop(?:y|ies)|paper)\b(?!.*\b(?:about|concerning|regarding|relating|related|between|mentioning|with|re|discussing|of the)\b)/iu
/** Of a list of nothing but places each is a place, and what is to be kept in them is what concerns the dispute. */
export function apartMedia(values: Readonly<{ subjects: string; sources: string; matter: string }>): Values {
  const all = values.subjects.split('\n').filter(Boolean)
  return all.length > 0 && values.matter !== '' && all.every((one) => media.test(one))
    ? {
        sources: [...new Set([...values.sources.split('\n').filter(Boolean), ...all])].join('\n'),
        subjects: capital(values.matter),
      }
    : {}
}

const opening =
  /^(?:(?:please|pls|need|draft|send|do|an?|the|our) )*(?:lit(?:igation)?\.? |legal |document )?(?:hold|preservation)(?: notice| letter| memo| ltr)? (?:to|for) (?<to>[^;:\n]{3,140}?),? (?:re|about|regarding|because of|over|concerning|on account of)\b:? (?<about>[^;\n]{6,260}?)[.]?$/iu
const at = /^(?<who>.{3,100}?) (?:at|of) (?<body>\p{Lu}[\p{L}.&’'-]*(?: (?:of|and|&|\p{Lu}[\p{L}.&’'-]*)){0,5}(?:, (?:Inc|LLC|LLP|Corp|Co)\.?)?)$/u
const group = /^(?:all|every|everyone|everybody|the|our|each|any)\b|\b(?:staff|team|employees|department|managers|custodians|people|personnel|crew|sales|IT|HR|payroll|accounting)\b/i
/** 'Lit hold to all sales & IT at Norwick Foods re: threatened suit by Greg Salo'. */
export const holdTo: Reader = ({ text }, { found }) => {
  const { to = '', about = '' } = opening.exec(text)?.groups ?? {}
  if (!to || !about) return null
  const { who = to, body = '' } = at.exec(to)?.groups ?? {}
  const isGroup = group.test(who)
  if (!isGroup && !/^\p{Lu}/u.test(who)) return null
  return {
    values: {
      ...(isGroup || !body ? { recipientName: capital(who) } : { recipientName: who }),
      ...(body && { recipientCompany: body, ...(isGroup && valueAt(found, 'firmName') === '' && { firmName: body }) }),
      matter: capital(about.replace(/^(?:the|a|an|our) /i, '')),
      background: `This notice concerns ${/^(?:(?:the|a|an|our|his|her|their)\b|\p{Lu})/u.test(about) ? about : `the ${about}`}.`,
    },
    isWhole: true,
  }
}
