/** Courts of OH (1). Rows as `../table.ts` reads them. */
export const courtsOh1 = `
ohiobar|Board of Commissioners On The Unauthorized Practice of Law State of Ohio||limited|oh|
ohiotax|Board of Tax Appeals of Ohio Department of Taxation||intermediate|oh|
ohioctcompl|Court of Common Pleas of Ohio||trial|oh|1787-
ohctcompladams|Adams County Court of Common Pleas|Oh. Ct. Com. Pl., Adams|limited|oh|
ohctcomplallen|Allen County Court of Common Pleas|Oh. Ct. Com. Pl., Allen|limited|oh|
ohctcomplashlan|Ashland County Court of Common Pleas|Oh. Ct. Com. Pl., Ashland|limited|oh|
ohctcomplashtab|Ashtabula County Court of Common Pleas|Oh. Ct. Com. Pl., Ashtabula|limited|oh|
ohctcomplathens|Athens County Court of Common Pleas|Oh. Ct. Com. Pl., Athens|limited|oh|
ohctcomplauglai|Auglaize County Court of Common Pleas|Oh. Ct. Com. Pl., Auglaize|limited|oh|
ohctcomplbelmon|Belmont County Court of Common Pleas|Oh. Ct. Com. Pl., Belmont|limited|oh|
ohctcomplboss|Boss County Court of Common Pleas|Oh. Ct. Com. Pl., Boss|limited|oh|
ohctcomplbrown|Brown County Court of Common Pleas|Oh. Ct. Com. Pl., Brown|limited|oh|
ohctcomplbutler|Butler County Court of Common Pleas|Oh. Ct. Com. Pl., Butler|limited|oh|
ohctcomplcarrol|Carroll County Court of Common Pleas|Oh. Ct. Com. Pl., Carroll|limited|oh|
ohctcomplchampa|Champaign County Court of Common Pleas|Oh. Ct. Com. Pl., Champaign|limited|oh|
ohctcomplclark|Clark County Court of Common Pleas|Oh. Ct. Com. Pl., Clark|limited|oh|
ohctcomplclarke|Clarke County Court of Common Pleas|Oh. Ct. Com. Pl., Clarke|limited|oh|
ohctcomplclermo|Clermont County Court of Common Pleas|Oh. Ct. Com. Pl., Clermont|limited|oh|
ohctcomplclinto|Clinton County Court of Common Pleas|Oh. Ct. Com. Pl., Clinton|limited|oh|
ohctcomplcolumb|Columbiana County Court of Common Pleas|Oh. Ct. Com. Pl., Columbiana|limited|oh|
ohctcomplcoshoc|Coshocton County Court of Common Pleas|Oh. Ct. Com. Pl., Coshocton|limited|oh|
ohctcomplfrankl|Court of Common Pleas of Ohio, Franklin County, Civil Division|Oh. Ct. Com. Pl., Franklin Civil Division|limited|oh|
ohctcomplhamilt|Court of Common Pleas of Ohio, Hamilton County|Oh. Ct. Com. Pl., Hamilton|limited|oh|
ohctcomplcrawfo|Crawford County Court of Common Pleas|Oh. Ct. Com. Pl., Crawford|limited|oh|
ohctcomplcuyaho|Cuyahoga County Common Pleas Court|Oh. Ct. Com. Pl., Cuyahoga|limited|oh|
ohctcompldarke|Darke County Court of Common Pleas|Oh. Ct. Com. Pl., Darke|limited|oh|
ohctcompldefian|Defiance County Court of Common Pleas|Oh. Ct. Com. Pl., Defiance|limited|oh|
ohctcompldelawa|Delaware County Court of Common Pleas|Oh. Ct. Com. Pl., Delaware|limited|oh|
ohctcomplerie|Erie County Court of Common Pleas|Oh. Ct. Com. Pl., Erie|limited|oh|
ohctcomplfairfi|Fairfield County Court of Common Pleas|Oh. Ct. Com. Pl., Fairfield|limited|oh|
ohctcomplfayett|Fayette County Court of Common Pleas|Oh. Ct. Com. Pl., Fayette|limited|oh|
ohctcomplfulton|Fulton County Court of Common Pleas|Oh. Ct. Com. Pl., Fulton|limited|oh|
ohctcomplgalia|Galia County Court of Common Pleas|Oh. Ct. Com. Pl., Galia|limited|oh|
ohctcomplgallia|Gallia County Court of Common Pleas|Oh. Ct. Com. Pl., Gallia|limited|oh|
ohctcomplgeauga|Geauga County Court of Common Pleas|Oh. Ct. Com. Pl., Geauga|limited|oh|
ohctcomplgreen|Green County Court of Common Pleas|Oh. Ct. Com. Pl., Green|limited|oh|
ohctcomplgreene|Greene County Court of Common Pleas|Oh. Ct. Com. Pl., Greene|limited|oh|
ohctcomplguerns|Guernsey County Court of Common Pleas|Oh. Ct. Com. Pl., Guernsey|limited|oh|
ohctcomplhancoc|Hancock County Court of Common Pleas|Oh. Ct. Com. Pl., Hancock|limited|oh|
ohctcomplhardin|Hardin County Court of Common Pleas|Oh. Ct. Com. Pl., Hardin|limited|oh|
ohctcomplharris|Harrison County Court of Common Pleas|Oh. Ct. Com. Pl., Harrison|limited|oh|
ohctcomplhenry|Henry County Court of Common Pleas|Oh. Ct. Com. Pl., Henry|limited|oh|
ohctcomplhighla|Highland County Court of Common Pleas|Oh. Ct. Com. Pl., Highland|limited|oh|
ohctcomplhockin|Hocking County Court of Common Pleas|Oh. Ct. Com. Pl., Hocking|limited|oh|
ohctcomplholmes|Holmes County Court of Common Pleas|Oh. Ct. Com. Pl., Holmes|limited|oh|
ohctcomplhuron|Huron County Court of Common Pleas|Oh. Ct. Com. Pl., Huron|limited|oh|
ohctcompljackso|Jackson County Court of Common Pleas|Oh. Ct. Com. Pl., Jackson|limited|oh|
ohctcompljeffer|Jefferson County Court of Common Pleas|Oh. Ct. Com. Pl., Jefferson|limited|oh|
ohctcomplknox|Knox County Court of Common Pleas|Oh. Ct. Com. Pl., Knox|limited|oh|
ohctcompllake|Lake County Court of Common Pleas|Oh. Ct. Com. Pl., Lake|limited|oh|
ohctcompllawren|Lawrence County Common Pleas Court|Oh. Ct. Com. Pl., Lawrence|limited|oh|
ohctcompllickin|Licking County Court of Common Pleas|Oh. Ct. Com. Pl., Licking|limited|oh|
ohctcompllogan|Logan County Court of Common Pleas|Oh. Ct. Com. Pl., Logan|limited|oh|
ohctcompllorain|Lorain County Court of Common Pleas|Oh. Ct. Com. Pl., Lorain|limited|oh|
ohctcompllucas|Lucas County Court of Common Pleas|Oh. Ct. Com. Pl., Lucas|limited|oh|
ohctcomplmadiso|Madison County Court of Common Pleas|Oh. Ct. Com. Pl., Madison|limited|oh|
ohctcomplmahoni|Mahoning County Court of Common Pleas|Oh. Ct. Com. Pl., Mahoning|limited|oh|
ohctcomplmarion|Marion County Court of Common Pleas|Oh. Ct. Com. Pl., Marion|limited|oh|
ohctcomplmedina|Medina County Court of Common Pleas|Oh. Ct. Com. Pl., Medina|limited|oh|
ohctcomplmeigs|Meigs County Court of Common Pleas|Oh. Ct. Com. Pl., Meigs|limited|oh|
ohctcomplmercer|Mercer County Court of Common Pleas|Oh. Ct. Com. Pl., Mercer|limited|oh|
ohctcomplmiami|Miami County Court of Common Pleas|Oh. Ct. Com. Pl., Miami|limited|oh|
ohctcomplmonroe|Monroe County Court of Common Pleas|Oh. Ct. Com. Pl., Monroe|limited|oh|
ohctcomplmontgo|Montgomery County Court of Common Pleas|Oh. Ct. Com. Pl., Montgomery|limited|oh|
ohctcomplmorgan|Morgan County Court of Common Pleas|Oh. Ct. Com. Pl., Morgan|limited|oh|
ohctcomplmorrow|Morrow County Court of Common Pleas|Oh. Ct. Com. Pl., Morrow|limited|oh|
ohctcomplmuskin|Muskingum County Court of Common Pleas|Oh. Ct. Com. Pl., Muskingum|limited|oh|
ohctcomplnoble|Noble County Court of Common Pleas|Oh. Ct. Com. Pl., Noble|limited|oh|
ohctcomplottawa|Ottawa County Court of Common Pleas|Oh. Ct. Com. Pl., Ottawa|limited|oh|
ohctcomplpauldi|Paulding County Court of Common Pleas|Oh. Ct. Com. Pl., Paulding|limited|oh|
ohctcomplpickaw|Pickaway County Court of Common Pleas|Oh. Ct. Com. Pl., Pickaway|limited|oh|
ohctcomplpike|Pike County Court of Common Pleas|Oh. Ct. Com. Pl., Pike|limited|oh|
ohctcomplportag|Portage County Court of Common Pleas|Oh. Ct. Com. Pl., Portage|limited|oh|
ohctcomplpreble|Preble County Court of Common Pleas|Oh. Ct. Com. Pl., Preble|limited|oh|
ohctcomplputnam|Putnam County Court of Common Pleas|Oh. Ct. Com. Pl., Putnam|limited|oh|
ohctcomplrichla|Richland County Court of Common Pleas|Oh. Ct. Com. Pl., Richland|limited|oh|
ohctcomplross|Ross County Court of Common Pleas|Oh. Ct. Com. Pl., Ross|limited|oh|
ohctcomplsandus|Sandusky County Court of Common Pleas|Oh. Ct. Com. Pl., Sandusky|limited|oh|
ohctcomplscioto|Scioto County Court of Common Pleas|Oh. Ct. Com. Pl., Scioto|limited|oh|
ohctcomplseneca|Seneca County Court of Common Pleas|Oh. Ct. Com. Pl., Seneca|limited|oh|
ohctcomplshelby|Shelby County Court of Common Pleas|Oh. Ct. Com. Pl., Shelby|limited|oh|
ohctcomplstark|Stark County Court of Common Pleas|Oh. Ct. Com. Pl., Stark|limited|oh|
ohctcomplsummit|Summit County Court of Common Pleas|Oh. Ct. Com. Pl., Summit|limited|oh|
ohctcompltascar|Tascarawas County Court of Common Pleas|Oh. Ct. Com. Pl., Tascarawas|limited|oh|
ohctcompltrumbu|Trumbull County Court of Common Pleas|Oh. Ct. Com. Pl., Trumbull|limited|oh|
ohctcompltuscar|Tuscarawas County Court of Common Pleas|Oh. Ct. Com. Pl., Tuscarawas|limited|oh|
ohctcomplunion|Union County Court of Common Pleas|Oh. Ct. Com. Pl., Union|limited|oh|
ohctcomplvanwe|Van Wert County Court of Common Pleas|Oh. Ct. Com. Pl., Van Wert|limited|oh|
ohctcomplvinton|Vinton County Court of Common Pleas|Oh. Ct. Com. Pl., Vinton|limited|oh|
ohctcomplwarren|Warren County Court of Common Pleas|Oh. Ct. Com. Pl., Warren|limited|oh|
ohctcomplwashin|Washington County Court of Common Pleas|Oh. Ct. Com. Pl., Washington|limited|oh|
ohctcomplwayne|Wayne County Court of Common Pleas|Oh. Ct. Com. Pl., Wayne|limited|oh|
ohctcomplwillia|Williams County Court of Common Pleas|Oh. Ct. Com. Pl., Williams|limited|oh|
ohctcomplwood|Wood County Court of Common Pleas|Oh. Ct. Com. Pl., Wood|limited|oh|
ohctcomplwyando|Wyandot County Court of Common Pleas|Oh. Ct. Com. Pl., Wyandot|limited|oh|
ohjuvct|Juvenile Court of Ohio||limited|oh|
ohjuvctallen|Allen County Juvenile Court|Oh. Juv. Ct., Allen|trial|oh|
ohjuvctcolumbia|Columbiana County Juvenile Court|Oh. Juv. Ct., Columbiana|trial|oh|
ohjuvctcuyahoga|Cuyahoga County Juvenile Court|Oh. Juv. Ct., Cuyahoga|trial|oh|
ohjuvctgreene|Greene County Juvenile Court|Oh. Juv. Ct., Greene|trial|oh|
ohjuvcthamilton|Hamilton County Juvenile Court|Oh. Juv. Ct., Hamilton|trial|oh|
ohjuvcthuron|Huron County Juvenile Court|Oh. Juv. Ct., Huron|trial|oh|
ohjuvctlicking|Licking County Juvenile Court|Oh. Juv. Ct., Licking|trial|oh|
ohjuvctlucas|Lucas County Juvenile Court|Oh. Juv. Ct., Lucas|trial|oh|
ohjuvctmarion|Marion County Juvenile Court|Oh. Juv. Ct., Marion|trial|oh|
ohjuvctmuskingu|Muskingum County Juvenile Court|Oh. Juv. Ct., Muskingum|trial|oh|
ohjuvctnoble|Noble County Juvenile Court|Oh. Juv. Ct., Noble|trial|oh|
ohjuvctpreble|Preble County Juvenile Court|Oh. Juv. Ct., Preble|trial|oh|
ohjuvcttuscaraw|Tuscarawas County Juvenile Court|Oh. Juv. Ct., Tuscarawas|trial|oh|
ohjuvctwarren|Warren County Juvenile Court|Oh. Juv. Ct., Warren|trial|oh|
ohjuvctwayne|Wayne County Juvenile Court|Oh. Juv. Ct., Wayne|trial|oh|
ohmunict|Municipal Courts of Ohio||limited|oh|
ohmunictakron|Akron Municipal Court|Oh. Muni. Ct., Akron|limited|oh|
ohmunictashland|Ashland Municipal Court|Oh. Muni. Ct., Ashland|limited|oh|
ohmunictashtabu|Ashtabula Municipal Court|Oh. Muni. Ct., Ashtabula|limited|oh|
ohmunictathens|Athens County Municipal Court|Oh. Muni. Ct., Athens|limited|oh|
ohmunictauglaiz|Auglaize County Municipal Court|Oh. Muni. Ct., Auglaize|limited|oh|
ohmunictavonlak|Avon Lake Municipal Court|Oh. Muni. Ct., Avon Lake|limited|oh|
ohmunictbarbert|Barberton Municipal Court|Oh. Muni. Ct., Barberton|limited|oh|
ohmunictbedford|Bedford Municipal Court|Oh. Muni. Ct., Bedford|limited|oh|
ohmunictbellefo|Bellefontaine Municipal Court|Oh. Muni. Ct., Bellefontaine|limited|oh|
ohmunictberea|Berea Municipal Court|Oh. Muni. Ct., Berea|limited|oh|
ohmunictbowling|Bowling Green County Municipal Court|Oh. Muni. Ct., Bowling Green|limited|oh|
ohmunictcanton|Canton Municipal Court|Oh. Muni. Ct., Canton|limited|oh|
ohmunictcelina|Celina Municipal Court|Oh. Muni. Ct., Celina|limited|oh|
ohmunictchardon|Chardon Municipal Court|Oh. Muni. Ct., Chardon|limited|oh|
ohmunictchillic|Chillicothe Municipal Court|Oh. Muni. Ct., Chillicothe|limited|oh|
ohmunictcincinn|Cincinnati Municipal Court|Oh. Muni. Ct., Cincinnati|limited|oh|
ohmunictcirclev|Circleville Municipal Court|Oh. Muni. Ct., Circleville|limited|oh|
ohmunictclevela|City of Cleveland Municipal Court|Oh. Muni. Ct., Cleveland|limited|oh|
ohmunictcolumbu|City of Columbus Municipal Court|Oh. Muni. Ct., Columbus|limited|oh|
ohmunictdayton|City of Dayton Municipal Court|Oh. Muni. Ct., Dayton|limited|oh|
ohmunictclark|Clark County Municipal Court|Oh. Muni. Ct., Clark|limited|oh|
ohmunictclermon|Clermont County Municipal Court|Oh. Muni. Ct., Clermont|limited|oh|
ohmunictcrawfor|Crawford County Municipal Court|Oh. Muni. Ct., Crawford|limited|oh|
ohmunictcuyahog|Cuyahoga County Municipal Court|Oh. Muni. Ct., Cuyahoga|limited|oh|
ohmunictcuyfall|Cuyahoga Falls Municipal Court|Oh. Muni. Ct., Cuyahoga Falls|limited|oh|
ohmunictdarke|Darke County Municipal Court|Oh. Muni. Ct., Darke|limited|oh|
ohmunicteastliv|East Liverpool Municipal Court|Oh. Muni. Ct., East Liverpool|limited|oh|
ohmunictelyria|Elyria Municipal Court|Oh. Muni. Ct., Elyria|limited|oh|
ohmunicteuclidc|Euclid City Municipal Court|Oh. Muni. Ct., Euclid City|limited|oh|
ohmunicteuclid|Euclid Municipal Court|Oh. Muni. Ct., Euclid|limited|oh|
ohmunictfindlay|Findlay Municipal Court|Oh. Muni. Ct., Findlay|limited|oh|
ohmunictfostori|Fostoria Municipal Court|Oh. Muni. Ct., Fostoria|limited|oh|
ohmunictfrankli|Franklin County Municipal Court|Oh. Muni. Ct., Franklin|limited|oh|
ohmunictfremont|Fremont Municipal Court|Oh. Muni. Ct., Fremont|limited|oh|
ohmunictgallipo|Gallipolis Municipal Court|Oh. Muni. Ct., Gallipolis|limited|oh|
ohmunictgirard|Girard Municipal Court|Oh. Muni. Ct., Girard|limited|oh|
ohmunicthamilto|Hamilton County Municipal Court|Oh. Muni. Ct., Hamilton|limited|oh|
ohmunicthighlan|Highland County Municipal Court|Oh. Muni. Ct., Highland|limited|oh|
ohmunicthocking|Hocking County Municipal Court|Oh. Muni. Ct., Hocking|limited|oh|
ohmunictketteri|Kettering Municipal Court|Oh. Muni. Ct., Kettering|limited|oh|
ohmunictlakewoo|Lakewood Municipal Court|Oh. Muni. Ct., Lakewood|limited|oh|
ohmunictlancast|Lancaster Municipal Court|Oh. Muni. Ct., Lancaster|limited|oh|
ohmunictlawrenc|Lawrence County Municipal Court|Oh. Muni. Ct., Lawrence|limited|oh|
ohmunictlicking|Licking County Municipal Court|Oh. Muni. Ct., Licking|limited|oh|
ohmunictlima|Lima Municipal Court|Oh. Muni. Ct., Lima|limited|oh|
ohmunictlorain|Lorain Municipal Court|Oh. Muni. Ct., Lorain|limited|oh|
ohmunictlucas|Lucas County Municipal Court|Oh. Muni. Ct., Lucas|limited|oh|
ohmunictmansfie|Mansfield Municipal Court|Oh. Muni. Ct., Mansfield|limited|oh|
ohmunictmarion|Marion County Municipal Court|Oh. Muni. Ct., Marion|limited|oh|
ohmunictmarysvi|Marysville Municipal Court|Oh. Muni. Ct., Marysville|limited|oh|
ohmunictmassill|Massillon Municipal Court|Oh. Muni. Ct., Massillon|limited|oh|
ohmunictmaumee|Maumee Municipal Court|Oh. Muni. Ct., Maumee|limited|oh|
ohmunictmedina|Medina Municipal Court|Oh. Muni. Ct., Medina|limited|oh|
ohmunictmiamisb|Miamisburg Municipal Court|Oh. Muni. Ct., Miamisburg|limited|oh|
ohmunictmiddlet|Middletown Municipal Court|Oh. Muni. Ct., Middletown|limited|oh|
`
