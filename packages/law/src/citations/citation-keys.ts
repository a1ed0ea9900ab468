import { findWritten } from './find/find-citations.ts'
import { keysOfCitation } from './keys/citation-key.ts'

/**
 * Normalised keys of every citation in `text`, in text order, each once: parallel citations give one each. The text may
 * be a single citation that a person typed, or a document.
 *
 * A key is lower case, its parts are joined by slashes, and names what is cited whole: neither pin cites nor subsections
 * are in it. The same thing has the same key however it is written.
 *
 * | cited | key |
 * | --- | --- |
 * | 410 U.S. 113; 410 U. S. 113, 115 | `us/410/113` |
 * | 5 U.S. (1 Cranch) 137; 1 Cranch 137 | `us/5/137`, `cranch/1/137` |
 * | 93 S. Ct. 705; 35 L. Ed. 2d 147 | `sct/93/705`; `led2d/35/147` |
 * | 12 F.4th 345; 100 F. Supp. 3d 5 | `f4th/12/345`; `fsupp3d/100/5` |
 * | 2015 WL 2375225; 2017-Ohio-5699 | `wl/2015/2375225`; `ohio/2017/5699` |
 * | 42 U.S.C. § 1983(a); 50 U.S.C. App. § 451 | `usc/42/1983`; `usc/50-app/451` |
 * | 29 C.F.R. § 1630.2(g); 14 C.F.R. pt. 25 | `cfr/29/1630.2`; `cfr/14/25` |
 * | 75 Fed. Reg. 28404; 110 Stat. 548 | `fedreg/75/28404`; `stat/110/548` |
 * | Pub. L. No. 107-171, § 4402 | `us-law/public/107/171` |
 * | D.C. Code § 22-4503; Wash. Rev. Code § 9.94A.030 | `dc-code/22-4503`; `wa-code/9.94a.030` |
 * | Cal. Penal Code § 187; Vt. Stat. Ann. tit. 9, § 2 | `ca-code/pen/187`; `vt-code/9/2` |
 * | U.S. Const. amend. XIV, § 1 | `us-const/amend/14/1`, `us-const/amend/14` |
 * | Fed. R. Civ. P. 12(b)(6); Fed. R. Evid. 702 | `frcp/12`; `fre/702` |
 */
export const citationKeys = (text: string): string[] => [...new Set(findWritten(text).flatMap(keysOfCitation))]
