/** Courts of LA, ME, MD, MA, MI, MN, MS, MO, MT, NE, NV, NH. Rows as `../table.ts` reads them. */
export const courtsLaToNh = `
laag|Louisiana Attorney General Reports|La. Att'y Gen.|other|la|
lactapp|Louisiana Court of Appeal|La. Ct. App.|intermediate|la|1879-
lacterrapp|Louisiana Court of Errors and Appeals||last|la|1843-1846
lasuperct|Superior Court of The State of Louisiana|Super. Ct. La.|trial|la|
la|Supreme Court of Louisiana|La.|last|la|1804-
usprovctla|United States Provisional Court for the State of Louisiana||other|la|
mesuperct|Superior Court of Maine||trial|me|
mesuperctknox|Superior Court of Maine, Knox County|Super. Ct. Me. Knox Cty.|trial|me|
me|Supreme Judicial Court of Maine|Me.|last|me|1830-
mdcityctbalt|Baltimore City Court||trial|md|
mdsuperctbalt|Baltimore City Superior Court||trial|md|1851-1982
mdcirct|Circuit Court of Maryland|Cir. Ct. Md.|trial|md|
md|Court of Appeals of Maryland|Md.|last|md|1714-
mdctspecapp|Court of Special Appeals of Maryland|Md. Ct. Spec. App.|intermediate|md|1967-
mdch|High Court of Chancery of Maryland|Md. Ch.|intermediate|md|-1854
mdag|Maryland Attorney General Reports|Md. Att'y Gen.|other|md|
mdcirctct|Maryland Circuit Court||trial|md|1789-
mdcirctctbalt|Baltimore City Circuit Court||trial|md|1789-
mdorphanct|Maryland Orphans' Court||trial|md|
mdorphanctbalt|Baltimore City Orphans' Court||limited|md|
mdtc|Maryland Tax Court||limited|md|
supbenbaltcty|Supreme Bench of Baltimore City||trial|md|1867-1983
massappct|Massachusetts Appeals Court|Mass. App. Ct.|intermediate|ma|1972-
masstaxbd|Massachusetts Appellate Tax Board|Mass. App. Tax. Bd.|intermediate|ma|
maworkcompcom|Massachusetts Department of Industrial Accidents|Mass. Dep't Indus. Accid.|intermediate|ma|
massdistct|Massachusetts District Court||trial|ma|
massdistctbos|Boston Municipal Court||trial|ma|
massdistctbrook|Brookline District Court||trial|ma|
massdistctapp|Massachusetts District Court, Appellate Division|Mass. Dist. Ct.|intermediate|ma|
masshserep|Massachusetts House of Representatives|Mass. House of Rep.|last|ma|1692-
mahousct|Massachusetts Housing Court|Mass. Hous. Ct.|limited|ma|
masslandct|Massachusetts Land Court|Mass. Land. Ct.|limited|ma|
maprobct|Massachusetts Probate and Family Court|Mass. Prob. Fam. Ct.|limited|ma|
masssuperct|Massachusetts Superior Court|Mass. Super. Ct.|trial|ma|1693-
masssuperctbarn|Massachusetts Superior Court, Barnstable County|Barnstable Mass. Super. Ct.|trial|ma|1693-
masssuperctberk|Massachusetts Superior Court, Berkshire County|Berkshire Mass. Super. Ct.|trial|ma|1693-
masssuperctmid|Massachusetts Superior Court, Middlesex County|Middlesex Mass. Super. Ct.|trial|ma|1693-
masssuperctsuff|Massachusetts Superior Court, Suffolk County|Suffolk Mass. Super. Ct.|trial|ma|1693-
masssuperctworc|Massachusetts Superior Court, Worcester County|Worcester Mass. Super. Ct.|trial|ma|1693-
mass|Massachusetts Supreme Judicial Court|Mass.|last|ma|1780-1779
michrecdetroit|Detroit Recorder's Court||other|mi|
micirct|Michigan Circuit Court|Michigan Cir. Ct.|trial|mi|
micirct10|Circuit Court of the 10th Circuit of Michigan|Mich. 10th Cir.|trial|mi|
micirct11|Circuit Court of the 11th Circuit of Michigan|Mich. 11th Cir.|trial|mi|
micirct12|Circuit Court of the 12th Circuit of Michigan|Mich. 12th Cir.|trial|mi|
micirct13|Circuit Court of the 13th Circuit of Michigan|Mich. 13th Cir.|trial|mi|
micirct14|Circuit Court of the 14th Circuit of Michigan|Mich. 14th Cir.|trial|mi|
micirct15|Circuit Court of the 15th Circuit of Michigan|Mich. 15th Cir.|trial|mi|
micirct16|Circuit Court of the 16th Circuit of Michigan|Mich. 16th Cir.|trial|mi|
micirct17|Circuit Court of the 17th Circuit of Michigan|Mich. 17th Cir.|trial|mi|
micirct18|Circuit Court of the 18th Circuit of Michigan|Mich. 18th Cir.|trial|mi|
micirct19|Circuit Court of the 19th Circuit of Michigan|Mich. 19th Cir.|trial|mi|
micirct1|Circuit Court of the 1st Circuit of Michigan|Mich. 1st Cir.|trial|mi|
micirct20|Circuit Court of the 20th Circuit of Michigan|Mich. 20th Cir.|trial|mi|
micirct21|Circuit Court of the 21st Circuit of Michigan|Mich. 21st Cir.|trial|mi|
micirct22|Circuit Court of the 22nd Circuit of Michigan|Mich. 22nd Cir.|trial|mi|
micirct23|Circuit Court of the 23rd Circuit of Michigan|Mich. 23rd Cir.|trial|mi|
micirct24|Circuit Court of the 24th Circuit of Michigan|Mich. 24th Cir.|trial|mi|
micirct25|Circuit Court of the 25th Circuit of Michigan|Mich. 25th Cir.|trial|mi|
micirct26|Circuit Court of the 26th Circuit of Michigan|Mich. 26th Cir.|trial|mi|
micirct27|Circuit Court of the 27th Circuit of Michigan|Mich. 27th Cir.|trial|mi|
micirct28|Circuit Court of the 28th Circuit of Michigan|Mich. 28th Cir.|trial|mi|
micirct29|Circuit Court of the 29th Circuit of Michigan|Mich. 29th Cir.|trial|mi|
micirct2|Circuit Court of the 2nd Circuit of Michigan|Mich. 2nd Cir.|trial|mi|
micirct30|Circuit Court of the 30th Circuit of Michigan|Mich. 30th Cir.|trial|mi|
micirct31|Circuit Court of the 31st Circuit of Michigan|Mich. 31st Cir.|trial|mi|
micirct32|Circuit Court of the 32nd Circuit of Michigan|Mich. 32nd Cir.|trial|mi|
micirct33|Circuit Court of the 33rd Circuit of Michigan|Mich. 33rd Cir.|trial|mi|
micirct34|Circuit Court of the 34th Circuit of Michigan|Mich. 34th Cir.|trial|mi|
micirct35|Circuit Court of the 35th Circuit of Michigan|Mich. 35th Cir.|trial|mi|
micirct36|Circuit Court of the 36th Circuit of Michigan|Mich. 36th Cir.|trial|mi|
micirct37|Circuit Court of the 37th Circuit of Michigan|Mich. 37th Cir.|trial|mi|
micirct38|Circuit Court of the 38th Circuit of Michigan|Mich. 38th Cir.|trial|mi|
micirct39|Circuit Court of the 39th Circuit of Michigan|Mich. 39th Cir.|trial|mi|
micirct3|Circuit Court of the 3rd Circuit of Michigan|Mich. 3rd Cir.|trial|mi|
micirct40|Circuit Court of the 40th Circuit of Michigan|Mich. 40th Cir.|trial|mi|
micirct41|Circuit Court of the 41st Circuit of Michigan|Mich. 41st Cir.|trial|mi|
micirct42|Circuit Court of the 42nd Circuit of Michigan|Mich. 42nd Cir.|trial|mi|
micirct43|Circuit Court of the 43rd Circuit of Michigan|Mich. 43rd Cir.|trial|mi|
micirct44|Circuit Court of the 44th Circuit of Michigan|Mich. 44th Cir.|trial|mi|
micirct45|Circuit Court of the 45th Circuit of Michigan|Mich. 45th Cir.|trial|mi|
micirct46|Circuit Court of the 46th Circuit of Michigan|Mich. 46th Cir.|trial|mi|
micirct47|Circuit Court of the 47th Circuit of Michigan|Mich. 47th Cir.|trial|mi|
micirct48|Circuit Court of the 48th Circuit of Michigan|Mich. 48th Cir.|trial|mi|
micirct49|Circuit Court of the 49th Circuit of Michigan|Mich. 49th Cir.|trial|mi|
micirct4|Circuit Court of the 4th Circuit of Michigan|Mich. 4th Cir.|trial|mi|
micirct50|Circuit Court of the 50th Circuit of Michigan|Mich. 50th Cir.|trial|mi|
micirct51|Circuit Court of the 51st Circuit of Michigan|Mich. 51st Cir.|trial|mi|
micirct52|Circuit Court of the 52nd Circuit of Michigan|Mich. 52nd Cir.|trial|mi|
micirct53|Circuit Court of the 53rd Circuit of Michigan|Mich. 53rd Cir.|trial|mi|
micirct54|Circuit Court of the 54th Circuit of Michigan|Mich. 54th Cir.|trial|mi|
micirct55|Circuit Court of the 55th Circuit of Michigan|Mich. 55th Cir.|trial|mi|
micirct56|Circuit Court of the 56th Circuit of Michigan|Mich. 56th Cir.|trial|mi|
micirct57|Circuit Court of the 57th Circuit of Michigan|Mich. 57th Cir.|trial|mi|
micirct5|Circuit Court of the 5th Circuit of Michigan|Mich. 5th Cir.|trial|mi|
micirct6|Circuit Court of the 6th Circuit of Michigan|Mich. 6th Cir.|trial|mi|
micirct7|Circuit Court of the 7th Circuit of Michigan|Mich. 7th Cir.|trial|mi|
micirct8|Circuit Court of the 8th Circuit of Michigan|Mich. 8th Cir.|trial|mi|
micirct9|Circuit Court of the 9th Circuit of Michigan|Mich. 9th Cir.|trial|mi|
michctapp|Michigan Court of Appeals|Mich. Ct. App.|intermediate|mi|1964-
michsuperct|Michigan Superior Courts|Mich. Super. Ct.|other|mi|
michsuperctdetr|Michigan Superior Court, Detroit|Mich. Super. Ct., Detroit|other|mi|
michsuperctgrap|Michigan Superior Court, Grand Rapids|Mich. Super. Ct., Grand Rapids|other|mi|
mich|Michigan Supreme Court|Mich.|last|mi|1837-
michchanct|Michigan Court of Chancery|MI Ct. Ch.|limited|mi|1836-1847
micirct37cal|Circuit Court of the 37th Circuit of Michigan, Calhoun County|Mich. 37th Cir., Calhoun Cty.|trial|mi|
minnctapp|Court of Appeals of Minnesota|Minn. Ct. App.|intermediate|mn|1983-
minndistct|Minnesota District Courts||other|mn|
mntax|Minnesota Tax Court||other|mn|
minn|Supreme Court of Minnesota|Minn.|last|mn|1858-
missctapp|Court of Appeals of Mississippi|Miss. Ct. App.|intermediate|ms|1995-
misschanceryct|Mississippi Chancery Courts|Miss. Chanc. Ct.|intermediate|ms|
miss|Mississippi Supreme Court|Miss.|last|ms|1841-
moag|Missouri Attorney General Reports|Mo. Att'y Gen.|other|mo|
moctapp|Missouri Court of Appeals|Mo. Ct. App.|intermediate|mo|1820-
moctapped|Missouri Court of Appeals, Eastern District||intermediate|mo|1820-
moctappsd|Missouri Court of Appeals, Southern District||intermediate|mo|1820-
moctappwd|Missouri Court of Appeals, Western District||intermediate|mo|1820-
mo|Supreme Court of Missouri|Mo.|last|mo|1821-
mtjdct|Judicial District Court of Montana||trial|mt|
mtjdcttreasure|Sixteenth Judicial District Court of Montana Treasure County||trial|mt|
mtjdctFergus|Tenth Judicial District Court of Montana Fergus County||trial|mt|
mtjdctbighorn|Thirteenth Judicial District Court of Montana Big Horn County||trial|mt|
mont|Montana Supreme Court|Mont.|last|mt|1864-
monttc|Montana Tax Appeal Board|Mont.T.A.B.|intermediate|mt|
mtwaterct|Water Court of The State of Montana||limited|mt|
nebag|Nebraska Attorney General Reports|Neb. Att'y Gen.|other|ne|
nebctapp|Nebraska Court of Appeals|Neb. Ct. App.|intermediate|ne|1991-
neb|Nebraska Supreme Court|Neb.|last|ne|1854-
nevapp|Court of Appeals of Nevada|Ct. App. Nev.|intermediate|nv|2014-
nevdistct|Nevada District Courts|Nev. Dist. Ct.|trial|nv|
nevdistct7|Nevada District Courts, 7th Judicial District|Nev. Dist. Ct., 7th Jud. Dist.|trial|nv|
nev|Nevada Supreme Court|Nev.|last|nv|1864-
nevdistct7eur|Nevada District Court, Eureka County|Nev. Dist. Ct., Eureka Cty.|trial|nv|
nhsuperct|Superior Court of New Hampshire||trial|nh|
nh|Supreme Court of New Hampshire|N.H.|last|nh|1776-
`
