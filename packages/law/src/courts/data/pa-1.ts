/** Courts of PA (1). Rows as `../table.ts` reads them. */
export const courtsPa1 = `
pactcompl|Common Pleas Court of Pennsylvania||other|pa|
pactcompladams|Adams County Court of Common Pleas|Adams Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplallegh|Alleghany County Court of Common Pleas|Alleghany Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplarmstr|Armstrong County Court of Common Pleas|Armstrong Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplbeaver|Beaver County Court of Common Pleas|Beaver Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplbedfor|Bedford County Court of Common Pleas|Bedford Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplberks|Berks County Court of Common Pleas|Berks Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplblair|Blair County Court of Common Pleas|Blair Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplbradfo|Bradford County Court of Common Pleas|Bradford Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplbucks|Bucks County Court of Common Pleas|Bucks Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplbutler|Butler County Court of Common Pleas|Butler Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplcambri|Cambria County Court of Common Pleas|Cambria Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplcamero|Cameron County Court of Common Pleas|Cameron Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplcarbon|Carbon County Court of Common Pleas|Carbon Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplcentre|Centre County Court of Common Pleas|Centre Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplcheste|Chester County Court of Common Pleas|Chester Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplclario|Clarion County Court of Common Pleas|Clarion Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplclearf|Clearfield County Court of Common Pleas|Clearfield Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplclinto|Clinton County Court of Common Pleas|Clinton Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplcolumb|Columbia County Court of Common Pleas|Columbia Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplcrawfo|Crawford County Court of Common Pleas|Crawford Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplcumber|Cumberland County Court of Common Pleas|Cumberland Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcompldauphi|Dauphin County Court of Common Pleas|Dauphin Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcompldelawa|Delaware County Court of Common Pleas|Delaware Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplelk|Elk County Court of Common Pleas|Elk Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplerie|Erie County Court Common Pleas|Erie Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplfayett|Fayette County Court|Fayette Cty. Ct.|trial|pa|1683-
pactcomplforest|Forest County Court of Common Pleas|Forest Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplfrankl|Franklin County Court of Common Pleas|Franklin Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplfulton|Fulton County Court of Common Pleas|Fulton Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplgreen|Green County Court of Common Pleas|Green Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplgreene|Greene County Court of Common Pleas|Greene Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplharris|Harrisburg County Court of Common Pleas|Harrisburg Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplhuntin|Huntingdon County Court of Common Pleas|Huntingdon Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplindian|Indiana County Court of Common Pleas|Indiana Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcompljeffer|Jefferson County Court of Common Pleas|Jefferson Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcompljuniat|Juniata County Court of Common Pleas|Juniata Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcompllackaw|Lackawanna County Court of Common Pleas|Lackawanna Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcompllancas|Lancaster County Court of Common Pleas|Lancaster Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcompllawren|Lawrence County Court of Common Pleas|Lawrence Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcompllebano|Lebanon County Court of Common Pleas|Lebanon Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcompllehigh|Lehigh County Court of Common Pleas|Lehigh Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplluzern|Luzerne County Court of Common Pleas|Luzerne Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcompllycomi|Lycoming County Court of Common Pleas|Lycoming Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplmckean|McKean County Court of Common Pleas|McKean Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplmercer|Mercer County Court of Common Pleas|Mercer Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplmiffli|Mifflin County Court of Common Pleas|Mifflin Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplmonroe|Monroe County Court of Common Pleas|Monroe Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplmontgo|Montgomery County Court of Common Pleas|Montgomery Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplmontou|Montour County Court of Common Pleas|Montour Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplnortha|Northampton County Court of Common Pleas|Northampton Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplnorthu|Northumberland County Court of Common Pleas|Northumberland Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplperry|Perry County Court of Common Pleas|Perry Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplphilad|Philadelphia County Court of Common Pleas|Philadelphia Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplpike|Pike County Court of Common Pleas|Pike Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplpotter|Potter County Court of Common Pleas|Potter Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplschuyl|Schuylkill County Court of Common Pleas|Schuylkill Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplsnyder|Snyder County Court of Common Pleas|Snyder Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplsomers|Somerset County Court of Common Pleas|Somerset Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplsulliv|Sullivan County Court of Common Pleas|Sullivan Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplsunder|Sunder County Court of Common Pleas|Sunder Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplsusque|Susquehanna County Court of Common Pleas|Susquehanna Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplsynder|Synder County Court of Common Pleas|Synder Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcompltioga|Tioga County Court of Common Pleas|Tioga Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplunion|Union County Court of Common Pleas|Union Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplvenang|Venango County Court of Common Pleas|Venango Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplwarren|Warren County Court of Common Pleas|Warren Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplwashin|Washington County Court of Common Pleas|Washington Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplwayne|Wayne County Court of Common Pleas|Wayne Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplwestmo|Westmoreland County Court of Common Pleas|Westmoreland Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplwycomi|Wycoming County Court of Common Pleas|Wycoming Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplwyomin|Wyoming County Court of Common Pleas|Wyoming Cty. Ct. Cmn. Pleas|trial|pa|1683-
pactcomplyork|York County Court of Common Pleas|York Cty. Ct. Cmn. Pleas|trial|pa|1683-
pacommwct|Commonwealth Court of Pennsylvania|Pa. Commw. Ct.|intermediate|pa|1968-
cjdpa|Court of Judicial Discipline of Pennsylvania|Ct. Jud. Disc. Pa|intermediate|pa|1993-
paadmct|Pennsylvania Admirality Court|Pa. Adm. Ct.|other|pa|
paarbpnlhc|Pennsylvania Arbitration Panels for Health Care|Pa. Arbitration Panels for Health Care|other|pa|
paparolebd|Pennsylvania Board of Parole|Pa. Bd. Parole|other|pa|
pacirct|Pennsylvania Circuit Courts||trial|pa|
pactregwills|Pennsylvania Court Register of Wills|Pa. Ct. Reg. Wills|other|pa|
paoytermct|Pennsylvania Court of Oyer and Terminer||other|pa|
paoytermctadams|Adams County Court of Oyer and Terminer|Adams Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctalleg|Allegheny County Court of Oyer and Terminer|Allegheny Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctbeave|Beaver County Court of Oyer and Terminer|Beaver Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctbedfo|Bedford County Court of Oyer and Terminer|Bedford Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctberks|Berks County Court of Oyer and Terminer|Berks Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctbucks|Bucks County Court of Oyer and Terminer|Bucks Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctcambr|Cambria County Court of Oyer and Terminer|Cambria Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctcarbo|Carbon County Court of Oyer and Terminer|Carbon Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctchest|Chester County Court of Oyer and Terminer|Chester Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctclari|Clarion County Court of Oyer and Terminer|Clarion Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctcolum|Columbia County Court of Oyer and Terminer|Columbia Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctcumbe|Cumberland County Court of Oyer and Terminer|Cumberl Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctdauph|Dauphin County Court of Oyer and Terminer|Dauphin Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctdelaw|Delaware County Court of Oyer and Terminer|Delaware Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermcterie|Erie County Court of Oyer and Terminer|Erie Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctfayet|Fayette County Court of Oyer and Terminer|Fayette Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctfrank|Franklin County Court of Oyer and Terminer|Franklin Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctfulto|Fulton County Court of Oyer and Terminer|Fulton Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctgreen|Greene County Court of Oyer and Terminer|Greene Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctjeffe|Jefferson County Court of Oyer and Terminer|Jefferson Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctjunia|Juniata County Court of Oyer and Terminer|Juniata Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctlacka|Lackawanna County Court of Oyer and Terminer|Lackawanna Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctlanca|Lancaster County Court of Oyer and Terminer|Lancaster Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctlawre|Lawrence County Court of Oyer and Terminer|Lawrence Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctleban|Lebanon County Court of Oyer and Terminer|Lebanon Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctlehig|Lehigh County Court of Oyer and Terminer|Lehigh Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctluzer|Luzerne County Court of Oyer and Terminer|Luzerne Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctmerce|Mercer County Court of Oyer and Terminer|Mercer Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctmontg|Montgomery County Court of Oyer and Terminer|Montgomery Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctnorth|Northampton County Court of Oyer and Terminer|Northampton Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctperry|Perry County Court of Oyer and Terminer|Perry Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctphila|Philadelphia County Court of Oyer and Terminer|Philadelphia Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctschuy|Schuylkill County Court of Oyer and Terminer|Schuylkill Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctsomer|Somerset County Ct. Oyer & Terminer|Somerset Cty. Ct. Oy. & Term.|limited|pa|1683-1968
paoytermctsusqu|Susquehanna County Court of Oyer and Terminer|Susquehanna Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctvenan|Venango County Court of Oyer and Terminer|Venango Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctwestm|Westmoreland County Court of Oyer and Terminer|Westmorel Cty. Ct. Oy. Term.|limited|pa|1683-1968
paoytermctyork|York County Court of Oyer and Terminer|York Cty. Ct. Oy. Term.|limited|pa|1683-1968
pennctqtrsess|Pennsylvania Court of Quarter Sessions||other|pa|
paqtrsessadams|Adams County Court of Quarter Sessions|Adams Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessallegh|Allegheny County Court of Quarter Sessions|Allegheny Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessarmstr|Armstrong County Court of Quarter Sessions|Armstrong Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessbeaver|Beaver County Court of Quarter Sessions|Beaver Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessbedfor|Bedford County Court of Quarter Sessions|Bedford Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessberks|Berks County Court of Quarter Sessions|Berks Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessblair|Blair County Court of Quarter Sessions|Blair Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessbradfo|Bradford County Court of Quarter Sessions|Bradford Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessbucks|Bucks County Court of Quarter Sessions|Bucks Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsessbutler|Butler County Court of Quarter Sessions|Butler Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsesscambri|Cambria County Court of Quarter Sessions|Cambria Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsesscamero|Cameron County Court of Quarter Sessions|Cameron Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsesscarbon|Carbon County Court of Quarter Sessions|Carbon Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsesscentre|Centre County Court of Quarter Sessions|Centre Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
paqtrsesscheste|Chester County Court of Quarter Sessions|Chester Cty. Ct. Qtr. Sess.|trial|pa|1681-1968
`
