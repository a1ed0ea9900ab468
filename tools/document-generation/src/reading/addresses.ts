import { type FoundAddress, findAddresses } from '@casewright/law'

const townsOfTwo =
  'San|Los|Las|New|Fort|Saint|St\\.|El|La|Salt Lake|Santa|Baton|Des|Grand|Palm|Long|North|South|East|West|Ann|Oak|Cedar|Colorado|Virginia|Little|Kansas|Oklahoma|Jersey|Iowa|Council|Coral|Cape|Mount|Lake|Park|Rapid|Great|Twin|Green|Sioux|Bowling|College|Corpus|Daly|High|Hot|Panama|Rock|Sugar|White'
const town = `(?:(?:${townsOfTwo}) )?(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Phone|Email|Tel|Attn|Attention|The|His|Her|Their|Our|My|She|He|They|We|It|You|And|Or|But|For|Rent|Price|Fee)\\b)\\p{Lu}\\p{Ll}{2,20}`
const goesOn = new RegExp(
  `^(?:,(?: in)? |,? in )(?<comma>${town})(?=[.;)\\n]|,\\s(?!\\p{Lu})|$)|^ (?<bare>${town})(?=[.;)\\n]|$)`,
  'u',
)

/** The addresses of a text, each with its town where no state follows: '500 Commerce Street, Nashville'. */
export const addressesIn = (text: string): FoundAddress[] =>
  findAddresses(text).map((one) => {
    const more = one.full ? null : goesOn.exec(text.slice(one.end, one.end + 60))
    if (!more) return one
    const end = one.end + more[0].length
    return { ...one, end, words: text.slice(one.start, end) }
  })
