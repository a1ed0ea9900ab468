/** Words that are no part of a name, and before which one ends. */
export const small: ReadonlySet<string> = new Set(
  `a about address after agent agree agreed agrees all also am an and any apartment applicant apt are as asks at attn attorney be because before between borrower both business but buy
  buyer buying buys by call called can case cell client company complaint consultant contract contractor customer dated dear deal director discloser does doing due each email employee employer
  employs ends every fee first for from gets give gives goes going guarantor had has have he her hi hire hired hires him his i if in into is it its job jointly landlord lease leases lender
  lends letter like live lives lived located loan make makes manager me member miss mister month move moves my name named need needs new no not notice now of on one only or our out
  over owes own owned owner owns paid pay payee paying payor pays per person phone plaintiff please president principal property provider recipient rent rents resume runs said say says sell seller selling
  sells send sends she should sign signed signs so sold some start starting starts still supervisor tell tenant tenants than that the their them then there they this to trustee two under until up
  us use vendor want wants was we were what when where which who whose wife will with work worked works would writes year you your cofounder chair ceo cfo treasurer secretary husband partner neighbor
  defendant respondent petitioner appellant regarding re subject services service home house office apartment unit building car truck tractor trailer boat`.split(
    /\s+/,
  ),
)
export const titles = /^(?:dr|mr|mrs|ms|prof|rev|hon|judge|officer|nurse|chef|coach|captain|father|sister|pastor)$/
/** How kinds of bodies are written. */
export const suffixes: Readonly<Record<string, string>> = {
  llc: 'LLC',
  llp: 'LLP',
  pllc: 'PLLC',
  pc: 'PC',
  pa: 'PA',
  lp: 'LP',
  inc: 'Inc',
  corp: 'Corp',
  corporation: 'Corporation',
  co: 'Co',
  company: 'Company',
  ltd: 'Ltd',
  association: 'Association',
  foundation: 'Foundation',
  university: 'University',
}
/** What may be a kind of body or what anybody calls one: 'the company'. */
export const kinds = /^(?:company|association|foundation|university|corporation)$/
export const days =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/
/** Months only before a number. */
export const alsoVerb = /^(?:may|march)$/
/** What opens a sentence as it is spoken, and names nobody. */
export const spoken = /^(?:yo|hey|hi|hello|ok|okay|so|um|uh|and|but|oh|well|alright|thanks)$/
