import type { Told } from './told.ts'

export const work: Readonly<Record<string, Told>> = {
  "title-vii": {
    "told": [
      "She was let go two weeks after she announced her pregnancy.",
      "Client filed a Title VII charge over racial slurs on the loading dock."
    ],
    "alike": [
      "He led a training on sexual harassment for the bank last year.",
      "The landlord sexually harassed her when she asked for repairs.",
      "The title, VII pages long, was recorded in Cook County."
    ]
  },
  "age": {
    "told": [
      "He was fired the week after he turned 62; the new chief said the firm needed \"younger blood\".",
      "Mrs. Ortiz, laid off at 58 after thirty years, was replaced by a man of 31."
    ],
    "alike": [
      "The driver, 62, was rear-ended at a light.",
      "Our client retired at 65 with a gold watch and sues over the sale of his house.",
      "The store turned 50 this year and was sold to a chain."
    ]
  },
  "disability-at-work": {
    "told": [
      "The warehouse refused to accommodate her lifting limit: her supervisor sent her home.",
      "He was terminated because of his epilepsy, he says."
    ],
    "alike": [
      "The landlord refused a reasonable accommodation for her dog.",
      "The hotel had no accommodation left and sent him to another.",
      "He is disabled and was hit in a crosswalk."
    ]
  },
  "wages": {
    "told": [
      "The cooks were never paid overtime though they worked 60 hours.",
      "Drivers were misclassified as independent contractors."
    ],
    "alike": [
      "The goal came in the overtime period.",
      "He earned good wages, with overtime, before the crash.",
      "The contractor was independent and insured."
    ]
  },
  "family-leave": {
    "told": [
      "She was terminated while on maternity leave.",
      "HR denied his FMLA request to care for his father."
    ],
    "alike": [
      "He asked for leave to amend the complaint.",
      "The tenant was told to leave after the family complained.",
      "She took a medical exam before the policy was issued."
    ]
  },
  "warn": {
    "told": [
      "They closed the plant on Friday without any notice; 140 people lost their jobs.",
      "Two hundred claim under the WARN Act."
    ],
    "alike": [
      "The label does not warn of the hazard.",
      "Without warning the truck changed lanes near the plant.",
      "The plant closed in 2011 and the land was sold."
    ]
  },
  "userra": {
    "told": [
      "When he came back from a deployment with the National Guard his old company refused to take him back.",
      "Her USERRA claim is against the county."
    ],
    "alike": [
      "He served in the Army Reserve in the eighties and now has a bad hip.",
      "The National Guard helped after the flood.",
      "She was on active duty when she met her husband."
    ]
  },
  "sox": {
    "told": [
      "She was fired after she reported inflated revenue to the audit committee.",
      "His Sarbanes-Oxley complaint is pending."
    ],
    "alike": [
      "The Red Sox fan was hit by a foul ball.",
      "The audit committee met in May and approved the sale.",
      "He invested in a company that the SEC later closed."
    ]
  },
  "osha-11c": {
    "told": [
      "The roofer was fired a day after calling OSHA about the missing rails.",
      "He reported the trench to OSHA and was suspended."
    ],
    "alike": [
      "OSHA cited the contractor after the fall.",
      "The scaffold was unsafe and he fell.",
      "An OSHA inspector testified on the machine guard."
    ]
  },
  "false-claims": {
    "told": [
      "The clinic bills Medicare for therapy that was never given.",
      "A nurse asks about a qui tam suit."
    ],
    "alike": [
      "He made false claims about his resume.",
      "Medicare paid her hospital bills.",
      "The ad claims are false, says the competitor."
    ]
  },
  "unfair-labor-practice": {
    "told": [
      "Two baristas were fired for organizing a union.",
      "An NLRB charge was filed in June."
    ],
    "alike": [
      "The credit union denied her loan.",
      "He is a union electrician who fell from a ladder.",
      "The union of the two parcels was never recorded."
    ]
  },
  "fair-representation": {
    "told": [
      "The union dropped his grievance a week before arbitration.",
      "She claims a breach of the duty of fair representation."
    ],
    "alike": [
      "The credit union refused to file the release.",
      "He is a union steward and was hurt at home.",
      "The appraisal was a fair representation of the value."
    ]
  }
}
