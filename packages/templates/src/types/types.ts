import type { TemplateSource } from '../template.ts'
import { grantApplication } from './applications/grant-application.ts'
import { jobApplication } from './applications/job-application.ts'
import { licenseApplication } from './applications/license-application.ts'
import { loanApplication } from './applications/loan-application.ts'
import { permitApplication } from './applications/permit-application.ts'
import { visaApplication } from './applications/visa-application.ts'
import { consultingAgreement } from './contracts/consulting-agreement.ts'
import { employmentContract } from './contracts/employment-contract.ts'
import { nonDisclosureAgreement } from './contracts/non-disclosure-agreement.ts'
import { rentalAgreement } from './contracts/rental-agreement.ts'
import { salesContract } from './contracts/sales-contract.ts'
import { serviceAgreement } from './contracts/service-agreement.ts'
import { furtherTypes } from './further/further.ts'
import { businessLetter } from './letters/business-letter.ts'
import { complaintLetter } from './letters/complaint-letter.ts'
import { coverLetter } from './letters/cover-letter.ts'
import { inquiryLetter } from './letters/inquiry-letter.ts'
import { recommendationLetter } from './letters/recommendation-letter.ts'
import { thankYouLetter } from './letters/thank-you-letter.ts'

/** The types of document that are shipped, in the order in which they are offered: the eighteen that the specification names, then others. */
export const shippedTypes: readonly TemplateSource[] = [
  businessLetter,
  coverLetter,
  recommendationLetter,
  complaintLetter,
  inquiryLetter,
  thankYouLetter,
  serviceAgreement,
  employmentContract,
  nonDisclosureAgreement,
  rentalAgreement,
  salesContract,
  consultingAgreement,
  jobApplication,
  visaApplication,
  permitApplication,
  loanApplication,
  grantApplication,
  licenseApplication,
  ...furtherTypes,
]
