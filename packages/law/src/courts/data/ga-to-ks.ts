/** Courts of GA, GU, HI, ID, IL, IN, IA, KS. Rows as `../table.ts` reads them. */
export const courtsGaToKs = `
gabizct|Georgia Business Court||limited|ga|2020-
gactapp|Georgia Court of Appeals|Ga. Ct. App.|intermediate|ga|1906-
gaoyertermct|Georgia Court of Oyer and Terminer||other|ga|
gajuvct|Georgia Juvenile Courts||limited|ga|1845-
gamagct|Georgia Magistrate Courts||limited|ga|
gamunict|Georgia Municipal Courts||limited|ga|
gaproct|Georgia Probate Courts||limited|ga|
gastct|Georgia State Courts||limited|ga|
gasuperct|Georgia Superior Courts||trial|ga|
gasuperctburke|Burke County Superior Court, Ga.|Burke Cty. Super. Ct.|trial|ga|
gasuperctcarrol|Carroll County Superior Court, Ga.|Carroll Cty. Super. Ct.|trial|ga|
gasuperctchatha|Chatham Superior Court, Ga.|Chatham Superior Court|trial|ga|
gasuperctclark|Clark County Superior Court, Ga.|Clark Cty. Super. Ct.|trial|ga|
gasuperctclarke|Clarke County Superior Court, Ga.|Clarke Cty. Super. Ct.|trial|ga|
gasuperctcobb|Cobb County Superior Court, Ga.|Cobb Cty. Super. Ct.|trial|ga|
gasuperctcolumb|Columbia County Superior Court, Ga.|Columbia Cty. Super. Ct.|trial|ga|
gasuperctcoweta|Coweta County Superior Court, Ga.|Coweta Cty. Super. Ct.|trial|ga|
gasuperctdekalb|DeKalb County Superior Court, Ga.|DeKalb Cty. Super. Ct.|trial|ga|
gasuperctdecatu|Decatur County Superior Court, Ga.|Decatur Cty. Super. Ct.|trial|ga|
gasuperctearl|Early County Superior Court, Ga.|Early Cty. Super. Ct.|trial|ga|
gasuperctelbert|Elbert County Superior Court, Ga.|Elbert Cty. Super. Ct.|trial|ga|
gasuperctfay|Fayette Superior Court, Ga.|Fayette Super. Ct.|trial|ga|
gasuperctfrankl|Franklin County Superior Court, Ga.|Franklin Cty. Super. Ct.|trial|ga|
gasuperctgwin|Gwinnett County Superior Court, Ga.|Gwinnett Cty. Super. Ct.|trial|ga|
gasupercthabers|Habersham County Superior Court, Ga.|Habersham Cty. Super. Ct.|trial|ga|
gasupercthall|Hall County Superior Court, Ga.|Hall Cty. Super. Ct.|trial|ga|
gasupercthancoc|Hancock County Superior Court, Ga.|Hancock Cty. Super. Ct.|trial|ga|
gasuperctharris|Harris County Superior Court, Ga.|Harris Cty. Super. Ct.|trial|ga|
gasuperctheard|Heard County Superior Court, Ga.|Heard Cty. Super. Ct.|trial|ga|
gasupercthous|Houston Superior Court, Ga.|Houston Superior Court|trial|ga|
gasuperctlee|Lee County Superior Court, Ga.|Lee Cty. Super. Ct.|trial|ga|
gasuperctliber|Liberty County Superior Court, Ga.|Liberty Cty. Super. Ct.|trial|ga|
gasuperctlincol|Lincoln County Superior Court, Ga.|Lincoln Cty. Super. Ct.|trial|ga|
gasuperctmacon|Macon County Superior Court, Ga.|Macon Cty. Super. Ct.|trial|ga|
gasuperctmari|Marion County Superior Court, Ga.|Marion Cty. Super. Ct.|trial|ga|
gasuperctmeriw|Meriwether County Superior Court, Ga.|Meriwether Cty. Super. Ct.|trial|ga|
gasuperctmuscog|Muscogee County Superior Court, Ga.|Muscogee Cty. Super. Ct.|trial|ga|
gasuperctogleth|Oglethorpe County Superior Court, Ga.|Oglethorpe Cty. Super. Ct.|trial|ga|
gasuperctpike|Pike Superior Court, Ga.|Pike Superior Court|trial|ga|
gasuperctrand|Randolph County Superior Court, Ga.|Randolph Cty. Super. Ct.|trial|ga|
gasuperctrichm|Richmond Superior Court, Ga.|Richmond Superior Court|trial|ga|
gasuperctserive|Seriven County Superior Court, Ga.|Seriven Cty. Super. Ct.|trial|ga|
gasuperctsumter|Sumter County Superior Court, Ga.|Sumter Cty. Super. Ct.|trial|ga|
gasupercttalb|Talbot County Superior Court, Ga.|Talbot Cty. Super. Ct.|trial|ga|
gasupercttallia|Talliaferro County Superior Court, Ga.|Talliaferro Cty. Super. Ct.|trial|ga|
gasupercttroup|Troup County Superior Court, Ga.|Troup Cty. Super. Ct.|trial|ga|
gasuperctwalton|Walton County Superior Court, Ga.|Walton Cty. Super. Ct.|trial|ga|
gasuperctwashin|Washington County Superior Court, Ga.|Washington Cty. Super. Ct.|trial|ga|
gasuperctwilkes|Wilkes County Superior Court, Ga.|Wilkes Cty. Super. Ct.|trial|ga|
ga|Georgia Supreme Court|Ga.|last|ga|1845-
superctguam|Superior Court of Guam|Super. Ct. Guam|trial|gu|
guam|Supreme Court of Guam||last|gu|
hawcirct|Hawaii Circuit Courts||trial|hi|1959-
hawdistct|Hawaii District Courts||limited|hi|1959-
hawfamct|Hawaii Family Courts||limited|hi|1959-
hawapp|Hawaii Intermediate Court of Appeals|Haw. App.|intermediate|hi|1959-
hawtax|Hawaii State Tax Appeal Court||limited|hi|
hawlandct|Land Court of the State of Hawaii||limited|hi|1903-
haw|Supreme Court of Hawaii|Haw.|last|hi|
idahoctapp|Idaho Court of Appeals|Idaho Ct. App.|intermediate|id|1980-
iddistct|Idaho District Courts||trial|id|
iddrugct|Idaho Drug Court||limited|id|
idmagdiv|Idaho Magistrate Division||limited|id|
idmhct|Idaho Mental Health Court||limited|id|
idaho|Idaho Supreme Court|Idaho|last|id|1890-
illappct|Appellate Court of Illinois|Ill. App. Ct.|intermediate|il|1877-
ilclaimsct|Court of Claims of Illinois||limited|il|
illcirct|Illinois Circuit Court||trial|il|
ill|Illinois Supreme Court|Ill.|last|il|1818-
indcirct|Indiana Circuit Court||intermediate|in|1819-
indctapp|Indiana Court of Appeals|Ind. Ct. App.|intermediate|in|1891-
indsuperct|Indiana Superior Court|Ind. Super Ct.|trial|in|
ind|Indiana Supreme Court|Ind.|last|in|1816-
indtc|Indiana Tax Court||intermediate|in|1986-
iowactapp|Court of Appeals of Iowa|Iowa Ct. App.|intermediate|ia|1976-
iadistct|Iowa District Court|Iowa Dist. Ct.|trial|ia|
iowadistct|Lee County District Court|Iowa Dist. Ct., Lee Cty|trial|ia|
iowa|Supreme Court of Iowa|Iowa|last|ia|1841-
kanctapp|Court of Appeals of Kansas|Kan. Ct. App.|intermediate|ks|1977-
kanag|Kansas Attorney General Reports|Kan. Att'y Gen.|other|ks|
kan|Supreme Court of Kansas|Kan.|last|ks|1854-
`
