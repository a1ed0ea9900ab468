import { isBody, nameAt, type Span } from '@casewright/law'

/** What a trade, a shop or an office has for its last word. */
const trades =
  /\b(?:Title|Solar|Machine|Machines|Machining|Appliance|Freight|Logistics|Packaging|Moving|Cable|Lodge|Citrus|Steel|Tooling|Grocers|Grocery|Landscape|Fabrication|Fab|Trucking|Transport|Transportation|Towing|Auto|Automotive|Mart|Garage|Collision|Tire|Tires|Paper|Plastics|Glass|Windows|Doors|Floors?|Flooring|Tile|Stone|Concrete|Paving|Excavating|Drilling|Mining|Oil|Gas|Propane|Water|Power|Electrical|Heating|Cooling|HVAC|Mechanical|Engineering|Engineers|Architects|Architecture|Surveying|Surveyors|Orthodontics|Dentistry|Pediatrics|Orthopedics|Cardiology|Therapy|Wellness|Optical|Vision|Hearing|Veterinary|Vet|Kennels?|Stables?|Ranch|Orchards?|Vineyards?|Winery|Distillery|Bistro|Tavern|Pub|Bar|Pizza|Pizzeria|Deli|Coffee|Creamery|Ice Cream|Butchers?|Meats|Seafood|Seed|Feed|Grain|Nurseries|Florist|Florists|Flowers|Jewelers|Jewelry|Clothing|Apparel|Tailors?|Cleaners|Laundry|Laundromat|Storage|Rentals?|Leasing|Homes|Housing|Residences|Towers|Estates|Apartments|Inn|Inns|Resort|Resorts|Suites|Motel|Airport|Marina|Boats|Marine|Yachts|Cruises|Aviation|Air|Rail|Railway|Railroad|Lines|Express|Couriers?|Delivery|Distribution|Distributors|Wholesale|Warehousing|Wireless|Telecom|Communications|Broadband|Internet|Networks|Mobile|Hosting|Games|Pictures|Films|Records|Music|Radio|Broadcasting|News|Times|Tribune|Gazette|Herald|Journal|Daycare|Preschool|Elementary|High|Seminary|Temple|Synagogue|Mosque|Parish|Chapel|Ministries|Diocese|Archdiocese|Charities|Aid|Relief|Mission|Shelter|Pantry|Food Bank|Food|Club|League|Lodge|Legion|Post|Guild|Chamber|Coalition|Federation|Fellowship|Scholarship|Conservancy|Trust|Estate|Brokers?|Brokerage|Securities|Investments?|Investors|Wealth|Funding|Finance|Loans|Lenders|Accounting|Accountants|Auditors|Tax|Payroll|Staffing|Recruiting|Talent|Partners|Group|Collective|Cooperative|Exchange|Depot|Outlet|Emporium|Boutique|Gallery|Galleries|Gallery|Antiques|Auctions?|Pawn|Pools?|Spas?|Fence|Fencing|Gutters|Siding|Exteriors|Interiors|Kitchens|Cabinets|Cabinetry|Woodworks?|Millwork|Welding|Plating|Foundry|Forge|Mills?|Metals?|Iron|Brick|Masonry|Painting|Painters|Drywall|Insulation|Pest Control|Extermination|Lawn|Tree Service|Trees|Irrigation|Waste|Recycling|Sanitation|Disposal|Ambulance|Fire|Police|PD|Sheriff|Homeowners|HOA|Condominiums?|Tenants|Owners)$/u

/** A greeting that goes before a person's name, or a rank of one. */
const ofPerson =
  /^(?:(?:Mr|Ms|Mrs|Mx|Dr|Prof|Hon|Rev|Fr|Sgt|Lt|Capt|Col|Det|Ofc|Supt|Sen|Rep|Gov)\.?|Professor|Chef|Detective|Judge|Justice|Doctor|Officer|Captain|Coach|Mayor|Chief|Sheriff|Pastor|Father|Sister|Deacon|Rabbi|Dean|Principal|Senator|Commissioner|Magistrate|The Honorable) /

const more =
  /^ (?:(?:of(?: the)?|&|and|for|at) (?=\p{Lu}))?(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|I)\b)\p{Lu}[\p{L}\d&’'-]*/u

export interface Named extends Span {
  words: string
  /** True of an organization, false of a person; undefined where the name alone does not tell. */
  body: boolean | undefined
}

/** Whether words are the name of an organization: by its last word before any 'of'. */
export const isOrganization = (words: string): boolean =>
  !ofPerson.test(words) &&
  (isBody(words) || trades.test(words) || trades.test(words.split(/ (?:of|for|at) /)[0] ?? '') || / & /.test(words))

/** '250th District Court, Travis County': a court by its number, and where it sits. */
const numbered =
  /^\d{1,3}(?:st|nd|rd|th) (?:\p{Lu}\p{Ll}+ ){0,3}(?:Court|Precinct|District|Circuit|Battalion|Ward)(?:(?:,| of| for) (?:\p{Lu}\p{Ll}+ ){1,3}(?:County|Parish))?/u

/** The name that begins at a place of a text, of a person or an organization, with every word that belongs to it. */
export function namedAt(text: string, at: number): Named | null {
  const honorable = /^(?:the )?Honorable (?=\p{Lu})/iu.exec(text.slice(at, at + 20))?.[0]
  const court = numbered.exec(text.slice(at, at + 80))?.[0]
  if (court) return { start: at, end: at + court.length, words: court, body: true }
  const found = nameAt(text, at + (honorable?.length ?? 0))
  if (!found) return null
  let { end } = found
  let words = text.slice(at, end)
  if (honorable || ofPerson.test(words)) return { start: at, end, words, body: false }
  for (let next = more.exec(text.slice(end, end + 60)); next; next = more.exec(text.slice(end, end + 60))) {
    const longer = text.slice(at, end + next[0].length)
    // 'Dana Whitcomb at Harbor': only an organization is of, for or at something.
    const ofSurnames = /^ and \p{Lu}\p{Ll}+$/u.test(next[0]) && !/\s/.test(words)
    if (/^ (?:of|for|at|and)\b/.test(next[0]) && !isOrganization(words) && !ofSurnames) break
    if (/^ at\b/.test(next[0]) && !/\b(?:Lodge|Inn|Shops|Suites|Residences|Apartments|University)$/.test(words)) break
    end += next[0].length
    words = longer
  }
  const title = /^(?<name>\p{Lu}\S{1,30}(?: \S{1,30}){1,3}?) (?:VP|SVP|EVP|AVP|CEO|CFO|COO|CTO|GM|Esq)\b/u.exec(words)
  if (title?.groups?.name) {
    words = title.groups.name.trim()
    return { start: at, end: at + words.length, words, body: false }
  }
  return { start: at, end, words, body: isOrganization(words) ? true : undefined }
}

/** Whether a name has the form of a person's: two or three words, an initial among them. */
export const mayBePerson = (words: string): boolean =>
  ofPerson.test(words) ||
  /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}\.?| (?:de|van|von|del|la|da|dos|di|el|bin|al)){0,2} \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?(?:,? (?:Jr|Sr|II|III|IV|PhD|MD|Esq)\.?)?$/u.test(
    words,
  )
