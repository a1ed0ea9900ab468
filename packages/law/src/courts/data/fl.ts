/** Courts of FL. Rows as `../table.ts` reads them. */
export const courtsFl = `
dadectypropbd|Dade County Property Appraisal Adjustment Board|Dade Cty. Prop. Appraisal Adjmt. Bd.|limited|fl|
fladepthrehabil|Florida Department of Health and Rehabilitative Services|Fla. Dep't. of H. Rehabil. Serv.|limited|fl|
jaxcivservbd|Jacksonville Civil Service Board|Jax. Civ. Serv. Bd.|limited|fl|
fladeptenvreg|State of Florida Department of Environmental Regulation|Fla. Dep't. Env. Reg.|limited|fl|
fladeptrev|State of Florida Department of Revenue|Fla. Dep't Rev.|limited|fl|
fladivadminhrg|State of Florida Division of Administrative Hearings|Fla. Div. Admin. Hr'g|limited|fl|
flaag|Florida Attorney General Reports|Fla. Att'y Gen.|other|fl|
flacirct|Florida Circuit Court||trial|fl|1850-
flacirct10|Circuit Court of the 10th Judicial Circuit of Florida||trial|fl|
flacirct11|Circuit Court of the 11th Judicial Circuit of Florida||trial|fl|
flacirct12|Circuit Court of the 12th Judicial Circuit of Florida||trial|fl|
flacirct13|Circuit Court of the 13th Judicial Circuit of Florida||trial|fl|
flacirct14|Circuit Court of the 14th Judicial Circuit of Florida||trial|fl|
flacirct15|Circuit Court of the 15th Judicial Circuit of Florida||trial|fl|
flacirct16|Circuit Court of the 16th Judicial Circuit of Florida||trial|fl|
flacirct17|Circuit Court of the 17th Judicial Circuit of Florida||trial|fl|
flacirct18|Circuit Court of the 18th Judicial Circuit of Florida||trial|fl|
flacirct19|Circuit Court of the 19th Judicial Circuit of Florida||trial|fl|
flacirct1|Circuit Court of the 1st Judicial Circuit of Florida||trial|fl|
flacirct20|Circuit Court of the 20th Judicial Circuit of Florida||trial|fl|
flacirct2|Circuit Court of the 2nd Judicial Circuit of Florida||trial|fl|
flacirct3|Circuit Court of the 3rd Judicial Circuit of Florida||trial|fl|
flacirct4|Circuit Court of the 4th Judicial Circuit of Florida||trial|fl|
flacirct5|Circuit Court of the 5th Judicial Circuit of Florida||trial|fl|
flacirct6|Circuit Court of the 6th Judicial Circuit of Florida||trial|fl|
flacirct7|Circuit Court of the 7th Judicial Circuit of Florida||trial|fl|
flacirct8|Circuit Court of the 8th Judicial Circuit of Florida||trial|fl|
flacirct9|Circuit Court of the 9th Judicial Circuit of Florida||trial|fl|
flactyct|Florida County Court||limited|fl|
flactyct1|Alachua County Court||trial|fl|
flactyct2|Baker County Court||trial|fl|
flactyct3|Bay County Court||trial|fl|
flactyct4|Bradford County Court||trial|fl|
flactyct5|Brevard County Court||trial|fl|
flactyct6|Broward County Court||trial|fl|
flactyct7|Calhoun County Court||trial|fl|
flactyct8|Charlotte County Court||trial|fl|
flactyct9|Citrus County Court||trial|fl|
flactyct10|Clay County Court||trial|fl|
flactyct11|Collier County Court||trial|fl|
flactyct12|Columbia County Court, FL||trial|fl|
flactyct13|De Soto County Court||trial|fl|
flactyct14|Dixie County Court||trial|fl|
flactyct15|Duval County Court||trial|fl|
flactyct16|Escambia County Court||trial|fl|
flactyct17|Flagler County Court||trial|fl|
flactyct18|Franklin County Court||trial|fl|
flactyct19|Gadsden County Court||trial|fl|
flactyct20|Gilchrist County Court||trial|fl|
flactyct21|Glades County Court||trial|fl|
flactyct22|Gulf County Court||trial|fl|
flactyct23|Hamilton County Court||trial|fl|
flactyct24|Hardee County Court||trial|fl|
flactyct25|Hendry County Court||trial|fl|
flactyct26|Hernando County Court||trial|fl|
flactyct27|Highlands County Court||trial|fl|
flactyct28|Hillsborough County Court||trial|fl|
flactyct29|Holmes County Court||trial|fl|
flactyct30|Indian River County Court||trial|fl|
flactyct31|Jackson County Court||trial|fl|
flactyct32|Jefferson County Court||trial|fl|
flactyct33|Lafayette County Court||trial|fl|
flactyct34|Lake County Court||trial|fl|
flactyct35|Lee County Court||trial|fl|
flactyct36|Leon County Court||trial|fl|
flactyct37|Levy County Court||trial|fl|
flactyct38|Liberty County Court||trial|fl|
flactyct39|Madison County Court||trial|fl|
flactyct40|Manatee County Court||trial|fl|
flactyct41|Marion County Court||trial|fl|
flactyct42|Martin County Court||trial|fl|
flactyct43|Miami-Dade County Court||trial|fl|
flactyct44|Monroe County Court||trial|fl|
flactyct45|Nassau County Court||trial|fl|
flactyct46|Okaloosa County Court||trial|fl|
flactyct47|Okeechobee County Court||trial|fl|
flactyct48|Orange County Court||trial|fl|
flactyct49|Osceola County Court||trial|fl|
flactyct50|Palm Beach County Court||trial|fl|
flactyct51|Pasco County Court||trial|fl|
flactyct52|Pinellas County Court||trial|fl|
flactyct53|Polk County Court||trial|fl|
flactyct54|Putnam County Court||trial|fl|
flactyct57|Santa Rosa County Court||trial|fl|
flactyct58|Sarasota County Court||trial|fl|
flactyct59|Seminole County Court||trial|fl|
flactyct55|St. Johns County Court||trial|fl|
flactyct56|St. Lucie County Court||trial|fl|
flactyct60|Sumter County Court||trial|fl|
flactyct61|Suwannee County Court||trial|fl|
flactyct62|Taylor County Court||trial|fl|
flactyct63|Union County Court||trial|fl|
flactyct64|Volusia County Court||trial|fl|
flactyct65|Wakulla County Court||trial|fl|
flactyct66|Walton County Court||trial|fl|
flactyct67|Washington County Court||trial|fl|
fladistctapp|Florida District Courts of Appeal|Fla. Dist. Ct. App.|intermediate|fl|1957-
fladistctapp5|Florida Fifth District Court of Appeal||intermediate|fl|
fladistctapp1|Florida First District Court of Appeal||intermediate|fl|
fladistctapp4|Florida Fourth District Court of Appeal||intermediate|fl|
fladistctapp6|Florida Sixth District Court of Appeal||intermediate|fl|
fladistctapp2|Florida Second District Court of Appeal||intermediate|fl|
fladistctapp3|Florida Third District Court of Appeal||intermediate|fl|
flaindcommn|Florida Industrial Commission||limited|fl|1969-1935
flajudct|Florida Judge's Courts||limited|fl|-1972
flajudct9|Broward County Judges' Court||limited|fl|-1972
flajudct1|Charlotte County Judge's Court||limited|fl|-1972
flajudct2|Dade County Judge's Court||limited|fl|-1972
flajudct13|Duval County Judge's Court||limited|fl|-1972
flajudct3|Hamilton County Judges' Court||limited|fl|-1972
flajudct8|Lake County Judge's Court||limited|fl|-1972
flajudct5|Lee County Judge's Court||limited|fl|-1972
flajudct11|Monroe County Judge Court||limited|fl|-1972
flajudct4|Orange County Judge's Court||limited|fl|-1972
flajudct12|Palm Beach County Judge’s Court||limited|fl|-1972
flajudct10|Pinellas County Judge's Court||limited|fl|-1972
flajudct14|Sarasota County Judge's Court||limited|fl|-1972
flajudct7|Suwannee County Judge's Court||limited|fl|-1972
flajudct6|Volusia County Judge's Court||limited|fl|-1972
flajuv|Florida Juvenile and Domestic Relations Courts||limited|fl|-1972
flajuv1|Palm Beach County Juvenile and Domestic Relations Court||limited|fl|-1972
flamunict|Florida Municipal Courts||limited|fl|-1972
flamunict1|Miami Beach Municipal Court||limited|fl|-1972
flamunict3|Miami Municipal Court||limited|fl|-1972
flamunict2|Surfside Municipal Court||limited|fl|-1972
flapubserv|Florida Public Service Commission||limited|fl|1887-
flarealestcommn|Florida Real Estate Commission||limited|fl|
flasmclct|Florida Small Claims Courts||limited|fl|-1972
flasmclct1|Broward County Small Claims Court||limited|fl|-1972
flasmclct3|Dade County Small Claims Court||limited|fl|-1972
flasmclct2|Palm Beach County Small Claims Court||limited|fl|-1972
flasmclct4|St. Lucie County Small Claims Court||limited|fl|-1972
fla|Florida Supreme Court|Fla.|last|fl|1845-
flactyctrec|Florida's Civil and Criminal Court of Records||limited|fl|-1972
flactyctrec5|Brevard County Civil and Criminal Court of Record||limited|fl|-1972
flactyctrec7|Broward County Civil and Criminal Court of Record||limited|fl|-1972
flactyctrec6|Dade County Civil and Criminal Court of Record||limited|fl|-1972
flactyctrec1|Duval County Civil and Criminal Court of Record||limited|fl|-1972
flactyctrec4|Escambia County Civil and Criminal Court of Record||limited|fl|-1972
flactyctrec2|Palm Beach County Civil and Criminal Court of Record||limited|fl|-1972
flactyctrec3|Pinellas County Civil and Criminal Court of Record||limited|fl|-1972
flacirct1esc|Circuit Court of the 1st Judicial Circuit of Florida, Escambia County||trial|fl|
flacirct1oka|Circuit Court of the 1st Judicial Circuit of Florida, Okaloosa County||trial|fl|
flacirct1san|Circuit Court of the 1st Judicial Circuit of Florida, Santa Rosa County||trial|fl|
flacirct1wal|Circuit Court of the 1st Judicial Circuit of Florida, Walton County||trial|fl|
flacirct10har|Circuit Court of the 10th Judicial Circuit of Florida, Hardee County||trial|fl|
flacirct10hig|Circuit Court of the 10th Judicial Circuit of Florida, Highlands County||trial|fl|
flacirct10pol|Circuit Court of the 10th Judicial Circuit of Florida, Polk County||trial|fl|
flacirct11mia|Circuit Court of the 11th Judicial Circuit of Florida, Miami-Dade County||trial|fl|
flacirct12des|Circuit Court of the 12th Judicial Circuit of Florida, De Soto County||trial|fl|
flacirct12man|Circuit Court of the 12th Judicial Circuit of Florida, Manatee County||trial|fl|
flacirct12sar|Circuit Court of the 12th Judicial Circuit of Florida, Sarasota County||trial|fl|
flacirct13hil|Circuit Court of the 13th Judicial Circuit of Florida, Hillsborough County||trial|fl|
flacirct14bay|Circuit Court of the 14th Judicial Circuit of Florida, Bay County||trial|fl|
flacirct14cal|Circuit Court of the 14th Judicial Circuit of Florida, Calhoun County||trial|fl|
flacirct14gul|Circuit Court of the 14th Judicial Circuit of Florida, Gulf County||trial|fl|
flacirct14hol|Circuit Court of the 14th Judicial Circuit of Florida, Holmes County||trial|fl|
flacirct14jac|Circuit Court of the 14th Judicial Circuit of Florida, Jackson County||trial|fl|
flacirct14was|Circuit Court of the 14th Judicial Circuit of Florida, Washington County||trial|fl|
flacirct15pal|Circuit Court of the 15th Judicial Circuit of Florida, Palm Beach County||trial|fl|
flacirct16mon|Circuit Court of the 16th Judicial Circuit of Florida, Monroe County||trial|fl|
flacirct17bro|Circuit Court of the 17th Judicial Circuit of Florida, Broward County||trial|fl|
flacirct18bre|Circuit Court of the 18th Judicial Circuit of Florida, Brevard County||trial|fl|
flacirct18sem|Circuit Court of the 18th Judicial Circuit of Florida, Seminole County||trial|fl|
flacirct19ind|Circuit Court of the 19th Judicial Circuit of Florida, Indian River County||trial|fl|
flacirct19mar|Circuit Court of the 19th Judicial Circuit of Florida, Martin County||trial|fl|
flacirct19oke|Circuit Court of the 19th Judicial Circuit of Florida, Okeechobee County||trial|fl|
flacirct19stl|Circuit Court of the 19th Judicial Circuit of Florida, St. Lucie County||trial|fl|
flacirct2fra|Circuit Court of the 2nd Judicial Circuit of Florida, Franklin County||trial|fl|
flacirct2gad|Circuit Court of the 2nd Judicial Circuit of Florida, Gadsden County||trial|fl|
flacirct2jef|Circuit Court of the 2nd Judicial Circuit of Florida, Jefferson County||trial|fl|
flacirct2leo|Circuit Court of the 2nd Judicial Circuit of Florida, Leon County||trial|fl|
flacirct2lib|Circuit Court of the 2nd Judicial Circuit of Florida, Liberty County||trial|fl|
flacirct2wak|Circuit Court of the 2nd Judicial Circuit of Florida, Wakulla County||trial|fl|
flacirct20cha|Circuit Court of the 20th Judicial Circuit of Florida, Charlotte County||trial|fl|
flacirct20col|Circuit Court of the 20th Judicial Circuit of Florida, Collier County||trial|fl|
flacirct20gla|Circuit Court of the 20th Judicial Circuit of Florida, Glades County||trial|fl|
flacirct20hen|Circuit Court of the 20th Judicial Circuit of Florida, Hendry County||trial|fl|
flacirct20lee|Circuit Court of the 20th Judicial Circuit of Florida, Lee County||trial|fl|
flacirct3col|Circuit Court of the 3rd Judicial Circuit of Florida, Columbia County||trial|fl|
flacirct3dix|Circuit Court of the 3rd Judicial Circuit of Florida, Dixie County||trial|fl|
flacirct3ham|Circuit Court of the 3rd Judicial Circuit of Florida, Hamilton County||trial|fl|
flacirct3laf|Circuit Court of the 3rd Judicial Circuit of Florida, Lafayette County||trial|fl|
flacirct3mad|Circuit Court of the 3rd Judicial Circuit of Florida, Madison County||trial|fl|
flacirct3suw|Circuit Court of the 3rd Judicial Circuit of Florida, Suwannee County||trial|fl|
flacirct3tay|Circuit Court of the 3rd Judicial Circuit of Florida, Taylor County||trial|fl|
flacirct4cla|Circuit Court of the 4th Judicial Circuit of Florida, Clay County||trial|fl|
flacirct4duv|Circuit Court of the 4th Judicial Circuit of Florida, Duval County||trial|fl|
flacirct4nas|Circuit Court of the 4th Judicial Circuit of Florida, Nassau County||trial|fl|
flacirct5cit|Circuit Court of the 5th Judicial Circuit of Florida, Citrus County||trial|fl|
flacirct5her|Circuit Court of the 5th Judicial Circuit of Florida, Hernando County||trial|fl|
flacirct5lak|Circuit Court of the 5th Judicial Circuit of Florida, Lake County||trial|fl|
flacirct5mar|Circuit Court of the 5th Judicial Circuit of Florida, Marion County||trial|fl|
flacirct5sum|Circuit Court of the 5th Judicial Circuit of Florida, Sumter County||trial|fl|
flacirct6pas|Circuit Court of the 6th Judicial Circuit of Florida, Pasco County||trial|fl|
flacirct6pin|Circuit Court of the 6th Judicial Circuit of Florida, Pinellas County||trial|fl|
flacirct7fla|Circuit Court of the 7th Judicial Circuit of Florida, Flagler County||trial|fl|
flacirct7put|Circuit Court of the 7th Judicial Circuit of Florida, Putnam County||trial|fl|
flacirct7stj|Circuit Court of the 7th Judicial Circuit of Florida, St. Johns County||trial|fl|
flacirct7vol|Circuit Court of the 7th Judicial Circuit of Florida, Volusia County||trial|fl|
flacirct8ala|Circuit Court of the 8th Judicial Circuit of Florida, Alachua County||trial|fl|
flacirct8bak|Circuit Court of the 8th Judicial Circuit of Florida, Baker County||trial|fl|
flacirct8bra|Circuit Court of the 8th Judicial Circuit of Florida, Bradford County||trial|fl|
flacirct8gil|Circuit Court of the 8th Judicial Circuit of Florida, Gilchrist County||trial|fl|
flacirct8lev|Circuit Court of the 8th Judicial Circuit of Florida, Levy County||trial|fl|
flacirct8uni|Circuit Court of the 8th Judicial Circuit of Florida, Union County||trial|fl|
flacirct9ora|Circuit Court of the 9th Judicial Circuit of Florida, Orange County||trial|fl|
flacirct9osc|Circuit Court of the 9th Judicial Circuit of Florida, Osceola County||trial|fl|
`
