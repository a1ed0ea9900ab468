/** Courts of PR, RI, SC, SD, TN, TX, UT, VT, VI, VA, WA, WV, WI, WY. Rows as `../table.ts` reads them. */
export const courtsPrToWy = `
prsupreme|Supreme Court of Puerto Rico||last|pr|
riviceadmct|Rhode Island Vice Admiralty Court||other|ri|1723-1786
risuperct|Superior Court of Rhode Island|Sup. Ct. R.I.|intermediate|ri|1747-
ri|Supreme Court of Rhode Island|R.I.|last|ri|1747-
scctcompl|Common Pleas Court of South Carolina||limited|sc|
scctapp|Court of Appeals of South Carolina|S.C. Ct. App.|intermediate|sc|1983-
ctchansc|Court of Chancery of South Carolina||intermediate|sc|1721-
admiraltyctsc|South Carolina Admiralty Court||other|sc|
superctsc|Superior Court of South Carolina||trial|sc|
sc|Supreme Court of South Carolina|S.C.|last|sc|1841-
sd|Supreme Court of South Dakota|S.D.|last|sd|1889-
tennctapp|Court of Appeals of Tennessee|Tenn. Ct. App.|intermediate|tn|1925-
tenncrimapp|Court of Criminal Appeals of Tennessee|Tenn. Crim. App.|intermediate|tn|1925-
tennworkcompapp|Tennessee Special Workers Compensation Appeals Panel|Tenn. Work. Comp. App. Bd.|trial|tn|
tenn|Tennessee Supreme Court|Tenn.|last|tn|1790-
texapp|Texas Court of Appeals|Tex. App.|intermediate|tx|1891-
texbizct|Texas Business Court|Tex. Bus. Ct.|limited|tx|2023-
texcrimapp|Court of Criminal Appeals of Texas|Tex. Crim. App.|last|tx|1841-
texag|Texas Attorney General Reports|Tex. Att'y Gen.|other|tx|
texcommnapp|Texas Commission of Appeals|Tex. Comm'n App.|last|tx|1918-1945
texrevtrib|Texas Court of Review Tribunal|Tex. Rev. Trib.|intermediate|tx|
texjpml|Texas Judicial Panel on Multidistrict Litigation|Tex. J.P.M.L.|intermediate|tx|
texreview|Texas Special Court of Review|Tex. Rev.|intermediate|tx|
tex|Texas Supreme Court|Tex.|last|tx|1840-
utahctapp|Court of Appeals of Utah|Utah Ct. App.|intermediate|ut|1987-
slcregrec|Salt Lake City Register and Receiver||other|ut|
utah|Utah Supreme Court|Utah|last|ut|1850-
vtsuperct|Superior Court of Vermont|Vt. Super. Ct.|trial|vt|
vt|Supreme Court of Vermont|Vt.|last|vt|1778-
vtdistct|Vermont District Court|Vt. Dist. Ct.|limited|vt|
vimunict|Municipal Court of The Virgin Islands||trial|vi|
vipolct|Police Court of The Virgin Islands||trial|vi|
visuper|Superior Court of The Virgin Islands||trial|vi|
virginislands|Supreme Court of The Virgin Islands||last|vi|
vactapp|Court of Appeals of Virginia|Va. Ct. App.|intermediate|va|1985-
vamedmalrevpan|Medical Malpractice Review Panel||trial|va|
va|Supreme Court of Virginia|Va.|last|va|1779-
vachanct|Virginia Chancery Court||limited|va|1802-
vachanctnorf|Norfolk Chancery Court, Virginia||limited|va|1802-
vachanctrich|Richmond Chancery Court, Virginia||limited|va|1802-
vacc|Virginia Circuit Courts||trial|va|
vaccaccomack|Accomack County Circuit Court|Accomack Cir. Ct.|trial|va|
vaccalbemarle|Albemarle County Circuit Court|Albemarle Cir. Ct.|trial|va|
vaccalexandria|Alexandria County Circuit Court|Alexandria Cir. Ct.|trial|va|
vaccalleghany|Alleghany County Circuit Court|Alleghany Cir. Ct.|trial|va|
vaccamelia|Amelia County Circuit Court|Amelia Cir. Ct.|trial|va|
vaccamherst|Amherst County Circuit Court|Amherst Cir. Ct.|trial|va|
vaccappomattox|Appomattox County Circuit Court|Appomattox Cir. Ct.|trial|va|
vaccarlington|Arlington County Circuit Court|Arlington Cir. Ct.|trial|va|
vaccaugusta|Augusta County Circuit Court|Augusta Cir. Ct.|trial|va|
vaccbath|Bath County Circuit Court|Bath Cir. Ct.|trial|va|
vaccbedford|Bedford County Circuit Court|Bedford Cir. Ct.|trial|va|
vaccbland|Bland County Circuit Court|Bland Cir. Ct.|trial|va|
vaccbotetourt|Botetourt County Circuit Court|Botetourt Cir. Ct.|trial|va|
vaccbristol|Bristol County Circuit Court|Bristol Cir. Ct.|trial|va|
vaccbrunswick|Brunswick County Circuit Court|Brunswick Cir. Ct.|trial|va|
vaccbuchanan|Buchanan County Circuit Court|Buchanan Cir. Ct.|trial|va|
vaccbuckingham|Buckingham County Circuit Court|Buckingham Cir. Ct.|trial|va|
vaccbuenavista|Buena Vista County Circuit Court|Buena Vista Cir. Ct.|trial|va|
vacccampbell|Campbell County Circuit Court|Campbell Cir. Ct.|trial|va|
vacccaroline|Caroline County Circuit Court|Caroline Cir. Ct.|trial|va|
vacccarroll|Carroll County Circuit Court|Carroll Cir. Ct.|trial|va|
vacccharles|Charles City County Circuit Court|Charles City Cir. Ct.|trial|va|
vacccharlotte|Charlotte County Circuit Court|Charlotte Cir. Ct.|trial|va|
vacccharlottesv|Charlottesville County Circuit Court|Charlottesville Cir. Ct.|trial|va|
vaccchesapeake|Chesapeake County Circuit Court|Chesapeake Cir. Ct.|trial|va|
vaccchesterfiel|Chesterfield County Circuit Court|Chesterfield Cir. Ct.|trial|va|
vaccclarke|Clarke County Circuit Court|Clarke Cir. Ct.|trial|va|
vacccolonialh|Colonial Heights County Circuit Court|Colonial Heights Cir. Ct.|trial|va|
vacccraig|Craig County Circuit Court|Craig Cir. Ct.|trial|va|
vaccculpeper|Culpeper County Circuit Court|Culpeper Cir. Ct.|trial|va|
vacccumberland|Cumberland County Circuit Court|Cumberland Cir. Ct.|trial|va|
vaccdanville|Danville County Circuit Court|Danville Cir. Ct.|trial|va|
vaccdickenson|Dickenson County Circuit Court|Dickenson Cir. Ct.|trial|va|
vaccdinwiddie|Dinwiddie County Circuit Court|Dinwiddie Cir. Ct.|trial|va|
vaccessex|Essex County Circuit Court|Essex Cir. Ct.|trial|va|
vaccfairfax|Fairfax County Circuit Court|Fairfax Cir. Ct.|trial|va|
vaccfauquier|Fauquier County Circuit Court|Fauquier Cir. Ct.|trial|va|
vaccfloyd|Floyd County Circuit Court|Floyd Cir. Ct.|trial|va|
vaccfluvanna|Fluvanna County Circuit Court|Fluvanna Cir. Ct.|trial|va|
vaccfranklin|Franklin County Circuit Court|Franklin Cir. Ct.|trial|va|
vaccfrederick|Frederick County Circuit Court|Frederick Cir. Ct.|trial|va|
vaccfredericksb|Fredericksburg County Circuit Court|Fredericksburg Cir. Ct.|trial|va|
vaccgiles|Giles County Circuit Court|Giles Cir. Ct.|trial|va|
vaccgloucester|Gloucester County Circuit Court|Gloucester Cir. Ct.|trial|va|
vaccgoochland|Goochland County Circuit Court|Goochland Cir. Ct.|trial|va|
vaccgrayson|Grayson County Circuit Court|Grayson Cir. Ct.|trial|va|
vaccgreene|Greene County Circuit Court|Greene Cir. Ct.|trial|va|
vaccgreensville|Greensville County Circuit Court|Greensville Cir. Ct.|trial|va|
vacchalifax|Halifax County Circuit Court|Halifax Cir. Ct.|trial|va|
vacchampton|Hampton County Circuit Court|Hampton Cir. Ct.|trial|va|
vacchanover|Hanover County Circuit Court|Hanover Cir. Ct.|trial|va|
vacchenrico|Henrico County Circuit Court|Henrico Cir. Ct.|trial|va|
vacchenry|Henry County Circuit Court|Henry Cir. Ct.|trial|va|
vacchighland|Highland County Circuit Court|Highland Cir. Ct.|trial|va|
vacchopewell|Hopewell County Circuit Court|Hopewell Cir. Ct.|trial|va|
vaccisle|Isle of Wight County Circuit Court|Isle of Wight Cir. Ct.|trial|va|
vacckinggeorge|King George County Circuit Court|King George Cir. Ct.|trial|va|
vacckingwilliam|King William County Circuit Court|King William Cir. Ct.|trial|va|
vacckingqueen|King and Queen County Circuit Court|King and Queen Cir. Ct.|trial|va|
vacclancaster|Lancaster County Circuit Court|Lancaster Cir. Ct.|trial|va|
vacclee|Lee County Circuit Court|Lee Cir. Ct.|trial|va|
vaccloudoun|Loudoun County Circuit Court|Loudoun Cir. Ct.|trial|va|
vacclouisa|Louisa County Circuit Court|Louisa Cir. Ct.|trial|va|
vacclunenburg|Lunenburg County Circuit Court|Lunenburg Cir. Ct.|trial|va|
vacclynchburg|Lynchburg County Circuit Court|Lynchburg Cir. Ct.|trial|va|
vaccmadison|Madison County Circuit Court|Madison Cir. Ct.|trial|va|
vaccmartinsvill|Martinsville County Circuit Court|Martinsville Cir. Ct.|trial|va|
vaccmathews|Mathews County Circuit Court|Mathews Cir. Ct.|trial|va|
vaccmecklenburg|Mecklenburg County Circuit Court|Mecklenburg Cir. Ct.|trial|va|
vaccmiddlesex|Middlesex County Circuit Court|Middlesex Cir. Ct.|trial|va|
vaccmontgomery|Montgomery County Circuit Court|Montgomery Cir. Ct.|trial|va|
vaccnelson|Nelson County Circuit Court|Nelson Cir. Ct.|trial|va|
vaccnewkent|New Kent County Circuit Court|New Kent Cir. Ct.|trial|va|
vaccnewportnew|Newport News County Circuit Court|Newport News Cir. Ct.|trial|va|
vaccnorfolk|Norfolk County Circuit Court|Norfolk Cir. Ct.|trial|va|
vaccnorthampton|Northampton County Circuit Court|Northampton Cir. Ct.|trial|va|
vaccnorthumberl|Northumberland County Circuit Court|Northumberland Cir. Ct.|trial|va|
vaccnottoway|Nottoway County Circuit Court|Nottoway Cir. Ct.|trial|va|
vaccorange|Orange County Circuit Court|Orange Cir. Ct.|trial|va|
vaccpage|Page County Circuit Court|Page Cir. Ct.|trial|va|
vaccpatrick|Patrick County Circuit Court|Patrick Cir. Ct.|trial|va|
vaccpetersburg|Petersburg County Circuit Court|Petersburg Cir. Ct.|trial|va|
vaccpittsylvani|Pittsylvania County Circuit Court|Pittsylvania Cir. Ct.|trial|va|
vaccportsmouth|Portsmouth County Circuit Court|Portsmouth Cir. Ct.|trial|va|
vaccpowhatan|Powhatan County Circuit Court|Powhatan Cir. Ct.|trial|va|
vaccprinceedwa|Prince Edward County Circuit Court|Prince Edward Cir. Ct.|trial|va|
vaccprincegeo|Prince George County Circuit Court|Prince George Cir. Ct.|trial|va|
vaccprincewill|Prince William County Circuit Court|Prince William Cir. Ct.|trial|va|
vaccpulaski|Pulaski County Circuit Court|Pulaski Cir. Ct.|trial|va|
vaccradford|Radford County Circuit Court|Radford Cir. Ct.|trial|va|
vaccrappahannoc|Rappahannock County Circuit Court|Rappahannock Cir. Ct.|trial|va|
vaccrichcity|Richmond City Circuit Court|Richmond City Cir. Ct.|trial|va|
vaccrichmondcty|Richmond County Circuit Court|Richmond County Cir. Ct.|trial|va|
vaccroanokecity|Roanoke City Circuit Court|Roanoke City Cir. Ct.|trial|va|
vaccroanokecty|Roanoke County Circuit Court|Roanoke County Cir. Ct.|trial|va|
vaccrockbridge|Rockbridge County Circuit Court|Rockbridge Cir. Ct.|trial|va|
vaccrockingham|Rockingham County Circuit Court|Rockingham Cir. Ct.|trial|va|
vaccrussell|Russell County Circuit Court|Russell Cir. Ct.|trial|va|
vaccsalem|Salem County Circuit Court|Salem Cir. Ct.|trial|va|
vaccscott|Scott County Circuit Court|Scott Cir. Ct.|trial|va|
vaccshenandoah|Shenandoah County Circuit Court|Shenandoah Cir. Ct.|trial|va|
vaccsmyth|Smyth County Circuit Court|Smyth Cir. Ct.|trial|va|
vaccsouthampton|Southampton County Circuit Court|Southampton Cir. Ct.|trial|va|
vaccspotsylvani|Spotsylvania County Circuit Court|Spotsylvania Cir. Ct.|trial|va|
vaccstafford|Stafford County Circuit Court|Stafford Cir. Ct.|trial|va|
vaccstaunton|Staunton County Circuit Court|Staunton Cir. Ct.|trial|va|
vaccsuffolk|Suffolk County Circuit Court|Suffolk Cir. Ct.|trial|va|
vaccsurry|Surry County Circuit Court|Surry Cir. Ct.|trial|va|
vaccsussex|Sussex County Circuit Court|Sussex Cir. Ct.|trial|va|
vacctazewell|Tazewell County Circuit Court|Tazewell Cir. Ct.|trial|va|
vaccvabeach|Virginia Beach County Circuit Court|Virginia Beach Cir. Ct.|trial|va|1691-
vaccwarren|Warren County Circuit Court|Warren Cir. Ct.|trial|va|
vaccwashington|Washington County Circuit Court|Washington Cir. Ct.|trial|va|
vaccwaynesboro|Waynesboro County Circuit Court|Waynesboro Cir. Ct.|trial|va|
vaccwestmorelan|Westmoreland County Circuit Court|Westmoreland Cir. Ct.|trial|va|
vaccwilliams|Williamsburg and James County Circuit Court|Williamsburg and James Cir. Ct.|trial|va|
vaccwinchester|Winchester County Circuit Court|Winchester Cir. Ct.|trial|va|
vaccwise|Wise & Norton County Circuit Court|Wise Norton Cir. Ct.|trial|va|
vaccwythe|Wythe County Circuit Court|Wythe Cir. Ct.|trial|va|
vaccyork|York County Poquoson County Circuit Court|York County & Poquoson Cir. Ct.|trial|va|
vacorpct|Virginia Corporation Court||trial|va|1792-1973
vacorpctsbris|Bristol Corporation Court, Va.||trial|va|1792-1973
vacorpctslynch|Lynchburg Corporation Court, Va.||trial|va|1792-1973
vacorpctradford|Radford Corporation Court, Va.||trial|va|1792-1973
vacorpctsnorf|South Norfolk Corporation Court, Va.||trial|va|1792-1973
vacorpctwinche|Winchester Corporation Court, Va.||trial|va|1792-1973
vagensess|Virginia Court of General Sessions||intermediate|va|1619-1852
washctapp|Court of Appeals of Washington|Wash. Ct. App.|intermediate|wa|1969-
washsuperct|Washingon Superior Court||trial|wa|
washag|Washington Attorney General Reports|Wash. Att'y Gen.|other|wa|
wash|Washington Supreme Court|Wash.|last|wa|1853-
wvactapp|Intermediate Court of Appeals of West Virginia|I.C.A. of W. Va.|intermediate|wv|2022-
wvctcl|West Virginia Court of Claims|W. Va. Ct. Cl.|trial|wv|1967-
wva|West Virginia Supreme Court|W. Va.|last|wv|1863-
wisctapp|Court of Appeals of Wisconsin|Wis. Ct. App.|intermediate|wi|1978-
wisag|Wisconsin Attorney General Reports|Wis. Att'y Gen.|other|wi|
wisccirct|Wisconsin Circuit Court||trial|wi|
wismunict|Wisconsin Municipal Court||trial|wi|
wis|Wisconsin Supreme Court|Wis.|last|wi|1836-
wyo|Wyoming Supreme Court|Wyo.|last|wy|1921-
`
