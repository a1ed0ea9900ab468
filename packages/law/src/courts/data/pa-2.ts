/** Courts of PA (2). Rows as `../table.ts` reads them. */
export const courtsPa2 = `
paqtrsessclario|Clarion County Court of Quarter Sessions|Clarion Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessclearf|Clearfield County Court of Quarter Sessions|Clearfield Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessclinto|Clinton County Court of Quarter Sessions|Clinton Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsesscolumb|Columbia County Court of Quarter Sessions|Columbia Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsesscrawfo|Crawford County Court of Quarter Sessions|Crawford Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsesscumber|Cumberland County Court of Quarter Sessions|Cumberland Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessdauphi|Dauphin County Court of Quarter Sessions|Dauphin Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessdelawa|Delaware County Court of Quarter Sessions|Delaware Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsesselk|Elk County Court of Quarter Sessions|Elk Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsesserie|Erie County Court of Quarter Sessions|Erie Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessfayett|Fayette County Court of Quarter Sessions|Fayette Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessfrankl|Franklin County Court of Quarter Sessions|Franklin Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessfulton|Fulton County Court of Quarter Sessions|Fulton Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessgreene|Greene County Court of Quarter Sessions|Greene Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsesshuntin|Huntingdon County Court of Quarter Sessions|Huntingdon Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessindian|Indiana County Court of Quarter Sessions|Indiana Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessjeffer|Jefferson County Court of Quarter Sessions|Jefferson Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessjuniat|Juniata County Court of Quarter Sessions|Juniata Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsesslackaw|Lackawanna County Court of Quarter Sessions|Lackawanna Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsesslancas|Lancaster County Court of Quarter Sessions|Lancaster Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsesslawren|Lawrence County Court of Quarter Sessions|Lawrence Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsesslebano|Lebanon County Court of Quarter Sessions|Lebanon Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsesslehigh|Lehigh County Court of Quarter Sessions|Lehigh Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessluzern|Luzerne County Court of Quarter Sessions|Luzerne Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsesslycomi|Lycoming County Court of Quarter Sessions|Lycoming Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessmckean|McKean County Court of Quarter Sessions|McKean Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessmercer|Mercer County Court of Quarter Sessions|Mercer Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessmiffli|Mifflin County Court of Quarter Sessions|Mifflin Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessmonroe|Monroe County Court of Quarter Sessions|Monroe Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessmontgo|Montgomery County Court of Quarter Sessions|Montgomery Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessmontou|Montour County Court of Quarter Sessions|Montour Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessnortha|Northampton County Court of Quarter Sessions|Northampton Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessnorthu|Northumberland County Court of Quarter Sessions|Northumberland Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessperry|Perry County Court of Quarter Sessions|Perry Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessphilad|Philadelphia County Court of Quarter Sessions|Philadelphia Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsesspike|Pike County Court of Quarter Sessions|Pike Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsesspotter|Potter County Court of Quarter Sessions|Potter Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessschuyl|Schuylkill County Court of Quarter Sessions|Schuylkill Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsesssnyder|Snyder County Court of Quarter Sessions|Snyder Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsesssomers|Somerset County Court of Quarter Sessions|Somerset Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsesssulliv|Sullivan County Court of Quarter Sessions|Sullivan Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsesssusque|Susquehanna County Court of Quarter Sessions|Susquehanna Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsesstioga|Tioga County Court of Quarter Sessions|Tioga Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessunion|Union County Court of Quarter Sessions|Union Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessvenang|Venango County Court of Quarter Sessions|Venango Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsesswarren|Warren County Court of Quarter Sessions|Warren Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsesswashin|Washington County Court of Quarter Sessions|Washington Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsesswayne|Wayne County Court of Quarter Sessions|Wayne Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsesswestmo|Westmoreland County Court of Quarter Sessions|Westmoreland Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsesswyomin|Wyoming County Court of Quarter Sessions|Wyoming Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessyork|York County Court of Quarter Sessions|York Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
padepted|Pennsylvania Department of Education|Pa. Dept. Ed.|other|pa|
padeptjust|Pennsylvania Department of Justice|Pa. Dept. Just.|other|pa|
padeptpubwel|Pennsylvania Department of Public Welfare|Pa. Dept. Pub. Wel.|other|pa|
paenvhrbd|Pennsylvania Environmental Hearing Board|Pa. Env. Hearing Bd.|other|pa|
pajuvct|Pennsylvania Juvenile Court|Pa. Juv. Ct.|limited|pa|
pajuvctcambria|Cambria County of Juvenile Court|Cambria Cty. Juv. Ct.|limited|pa|
pajuvctdel|Delaware County Juvenile Court|Delaware Cty. Juv. Ct.|limited|pa|
pamunict|Pennsylvania Municipal Court|Pa. Muni Ct.|limited|pa|
pamunictphila|Philadelphia County Municipal Court|Phila. Cty. Muni. Ct.|limited|pa|
paorphct|Pennsylvania Orphans' Court|Penn. Orphan Ct.|limited|pa|1683-1968
paorphctadams|Adams County Orphans' Court|Adams Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctallegh|Allegheny County Orphans' Court|Allegheny Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctarmstr|Armstrong County Orphans' Court|Armstrong Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctbeaver|Beaver County Orphans' Court|Beaver Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctbedfor|Bedford County Orphans' Court|Bedford Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctberks|Berks County Orphans' Court|Berks Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctblair|Blair County Orphans' Court|Blair Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctbradfo|Bradford County Orphans' Court|Bradford Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctbucks|Bucks County Orphans' Court|Bucks Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctbutler|Butler County Orphans' Court|Butler Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctcambri|Cambria County Orphans' Court|Cambria Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctcamero|Cameron County Orphans' Court|Cameron Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctcarbon|Carbon County Orphans' Court|Carbon Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctcentre|Centre County Orphans' Court|Centre Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctcheste|Chester County Orphans' Court|Chester Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctclario|Clarion County Orphans' Court|Clarion Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctclearf|Clearfield County Orphans' Court|Clearfield Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctclinto|Clinton County Orphans' Court|Clinton Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctcolumb|Columbia County Orphans' Court|Columbia Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctcrawfo|Crawford County Orphans' Court|Crawford Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctcumber|Cumberland County Orphans' Court|Cumberl Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctdauphi|Dauphin County Orphans' Court|Dauphin Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctdelawa|Delaware County Orphans' Court|Delaware Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctelk|Elk County Orphans' Court|Elk Cty. Orphans' Ct.|limited|pa|1683-1968
paorphcterie|Erie County Orphans' Court|Erie Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctfayett|Fayette County Orphans' Court|Fayette Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctforest|Forest County Orphans' Court|Forest Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctfrankl|Franklin County Orphans' Court|Franklin Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctfulton|Fulton County Orphans' Court|Fulton Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctgreene|Greene County Orphans' Court|Greene Cty. Orphans' Ct.|limited|pa|1683-1968
paorphcthuntin|Huntingdon County Orphans' Court|Huntingdon Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctindian|Indiana County Orphans' Court|Indiana Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctjeffer|Jefferson County Orphans' Court|Jefferson Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctjuniat|Juniata County Orphans' Court|Juniata Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctlackaw|Lackawanna County Orphans' Court|Lackawanna Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctlancas|Lancaster County Orphans' Court|Lancaster Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctlawren|Lawrence County Orphans' Court|Lawrence Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctlebano|Lebanon County Orphans' Court|Lebanon Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctlehigh|Lehigh County Orphans' Court|Lehigh Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctluzern|Luzerne County Orphans' Court|Luzerne Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctlycomi|Lycoming County Orphans' Court|Lycoming Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctmercer|Mercer County Orphans' Court|Mercer Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctmiffli|Mifflin County Orphans' Court|Mifflin Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctmongto|Mongtomery County Orphans' Court|Mongtomery Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctmonroe|Monroe County Orphans' Court|Monroe Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctmontgo|Montgomery County Orphans' Court|Montgomery Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctmontou|Montour County Orphans' Court|Montour Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctnortha|Northampton County Orphans' Court|Northampton Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctnorthu|Northumberland County Orphans' Court|Northumberl Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctperry|Perry County Orphans' Court|Perry Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctphilad|Philadelphia County Orphans' Court|Philadelphia Cty. Orphans' Ct.|limited|pa|1683-
paorphctpike|Pike County Orphans' Court|Pike Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctschuyl|Schuylkill County Orphans' Court|Schuylkill Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctsnyder|Snyder County Orphans' Court|Snyder Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctsomers|Somerset County Orphans' Court|Somerset Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctsulliv|Sullivan County Orphans' Court|Sullivan Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctsusque|Susquehanna County Orphans' Court|Susquehanna Cty. Orphans' Ct.|limited|pa|1683-1968
paorphcttioga|Tioga County Orphans' Court|Tioga Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctunion|Union County Orphans' Court|Union Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctvenang|Venango County Orphans' Court|Venango Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctwarren|Warren County Orphans' Court|Warren Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctwashin|Washington County Orphans' Court|Washington Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctwayne|Wayne County Orphans' Court|Wayne Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctwestmo|Westmoreland County Orphans' Court|Westmorel Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctwyomin|Wyoming County Orphans' Court|Wyoming Cty. Orphans' Ct.|limited|pa|1683-1968
paorphctyork|York County Orphans' Court|York Cty. Orphans' Ct.|limited|pa|1683-1968
paag|Pennsylvania office of the Attorney General|Pa. office the Attorney General|other|pa|
philactnp|Philadelphia Court of Nisi Prius|Phila. Ct. N.P.|other|pa|
philadeptjust|Philadelphia Department of Justice|Phila. Dept. Just.|other|pa|
philaelecct|Philadelphia Election Court|Phila. Elec. Ct.|other|pa|
philamayorct|Philadelphia Mayor's Court|Phila. Mayor Ct.|other|pa|
philarec|Recorder of Philadelphia|Recorder Philadelphia|other|pa|
pasuperct|Superior Court of Pennsylvania|Pa. Super. Ct.|intermediate|pa|1895-
pa|Supreme Court of Pennsylvania|Pa.|last|pa|1722-
`
