/** Courts of NY (2). Rows as `../table.ts` reads them. */
export const courtsNy2 = `
nycfamct|New York City Family Court|N.Y.C. Fam. Ct.|trial|ny|
nyfamctalbany|New York Family Court, Albany County||trial|ny|
nyfamctalleg|New York Family Court, Allegany County||trial|ny|
nyfamctbronx|New York Family Court, Bronx County||trial|ny|
nyfamctchauta|New York Family Court, Chautauqua County||trial|ny|
nyfamctchemung|New York Family Court, Chemung County||trial|ny|
nyfamctclinton|New York Family Court, Clinton County||trial|ny|
nyfamctdutch|New York Family Court, Dutchess County||trial|ny|
nyfamcterie|New York Family Court, Erie County||trial|ny|
nyfamctessex|New York Family Court, Essex County||trial|ny|
nyfamctfrank|New York Family Court, Franklin County||trial|ny|
nyfamctgenesee|New York Family Court, Genesee County||trial|ny|
nyfamctgreene|New York Family Court, Greene County||trial|ny|
nyfamctjeff|New York Family Court, Jefferson County||trial|ny|
nyfamctkings|New York Family Court, Kings County||trial|ny|
nyfamctmadison|New York Family Court, Madison County||trial|ny|
nyfamctmonroe|New York Family Court, Monroe County||trial|ny|
nyfamctmontg|New York Family Court, Montgomery County||trial|ny|
nyfamctnassau|New York Family Court, Nassau County||trial|ny|
nyfamctniagara|New York Family Court, Niagara County||trial|ny|
nyfamctoneida|New York Family Court, Oneida County||trial|ny|
nyfamctontario|New York Family Court, Ontario County||trial|ny|
nyfamctonond|New York Family Court, Onondaga County||trial|ny|
nyfamctorange|New York Family Court, Orange County||trial|ny|
nyfamctoswego|New York Family Court, Oswego County||trial|ny|
nyfamctotsego|New York Family Court, Otsego County||trial|ny|
nyfamctqueens|New York Family Court, Queens County||trial|ny|
nyfamctrenss|New York Family Court, Rensselaer County||trial|ny|
nyfamctrich|New York Family Court, Richmond County||trial|ny|
nyfamctrockl|New York Family Court, Rockland County||trial|ny|
nyfamctstl|New York Family Court, St. Lawrence County||trial|ny|
nyfamctsaratoga|New York Family Court, Saratoga County||trial|ny|
nyfamctschuyler|New York Family Court, Schuyler County||trial|ny|
nyfamctseneca|New York Family Court, Seneca County||trial|ny|
nyfamctsteuben|New York Family Court, Steuben County||trial|ny|
nyfamctsuffolk|New York Family Court, Suffolk County||trial|ny|
nyfamctsull|New York Family Court, Sullivan County||trial|ny|
nyfamcttompkins|New York Family Court, Tompkins County||trial|ny|
nyfamctulster|New York Family Court, Ulster County||trial|ny|
nyfamctwarren|New York Family Court, Warren County||trial|ny|
nyfamctwashing|New York Family Court, Washington County||trial|ny|
nyfamctwayne|New York Family Court, Wayne County||trial|ny|
nyfamctwestch|New York Family Court, Westchester County||trial|ny|
nyfamctyates|New York Family Court, Yates County||trial|ny|
nymagct|New York Magistrate Court||trial|ny|-1962
nynycmagct|New York City Magistrate Court||trial|ny|-1962
nyprobsolvct|New York Problem Solving Courts||trial|ny|1998-
nystateassembly|New York State Assembly||other|ny|
nyclaimsct|New York State Court of Claims||trial|ny|1817-
nyhospcommn|New York State Hospital Commission|N.Y. St. Hosp. Comm'n|intermediate|ny|1895-1912
nysupct|New York Supreme Court|N.Y. Sup. Ct.|trial|ny|1896-
nysupctnewyork|New York Supreme Court New York|N.Y. Sup. Ct., NYC Cty.|trial|ny|1896-
nysupctoneida|New York Supreme Court Oneida Special Term|N.Y. Sup. Ct., Oneida Cty.|trial|ny|1896-
nysupctsntlw|New York Supreme Court St. Lawrence|N.Y. Sup. Ct., St. Lawrence Cty.|trial|ny|1896-
nysupctstbn|New York Supreme Court Steuben|N.Y. Sup. Ct., Steuben Cty.|trial|ny|1896-
nysupctschuy|New York Supreme Court, Schuyler County|N.Y. Sup. Ct., Schuyler Cty.|trial|ny|1896-
nysupctulster|New York Supreme Court Ulster Special Term|N.Y. Sup. Ct., Ulster Cty.|trial|ny|1896-
nysupctalbany|New York Supreme Court, Albany|N.Y. Sup. Ct., Albany Cty.|trial|ny|1896-
nysupctalgny|New York Supreme Court, Allegany County|N.Y. Sup. Ct., Allegany Cty.|trial|ny|1896-
nysupctbrnx|New York Supreme Court, Bronx County|N.Y. Sup. Ct., Bronx Cty.|trial|ny|1896-
nysupctbrm|New York Supreme Court, Broome County|N.Y. Sup. Ct., Broome Cty.|trial|ny|1896-
nysupctctrgs|New York Supreme Court, Cattaraugus|N.Y. Sup. Ct., Cattaraugus Cty.|trial|ny|1896-
nysupctcayuga|New York Supreme Court, Cayuga|N.Y. Sup. Ct., Cayuga Cty.|trial|ny|1896-
nysupctchtq|New York Supreme Court, Chautauqua County|N.Y. Sup. Ct., Chautauqua Cty.|trial|ny|1896-
nysupctchmng|New York Supreme Court, Chemung County|N.Y. Sup. Ct., Chemung Cty.|trial|ny|1896-
nysupctchenango|New York Supreme Court, Chenango|N.Y. Sup. Ct., Chenango Cty.|trial|ny|1896-
nysupctclinton|New York Supreme Court, Clinton|N.Y. Sup. Ct., Clinton Cty.|trial|ny|1896-
nysupctclmb|New York Supreme Court, Columbia County|N.Y. Sup. Ct., Columbia Cty.|trial|ny|1896-
nysupctcrtlnd|New York Supreme Court, Cortland County|N.Y. Sup. Ct., Cortland Cty.|trial|ny|1896-
nysupctdlwr|New York Supreme Court, Delaware County|N.Y. Sup. Ct., Delaware Cty.|trial|ny|1896-
nysupctdtchss|New York Supreme Court, Dutchess County|N.Y. Sup. Ct., Dutchess Cty.|trial|ny|1896-
nysupcterie|New York Supreme Court, Erie County|N.Y. Sup. Ct., Erie Cty.|trial|ny|1896-
nysupctessex|New York Supreme Court, Essex County|N.Y. Sup. Ct., Essex Cty.|trial|ny|1896-
nysupctfrnkln|New York Supreme Court, Franklin County|N.Y. Sup. Ct., Franklin Cty.|trial|ny|1896-
nysupctfltn|New York Supreme Court, Fulton County|N.Y. Sup. Ct., Fulton Cty.|trial|ny|1896-
nysupctgnss|New York Supreme Court, Genesee County|N.Y. Sup. Ct., Genesee Cty.|trial|ny|1896-
nysupctgrn|New York Supreme Court, Greene County|N.Y. Sup. Ct., Greene Cty.|trial|ny|1896-
nysupcthamilton|New York Supreme Court, Hamilton County|N.Y. Sup. Ct., Hamilton Cty.|trial|ny|1896-
nysupcthrkmr|New York Supreme Court, Herkimer County|N.Y. Sup. Ct., Herkimer Cty.|trial|ny|1896-
nysupctjffrsn|New York Supreme Court, Jefferson County|N.Y. Sup. Ct., Jefferson Cty.|trial|ny|1896-
nysupctkings|New York Supreme Court, Kings|N.Y. Sup. Ct., Kings Cty.|trial|ny|1896-
nysupctlewis|New York Supreme Court, Lewis County|N.Y. Sup. Ct., Lewis Cty.|trial|ny|1896-
nysupctlvngstn|New York Supreme Court, Livingston County|N.Y. Sup. Ct., Livingston Cty.|trial|ny|1896-
nysupctmdsn|New York Supreme Court, Madison County|N.Y. Sup. Ct., Madison Cty.|trial|ny|1896-
nysupctmonroe|New York Supreme Court, Monroe County|N.Y. Sup. Ct., Monroe Cty.|trial|ny|1896-
nysupctmntgmry|New York Supreme Court, Montgomery County|N.Y. Sup. Ct., Montgomery Cty.|trial|ny|1896-
nysupctnss|New York Supreme Court, Nassau County|N.Y. Sup. Ct., Nassau Cty.|trial|ny|1896-
nysupctniagra|New York Supreme Court, Niagara|N.Y. Sup. Ct., Niagara Cty.|trial|ny|1896-
nysupctnndg|New York Supreme Court, Onondaga County|N.Y. Sup. Ct., Onondaga Cty.|trial|ny|1896-
nysupctntr|New York Supreme Court, Ontario County|N.Y. Sup. Ct., Ontario Cty.|trial|ny|1896-
nysupctorange|New York Supreme Court, Orange County|N.Y. Sup. Ct., Orange Cty.|trial|ny|1896-
nysupctrlns|New York Supreme Court, Orleans County|N.Y. Sup. Ct., Orleans Cty.|trial|ny|1896-
nysupctswg|New York Supreme Court, Oswego County|N.Y. Sup. Ct., Oswego Cty.|trial|ny|1896-
nysupctostego|New York Supreme Court, Otsego County|N.Y. Sup. Ct., Otsego Cty.|trial|ny|1896-
nysupctptnm|New York Supreme Court, Putnam County|N.Y. Sup. Ct., Putnam Cty.|trial|ny|1896-
nysupctren|New York Supreme Court, Rensselaer|N.Y. Sup. Ct., Rensselaer Cty.|trial|ny|1896-
nysupctrichmond|New York Supreme Court, Richmond County|N.Y. Sup. Ct., Richmond Cty.|trial|ny|1896-
nysupctrcklnd|New York Supreme Court, Rockland County|N.Y. Sup. Ct., Rockland Cty.|trial|ny|1896-
nysupctsrtg|New York Supreme Court, Saratoga County|N.Y. Sup. Ct., Saratoga Cty.|trial|ny|1896-
nysupctschnec|New York Supreme Court, Schenectady County|N.Y. Sup. Ct., Schenectady Cty.|trial|ny|1896-
nysupctsnc|New York Supreme Court, Seneca County|N.Y. Sup. Ct., Seneca Cty.|trial|ny|1896-
nysupctscho|New York Supreme Court, Schoharie County|N.Y. Sup. Ct., Schoharie Cty.|trial|ny|1896-
nysuprctfflk|New York Supreme Court, Suffolk County|N.Y. Sup. Ct., Suffolk Cty.|trial|ny|1896-
nysupctsllvn|New York Supreme Court, Sullivan County|N.Y. Sup. Ct., Sullivan Cty.|trial|ny|1896-
nysupcttioga|New York Supreme Court, Tioga County|N.Y. Sup. Ct., Tioga Cty.|trial|ny|1896-
nysupcttmpkns|New York Supreme Court, Tompkins County|N.Y. Sup. Ct., Tompkins Cty.|trial|ny|1896-
nysupctwarren|New York Supreme Court, Warren County|N.Y. Sup. Ct., Warren Cty.|trial|ny|1896-
nysupctwash|New York Supreme Court, Washington County|N.Y. Sup. Ct., Wash. Cty.|trial|ny|1896-
nysupctwayne|New York Supreme Court, Wayne County|N.Y. Sup. Ct., Wayne Cty.|trial|ny|1896-
nysupctwyom|New York Supreme Court, Wyoming County|N.Y. Sup. Ct., Wyoming Cty.|trial|ny|1896-
nysupctqueens|Supreme Court, Queens County|N.Y. Sup. Ct., Queens Cty.|trial|ny|1896-
nysupctwster|Supreme Court, Westchester County|N.Y. Sup. Ct., Wchstr. Cty.|trial|ny|1896-
nysupctyates|New York Supreme Court, Yates County|N.Y. Sup. Ct., Yates Cty.|trial|ny|1896-
nysurct|New York Surrogate's Court||trial|ny|1787-
nysurctalbany|Surrogate's Court, Albany County|N.Y. Surr. Ct., Albany Cty.|trial|ny|
nysurctbronx|Surrogate's Court, Bronx County|N.Y. Surr. Ct., Bronx, Cty.|trial|ny|1787-
nysurctbroome|Surrogate's Court, Broome County|N.Y. Surr. Ct., Broome Cty.|trial|ny|
nysurctcattar|Surrogate's Court, Cattaraugus County|N.Y. Surr. Ct., Cattaraugus Cty.|trial|ny|
nysurctchauta|Surrogate's Court, Chautauqua County|N.Y. Surr. Ct., Chautauqua Cty.|trial|ny|
nysurctcortland|Surrogate's Court, Cortland County|N.Y. Surr. Ct., Cortland Cty.|trial|ny|
nysurctdelaware|Surrogate's Court, Delaware County|N.Y. Surr. Ct., Delaware Cty.|trial|ny|
nysurctdutchess|Surrogate's Court, Dutchess County|N.Y. Surr. Ct., Dutchess Cty.|trial|ny|
nysurcterie|Surrogate's Court, Erie County|N.Y. Surr. Ct., Erie Cty.|trial|ny|
nysurctessex|Surrogate's Court, Essex County|N.Y. Surr. Ct., Essex Cty.|trial|ny|
nysurctfranklin|Surrogate's Court, Franklin County|N.Y. Surr. Ct., Franklin Cty.|trial|ny|
nysurctgenesee|Surrogate's Court, Genesee County|N.Y. Surr. Ct., Genesee Cty.|trial|ny|
nysurctjefferso|Surrogate's Court, Jefferson County|N.Y. Surr. Ct., Jefferson Cty.|trial|ny|
nysurctkings|Surrogate's Court, Kings County|N.Y. Surr. Ct., Kings Cty.|trial|ny|
nysurctmadison|Surrogate's Court, Madison County|N.Y. Surr. Ct., Madison Cty.|trial|ny|
nysurctmonroe|Surrogate's Court, Monroe County|N.Y. Surr. Ct., Monroe Cty.|trial|ny|
nysurctnassau|Surrogate's Court, Nassau County|N.Y. Surr. Ct., Nassau Cty.|trial|ny|
nysurctnyc|Surrogate's Court, New York County|N.Y. Surr. Ct., New York Cty.|trial|ny|
nysurctoneida|Surrogate's Court, Oneida County|N.Y. Surr. Ct., Oneida Cty.|trial|ny|
nysurctonond|Surrogate's Court, Onondaga County|N.Y. Surr. Ct., Onondaga Cty.|trial|ny|
nysurctorange|Surrogate's Court, Orange County|N.Y. Surr. Ct., Orange Cty.|trial|ny|
nysurctputnam|Surrogate's Court, Putnam County|N.Y. Surr. Ct., Putnam Cty.|trial|ny|
nysurctqueens|Surrogate's Court, Queens County|N.Y. Surr. Ct., Queens Cty.|trial|ny|
nysurctrenssela|Surrogate's Court, Rensselaer County|N.Y. Surr. Ct., Rensselaer Cty.|trial|ny|
nysurctrichmond|Surrogate's Court, Richmond County|N.Y. Surr. Ct., Richmond Cty.|trial|ny|
nysurctrockland|Surrogate's Court, Rockland County|N.Y. Surr. Ct., Rockland Cty.|trial|ny|
nysurctsaratoga|Surrogate's Court, Saratoga County|N.Y. Surr. Ct., Saratoga Cty.|trial|ny|
nysurctschenect|Surrogate's Court, Schenectady County|N.Y. Surr. Ct., Schenectady Cty.|trial|ny|
nysurctsuffolk|Surrogate's Court, Suffolk County|N.Y. Surr. Ct., Suffolk Cty.|trial|ny|
nysurctsullivan|Surrogate's Court, Sullivan County|N.Y. Surr. Ct., Sullivan Cty.|trial|ny|
nysurcttompkins|Surrogate's Court, Tompkins County|N.Y. Surr. Ct., Tompkins Cty.|trial|ny|
nysurctulster|Surrogate's Court, Ulster County|N.Y. Surr. Ct., Ulster Cty.|trial|ny|
nysurctwarren|Surrogate's Court, Warren County|N.Y. Surr. Ct., Warren Cty.|trial|ny|
nysurctwayne|Surrogate's Court, Wayne County|N.Y. Surr. Ct., Wayne Cty.|trial|ny|
nysurctwestches|Surrogate's Court, Westchester County|N.Y. Surr. Ct., Westchester Cty.|trial|ny|
nysurctwyo|Surrogate's Court, Wyoming County|N.Y. Surr. Ct., Wyoming Cty.|trial|ny|
nysurctyates|Surrogate's Court, Yates County|N.Y. Surr. Ct., Yates Cty.|trial|ny|
nyrecctnewburgh|Newburgh Recorder's Court||trial|ny|
nygensess|The Court of General Sessions||trial|ny|1683-1962
nygensesskings|Court of General Sessions Kings County New York||trial|ny|
nygensesslewis|New York Court of General Sessions, Lewis County||trial|ny|1683-1962
nycrimct|The Criminal Court of the City of New York||trial|ny|1962-
nycrimctbronx|The Criminal Court of the City of New York, Bronx||trial|ny|1962-
nycrimctkings|The Criminal Court of the City of New York, Kings||trial|ny|1962-
nycrimctnyc|The Criminal Court of the City of New York, New York||trial|ny|1962-
nycrimctqueens|The Criminal Court of the City of New York, Queens||trial|ny|1962-
nycrimctrichm|The Criminal Court of the City of New York, Richmond||trial|ny|1962-
nyappdiv|The Four Departments of the Appellate Division|N.Y. App. Div.|intermediate|ny|1896-
nymarct|The Marine Court of the City of New York, 1807-1883||trial|ny|1807-1883
nycirct|The New York Circuit Courts||trial|ny|1821-1846
nyciralbanycty|New York Circuit Court, Albany County|N.Y. Circ. Ct., Albany Cty|trial|ny|1821-1846
nycircolcty|New York Circuit Court, Columbia County|N.Y. Cir. Ct., Columbia Cty.|trial|ny|1821-1846
nycirdelcty|New York Circuit Court, Delaware County|N.Y. Cir. Ct., Delaware Cty.|trial|ny|1821-1846
`
