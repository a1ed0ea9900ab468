const codes =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|PR|GU|VI'
const states =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming'
const abbreviated =
  'Ala|Ariz|Ark|Cal|Calif|Colo|Conn|Del|Fla|Ga|Ill|Ind|Kan|Ky|La|Md|Mass|Mich|Minn|Miss|Mo|Mont|Neb|Nev|N\\.\\s?[HJMYCD]|Okla|Or|Ore|Pa|R\\.\\s?I|S\\.\\s?[CD]|Tenn|Tex|Vt|Va|Wash|W\\.\\s?Va|Wis|Wyo|D\\.\\s?C'
const city = "[A-Z][A-Za-z'.-]{1,20}(?: [A-Z][A-Za-z'.-]{1,20}){0,2}"
const zip = String.raw`\d{5}(?:-\d{4})?(?!\d)`

/** What may follow a street: the city with its state, the ZIP code. Source of a pattern that needs case. */
export const placeAfterStreet = String.raw`(?:,?\s{1,3}${city}(?:, [A-Z][a-z]{2,20} County)?,?\s{1,2}(?:(?:${codes}|${states})\b|(?:${abbreviated})\.)(?:,?\s{1,2}${zip})?|,?\s{1,2}${zip})?`

const fullSuffixes =
  'Street|Avenue|Boulevard|Road|Lane|Drive|Court|Circle|Place|Way|Terrace|Parkway|Highway|Square|Trail|Loop|Alley|Plaza|Crescent|Row|Turnpike|Pike|Path|Crossing|Ridge|Mews|View|Heights|Hollow|Landing|Cove|Bend|Grove|Glen|Walk|Wharf|Quay|Causeway|Esplanade'
const shortSuffixes = 'Ave|Blvd|Rd|Ln|Cir|Ter|Pkwy|Hwy|Sq|Trl|Tpke|Av'
const titleLikeSuffixes = 'St|Dr|Ct|Pl'

const capitals = (list: string): string => `${list}|${list.toUpperCase()}`

export const fullSuffix = `(?:${capitals(fullSuffixes)})`
export const shortSuffix = `(?:${capitals(shortSuffixes)})`
export const titleLikeSuffix = `(?:${capitals(titleLikeSuffixes)})`
