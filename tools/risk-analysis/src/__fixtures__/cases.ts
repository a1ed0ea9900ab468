/** Descriptions as lawyers write them. People and firms are invented. */
export const supply = `We represent the plaintiff, a maker of furniture. In March 2025 our client signed a written exclusive supply agreement with the defendant. The defendant stopped delivering in May 2026 and sold the timber to a competitor. The agreement expressly requires delivery of 500 boards each month. Our client sent a written notice of breach on June 20, 2026 and found another supplier. Lost profits are documented by invoices. The defendant claims that the exclusivity was orally modified by telephone. Two witnesses heard the call. We have the emails.`

export const fall = `My client slipped on a wet floor without warning signs in a grocery store on March 3, 2026 and broke her hip. She was taken to the emergency room and had surgery. The store knew of the spill, as a customer had told the manager. The store deleted the surveillance footage. She was looking at her phone and was partly at fault, the store says. Medical bills are $48,000.`

export const defended = `We represent the defendant, a builder. The plaintiff says that the roof leaks. There was no written agreement, and the plaintiff waited seven years. The statute of limitations has expired. The plaintiff has an expert.`

export const thin = 'My neighbor built a fence and I do not like the way that it looks at all.'
