/** Courts of OH (2). Rows as `../table.ts` reads them. */
export const courtsOh2 = `
ohmunictmorrow|Morrow County Municipal Court|Oh. Muni. Ct., Morrow|limited|oh|
ohmunictvandali|Municipal Court of Vandalia|Oh. Muni. Ct., Vandalia|limited|oh|
ohmunictnewphil|New Philadelphia Municipal Court|Oh. Muni. Ct., New Philadelphia|limited|oh|
ohmunictnewtonf|Newton Falls Municipal Court|Oh. Muni. Ct., Newton Falls|limited|oh|
ohmunictoberlin|Oberlin Municipal Court|Oh. Muni. Ct., Oberlin|limited|oh|
ohmunictparma|Parma Municipal Court|Oh. Muni. Ct., Parma|limited|oh|
ohmunictperrysb|Perrysburg Municipal Court|Oh. Muni. Ct., Perrysburg|limited|oh|
ohmunictpiqua|Piqua Municipal Court|Oh. Muni. Ct., Piqua|limited|oh|
ohmunictportcli|Port Clinton Municipal Court|Oh. Muni. Ct., Port Clinton|limited|oh|
ohmunictportage|Portage County Municipal Court|Oh. Muni. Ct., Portage|limited|oh|
ohmunictportsmo|Portsmouth Municipal Court|Oh. Muni. Ct., Portsmouth|limited|oh|
ohmunictravenna|Ravenna Municipal Court|Oh. Muni. Ct., Ravenna|limited|oh|
ohmunictrockyri|Rocky River Municipal Court|Oh. Muni. Ct., Rocky River|limited|oh|
ohmunictshakerh|Shaker Heights Municipal Court|Oh. Muni. Ct., Shaker Heights|limited|oh|
ohmunictsidney|Sidney Municipal Court|Oh. Muni. Ct., Sidney|limited|oh|
ohmunictsoutheu|South Euclid Municipal Court|Oh. Muni. Ct., South Euclid|limited|oh|
ohmunictspringf|Springfield Municipal Court|Oh. Muni. Ct., Springfield|limited|oh|
ohmunictstruthe|Struthers Municipal Court|Oh. Muni. Ct., Struthers|limited|oh|
ohmunictsummit|Summit County Municipal Court|Oh. Muni. Ct., Summit|limited|oh|
ohmunictsylvani|Sylvania Municipal Court|Oh. Muni. Ct., Sylvania|limited|oh|
ohmunicttiffin|Tiffin Municipal Court|Oh. Muni. Ct., Tiffin|limited|oh|
ohmunicttoledo|Toledo Municipal Court|Oh. Muni. Ct., Toledo|limited|oh|
ohmunicttrumbul|Trumbull County Municipal Court|Oh. Muni. Ct., Trumbull|limited|oh|
ohmunictuppersa|Upper Sandusky Municipal Court|Oh. Muni. Ct., Upper Sandusky|limited|oh|
ohmunictvanwert|Van Wert County Municipal Court|Oh. Muni. Ct., Van Wert|limited|oh|
ohmunictwadswor|Wadsworth Municipal Court|Oh. Muni. Ct., Wadsworth|limited|oh|
ohmunictwarren|Warren County Municipal Court|Oh. Muni. Ct., Warren|limited|oh|
ohmunictwayne|Wayne County Municipal Court|Oh. Muni. Ct., Wayne|limited|oh|
ohmunictwilloug|Willoughby Municipal Court|Oh. Muni. Ct., Willoughby|limited|oh|
ohmunictxenia|Xenia Municipal Court|Oh. Muni. Ct., Xenia|limited|oh|
ohmunictzanesvi|Zanesville Municipal Court|Oh. Muni. Ct., Zanesville|limited|oh|
ohiocirct|Ohio Circuit Courts|Oh. Circ. Ct.|trial|oh|1883-1912
ohcirctadams|Adams Circuit Court|Oh. Circ. Ct., Adams|trial|oh|
ohcirctallen|Allen Circuit Court|Oh. Circ. Ct., Allen|trial|oh|
ohcirctashland|Ashland Circuit Court|Oh. Circ. Ct., Ashland|trial|oh|
ohcirctashtabul|Ashtabula Circuit Court|Oh. Circ. Ct., Ashtabula|trial|oh|
ohcirctathens|Athens Circuit Court|Oh. Circ. Ct., Athens|trial|oh|
ohcirctauglaize|Auglaize County Circuit Court|Oh. Circ. Ct., Auglaize|trial|oh|
ohcirctbelmont|Belmont Circuit Court|Oh. Circ. Ct., Belmont|trial|oh|
ohcirctbrown|Brown Circuit Court|Oh. Circ. Ct., Brown|trial|oh|
ohcirctbutler|Butler Circuit Court|Oh. Circ. Ct., Butler|trial|oh|
ohcirctcarroll|Carroll Circuit Court|Oh. Circ. Ct., Carroll|trial|oh|
ohcirctchampaig|Champaign Circuit Court|Oh. Circ. Ct., Champaign|trial|oh|
ohcirctclark|Clark Circuit Court|Oh. Circ. Ct., Clark|trial|oh|
ohcirctclermont|Clermont Circuit Court|Oh. Circ. Ct., Clermont|trial|oh|
ohcirctclinton|Clinton Circuit Court|Oh. Circ. Ct., Clinton|trial|oh|
ohcirctcolumbia|Columbiana Circuit Court|Oh. Circ. Ct., Columbiana|trial|oh|
ohcirctcoshocto|Coshocton Circuit Court|Oh. Circ. Ct., Coshocton|trial|oh|
ohcirctcrawford|Crawford Circuit Court|Oh. Circ. Ct., Crawford|trial|oh|
ohcirctcuyahoga|Cuyahoga Circuit Court|Oh. Circ. Ct., Cuyahoga|trial|oh|
ohcirctdarke|Darke Circuit Court|Oh. Circ. Ct., Darke|trial|oh|
ohcirctdefiance|Defiance Circuit Court|Oh. Circ. Ct., Defiance|trial|oh|
ohcirctdelaware|Delaware Circuit Court|Oh. Circ. Ct., Delaware|trial|oh|
ohcircterie|Erie Circuit Court|Oh. Circ. Ct., Erie|trial|oh|
ohcirctfairfiel|Fairfield Circuit Court|Oh. Circ. Ct., Fairfield|trial|oh|
ohcirctfayette|Fayette Circuit Court|Oh. Circ. Ct., Fayette|trial|oh|
ohcirctfranklin|Franklin Circuit Court|Oh. Circ. Ct., Franklin|trial|oh|
ohcirctfulton|Fulton Circuit Court|Oh. Circ. Ct., Fulton|trial|oh|
ohcirctgeauga|Geauga Circuit Court|Oh. Circ. Ct., Geauga|trial|oh|
ohcirctgreene|Greene Circuit Court|Oh. Circ. Ct., Greene|trial|oh|
ohcirctguernsey|Guernsey Circuit Court|Oh. Circ. Ct., Guernsey|trial|oh|
ohcircthamilton|Hamilton Circuit Court|Oh. Circ. Ct., Hamilton|trial|oh|
ohcircthancock|Hancock Circuit Court|Oh. Circ. Ct., Hancock|trial|oh|
ohcircthancook|Hancook Circuit Court|Oh. Circ. Ct., Hancook|trial|oh|
ohcircthardin|Hardin Circuit Court|Oh. Circ. Ct., Hardin|trial|oh|
ohcirctharrison|Harrison Circuit Court|Oh. Circ. Ct., Harrison|trial|oh|
ohcircthenry|Henry Circuit Court|Oh. Circ. Ct., Henry|trial|oh|
ohcircthighland|Highland Circuit Court|Oh. Circ. Ct., Highland|trial|oh|
ohcirctholmes|Holmes Circuit Court|Oh. Circ. Ct., Holmes|trial|oh|
ohcircthuron|Huron Circuit Court|Oh. Circ. Ct., Huron|trial|oh|
ohcirctjackson|Jackson Circuit Court|Oh. Circ. Ct., Jackson|trial|oh|
ohcirctjefferso|Jefferson Circuit Court|Oh. Circ. Ct., Jefferson|trial|oh|
ohcirctknox|Knox County Circuit Court|Oh. Circ. Ct., Knox|trial|oh|
ohcirctlake|Lake County Circuit Court|Oh. Circ. Ct., Lake|trial|oh|
ohcirctlawrence|Lawrence Circuit Court|Oh. Circ. Ct., Lawrence|trial|oh|
ohcirctlicking|Licking Circuit Court|Oh. Circ. Ct., Licking|trial|oh|
ohcirctlogan|Logan Circuit Court|Oh. Circ. Ct., Logan|trial|oh|
ohcirctlorain|Lorain Circuit Court|Oh. Circ. Ct., Lorain|trial|oh|
ohcirctlucas|Lucas Circuit Court|Oh. Circ. Ct., Lucas|trial|oh|
ohcirctmadison|Madison Circuit Court|Oh. Circ. Ct., Madison|trial|oh|
ohcirctmahoning|Mahoning Circuit Court|Oh. Circ. Ct., Mahoning|trial|oh|
ohcirctmarion|Marion Circuit Court|Oh. Circ. Ct., Marion|trial|oh|
ohcirctmedina|Medina Circuit Court|Oh. Circ. Ct., Medina|trial|oh|
ohcirctmeigs|Meigs Circuit Court|Oh. Circ. Ct., Meigs|trial|oh|
ohcirctmercer|Mercer Circuit Court|Oh. Circ. Ct., Mercer|trial|oh|
ohcirctmiami|Miami Circuit Court|Oh. Circ. Ct., Miami|trial|oh|
ohcirctmonroe|Monroe Circuit Court|Oh. Circ. Ct., Monroe|trial|oh|
ohcirctmontgome|Montgomery Circuit Court|Oh. Circ. Ct., Montgomery|trial|oh|
ohcirctmorgan|Morgan Circuit Court|Oh. Circ. Ct., Morgan|trial|oh|
ohcirctmorrow|Morrow Circuit Court|Oh. Circ. Ct., Morrow|trial|oh|
ohcirctmuskingu|Muskingum Circuit Court|Oh. Circ. Ct., Muskingum|trial|oh|
ohcirctnoble|Noble Circuit Court|Oh. Circ. Ct., Noble|trial|oh|
ohcirctottawa|Ottawa Circuit Court|Oh. Circ. Ct., Ottawa|trial|oh|
ohcirctpaulding|Paulding Circuit Court|Oh. Circ. Ct., Paulding|trial|oh|
ohcirctperry|Perry Circuit Court|Oh. Circ. Ct., Perry|trial|oh|
ohcirctpickaway|Pickaway Circuit Court|Oh. Circ. Ct., Pickaway|trial|oh|
ohcirctpike|Pike Circuit Court|Oh. Circ. Ct., Pike|trial|oh|
ohcirctportage|Portage Circuit Court|Oh. Circ. Ct., Portage|trial|oh|
ohcirctpreble|Preble Circuit Court|Oh. Circ. Ct., Preble|trial|oh|
ohcirctputnam|Putnam Circuit Court|Oh. Circ. Ct., Putnam|trial|oh|
ohcirctrichland|Richland Circuit Court|Oh. Circ. Ct., Richland|trial|oh|
ohcirctross|Ross Circuit Court|Oh. Circ. Ct., Ross|trial|oh|
ohcirctsandusky|Sandusky Circuit Court|Oh. Circ. Ct., Sandusky|trial|oh|
ohcirctscioto|Scioto Circuit Court|Oh. Circ. Ct., Scioto|trial|oh|
ohcirctseneca|Seneca Circuit Court|Oh. Circ. Ct., Seneca|trial|oh|
ohcirctshelby|Shelby Circuit Court|Oh. Circ. Ct., Shelby|trial|oh|
ohcirctstark|Stark Circuit Court|Oh. Circ. Ct., Stark|trial|oh|
ohcirctsummit|Summit Circuit Court|Oh. Circ. Ct., Summit|trial|oh|
ohcircttaggart|Taggart Circuit Court|Oh. Circ. Ct., Taggart|trial|oh|
ohcircttrumbull|Trumbull Circuit Court|Oh. Circ. Ct., Trumbull|trial|oh|
ohcircttuscaraw|Tuscarawas Circuit Court|Oh. Circ. Ct., Tuscarawas|trial|oh|
ohcirctunion|Union County Circuit Court|Oh. Circ. Ct., Union|trial|oh|
ohcirctvanwert|Van Wert Circuit Court|Oh. Circ. Ct., Van Wert|trial|oh|
ohcirctvinton|Vinton County Circuit Court|Oh. Circ. Ct., Vinton|trial|oh|
ohcirctwarren|Warren Circuit Court|Oh. Circ. Ct., Warren|trial|oh|
ohcirctwayne|Wayne Circuit Court|Oh. Circ. Ct., Wayne|trial|oh|
ohcirctwilliams|Williams Circuit Court|Oh. Circ. Ct., Williams|trial|oh|
ohcirctwood|Wood Circuit Court|Oh. Circ. Ct., Wood|trial|oh|
ohcirctwyandot|Wyandot Circuit Court|Oh. Circ. Ct., Wyandot|trial|oh|
ohcirctwyandott|Wyandotte County Circuit Court|Oh. Circ. Ct., Wyandotte|trial|oh|
ohiocivright|Ohio Civil Rights Commission||other|oh|
ohiocountyct|Ohio County Courts||trial|oh|1841-
ohioctyctadams|Adams County Court, Ohio||trial|oh|1841-
ohioctyctashtab|Ashtabula County Courts, Ohio||trial|oh|1841-
ohioctyctbelmon|Belmont County Courts, Ohio||trial|oh|1841-
ohioctyctbrown|Brown County Courts, Ohio||trial|oh|1841-
ohioctyctbutler|Butler County Courts, Ohio||trial|oh|1841-
ohioctyctclark|Clark County Court, Ohio||trial|oh|1841-
ohioctyctcolum|Columbiana County Courts, Ohio||trial|oh|1841-
ohioctyctcosh|Coshocton County Court, Ohio||trial|oh|1841-
ohioctyctfrank|Franklin County Courts, Ohio||trial|oh|1841-
ohioctyctfulton|Fulton County Courts, Ohio||trial|oh|1841-
ohioctyctharris|Harrison County Court, Ohio||trial|oh|1841-
ohioctycthighla|Highland County Court, Ohio||trial|oh|1841-
ohioctyctjeffer|Jefferson County Courts, Ohio||trial|oh|1841-
ohioctyctmahoni|Mahoning County Courts, Ohio||trial|oh|1841-
ohioctyctmeigs|Meigs County Court, Ohio||trial|oh|1841-
ohioctyctmonroe|Monroe County Court, Ohio||trial|oh|1841-
ohioctyctmorgan|Morgan County Court, Ohio||trial|oh|1841-
ohioctyctmuskin|Muskingum County Court, Ohio||trial|oh|1841-
ohioctyctnoble|Noble County Court, Ohio||trial|oh|1841-
ohioctyctpauldi|Paulding County Court, Ohio||trial|oh|1841-
ohioctyctperry|Perry County Court, Ohio||trial|oh|1841-
ohioctyctpike|Pike County Court, Ohio||trial|oh|1841-
ohioctyctputnam|Putnam County Court, Ohio||trial|oh|1841-
ohioctyctsandus|Sandusky County Courts, Ohio||trial|oh|1841-
ohioctyctstark|Stark County Courts, Ohio||trial|oh|1841-
ohioctycttrumbu|Trumbull County Courts, Ohio||trial|oh|1841-
ohioctycttuscar|Tuscarawas County Court, Ohio||trial|oh|1841-
ohioctyctvinton|Vinton County Court, Ohio||trial|oh|1841-
ohioctyctwarren|Warren County Court, Ohio||trial|oh|1841-
ohioctapp|Ohio Court of Appeals|Ohio Ct. App.|intermediate|oh|1912-
ohctapp8|Court of Appeals of Ohio, Eighth District|Oh. Ct. App. 8th Dist.|trial|oh|
ohctapp11|Court of Appeals of Ohio, Eleventh District|Oh. Ct. App. 11th Dist.|trial|oh|
ohctapp5|Court of Appeals of Ohio, Fifth District|Oh. Ct. App. 5th Dist.|trial|oh|
ohctapp1|Court of Appeals of Ohio, First District|Oh. Ct. App. 1st Dist.|trial|oh|
ohctapp4|Court of Appeals of Ohio, Fourth District|Oh. Ct. App. 4th Dist.|trial|oh|
ohctapp9|Court of Appeals of Ohio, Ninth District|Oh. Ct. App. 9th Dist.|trial|oh|
ohctapp2|Court of Appeals of Ohio, Second District|Oh. Ct. App. 2nd Dist.|trial|oh|
ohctapp7|Court of Appeals of Ohio, Seventh District|Oh. Ct. App. 7th Dist.|trial|oh|
ohctapp6|Court of Appeals of Ohio, Sixth District|Oh. Ct. App. 6th Dist|trial|oh|
ohctapp10|Court of Appeals of Ohio, Tenth District|Oh. Ct. App. 10th Dist|trial|oh|
ohctapp3|Court of Appeals of Ohio, Third District|Oh. Ct. App. 3rd Dist|trial|oh|
ohctapp12|Court of Appeals of Ohio, Twelfth District|Oh. Ct. App. 12th Dist.|trial|oh|
ohioctcl|Ohio Court of Claims|Ohio Ct. Cl.|intermediate|oh|1975-
ohctinsolv|Ohio Court of Insolvency|Oh. Ct. Insolv.|limited|oh|
ohctinsolvcuyah|Cuyahoga County Court of Insolvency|Cuyahoga Cty. Ct. of Insolv.|limited|oh|
`
