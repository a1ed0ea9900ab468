/** Regional reporters, and the early reporters of the Supreme Court. Rows as `../table.ts` reads them. */
export const regional = `
A.|1885-1938||A.R.;A.Rep.;At.;At. Rep.;Atl.;Atl. Rep.;Atl.R.|Atlantic Reporter|regional|ct dc de md me nh nj pa ri vt us ia ny
 A.2d|1938-2010||Atl.2d
 A.3d|2010-||
Am. Ann. Cas.|1904-1918|a|Am.Ann.Cas.;Ann. Cas.|American Annotated Cases|regional|oh in ny
Am. Rep.|||Am. Reports|American Reports|regional|ma va
N.E.|1884-1936||N.E.Rep.;No.East Rep.|North Eastern Reporter|regional|il in ma ny oh fl
 N.E.2d|1936-2013||
 N.E.3d|2013-||
N.W.|1880-1942||N W. Rep.;No.West Rep.;Northw.Rep.|North Western Reporter|regional|ia mi mn nd ne sd wi us nm terr
 N.W.2d|1942-2023||N.W. 2nd;NW2D
 N.W.3d|2024-||
Northumb. L.J.|||Northumb. Legal. J.;Northumberland Co. Leg. Jour;Northumberland L.J.|Northumberland Legal Journal (Pa.)|regional|us
P.|1883-1931||P. R.;P. Rep.;PaC.;Pac;Pac. Rep.;Pac.R.;Pacific;Pacific Rep.|Pacific Reporter|regional|ak az ca co hi id ks mt nm nv ok or ut wa wy us nd fl pr
 P.2d|1931-2000||P. [2nd];P.2;Pac (2d);Pac. (2);p.2 d
 P.3d|2000-||P.3
S.E.|1887-1939||S. E. Rep.|South Eastern Reporter|regional|ga nc sc va wv us
 S.E.2d|1939-||
S.W.|1886-1928||S. W. Rep.;S.W. Series|South Western Reporter|regional|ar ky mo tn tx ks ms nd sc us oh
 S.W.2d|1928-1999|r|S. W. 2d Series.;S. W., Second Series,;SW2D
 S.W.3d|1999-|r|SW3D
So.|1886-1941||SO.;So. Rep.;So. Reporter;Sou.;Sou. Rep.;South;South. Rep.|Southern Reporter|regional|al fl la ms us
 So. 2d|1941-2008||(So. 2nd);S. (2nd);So. (2d Series);So. (2nd Series);So. Rep. 2d;Sou. (2nd);South.2d
 So. 3d|2008-|r|So. Rep. 3d;South.3d
Bee||o||Bee's United States District Court Reports|early|us pa
Black|1861-1862||Black R.;Black Rep.|Black's Supreme Court Reports|early|us
Blatchf. & H.|1827-1837|o||Blatchford and Howland's Reports.|early|us
Codd. Dig.||o|Coddington's Digest|Coddington's Digest of the Law of Trade-Marks|early|
Cox. Manual Trade-Mark Cas.||o||Cox's Manual of Trade-Mark Cases|early|
Cranch|1801-1815||Cra.;Cranch;Cranch Rep.|Cranch's Supreme Court Reports|early|us ct me ny sc va dc
Dall.|1790-1880||Dal.;Dal. Rep.;Dall. Rep.;Dall.S.C.;Dallas;Dallas Rep.|Dallas' Supreme Court Reports|early|us pa
Dane, Abr.|1823-|||Dane's Abridgement and Digest of American Law|early|
Haz. Reg. Pa.|1828-1836|||Hazard's Pennsylvania Register|early|us pa
Haz. U. S. Reg.|1839-||Haz. Reg. U. S.|Hazard's United States Register|early|
Hoff.|1853-1858|o|Hoff. Dec.|Hoffman's Decisions|early|
Hoff. Op.||o||Hoffman's Opinions|early|
Hopk. Works.||||Hopkinson, Life and Letters of Hon. Francis Hopkinson, District Judge|early|
How.|1843-1860||HOW;How. Rep.|Howard's Supreme Court Reports|early|us mo
Niles Reg.|1811-1848||Nile, Reg.|Niles' Weekly Register|early|sc
Oliver's Forms|1788-1843|o||Oliver's Forms in Chancery, Admiralty, and at Common Law|early|
Pet.|1828-1842||Pet. Rep.;Pet.S.C.;Peters;Peters Rep.|Peters' Supreme Court Reports|early|us pa sc
Wall.|1863-1874|o|Wall.Rep.;Wall.S.C.;Wallace R.|Wallace's Supreme Court Reports|early|us
Wheat.|1816-1827||Wheat. Rep.;Wheaton;Wheaton Rep.|Wheaton's Supreme Court Reports|early|us
`
