/** Courts of OK, OR. Rows as `../table.ts` reads them. */
export const courtsOkToOr = `
oklacivapp|Court of Civil Appeals of Oklahoma|Okla. Civ. App.|intermediate|ok|1968-
oklacrimapp|Court of Criminal Appeals of Oklahoma|Okla. Crim. App.|last|ok|1907-
oklacoj|Court on the Judiciary of Oklahoma|Okla. Ct. Jud.|intermediate|ok|
oklaag|Oklahoma Attorney General Reports|Okla. Att’y Gen.|other|ok|
oklajeap|Oklahoma Judicial Ethics Advisory Panel|Okla. Jud. Eth. Adv. Pnl.|intermediate|ok|
okla|Supreme Court of Oklahoma|Okla.|last|ok|1884-
orcc|Circuit Courts of Oregon||trial|or|
orccbaker|Baker County Circuit Court, Oregon|Baker Cty. Cir. Ct., O.R.|trial|or|1859-
orccbenton|Benton County Circuit Court, Oregon|Benton Cty. Cir. Ct., O.R.|trial|or|1859-
orccclackamas|Clackamas County Circuit Court, Oregon|Clackamas Cty. Cir. Ct., O.R.|trial|or|1859-
orccclatsop|Clatsop County Circuit Court, Oregon|Clatsop Cty. Cir. Ct., O.R.|trial|or|1859-
orcccolumbia|Columbia County Circuit Court, Oregon|Columbia Cty. Cir. Ct., O.R.|trial|or|1859-
orcccoos|Coos County Circuit Court, Oregon|Coos Cty. Cir. Ct., O.R.|trial|or|1859-
orcccrook|Crook County Circuit Court, Oregon|Crook Cty. Cir. Ct., O.R.|trial|or|1859-
orcccurry|Curry County Circuit Court, Oregon|Curry Cty. Cir. Ct., O.R.|trial|or|1859-
orccdeschutes|Deschutes County Circuit Court, Oregon|Deschutes Cty. Cir. Ct., O.R.|trial|or|1859-
orccdouglas|Douglas County Circuit Court, Oregon|Douglas Cty. Cir. Ct., O.R.|trial|or|1859-
orccgilliam|Gilliam County Circuit Court, Oregon|Gilliam Cty. Cir. Ct., O.R.|trial|or|1859-
orccgrant|Grant County Circuit Court, Oregon|Grant Cty. Cir. Ct., O.R.|trial|or|1859-
orccharney|Harney County Circuit Court, Oregon|Harney Cty. Cir. Ct., O.R.|trial|or|1859-
orcchoodriver|Hood River County Circuit Court, Oregon|Hood River Cty. Cir. Ct., O.R.|trial|or|1859-
orccjackson|Jackson County Circuit Court, Oregon|Jackson Cty. Cir. Ct., O.R.|trial|or|1859-
orccjefferson|Jefferson County Circuit Court, Oregon|Jefferson Cty. Cir. Ct., O.R.|trial|or|1859-
orccjosephine|Josephine County Circuit Court, Oregon|Josephine Cty. Cir. Ct., O.R.|trial|or|1859-
orccklamath|Klamath County Circuit Court, Oregon|Klamath Cty. Cir. Ct., O.R.|trial|or|1859-
orcclake|Lake County Circuit Court, Oregon|Lake Cty. Cir. Ct., O.R.|trial|or|1859-
orcclane|Lane County Circuit Court, Oregon|Lane Cty. Cir. Ct., O.R.|trial|or|1859-
orcclincoln|Lincoln County Circuit Court, Oregon|Lincoln Cty. Cir. Ct., O.R.|trial|or|1859-
orcclinn|Linn County Circuit Court, Oregon|Linn Cty. Cir. Ct., O.R.|trial|or|1859-
orccmalheur|Malheur County Circuit Court, Oregon|Malheur Cty. Cir. Ct., O.R.|trial|or|1859-
orccmarion|Marion County Circuit Court, Oregon|Marion Cty. Cir. Ct., O.R.|trial|or|1859-
orccmorrow|Morrow County Circuit Court, Oregon|Morrow Cty. Cir. Ct., O.R.|trial|or|1859-
orccmultnomah|Multnomah County Circuit Court, Oregon|Multnomah Cty. Cir. Ct., O.R.|trial|or|1859-
orccpolk|Polk County Circuit Court, Oregon|Polk Cty. Cir. Ct., O.R.|trial|or|1859-
orccsherman|Sherman County Circuit Court, Oregon|Sherman Cty. Cir. Ct., O.R.|trial|or|1859-
orcctillamook|Tillamook County Circuit Court, Oregon|Tillamook Cty. Cir. Ct., O.R.|trial|or|1859-
orccumatilla|Umatilla County Circuit Court, Oregon|Umatilla Cty. Cir. Ct., O.R.|trial|or|1859-
orccunion|Union County Circuit Court, Oregon|Union Cty. Cir. Ct., O.R.|trial|or|1859-
orccwallowa|Wallowa County Circuit Court, Oregon|Wallowa Cty. Cir. Ct., O.R.|trial|or|1859-
orccwasco|Wasco County Circuit Court, Oregon|Wasco Cty. Cir. Ct., O.R.|trial|or|1859-
orccwashington|Washington County Circuit Court, Oregon|Washington Cty. Cir. Ct., O.R.|trial|or|1859-
orccwheeler|Wheeler County Circuit Court, Oregon|Wheeler Cty. Cir. Ct., O.R.|trial|or|1859-
orccyamhill|Yamhill County Circuit Court, Oregon|Yamhill Cty. Cir. Ct., O.R.|trial|or|1859-
orctapp|Court of Appeals of Oregon|Or. Ct. App.|intermediate|or|1969-
or|Oregon Supreme Court|Or.|last|or|1841-
ortc|Oregon Tax Court|Or. T.C.|intermediate|or|1962-
`
