const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

/**
 * Abbreviations after which a sentence goes on, whatever follows: titles, addresses, citation words,
 * and words of case names (after Bluebook tables T6, T7, T10 and T13). Case counts.
 */
export const inner = set(`
  v vs Mr Mrs Ms Messrs Dr Hon Prof Rev Gen Gov Sen Rep Capt Col Lt Sgt Maj Cmdr Ofc Det Cpl Insp Atty Asst Supt St Ste Apt Rm Fl Mt Ft
  No Nos no nos Dkt Dkts Art Arts art Sec Secs sec Ch ch Ex Exs Exh Fig Figs Pt Pts Vol Vols p pp para paras amend amends Amend rel Sess Pp Pp Pet Wall How Cranch Wheat Dall Me L Pub cl cls n nn
  e.g i.e cf Cf viz ca approx Compl Decl Aff Dep Depo Br Mem Opp Mot Tr Op Slip Reh'g
  Cir Dist Ct App Cal Fed Fla Ariz Ark Colo Conn Del Ga Haw Ill Ind Kan Ky La Mass Md Mich Minn Miss Mo Mont
  Neb Nev Okla Or Pa Tenn Tex Utah Va Vt Wash Wis Wyo Ala Alaska Supp Stat Reg R Civ Crim P Evid Proc Bankr
  Const Rptr Misc Super Sup Ann Code Admin Cmty Ass Assn Assocs Assoc Auth Auto Bd Bhd Bldg Bros Broad Bus Cas
  Cent Chem Coal Coll Comm Comp Condo Consol Constr Cont'l Coop Corr Def Dept Dev Dir Distrib Div Econ Educ
  Elec Emp Emps Eng Enter Env't Envtl Equal Equip Est Exch Exec Exp Fid Fin Found Fund Grp Guar Hosp Hous
  Immigr Imp Indem Indep Indus Info Ins Inst Intell Inv Invs Lab Labs Liab Litig Mach Maint Mfg Mfr Mfrs Mgmt
  Mkt Mktg Mortg Mun Mut Nat Ne Nw Org Pac Petrol Pharm Pharms Pol Pres Prob Prod Prods Prop Props Prot Pub
  Publ'g Rd Ref Rehab Rels Res Rest Ret Ry Sav Sch Schs Sci Serv Servs Soc Solic Sys Tech Techs Tel Telecomm
  Telecomms Telegr Temp Tpk Transcon Transp Twp Unif Univ Util Utils Vill Cty Cnty Mun Benev Am N S E W
  Jan Feb Mar Apr Jun Jul Aug Sept Oct Nov Dec
  Fam Gov't Hum Int'l Nat'l Dep't Comm'r Ass'n Soc'y Eur Atl
`)

/** Words that only a number follows in mid-sentence: 'c. 786, 31 Stat. 321', 'Tit. 15', '119 So. 2d 12'. */
export const beforeNumber = set('c cc s ss So Tit tit subd subds fol lib r reg Doc Docs DOC DOCS doc docs ECF PageID')

/** Abbreviations that may end a sentence: what follows decides. */
export const either = set(`
  Inc inc Co Cos Corp Corps Ltd LLC L.L.C LLP L.L.P L.P LP P.C P.A N.A PLC S.A U.S U.S.A U.S.C D.C a.m p.m A.M P.M
  Summ Resp Opp'n Stmt Stip Undisp Disp Pl Pls Defs Rec Loc Recon Suppl Decls Affs Ans Mon Tue Tues Wed Thu Thur Thurs Fri Sat
  etc al Id id Ibid Jr Sr Esq Ph.D J.D M.D Ave Blvd Bro seq supra infra cert
`)

/** Words that seldom follow an abbreviation in mid-sentence: they begin a new one. */
export const starters = set(`
  The This That These Those There Then Thus Therefore They In It Its If We Our He His She Her But And Or Nor So Yet
  However Moreover Furthermore Accordingly Because When While Where Whether Although Though Since After Before
  During Under Upon On At As For From By With Without A An No Not Neither Each Any All Such Some Most Many Both
  Here Hence Rather Instead Indeed Finally First Second Third Next Also See Id Accord Compare Contra Even Only
  Notwithstanding Unless Until Except Subject To What Who Why How Which You Your I Plaintiff Plaintiffs Defendant
  Defendants Petitioner Petitioners Respondent Respondents Appellant Appellants Appellee Appellees Having Given
  Nothing Nevertheless Nonetheless Consequently Similarly Likewise Specifically Additionally Again Now Once Were
  Is Are Was Did Does Do Can Could Should Would May Must Shall Section Counsel Congress
`)
