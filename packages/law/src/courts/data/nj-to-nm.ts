/** Courts of NJ, NM. Rows as `../table.ts` reads them. */
export const courtsNjToNm = `
njcommned|Commissioner of Education, N.J.||limited|nj|
njctcompl|Court of Common Pleas of New Jersey||other|nj|
njoytermct|Court of Oyer And Terminer of New Jersey||other|nj|
njqrtsess|Courts of General Quarter Sessions of the Peace||limited|nj|1675-1947
njqrtsessessex|Essex County Court of Quarter Sessions of New Jersey||limited|nj|1675-1947
njqrtsessmorris|Morris County Court of Quarter Sessions||limited|nj|1675-1947
njmunict|Municipal Courts of New Jersey||other|nj|
njmunictdumont|Borough of Dumont Municipal Court||trial|nj|
njmunictprince|Borough of Princeton Municipal Court||trial|nj|
njmunictbyram|Byram Township Municipal Court||trial|nj|
njmunicthacken|Hackensack City Municipal Court||trial|nj|
njmunictnewark|Newark Municipal Court||trial|nj|
njmunictsussex|Sussex County Municipal Court||trial|nj|
njcirct|New Jersey Circuit Court|N.J. Circuit. Ct.|intermediate|nj|1789-1947
njcirctatlantic|Atlantic County Circuit Court, N.J.|Atlantic Cty. Cir. Ct., N.J.|intermediate|nj|1789-1947
njcirctbergen|Bergen County Circuit Court, N.J.|Bergen Cty. Cir. Ct., N.J.|intermediate|nj|1789-1947
njcirctburlingt|Burlington County Circuit Court, N.J.|Burlington Cty. Cir. Ct., N.J.|intermediate|nj|1789-1947
njcirctcamden|Camden County Circuit Court, N.J.|Camden Cty. Cir. Ct., N.J.|intermediate|nj|1789-1947
njcirctcapemay|Cape May County Circuit Court, N.J.|Cape May Cty. Cir. Ct., N.J.|intermediate|nj|1789-1947
njcirctcumberla|Cumberland County Circuit Court, N.J.|Cumberland Cty. Cir. Ct., N.J.|intermediate|nj|1789-1947
njcirctessex|Essex County Circuit Court, N.J.|Essex Cty. Cir. Ct., N.J.|intermediate|nj|1789-1947
njcirctgloucest|Gloucester County Circuit Court, N.J.|Gloucester Cty. Cir. Ct., N.J.|intermediate|nj|1789-1947
njcircthudson|Hudson County Circuit Court, N.J.|Hudson Cty. Cir. Ct., N.J.|intermediate|nj|1789-1947
njcircthunterdo|Hunterdon County Circuit Court, N.J.|Hunterdon Cty. Cir. Ct., N.J.|intermediate|nj|1789-1947
njcirctmercer|Mercer County Circuit Court, N.J.|Mercer Cty. Cir. Ct., N.J.|intermediate|nj|1789-1947
njcirctmiddlese|Middlesex County Circuit Court, N.J.|Middlesex Cty. Cir. Ct., N.J.|intermediate|nj|1789-1947
njcirctmonmouth|Monmouth County Circuit Court, N.J.|Monmouth Cty. Cir. Ct., N.J.|intermediate|nj|1789-1947
njcirctmorris|Morris County Circuit Court, N.J.|Morris Cty. Cir. Ct., N.J.|intermediate|nj|1789-1947
njcirctocean|Ocean County Circuit Court, N.J.|Ocean Cty. Cir. Ct., N.J.|intermediate|nj|1789-1947
njcirctpassaic|Passaic County Circuit Court, N.J.|Passaic Cty. Cir. Ct., N.J.|intermediate|nj|1789-1947
njcirctsalem|Salem County Circuit Court, N.J.|Salem Cty. Cir. Ct., N.J.|intermediate|nj|1789-1947
njcirctsomerset|Somerset County Circuit Court, N.J.|Somerset Cty. Cir. Ct., N.J.|intermediate|nj|1789-1947
njcirctsussex|Sussex County Circuit Court, N.J.|Sussex Cty. Cir. Ct., N.J.|intermediate|nj|1789-1947
njcirctunion|Union County Circuit Court, N.J.|Union Cty. Cir. Ct., N.J.|intermediate|nj|1789-1947
njcirctwarren|Warren County Circuit Court, N.J.|Warren Cty. Cir. Ct., N.J.|intermediate|nj|1789-1947
njctpardons|New Jersey Court of Pardons||other|nj|
njlaborcomp|New Jersey Department of Labor Workmen's Compensation Bureau||limited|nj|
njfamct|New Jersey Family Court|N.J. Fam. Ct.|limited|nj|
njfamctatlantic|Atlantic County Family Court|Atlantic Cty. Fam. Ct.|limited|nj|
njfamctbergen|Bergen County Family Court|Bergen Cty. Fam. Ct.|limited|nj|
njfamctburlingt|Burlington County Family Court|Burlington Cty. Fam. Ct.|limited|nj|
njfamctcamden|Camden County Family Court|Camden Cty. Fam. Ct.|limited|nj|
njfamctcapemay|Cape May County Family Court|Cape May Cty. Fam. Ct.|limited|nj|
njfamctcumberla|Cumberland County Family Court|Cumberland Cty. Fam. Ct.|limited|nj|
njfamctessex|Essex County Family Court|Essex Cty. Fam. Ct.|limited|nj|
njfamctgloucest|Gloucester County Family Court|Gloucester Cty. Fam. Ct.|limited|nj|
njfamcthudson|Hudson County Family Court|Hudson Cty. Fam. Ct.|limited|nj|
njfamcthunterdo|Hunterdon County Family Court|Hunterdon Cty. Fam. Ct.|limited|nj|
njfamctmercer|Mercer County Family Court|Mercer Cty. Fam. Ct.|limited|nj|
njfamctmiddlese|Middlesex County Family Court|Middlesex Cty. Fam. Ct.|limited|nj|
njfamctmonmouth|Monmouth County Family Court|Monmouth Cty. Fam. Ct.|limited|nj|
njfamctmorris|Morris County Family Court|Morris Cty. Fam. Ct.|limited|nj|
njfamctocean|Ocean County Family Court|Ocean Cty. Fam. Ct.|limited|nj|
njfamctpassaic|Passaic County Family Court|Passaic Cty. Fam. Ct.|limited|nj|
njfamctsalem|Salem County Family Court|Salem Cty. Fam. Ct.|limited|nj|
njfamctsomerset|Somerset County Family Court|Somerset Cty. Fam. Ct.|limited|nj|
njfamctsussex|Sussex County Family Court|Sussex Cty. Fam. Ct.|limited|nj|
njfamctunion|Union County Family Court|Union Cty. Fam. Ct.|limited|nj|
njfamctwarren|Warren County Family Court|Warren Cty. Fam. Ct.|limited|nj|
njlawbkconf|New Jersey Lawyers and Bankers Conference Committee||limited|nj|
njpuc|New Jersey Public Utilities Commission||trial|nj|
njspecstatct|New Jersey Special Statutory Court||other|nj|
njsuper|New Jersey Superior Court||trial|nj|
njsuperatlantic|Atlantic County Superior Court|Atlantic Cty. Super. Ct.|trial|nj|
njsuperbergen|Bergen County Superior Court|Bergen Cty. Super. Ct.|trial|nj|
njsuperburlingt|Burlington County Superior Court|Burlington Cty. Super. Ct.|trial|nj|
njsupercamden|Camden County Superior Court|Camden Cty. Super. Ct.|trial|nj|
njsupercapemay|Cape May County Superior Court|Cape May Cty. Super. Ct.|trial|nj|
njsupercumberla|Cumberland County Superior Court|Cumberland Cty. Super. Ct.|trial|nj|
njsuperessex|Essex County Superior Court|Essex Cty. Super. Ct.|trial|nj|
njsupergloucest|Gloucester County Superior Court|Gloucester Cty. Super. Ct.|trial|nj|
njsuperhudson|Hudson County Superior Court|Hudson Cty. Super. Ct.|trial|nj|
njsuperhunterdo|Hunterdon County Superior Court|Hunterdon Cty. Super. Ct.|trial|nj|
njsupermercer|Mercer County Superior Court|Mercer Cty. Super. Ct.|trial|nj|
njsupermiddlese|Middlesex County Superior Court|Middlesex Cty. Super. Ct.|trial|nj|
njsupermonmouth|Monmouth County Superior Court|Monmouth Cty. Super. Ct.|trial|nj|
njsupermorris|Morris County Superior Court|Morris Cty. Super. Ct.|trial|nj|
njsuperocean|Ocean County Superior Court|Ocean Cty. Super. Ct.|trial|nj|
njsuperpassaic|Passaic County Superior Court|Passaic Cty. Super. Ct.|trial|nj|
njsupersalem|Salem County Superior Court|Salem Cty. Super. Ct.|trial|nj|
njsupersomerset|Somerset County Superior Court|Somerset Cty. Super. Ct.|trial|nj|
njsupersussex|Sussex County Superior Court|Sussex Cty. Super. Ct.|trial|nj|
njsuperunion|Union County Superior Court|Union Cty. Super. Ct.|trial|nj|
njsuperwarren|Warren County Superior Court|Warren Cty. Super. Ct.|trial|nj|
njsuperctappdiv|New Jersey Superior Court Appellate Division|N.J. Super. Ct. App. Div.|trial|nj|1830-
njsurrct|New Jersey Surrogate's Court|N.J. Surr. Ct.|limited|nj|
njsurrctatlanti|Atlantic County Surrogate's Court|Atlantic Cty. Surr. Ct.|limited|nj|
njsurrctbergen|Bergen County Surrogate's Court|Bergen Cty. Surr. Ct.|limited|nj|
njsurrctburling|Burlington County Surrogate's Court|Burlington Cty. Surr. Ct.|limited|nj|
njsurrctcamden|Camden County Surrogate's Court|Camden Cty. Surr. Ct.|limited|nj|
njsurrctcapemay|Cape May County Surrogate's Court|Cape May Cty. Surr. Ct.|limited|nj|
njsurrctcumberl|Cumberland County Surrogate's Court|Cumberland Cty. Surr. Ct.|limited|nj|
njsurrctessex|Essex County Surrogate's Court|Essex Cty. Surr. Ct.|limited|nj|
njsurrctglouces|Gloucester County Surrogate's Court|Gloucester Cty. Surr. Ct.|limited|nj|
njsurrcthudson|Hudson County Surrogate's Court|Hudson Cty. Surr. Ct.|limited|nj|
njsurrcthunterd|Hunterdon County Surrogate's Court|Hunterdon Cty. Surr. Ct.|limited|nj|
njsurrctmercer|Mercer County Surrogate's Court|Mercer Cty. Surr. Ct.|limited|nj|
njsurrctmiddles|Middlesex County Surrogate's Court|Middlesex Cty. Surr. Ct.|limited|nj|
njsurrctmonmout|Monmouth County Surrogate's Court|Monmouth Cty. Surr. Ct.|limited|nj|
njsurrctmorris|Morris County Surrogate's Court|Morris Cty. Surr. Ct.|limited|nj|
njsurrctocean|Ocean County Surrogate's Court|Ocean Cty. Surr. Ct.|limited|nj|
njsurrctpassaic|Passaic County Surrogate's Court|Passaic Cty. Surr. Ct.|limited|nj|
njsurrctsalem|Salem County Surrogate's Court|Salem Cty. Surr. Ct.|limited|nj|
njsurrctsomerse|Somerset County Surrogate's Court|Somerset Cty. Surr. Ct.|limited|nj|
njsurrctsussex|Sussex County Surrogate's Court|Sussex Cty. Surr. Ct.|limited|nj|
njsurrctunion|Union County Surrogate's Court|Union Cty. Surr. Ct.|limited|nj|
njsurrctwarren|Warren County Surrogate's Court|Warren Cty. Surr. Ct.|limited|nj|
njtaxct|New Jersey Tax Court||intermediate|nj|1979-
njrecct|Recorder's Court, N.J.||limited|nj|
njreccthoboken|Hoboken City Recorder's Court.||limited|nj|
njrecctmontcl|Montclair Town Recorder's Court||limited|nj|
nj|Supreme Court of New Jersey|N.J.|last|nj|1776-
njch|New Jersey Court of Chancery|N.J. Ch.|trial|nj|1743-1947
nmctapp|New Mexico Court of Appeals|N.M. Ct. App.|intermediate|nm|1966-
nm|New Mexico Supreme Court|N.M.|last|nm|1841-
`
