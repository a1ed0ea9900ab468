const release = 'risk.age-release'
const charge = 'risk.charge-waived'
const tender = 'risk.age-release-penalty'
const silence = 'risk.silence-on-harassment'
type Law = readonly [check: string, breaks: string, keeps: string]

/** Terms of a settlement or a job that a federal text which was read does not let stand. One line is one paragraph. */
export const federal: readonly Law[] = [
  [release, 'Employee releases all claims under the Age Discrimination in Employment Act.\nEmployee has fourteen (14) days to consider this Agreement and seven (7) days to revoke it. Employee is advised to consult an attorney.', 'Employee releases all claims under the Age Discrimination in Employment Act.\nEmployee has twenty-one (21) days to consider this Agreement and seven (7) days to revoke it. Employee is advised to consult an attorney.'],
  [release, 'Employee waives claims under the ADEA.\nEmployee may take 21 days to consider this Agreement and may revoke it within three (3) days after signing. Employee is advised in writing to consult with an attorney.', 'Employee waives claims under the ADEA.\nEmployee may take 21 days to consider this Agreement and may revoke it within seven (7) days after signing. Employee is advised in writing to consult with an attorney.'],
  [release, 'The release covers the Age Discrimination in Employment Act. You have 10 days to review and consider this letter, and 7 days to revoke. You should consult a lawyer.', 'The release covers the Age Discrimination in Employment Act. You have 45 days to review and consider this letter, and 7 days to revoke. You should consult a lawyer.'],
  [release, 'You release claims of age discrimination under the ADEA. This offer is part of a group termination program. You have 21 days to consider it and 7 days to revoke. You are advised to consult an attorney.', 'You release claims of age discrimination under the ADEA. This offer is part of a group termination program. You have 45 days to consider it and 7 days to revoke. You are advised to consult an attorney.'],
  [release, 'Employee releases claims under the Older Workers Benefit Protection Act and the Age Discrimination in Employment Act. Employee has 21 days to consider this Agreement, which takes effect upon signature and may not be revoked. Employee is advised to consult an attorney.', 'Employee releases every claim that the law lets him release, other than claims under the Age Discrimination in Employment Act. Employee has 5 days to sign.'],
  [charge, 'Employee agrees not to file any charge or complaint with the Equal Employment Opportunity Commission.', 'Nothing here bars Employee from filing a charge with the Equal Employment Opportunity Commission.'],
  [charge, 'Employee waives the right to file a charge with the EEOC or any state agency.', 'Employee waives the right to recover money on a charge filed with the EEOC.'],
  [charge, 'You promise that you will not participate in any investigation by the EEOC.', 'You may participate in any investigation by the EEOC.'],
  [tender, 'Employee releases claims under the ADEA. If Employee challenges this release, Employee shall first repay the Severance Payment.', 'Employee releases claims under the ADEA. If Employee breaches the confidentiality clause, Employee shall repay the Severance Payment.'],
  [tender, 'The release includes the Age Discrimination in Employment Act. If Employee files a suit on a released claim, Employee shall pay the Company’s attorneys’ fees.', 'The release includes the Age Discrimination in Employment Act. If Employee files a suit on a released claim, other than a challenge to the ADEA waiver, Employee shall pay the Company’s attorneys’ fees.'],
  [silence, 'Employee shall not during or after employment disclose to anyone any complaint of sexual harassment at the Company.', 'Nothing here bars Employee from disclosing a complaint of sexual harassment at the Company.'],
  [silence, 'Employee shall keep confidential any allegation of harassment, sexual assault or discrimination in the workplace.', 'The Company shall keep confidential, as far as it can, any allegation of sexual harassment that it investigates.'],
]
