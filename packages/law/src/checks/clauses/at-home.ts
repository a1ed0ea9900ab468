import type { Sentence } from '../../sentences/sentences.ts'
import type { CheckedDocument } from '../check.ts'

/** Any word of the United States: a state, its money, its law. */
const american =
  /\b(?:United States|U\.\s?S\.|USA|US|America|Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York)|(?:North|South) (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah|Vermont|Virginia|Washington|Wisconsin|Wyoming)\b/
/** A company or an authority of another country, or one that lives there. */
const foreign =
  /\b(?:Province of|Town of|City of|Municipality|Crown|Her Majesty|His Majesty|GmbH|AG|Oy|Ltd|Limited|PLC|plc|Pty|S\.A\.|B\.V\.|Sp\. z o\.o\.|Canada|Ontario|Alberta|Manitoba|British Columbia|Quebec|England|Ireland|Scotland|Germany|India|Singapore|Australia)\b/
const opening = 4000

/** 'If You are located outside the US': who is at home is asked for nothing. */
const forOthers =
  /\b(?:located|resid\w+|domiciled|based|organized|established)\b.{0,30}\b(?:outside(?: of)?|other than in|not in)\b.{0,16}\b(?:US|U\.S\.|USA|United States|North America)\b/i
/** Clauses that a regulator wrote have a choice of law of their own. */
const ofRegulator = /\b(?:standard contractual clauses|SCCs|Option \d of Clause|in Clause \d{1,2}\(\w\))/i

/** Whether foreign law comes to nobody from abroad: a deal among people of that country, or a term for users there. */
export const atHome = ({ text }: CheckedDocument, { start, end }: Sentence): boolean => {
  const line = text.slice(text.lastIndexOf('\n', start) + 1, end)
  if (forOthers.test(line) || ofRegulator.test(line)) return true
  const others = text.slice(0, Math.min(start, opening)) + text.slice(end, Math.max(end, opening))
  return !american.test(text) && foreign.test(others)
}
