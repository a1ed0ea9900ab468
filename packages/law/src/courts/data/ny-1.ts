/** Courts of NY (1). Rows as `../table.ts` reads them. */
export const courtsNy1 = `
nyappterm|Appellate Terms of the Supreme Court of New York|N.Y. App. Term.|intermediate|ny|1896-
nycityct|City and Municipal Courts of New York|N.Y. City Ct.|trial|ny|1846-
nyalbanycityct|Albany City Court|N.Y. City Ct., Albany|trial|ny|
nyamsterdcityct|Amsterdam City Court|N.Y. City Ct., Amsterdam|trial|ny|
nyauburncityct|Auburn City Court|N.Y. City Ct., Auburn|trial|ny|
nybataviacityct|Batavia City Court|N.Y. City Ct., Batavia|trial|ny|
nybingcityct|Binghamton City Court|N.Y. City Ct., Binghamton|trial|ny|
nybuffalocityct|Buffalo City Court|N.Y. City Ct., Buffalo|trial|ny|
nycanandcityct|Canandaigua City Court|N.Y. City Ct., Canandaigua|trial|ny|
nycityctlittlef|City Court Of Little Falls|N.Y. City Ct., Little Falls|trial|ny|
nywestchcityct|City Court of Westchester|N.Y. City Ct., Westchester|trial|ny|
nycityctclinton|Clinton City Court|N.Y. City Ct., Clinton|trial|ny|
nycohoescityct|Cohoes City Court|N.Y. City Ct., Cohoes|trial|ny|
nycortlcityct|Cortland City Court|N.Y. City Ct., Cortland|trial|ny|
nydunkirkcityct|Dunkirk City Court|N.Y. City Ct., Dunkirk|trial|ny|
nyelmiracityct|Elmira City Court|N.Y. City Ct., Elmira|trial|ny|
nyfultoncityct|Fulton City Court|N.Y. City Ct., Fulton|trial|ny|
nygenevacityct|Geneva City Court|N.Y. City Ct., Geneva|trial|ny|
nyglensfcityct|Glens Falls City Court|N.Y. City Ct., Glens Falls|trial|ny|
nygloverscityct|Gloversville City Court|N.Y. City Ct., Gloversville|trial|ny|
nyhornellcityct|Hornell City Court|N.Y. City Ct., Hornell|trial|ny|
nyhudsoncityct|Hudson City Court|N.Y. City Ct., Hudson|trial|ny|
nyithacacityct|Ithaca City Court|N.Y. City Ct., Ithaca|trial|ny|
nyjamescityct|Jamestown City Court|N.Y. City Ct., Jamestown|trial|ny|
nykingstcityct|Kingston City Court|N.Y. City Ct., Kington|trial|ny|
nylackawcityct|Lackawanna City Court|N.Y. City Ct., Lackawanna|trial|ny|
nylockpcityct|Lockport City Court|N.Y. City Ct., Lockport|trial|ny|
nylbccityct|Long Beach City Court|N.Y. City Ct., Long Beach|trial|ny|
nymiddletcityct|Middletown City Court|N.Y. City Ct., Middletown|trial|ny|
nymtverncityct|Mount Vernon City Court|N.Y. City Ct., Mt. Vernon|trial|ny|
nynassaucityct|Nassau City Court|N.Y. City Ct., Nassau|trial|ny|
nynewroccityct|New Rochelle City Court|N.Y. City Ct., New Rochelle|trial|ny|
nynyccityct|New York City Court|N.Y. City Ct., NYC|trial|ny|
nynewburcityct|Newburgh City Court|N.Y. City Ct., Newburgh|trial|ny|
nyniagaracityct|Niagara Falls City Court|N.Y. City Ct., Niagara Falls|trial|ny|
nycityctnorw|Norwich City Court|N.Y. City Ct., Norwich|trial|ny|
nyoneidacityct|Oneida City Court|N.Y. City Ct., Oneida|trial|ny|
nyoswegocityct|Oswego City Court|N.Y. City Ct., Oswego|trial|ny|
nypeekskcityct|Peekskill City Court|N.Y. City Ct., Peekskill|trial|ny|
nyplattscityct|Plattsburgh City Court|N.Y. City Ct., Plattsburgh|trial|ny|
nyportjercityct|Port Jervis City Court|N.Y. City Ct., Pt. Jervis|trial|ny|
nypoughcityct|Poughkeepsie City Court|N.Y. City Ct., Poughkeepsie|trial|ny|
nycityctrenss|Rensselaer City Court|N.Y. City Ct., Rensselaer|trial|ny|
nyroccityct|Rochester City Court|N.Y. City Ct., Rochester|trial|ny|
nyromecityct|Rome City Court|N.Y. City Ct., Rome|trial|ny|
nyryecityct|Rye City Court|N.Y. City Ct., Rye|trial|ny|
nysaratocityct|Saratoga Springs City Court|N.Y. City Ct., Saratoga Springs|trial|ny|
nyschencityct|Schenectady City Court|N.Y. City Ct., Schenectady|trial|ny|
nysyrcityct|Syracuse City Court|N.Y. City Ct., Syracuse|trial|ny|
nycitycttomp|Tompkins City Court|N.Y. City Ct., Tompkins|trial|ny|
nytonacityct|Tonawanda City Court|N.Y. City Ct., Tonawanda|trial|ny|
nytroycityct|Troy City Court|N.Y. City Ct., Troy|trial|ny|
nyuticacityct|Utica City Court|N.Y. City Ct., Utica|trial|ny|
nywatertcityct|Watertown City Court|N.Y. City Ct., Watertown|trial|ny|
nywhplncityct|White Plains City Court|N.Y. City Ct., White Plains|trial|ny|
nyyonkerscityct|Yonkers City Court|N.Y. City Ct., Yonkers|trial|ny|
nycivct|Civil Court of the City of New York||trial|ny|1962-
nycivctbronx|Civil Court Of The City Of New York, Bronx County|Civ. Ct. NYC, Bronx Cty.|trial|ny|1962-
nycivctkings|Civil Court Of The City Of New York, Kings County|Civ. Ct. NYC, Kings Cty.|trial|ny|1962-
nycivctny|Civil Court Of The City Of New York, New York County|Civ. Ct. NYC, NY Cty.|trial|ny|1962-
nycivctqueens|Civil Court Of The City Of New York, Queens County|Civ. Ct. NYC, Queens Cty.|trial|ny|1962-
nycivctrichm|Civil Court Of The City Of New York, Richmond County|Civ. Ct. NYC, Richmond Cty.|trial|ny|1962-
nyconct|Constitutional Court of New York||other|ny|
nyjudct|Court On The Judiciary of New York||trial|ny|
nyimpct|Court for the Trial of Impeachments||last|ny|1777-
nycterr|Court for the Trial of Impeachments and Correction of Errors||last|ny|1777-1846
nyarbct|Court of Arbitration of The Chamber of Commerce of New York||trial|ny|
nyoytermct|Court of Oyer And Terminer New York||trial|ny|1788-1895
nyoytermctalb|Albany Oyer and Terminer||trial|ny|1788-1895
nyoytermctmon|Court of Oyer And Terminer Monroe County New York||trial|ny|1788-1895
nyoytermctnyc|Court of Oyer And Terminer New York, New York County||trial|ny|1788-1895
nyoyctsteuben|Court of Oyer And Terminer Steuben County New York||trial|ny|1788-1895
nyoytermcttomp|Court of Oyer And Terminer Tompkins County New York||trial|ny|1788-1895
nyoyqueens|Oyer and Terminer Queens County||trial|ny|1788-1895
nyoytermctwash|Oyer and Terminer Washington County||trial|ny|1788-1895
nyoytermctren|Oyer and Terminer, Rensselaer County||trial|ny|1788-1895
nysessct|Court of Sessions||trial|ny|1684-1688
nysessctalbany|Albany Court of Sessions||trial|ny|1684-1688
nysessctchauta|Court of Sessions, Chautauqua County||trial|ny|1684-1688
nysessctgenesee|Court of Sessions, Genesee County||trial|ny|1684-1688
nysessctlewis|Court of Sessions, Lewis County||trial|ny|1684-1688
nysessctnyc|Court of Sessions, New York County||trial|ny|1684-1688
nysessctulster|Court of Sessions, Ulster County||trial|ny|1684-1688
nysessctorange|New York Court of Sessions, Orange County||trial|ny|1684-1688
nysessctqueens|New York Court of Sessions, Queens County||trial|ny|1684-1688
nysessctren|New York Court of Sessions, Rensselaer County||trial|ny|1684-1688
nysessctrock|New York Court of Sessions, Rockland County||trial|ny|1684-1688
nyag|New York Attorney General Reports|N.Y. Att'y Gen.|other|ny|
nycommnapp|New York Commission of Appeals||intermediate|ny|
nycountyct|New York County Courts|N.Y. Cty Ct.|trial|ny|
nyalbanyctyct|Albany County Court|N.Y. Cty. Ct., Albany Cty.|trial|ny|
nyalleganyctyct|Allegany County Court|N.Y. Cty. Ct., Allegany Cty.|trial|ny|
nybronxctyct|Bronx County Court|N.Y. Cty. Ct., Bronx Cty.|trial|ny|
nybroomectyct|Broome County Court|N.Y. Cty. Ct., Broome Cty.|trial|ny|
nycattctyct|Cattaraugus County Court|N.Y. Cty. Ct., Cattaraugus Cty.|trial|ny|
nycayugactyct|Cayuga County Court|N.Y. Cty. Ct., Cayuga Cty.|trial|ny|
nychautctyct|Chautauqua County Court|N.Y. Cty. Ct., Chautauqua Cty.|trial|ny|
nychemungctyct|Chemung County Court|N.Y. Cty. Ct., Chemung Cty.|trial|ny|
nychenangoctyct|Chenango County Court|N.Y. Cty. Ct., Chenango Cty.|trial|ny|
nyclintonctyct|Clinton County Court|N.Y. Cty. Ct., Clinton Cty.|trial|ny|
nycolumctyct|Columbia County Court|N.Y. Cty. Ct., Columbia Cty.|trial|ny|
nycortlandctyct|Cortland County Court|N.Y. Cty. Ct., Cortland Cty.|trial|ny|
nyputnamctyct|County Court of New York, Putnam County|N.Y. Cty. Ct., Putnam Cty.|trial|ny|
nysenctyct|County Court of New York, Seneca County|N.Y. Cty. Ct., Seneca Cty.|trial|ny|
nydelawarectyct|Delaware County Court|N.Y. Cty. Ct., Delaware Cty.|trial|ny|
nydutchessctyct|Dutchess County Court|N.Y. Cty. Ct., Dutchess Cty.|trial|ny|
nyeriectyct|Erie County Court|N.Y. Cty. Ct., Erie Cty.|trial|ny|
nyessexctyct|Essex County Court, N.Y.|N.Y. Cty. Ct., Essex Cty.|trial|ny|
nyfrankctyct|Franklin County Court, N.Y.|N.Y. Cty. Ct., Franklin Cty.|trial|ny|
nyfultonctyct|Fulton County Court, N.Y.|N.Y. Cty. Ct., Fulton Cty.|trial|ny|
nygenessctyct|Genesee County Court|N.Y. Cty. Ct., Genesee Cty.|trial|ny|
nyhamilctyct|Hamilton County Court|N.Y. Cty. Ct., Hamilton Cty.|trial|ny|
nygreenectyct|Greene County Court|N.Y. Cty. Ct., Greene Cty.|trial|ny|
nyherkimerctyct|Herkimer County Court, New York|N.Y. Cty. Ct., Herkimer Cty.|trial|ny|
nyjeffctyct|Jefferson County Court, New York|N.Y. Cty. Ct., Jefferson Cty.|trial|ny|
nykingsctyct|Kings County Court|N.Y. Cty. Ct., Kings Cty.|trial|ny|
nylewisctyct|Lewis County Court|N.Y. Cty. Ct., Lewis Cty.|trial|ny|
nylivingstctyct|Livingston County Court|N.Y. Cty. Ct., Livingston Cty.|trial|ny|
nymadctyct|Madison County Court|N.Y. Cty. Ct., Madison Cty.|trial|ny|
nymonroectyct|Monroe County Court, NY|N.Y. Cty. Ct., Monroe Cty.|trial|ny|
nymontctyct|Montgomery County Court|N.Y. Cty. Ct., Montgomery Cty.|trial|ny|
nynassctyct|Nassau County Court|N.Y. Cty. Ct., Nassau Cty.|trial|ny|
nykingctyct|New York County Court, King County|N.Y. Cty. Ct., King Cty.|trial|ny|
nycountyctny|New York County Court, New York County|N.Y. Cty. Ct., New York Cty.|trial|ny|
nyoneidactyct|New York County Court, Oneida County|N.Y. Cty. Ct., Oneida Cty.|trial|ny|
nysaratogactyct|New York Saratoga County Court|N.Y. Cty. Ct., Saratoga Cty.|trial|ny|
nyniagaractyct|Niagara County Court|N.Y. Cty. Ct., Niagara Cty.|trial|ny|
nyonondagactyct|Onondaga County Court, N.Y.|N.Y. Cty. Ct., Onondaga Cty.|trial|ny|
nyontarioctyct|Ontario County Court|N.Y. Cty. Ct., Ontario Cty.|trial|ny|
nyorangectyct|Orange County Court|N.Y. Cty. Ct., Orange Cty.|trial|ny|
nyorleansctyct|Orleans County Court|N.Y. Cty. Ct., Orleans Cty.|trial|ny|
nyoswegoctyct|Oswego County Court|N.Y. Cty. Ct., Oswego Cty.|trial|ny|
nyotsegoctyct|Otsego County Court|N.Y. Cty. Ct., Otsego Cty.|trial|ny|
nyqueensctyct|Queens County Court|N.Y. Cty. Ct., Queens Cty.|trial|ny|
nyrensctyct|Rensselaer County Court|N.Y. Cty. Ct., Rensselaer Cty.|trial|ny|
nyrocklandctyct|Rockland County Court|N.Y. Cty. Ct., Rockland Cty.|trial|ny|
nyschenctyct|Schenectady County Court|N.Y. Cty. Ct., Schenectady Cty.|trial|ny|
nyschoharctyct|Schoharie County Court|N.Y. Cty. Ct., Schoharie Cty.|trial|ny|
nyschuylerctyct|Schuyler County Court|N.Y. Cty. Ct., Schuyler Cty.|trial|ny|
nystlawctyct|St. Lawrence County Court|N.Y. Cty. Ct., St. Lawrence Cty.|trial|ny|
nysteubenctyct|Steuben County Court, New York|N.Y. Cty. Ct., Steuben Cty.|trial|ny|
nysuffolkctyct|Suffolk County Court|N.Y. Cty. Ct., Suffolk Cty.|trial|ny|
nysullivanctyct|Sullivan County Court|N.Y. Cty. Ct., Sullivan Cty.|trial|ny|
nytiogactyct|Tioga County Court|N.Y. Cty. Ct., Tioga Cty.|trial|ny|
nytompkinsctyct|Tompkins County Court|N.Y. Cty. Ct., Tompkins Cty.|trial|ny|
nyulsterctyct|Ulster County Court|N.Y. Cty. Ct., Ulster Cty.|trial|ny|
nywarrenctyct|Warren County Court|N.Y. Cty. Ct., Warren Cty.|trial|ny|
nywashctyct|Washington County Court|N.Y. Cty. Ct., Washington Cty.|trial|ny|
nywaynectyct|Wayne County Court|N.Y. Cty. Ct., Wayne Cty.|trial|ny|
nywestchcty|Westchester County Court|N.Y. Cty. Ct., Westchester Cty.|trial|ny|
nywyomingctyct|Wyoming County Court|N.Y. Cty. Ct., Wyoming Cty.|trial|ny|
nyyatesctyct|Yates County Court|N.Y. Cty. Ct., Yates Cty.|trial|ny|
ny|New York Court of Appeals|N.Y.|last|ny|1777-
nyctassizes|New York Court of Assizes||last|ny|1665-1683
nychanct|New York Court of Chancery||trial|ny|1683-1846
nychanctsara|Saratoga Chancery Court||intermediate|ny|
nyctcompl|New York Court of Common Pleas||trial|ny|1686-1895
nyspecsessct|New York Court of Special Sessions||trial|ny|1732-1962
nyalbspecsess|Albany Court of Special Sessions||trial|ny|
nynycspecsess|New York City Court of Special Sessions||trial|ny|1732-1962
nyspecsessyonk|Yonkers Court of Special Sessions||trial|ny|
nydistct|New York District Courts||trial|ny|1937-
nydistctsuffolk|District Court Suffolk County New York||trial|ny|1937-
nydistctnassau|Nassau District Court||trial|ny|1937-
nyexecchamber|New York Executive Chamber||other|ny|
nyfamct|New York Family Court|N.Y. Fam. Ct.|trial|ny|1902-
nyfamctdel|Delaware County Children's Court||trial|ny|
`
