/** Courts of NY (3). Rows as `../table.ts` reads them. */
export const courtsNy3 = `
nycirdutchcty|New York Circuit Court, Dutchess County|N.Y. Cir. Ct., Dutchess Cty.|trial|ny|1821-1846
nycirkingscty|New York Circuit Court, Kings County|N.Y. Cir. Ct., Kings Cty.|trial|ny|1821-1846
nycirmonroecty|New York Circuit Court, Monroe County|N.Y. Cir. Ct., Monroe Cty.|trial|ny|1821-1846
nycironeidacty|New York Circuit Court, Oneida County|N.Y. Cir. Ct., Oneida Cty.|trial|ny|1821-1846
nyciroswegocty|New York Circuit Court, Oswego County|N.Y. Cir. Ct., Oswego Cty.|trial|ny|1821-1846
nyadmct|The New York Court of Admiralty||trial|ny|1775-1789
nyproct|The New York Probate Court||trial|ny|1778-1823
superctny|The Superior Court of New York||trial|ny|1828-1894
nysuperctbuf|Superior Court of Buffalo||trial|ny|
nysuperctnyc|Superior Court of New York||trial|ny|
nyjustct|Town and Village Courts|N.Y. Just. Court|trial|ny|1790-
nyalbanyjustct|Albany City Police Court|N.Y. Just. Court, Albany|trial|ny|
nyamherstjustct|Amherst Town Court|N.Y. Just. Court, Amherst|trial|ny|
nyjustctamsterd|Amsterdam Police Court||trial|ny|
nyjustctarcadia|Arcadia Justice Court||trial|ny|
nyjustctaurora|Aurora Justice Court||trial|ny|
nybedfordjustct|Bedford Justice Court|N.Y. Just. Court, Bedford|trial|ny|
nyjustctbethl|Bethlehem Justice Court||trial|ny|
nyjustctbrighto|Brighton Justice Court||trial|ny|
nyjustctcamillu|Camillus Justice Court||trial|ny|
nyjustctcanaan|Canaan Justice Court||trial|ny|
nyjustctcanton|Canton Justice Court||trial|ny|
nyjustctcayugah|Cayuga Heights Police Court||trial|ny|
nyjustctcheekto|Cheektowaga Justice Court||trial|ny|
nyjustctchenang|Chenango Justice Court||trial|ny|
nyjustctchili|Chili Justice Court||trial|ny|
nyjustctclarks|Clarkstown Justice Court||trial|ny|
nyjustctclifton|Clifton Park Justice Court||trial|ny|
nyjustctcohoes|Cohoes Police Court||trial|ny|
nycoloniejustct|Colonie Justice Court|N.Y. Just. Court, Colonie|trial|ny|
nyjustctcornwal|Cornwall Justice Court||trial|ny|
nyjustctcortlan|Cortlandt Town Court||trial|ny|
nyjustctdewitt|DeWitt Justice Court||trial|ny|
nyjustctdepew|Depew Justice Court||trial|ny|
nyjustctdickins|Dickinson Justice Court||trial|ny|
nyjustctdix|Dix Town Court||trial|ny|
nyjustctdobbsfe|Dobbs Ferry Justice Court||trial|ny|
nyjustcteastroc|East Rochester Justice Court||trial|ny|
nyjustcteastche|Eastchester Justice Court||trial|ny|
nyjustctelma|Elma Justice Court||trial|ny|
nyjustctfrankfo|Frankfort Justice Court||trial|ny|
nygardjust|Garden City Police Court|N.Y. Just. Court, Gardent City|trial|ny|
nyjustctgates|Gates Town Court||trial|ny|
nyjustctgeneseo|Geneseo Justice Court||trial|ny|
nyjustctgeneva|Geneva Justice Court||trial|ny|
nygtnkpljustct|Great Neck Plaza Village Court|N.Y. Just. Court, Great Neck|trial|ny|
nyjustctgreece|Greece Justice Court||trial|ny|
nyjustctharriso|Harrison Town Court||trial|ny|
nyjustcthaverst|Haverstraw Justice Court||trial|ny|
nyhempjustct|Hempstead Justice Court|N.Y. Just. Court, Hempstead|trial|ny|
nyjustcthenriet|Henrietta Justice Court||trial|ny|
nyjustctherkime|Herkimer Justice Court||trial|ny|
nyjustcthighlan|Highlands Justice Court||trial|ny|
nyjustcthorsehe|Horseheads Justice Court||trial|ny|
nyhunterjustct|Hunter Justice Court|N.Y. Just. Court, Hunter|trial|ny|
nyjustcthunting|Huntington Police Justice's Court||trial|ny|
nyhydepkjustct|Hyde Park Justice Court|N.Y. Just. Court, Hyde Park|trial|ny|
nyjustctirondeq|Irondequoit Justice Court||trial|ny|
nyjustctcambria|Justice Court Of The Town Of Cambria||trial|ny|
nyjustctefishk|Justice Court Of The Town Of East Fishkill||trial|ny|
nyjustcthampt|Justice Court Of The Town Of Hamptonburgh||trial|ny|
nyjustctnewscot|Justice Court Of The Town Of New Scotland||trial|ny|
nyjustctstuyv|Justice Court Of The Town Of Stuyvesant, Columbia County||trial|ny|
nyjustctoysterb|Justice Court Of The Village Of Oyster Bay Cove||trial|ny|
nyjustctroslynh|Justice Court of Incorporated Village of Roslyn Harbor||trial|ny|
nyjustctscarsda|Justice Court of Scarsdale||trial|ny|
nyjustcttarryt|Justice Court of The Town Of Tarrytown||trial|ny|
nyjustcttonawan|Justice Court of Tonawanda||trial|ny|
nyjustctcarmel|Justice Court of Town of Carmel||trial|ny|
nyjustctchatam|Justice Court of Town of Chatam||trial|ny|
nyjustctfishkil|Justice Court of Town of Fishkill||trial|ny|
nygreenbjustct|Justice Court of Town of Greenburgh|N.Y. Just. Court, Greenburgh|trial|ny|
nyjustctlockpor|Justice Court of Town of Lockport||trial|ny|
nyjustctnewburg|Justice Court of Town of Newburgh||trial|ny|
nyjustctossinin|Justice Court of Town of Ossining||trial|ny|
nyjustctpendl|Justice Court of Town of Pendleton||trial|ny|
nyjustctperinto|Justice Court of Town of Perinton||trial|ny|
nyjustctramapo|Justice Court of Town of Ramapo||trial|ny|
nyjustctrhinebe|Justice Court of Town of Rhinebeck||trial|ny|
nyjustctyork|Justice Court of Town of Yorktown||trial|ny|
nyjustctardsley|Justice Court of Village of Ardsley||trial|ny|
nyjustctblasdel|Justice Court of Village of Blasdell||trial|ny|
nyjustctbriarcl|Justice Court of Village of Briarcliff Manor||trial|ny|
nyjustctbronxvi|Justice Court of Village of Bronxville||trial|ny|
nyjustctelmsfor|Justice Court of Village of Elmsford||trial|ny|
nyjustctfairpor|Justice Court of Village of Fairport||trial|ny|
nyjustctfleisch|Justice Court of Village of Fleischmanns||trial|ny|
nyjustcthasting|Justice Court of Village of Hastings-on-Hudson||trial|ny|
nyjustctkingspo|Justice Court of Village of Kings Point||trial|ny|
nyjustctlarchmo|Justice Court of Village of Larchmont||trial|ny|
nyjustctlindenh|Justice Court of Village of Lindenhurst||trial|ny|
nyjustctmassape|Justice Court of Village of Massapequa||trial|ny|
nyjustctmonroe|Justice Court of Town of Monroe||trial|ny|
nyjustctmonte|Justice Court of Village of Montebello||trial|ny|
nyjustctmontice|Justice Court of Village of Monticello||trial|ny|
nyjustctmutton|Justice Court of Village of Muttontown||trial|ny|
nyjustctnewark|Justice Court of Village of Newark||trial|ny|
nyjustctnorthhi|Justice Court of Village of North Hills||trial|ny|
nyjustctoceanbe|Justice Court of Village of Ocean Beach||trial|ny|
nyjustctorchard|Justice Court of Village of Orchard Park||trial|ny|
nyjustctparma|Justice Court of Village of Parma||trial|ny|
nyjustctportche|Justice Court of Village of Port Chester||trial|ny|
nyjustctportwa|Justice Court of Village of Port Washington||trial|ny|
nyjustctpoundri|Justice Court of Village of Pound Ridge||trial|ny|
nyjustctredhook|Justice Court of Village of Red Hook||trial|ny|
nyjustctrockvil|Justice Court of Village of Rockville||trial|ny|
nyjustctsleepyh|Justice Court of Village of Sleepy Hollow||trial|ny|
nyjustctsouthny|Justice Court of Village of South Nyack||trial|ny|
nyjustctspringv|Justice Court of Village of Spring Valley||trial|ny|
nyjustctsuffern|Justice Court of Village of Suffern||trial|ny|
nyjustcttuckaho|Justice Court of Village of Tuckahoe||trial|ny|
nyjustctwells|Justice Court of Town of Wells||trial|ny|
nyjustctwestbur|Justice Court of Village of Westbury||trial|ny|
nyjustctwoodsto|Justice Court of Village of Woodstock||trial|ny|
nyjustctclinton|Justice Court of the Town of Clinton||trial|ny|
nyjustctdeerp|Justice Court of the Town of Deerpark||trial|ny|
nyjustctniska|Justice Court of the Town of Niskayuna||trial|ny|
nyjustctsomers|Justice Court of the Town of Somers||trial|ny|
nyjustctbellp|Justice Court of the Village of Bellport||trial|ny|
nyjustctfarmi|Justice Court of the Village of Farmingdale||trial|ny|
nyjustctnorthp|Justice Court of the Village of Northport||trial|ny|
nyjustctthenyac|Justice Court of the Village of Nyack||trial|ny|
nyjustctpierm|Justice Court of the Village of Piermont||trial|ny|
nykensjustct|Kensington Village Court|N.Y. Just. Court, Kensington|trial|ny|
nykinderjustct|Kinderhook Justice Court|N.Y. Just. Court, Kinderhook|trial|ny|
nyjustctkingsbu|Kingsbury Justice Court||trial|ny|
nylagrjustct|LaGrange Justice Court|N.Y. Just. Court, LaGrange|trial|ny|
nyjustctlatting|Lattingtown Village Court||trial|ny|
nyjustctlloydha|Lloyd Harbor Village Police Court||trial|ny|
nyjustctlowvill|Lowville Justice Court||trial|ny|
nyjustctmamaron|Mamaroneck Justice Court||trial|ny|
nymassapkjustct|Massapequa Park Justice Court|N.Y. Just. Court, Massapequa Pk.|trial|ny|
nyjustctmassena|Massena City Police Court||trial|ny|
nyjustctmaybroo|Maybrook Police Court||trial|ny|
nyjustctmendon|Mendon Justice Court||trial|ny|
nyjustctmillert|Millerton Village Court||trial|ny|
nyjustctmills|Mills Village Court||trial|ny|
nyjustctmountki|Mount Kisco Police Court||trial|ny|
nyjustctnewpalt|New Paltz Justice Court||trial|ny|
nyjustctnewwind|New Windsor Justice Court||trial|ny|
nyjustctnorthca|North Castle Justice Court||trial|ny|
nyjustctnorthgr|North Greenbush Justice Court||trial|ny|
nyjustctoakfiel|Oakfield Justice Court||trial|ny|
nyjustctogden|Ogden Justice Court||trial|ny|
nyjustctonondag|Onondaga Town Court||trial|ny|
nyjustctorange|Orangetown Justice Court||trial|ny|
nyjustctowego|Owego Justice Court||trial|ny|
nyjustctpenfiel|Penfield Justice Court||trial|ny|
nyjustctpleasan|Pleasant Valley Justice Court||trial|ny|
nyjustctpoughke|Poughkeepsie Justice Court||trial|ny|
nyjustctsandlak|Sand Lake Justice Court||trial|ny|
nyjustctschuyle|Schuyler Justice Court||trial|ny|
nyjustctseaclif|Sea Cliff Justice Court||trial|ny|
nyjustctspringc|Spring City Police Court||trial|ny|
nyjustctstarkey|Starkey Town Court||trial|ny|
nytaghjustct|Taghkanic Justice Court|N.Y. Just. Court, Taghkanic|trial|ny|
nyjustctgreenpo|Town of Greenport Justice Court|Greenport Just. Ct.|trial|ny|
nytroyjustct|Troy City Police Court|N.Y. Just. Court, Troy|trial|ny|
nyjustcttuxedo|Tuxeo Justice Court||trial|ny|
nyjustctulster|Ulster Justice Court||trial|ny|
nyvalstrjustct|Valley Stream Justice Court|N.Y. Just. Court, Valley Stream|trial|ny|
nyjustctlynbroo|Village Justice Court of Village of Lynbrook||trial|ny|
nyjustctwapping|Wappinger Justice Court||trial|ny|
nywebsterjustct|Webster Justice Court|N.Y. Just. Court, Webster|trial|ny|
nyjustctwoodbur|Woodbury Justice Court||trial|ny|
nyjustctyonkers|Yonkers Justice Court||trial|ny|
`
