/** Courts of OH (3). Rows as `../table.ts` reads them. */
export const courtsOh3 = `
ohctinsolvhamil|Hamilton County Court of Insolvency|Hamilton Cty. Ct. of Insolv.|limited|oh|
ohioctnp|Ohio Court of Nisi Prius|Oh. Ct. N.P.|other|oh|
ohiodistct|Ohio District Courts||trial|oh|
ohiomagct|Ohio Magistrate Court||trial|oh|
ohmayorct|Ohio Mayors' Court|Oh. Mayor Ct.|limited|oh|
ohmayorctcinci|Cincinnati Police Court|Oh. Mayor Ct., Cincinnati|limited|oh|
ohmayorctclev|Cleveland Police Court|Oh. Mayor Ct., Cleveland|limited|oh|
ohmayorctcolum|Columbus Police Court|Oh. Mayor Ct., Columbus|limited|oh|
ohprobct|Ohio Probate Court|Oh. Prob. Ct.|limited|oh|
ohprobctallen|Allen County Probate Court|Oh. Prob. Ct., Allen|limited|oh|
ohprobctashtabu|Ashtabula County Probate Court|Oh. Prob. Ct., Ashtabula|limited|oh|
ohprobctauglaiz|Auglaize County Probate Court|Oh. Prob. Ct., Auglaize|limited|oh|
ohprobctbelmont|Belmont County Probate Court|Oh. Prob. Ct., Belmont|limited|oh|
ohprobctbutler|Butler County Probate Court|Oh. Prob. Ct., Butler|limited|oh|
ohprobctchampai|Champaign County Probate Court|Oh. Prob. Ct., Champaign|limited|oh|
ohprobctclark|Clark County Probate Court|Oh. Prob. Ct., Clark|limited|oh|
ohprobctclarke|Clarke County Probate Court|Oh. Prob. Ct., Clarke|limited|oh|
ohprobctclermon|Clermont County Probate Court|Oh. Prob. Ct., Clermont|limited|oh|
ohprobctclinton|Clinton County Probate Court|Oh. Prob. Ct., Clinton|limited|oh|
ohprobctcolumbi|Columbiana County Probate Court|Oh. Prob. Ct., Columbiana|limited|oh|
ohprobctcuyahog|Cuyahoga County Probate Court|Oh. Prob. Ct., Cuyahoga|limited|oh|
ohprobctdarke|Darke County Probate Court|Oh. Prob. Ct., Darke|limited|oh|
ohprobcterie|Erie County Probate Court|Oh. Prob. Ct., Erie|limited|oh|
ohprobctfairfie|Fairfield County Probate Court|Oh. Prob. Ct., Fairfield|limited|oh|
ohprobctfayette|Fayette County Probate Court|Oh. Prob. Ct., Fayette|limited|oh|
ohprobctfulton|Fulton County Probate Court|Oh. Prob. Ct., Fulton|limited|oh|
ohprobctgeauga|Geauga County Probate Court|Oh. Prob. Ct., Geauga|limited|oh|
ohprobctgreene|Greene County Probate Court|Oh. Prob. Ct., Greene|limited|oh|
ohprobcthamilto|Hamilton County Probate Court|Oh. Prob. Ct., Hamilton|limited|oh|
ohprobcthancock|Hancock County Probate Court|Oh. Prob. Ct., Hancock|limited|oh|
ohprobcthardin|Hardin County Probate Court|Oh. Prob. Ct., Hardin|limited|oh|
ohprobctharriso|Harrison County Probate Court|Oh. Prob. Ct., Harrison|limited|oh|
ohprobcthenry|Henry County Probate Court|Oh. Prob. Ct., Henry|limited|oh|
ohprobcthighlan|Highland County Probate Court|Oh. Prob. Ct., Highland|limited|oh|
ohprobcthuron|Huron County Probate Court|Oh. Prob. Ct., Huron|limited|oh|
ohprobctjackson|Jackson County Probate Court|Oh. Prob. Ct., Jackson|limited|oh|
ohprobctjeffers|Jefferson County Probate Court|Oh. Prob. Ct., Jefferson|limited|oh|
ohprobctknox|Knox County Probate Court|Oh. Prob. Ct., Knox|limited|oh|
ohprobctlake|Lake County Probate Court|Oh. Prob. Ct., Lake|limited|oh|
ohprobctlicking|Licking County Probate Court|Oh. Prob. Ct., Licking|limited|oh|
ohprobctlorain|Lorain County Probate Court|Oh. Prob. Ct., Lorain|limited|oh|
ohprobctlucas|Lucas County Probate Court|Oh. Prob. Ct., Lucas|limited|oh|
ohprobctmadison|Madison County Probate Court|Oh. Prob. Ct., Madison|limited|oh|
ohprobctmahonin|Mahoning County Probate Court|Oh. Prob. Ct., Mahoning|limited|oh|
ohprobctmarion|Marion County Probate Court|Oh. Prob. Ct., Marion|limited|oh|
ohprobctmeigs|Meigs County Probate Court|Oh. Prob. Ct., Meigs|limited|oh|
ohprobctmercer|Mercer County Probate Court|Oh. Prob. Ct., Mercer|limited|oh|
ohprobctmiami|Miami County Probate Court|Oh. Prob. Ct., Miami|limited|oh|
ohprobctmontgom|Montgomery County Probate Court|Oh. Prob. Ct., Montgomery|limited|oh|
ohprobctmorgan|Morgan County Probate Court|Oh. Prob. Ct., Morgan|limited|oh|
ohprobctmusking|Muskingum County Probate Court|Oh. Prob. Ct., Muskingum|limited|oh|
ohprobctnoble|Noble County Probate Court|Oh. Prob. Ct., Noble|limited|oh|
ohprobctfrankli|Ohio Probate Court of Franklin County|Oh. Prob. Ct., Franklin|limited|oh|
ohprobctperry|Perry County Probate Court|Oh. Prob. Ct., Perry|limited|oh|
ohprobctpike|Pike County Probate Court|Oh. Prob. Ct., Pike|limited|oh|
ohprobctportage|Portage County Probate Court|Oh. Prob. Ct., Portage|limited|oh|
ohprobctpreble|Preble County Probate Court|Oh. Prob. Ct., Preble|limited|oh|
ohprobctputnam|Putnam County Probate Court|Oh. Prob. Ct., Putnam|limited|oh|
ohprobctross|Ross County Probate Court|Oh. Prob. Ct., Ross|limited|oh|
ohprobctsandusk|Sandusky County Probate Court|Oh. Prob. Ct., Sandusky|limited|oh|
ohprobctscioto|Scioto County Probate Court|Oh. Prob. Ct., Scioto|limited|oh|
ohprobctseneca|Seneca County Probate Court|Oh. Prob. Ct., Seneca|limited|oh|
ohprobctshelby|Shelby County Probate Court|Oh. Prob. Ct., Shelby|limited|oh|
ohprobctstark|Stark County Probate Court|Oh. Prob. Ct., Stark|limited|oh|
ohprobctsummit|Summit County Probate Court|Oh. Prob. Ct., Summit|limited|oh|
ohprobcttrumbul|Trumbull County Probate Court|Oh. Prob. Ct., Trumbull|limited|oh|
ohprobcttuscara|Tuscarawas County Probate Court|Oh. Prob. Ct., Tuscarawas|limited|oh|
ohprobctunion|Union County Probate Court|Oh. Prob. Ct., Union|limited|oh|
ohprobctvanwer|Van Wert County Probate Court|Oh. Prob. Ct., Van Wert|limited|oh|
ohprobctwarren|Warren County Probate Court|Oh. Prob. Ct., Warren|limited|oh|
ohprobctwashing|Washington County Probate Court|Oh. Prob. Ct., Washington|limited|oh|
ohprobctwayne|Wayne County Probate Court|Oh. Prob. Ct., Wayne|limited|oh|
ohiopuc|Ohio Public Utilities Commission||trial|oh|
ohiorac|Ohio State Racing Commission||other|oh|
ohiosuperct|Ohio Superior Court|OH. Super. Ct.|trial|oh|
ohsuperctcinci|Ohio Superior Court, Cincinnati|OH. Super. Ct., Cinci.|trial|oh|
ohio|Ohio Supreme Court|Ohio|last|oh|1841-
ohioag|Opinion of The Ohio Attorney General||other|oh|
ohctapp1hamilto|Court of Appeals of Ohio, First District, Hamilton County|Oh. Ct. App. 1st Dist. Hamilton|trial|oh|
ohctapp10frankl|Court of Appeals of Ohio, Tenth District, Franklin County|Oh. Ct. App. 10th Dist. Franklin|trial|oh|
ohctapp11ashtab|Court of Appeals of Ohio, Eleventh District, Ashtabula County|Oh. Ct. App. 11th Dist. Ashtabula|trial|oh|
ohctapp11geauga|Court of Appeals of Ohio, Eleventh District, Geauga County|Oh. Ct. App. 11th Dist. Geauga|trial|oh|
ohctapp11lake|Court of Appeals of Ohio, Eleventh District, Lake County|Oh. Ct. App. 11th Dist. Lake|trial|oh|
ohctapp11portag|Court of Appeals of Ohio, Eleventh District, Portage County|Oh. Ct. App. 11th Dist. Portage|trial|oh|
ohctapp11trumbu|Court of Appeals of Ohio, Eleventh District, Trumbull County|Oh. Ct. App. 11th Dist. Trumbull|trial|oh|
ohctapp12brown|Court of Appeals of Ohio, Twelfth District, Brown County|Oh. Ct. App. 12th Dist. Brown|trial|oh|
ohctapp12butler|Court of Appeals of Ohio, Twelfth District, Butler County|Oh. Ct. App. 12th Dist. Butler|trial|oh|
ohctapp12clermo|Court of Appeals of Ohio, Twelfth District, Clermont County|Oh. Ct. App. 12th Dist. Clermont|trial|oh|
ohctapp12clinto|Court of Appeals of Ohio, Twelfth District, Clinton County|Oh. Ct. App. 12th Dist. Clinton|trial|oh|
ohctapp12fayett|Court of Appeals of Ohio, Twelfth District, Fayette County|Oh. Ct. App. 12th Dist. Fayette|trial|oh|
ohctapp12madiso|Court of Appeals of Ohio, Twelfth District, Madison County|Oh. Ct. App. 12th Dist. Madison|trial|oh|
ohctapp12preble|Court of Appeals of Ohio, Twelfth District, Preble County|Oh. Ct. App. 12th Dist. Preble|trial|oh|
ohctapp12warren|Court of Appeals of Ohio, Twelfth District, Warren County|Oh. Ct. App. 12th Dist. Warren|trial|oh|
ohctapp2champai|Court of Appeals of Ohio, Second District, Champaign County|Oh. Ct. App. 2nd Dist. Champaign|trial|oh|
ohctapp2clark|Court of Appeals of Ohio, Second District, Clark County|Oh. Ct. App. 2nd Dist. Clark|trial|oh|
ohctapp2darke|Court of Appeals of Ohio, Second District, Darke County|Oh. Ct. App. 2nd Dist. Darke|trial|oh|
ohctapp2greene|Court of Appeals of Ohio, Second District, Greene County|Oh. Ct. App. 2nd Dist. Greene|trial|oh|
ohctapp2miami|Court of Appeals of Ohio, Second District, Miami County|Oh. Ct. App. 2nd Dist. Miami|trial|oh|
ohctapp2montgom|Court of Appeals of Ohio, Second District, Montgomery County|Oh. Ct. App. 2nd Dist. Montgomery|trial|oh|
ohctapp3allen|Court of Appeals of Ohio, Third District, Allen County|Oh. Ct. App. 3rd Dist. Allen|trial|oh|
ohctapp3auglaiz|Court of Appeals of Ohio, Third District, Auglaize County|Oh. Ct. App. 3rd Dist. Auglaize|trial|oh|
ohctapp3crawfor|Court of Appeals of Ohio, Third District, Crawford County|Oh. Ct. App. 3rd Dist. Crawford|trial|oh|
ohctapp3defianc|Court of Appeals of Ohio, Third District, Defiance County|Oh. Ct. App. 3rd Dist. Defiance|trial|oh|
ohctapp3hancock|Court of Appeals of Ohio, Third District, Hancock County|Oh. Ct. App. 3rd Dist. Hancock|trial|oh|
ohctapp3hardin|Court of Appeals of Ohio, Third District, Hardin County|Oh. Ct. App. 3rd Dist. Hardin|trial|oh|
ohctapp3henry|Court of Appeals of Ohio, Third District, Henry County|Oh. Ct. App. 3rd Dist. Henry|trial|oh|
ohctapp3logan|Court of Appeals of Ohio, Third District, Logan County|Oh. Ct. App. 3rd Dist. Logan|trial|oh|
ohctapp3marion|Court of Appeals of Ohio, Third District, Marion County|Oh. Ct. App. 3rd Dist. Marion|trial|oh|
ohctapp3mercer|Court of Appeals of Ohio, Third District, Mercer County|Oh. Ct. App. 3rd Dist. Mercer|trial|oh|
ohctapp3pauldin|Court of Appeals of Ohio, Third District, Paulding County|Oh. Ct. App. 3rd Dist. Paulding|trial|oh|
ohctapp3putnam|Court of Appeals of Ohio, Third District, Putnam County|Oh. Ct. App. 3rd Dist. Putnam|trial|oh|
ohctapp3seneca|Court of Appeals of Ohio, Third District, Seneca County|Oh. Ct. App. 3rd Dist. Seneca|trial|oh|
ohctapp3shelby|Court of Appeals of Ohio, Third District, Shelby County|Oh. Ct. App. 3rd Dist. Shelby|trial|oh|
ohctapp3union|Court of Appeals of Ohio, Third District, Union County|Oh. Ct. App. 3rd Dist. Union|trial|oh|
ohctapp3vanwert|Court of Appeals of Ohio, Third District, Van Wert County|Oh. Ct. App. 3rd Dist. Van Wert|trial|oh|
ohctapp3wyandot|Court of Appeals of Ohio, Third District, Wyandot County|Oh. Ct. App. 3rd Dist. Wyandot|trial|oh|
ohctapp4adams|Court of Appeals of Ohio, Fourth District, Adams County|Oh. Ct. App. 4th Dist. Adams|trial|oh|
ohctapp4athens|Court of Appeals of Ohio, Fourth District, Athens County|Oh. Ct. App. 4th Dist. Athens|trial|oh|
ohctapp4gallia|Court of Appeals of Ohio, Fourth District, Gallia County|Oh. Ct. App. 4th Dist. Gallia|trial|oh|
ohctapp4highlan|Court of Appeals of Ohio, Fourth District, Highland County|Oh. Ct. App. 4th Dist. Highland|trial|oh|
ohctapp4hocking|Court of Appeals of Ohio, Fourth District, Hocking County|Oh. Ct. App. 4th Dist. Hocking|trial|oh|
ohctapp4jackson|Court of Appeals of Ohio, Fourth District, Jackson County|Oh. Ct. App. 4th Dist. Jackson|trial|oh|
ohctapp4lawrenc|Court of Appeals of Ohio, Fourth District, Lawrence County|Oh. Ct. App. 4th Dist. Lawrence|trial|oh|
ohctapp4meigs|Court of Appeals of Ohio, Fourth District, Meigs County|Oh. Ct. App. 4th Dist. Meigs|trial|oh|
ohctapp4pickawa|Court of Appeals of Ohio, Fourth District, Pickaway County|Oh. Ct. App. 4th Dist. Pickaway|trial|oh|
ohctapp4pike|Court of Appeals of Ohio, Fourth District, Pike County|Oh. Ct. App. 4th Dist. Pike|trial|oh|
ohctapp4ross|Court of Appeals of Ohio, Fourth District, Ross County|Oh. Ct. App. 4th Dist. Ross|trial|oh|
ohctapp4scioto|Court of Appeals of Ohio, Fourth District, Scioto County|Oh. Ct. App. 4th Dist. Scioto|trial|oh|
ohctapp4vinton|Court of Appeals of Ohio, Fourth District, Vinton County|Oh. Ct. App. 4th Dist. Vinton|trial|oh|
ohctapp4washing|Court of Appeals of Ohio, Fourth District, Washington County|Oh. Ct. App. 4th Dist. Washington|trial|oh|
ohctapp5ashland|Court of Appeals of Ohio, Fifth District, Ashland County|Oh. Ct. App. 5th Dist. Ashland|trial|oh|
ohctapp5coshoct|Court of Appeals of Ohio, Fifth District, Coshocton County|Oh. Ct. App. 5th Dist. Coshocton|trial|oh|
ohctapp5delawar|Court of Appeals of Ohio, Fifth District, Delaware County|Oh. Ct. App. 5th Dist. Delaware|trial|oh|
ohctapp5fairfie|Court of Appeals of Ohio, Fifth District, Fairfield County|Oh. Ct. App. 5th Dist. Fairfield|trial|oh|
ohctapp5guernse|Court of Appeals of Ohio, Fifth District, Guernsey County|Oh. Ct. App. 5th Dist. Guernsey|trial|oh|
ohctapp5holmes|Court of Appeals of Ohio, Fifth District, Holmes County|Oh. Ct. App. 5th Dist. Holmes|trial|oh|
ohctapp5knox|Court of Appeals of Ohio, Fifth District, Knox County|Oh. Ct. App. 5th Dist. Knox|trial|oh|
ohctapp5licking|Court of Appeals of Ohio, Fifth District, Licking County|Oh. Ct. App. 5th Dist. Licking|trial|oh|
ohctapp5morgan|Court of Appeals of Ohio, Fifth District, Morgan County|Oh. Ct. App. 5th Dist. Morgan|trial|oh|
ohctapp5morrow|Court of Appeals of Ohio, Fifth District, Morrow County|Oh. Ct. App. 5th Dist. Morrow|trial|oh|
ohctapp5musking|Court of Appeals of Ohio, Fifth District, Muskingum County|Oh. Ct. App. 5th Dist. Muskingum|trial|oh|
ohctapp5richlan|Court of Appeals of Ohio, Fifth District, Richland County|Oh. Ct. App. 5th Dist. Richland|trial|oh|
ohctapp5stark|Court of Appeals of Ohio, Fifth District, Stark County|Oh. Ct. App. 5th Dist. Stark|trial|oh|
ohctapp5tuscara|Court of Appeals of Ohio, Fifth District, Tuscarawas County|Oh. Ct. App. 5th Dist. Tuscarawas|trial|oh|
ohctapp6erie|Court of Appeals of Ohio, Sixth District, Erie County|Oh. Ct. App. 6th Dist. Erie|trial|oh|
ohctapp6fulton|Court of Appeals of Ohio, Sixth District, Fulton County|Oh. Ct. App. 6th Dist. Fulton|trial|oh|
ohctapp6huron|Court of Appeals of Ohio, Sixth District, Huron County|Oh. Ct. App. 6th Dist. Huron|trial|oh|
ohctapp6lucas|Court of Appeals of Ohio, Sixth District, Lucas County|Oh. Ct. App. 6th Dist. Lucas|trial|oh|
ohctapp6ottawa|Court of Appeals of Ohio, Sixth District, Ottawa County|Oh. Ct. App. 6th Dist. Ottawa|trial|oh|
ohctapp6sandusk|Court of Appeals of Ohio, Sixth District, Sandusky County|Oh. Ct. App. 6th Dist. Sandusky|trial|oh|
ohctapp6william|Court of Appeals of Ohio, Sixth District, Williams County|Oh. Ct. App. 6th Dist. Williams|trial|oh|
ohctapp6wood|Court of Appeals of Ohio, Sixth District, Wood County|Oh. Ct. App. 6th Dist. Wood|trial|oh|
ohctapp7belmont|Court of Appeals of Ohio, Seventh District, Belmont County|Oh. Ct. App. 7th Dist. Belmont|trial|oh|
ohctapp7carroll|Court of Appeals of Ohio, Seventh District, Carroll County|Oh. Ct. App. 7th Dist. Carroll|trial|oh|
ohctapp7columbi|Court of Appeals of Ohio, Seventh District, Columbiana County|Oh. Ct. App. 7th Dist. Columbiana|trial|oh|
ohctapp7harriso|Court of Appeals of Ohio, Seventh District, Harrison County|Oh. Ct. App. 7th Dist. Harrison|trial|oh|
ohctapp7jeffers|Court of Appeals of Ohio, Seventh District, Jefferson County|Oh. Ct. App. 7th Dist. Jefferson|trial|oh|
ohctapp7mahonin|Court of Appeals of Ohio, Seventh District, Mahoning County|Oh. Ct. App. 7th Dist. Mahoning|trial|oh|
ohctapp7monroe|Court of Appeals of Ohio, Seventh District, Monroe County|Oh. Ct. App. 7th Dist. Monroe|trial|oh|
ohctapp7noble|Court of Appeals of Ohio, Seventh District, Noble County|Oh. Ct. App. 7th Dist. Noble|trial|oh|
ohctapp8cuyahog|Court of Appeals of Ohio, Eighth District, Cuyahoga County|Oh. Ct. App. 8th Dist. Cuyahoga|trial|oh|
ohctapp9lorain|Court of Appeals of Ohio, Ninth District, Lorain County|Oh. Ct. App. 9th Dist. Lorain|trial|oh|
ohctapp9medina|Court of Appeals of Ohio, Ninth District, Medina County|Oh. Ct. App. 9th Dist. Medina|trial|oh|
ohctapp9summit|Court of Appeals of Ohio, Ninth District, Summit County|Oh. Ct. App. 9th Dist. Summit|trial|oh|
ohctapp9wayne|Court of Appeals of Ohio, Ninth District, Wayne County|Oh. Ct. App. 9th Dist. Wayne|trial|oh|
`
