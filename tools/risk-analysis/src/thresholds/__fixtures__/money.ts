import type { Told } from './told.ts'

export const money: Readonly<Record<string, Told>> = {
  "debt-collection": {
    "told": [
      "The collector keeps calling her at work.",
      "A collection agency told his boss about the debt."
    ],
    "alike": [
      "The stamp collector sold a fake.",
      "He collected the rent in cash.",
      "The garbage collector hit her mailbox."
    ]
  },
  "credit-report": {
    "told": [
      "Her credit report shows a loan that is not hers.",
      "The background check was wrong: it listed another man’s felony."
    ],
    "alike": [
      "He has good credit.",
      "The report of the appraiser was wrong.",
      "They checked the background noise on the tape."
    ]
  },
  "rescission-of-loan": {
    "told": [
      "The lender never disclosed the APR on the home loan.",
      "She wants her right to rescind the refinance, closed last spring with a mortgage."
    ],
    "alike": [
      "He tells the truth about lending his car.",
      "They rescinded the offer on the house.",
      "The bank lent him money for a truck."
    ]
  },
  "tcpa": {
    "told": [
      "He gets robocalls every day about a car warranty.",
      "Prerecorded voicemails for a clinic filled her phone."
    ],
    "alike": [
      "The school’s emergency automated calls failed.",
      "She called the insurer twice.",
      "He texted while he drove."
    ]
  },
  "warranty": {
    "told": [
      "The dealer refused to honor the warranty on the transmission.",
      "A lemon law case: six repairs in a year."
    ],
    "alike": [
      "The warranty deed was recorded in May.",
      "He sold lemons at a stand.",
      "The dealer sold the car as is."
    ]
  },
  "bankruptcy": {
    "told": [
      "The trustee demands back a preferential payment made 40 days before.",
      "A preference action by the estate of a customer in chapter 11."
    ],
    "alike": [
      "She has a preference for mediation.",
      "The trustee of the family trust paid late.",
      "Preferred stock was issued in 2019."
    ]
  },
  "bankruptcy-stay": {
    "told": [
      "The contractor filed for bankruptcy before trial.",
      "The tenant is in chapter 13."
    ],
    "alike": [
      "He threatens to file bankruptcy.",
      "The facts are in chapter 13 of the book.",
      "The debtor stayed in his house."
    ]
  },
  "securities": {
    "told": [
      "They bought shares on false reports of sales.",
      "A 10b-5 claim against the founder."
    ],
    "alike": [
      "He sold his stock of lumber.",
      "The security guard lied.",
      "She invested in a restaurant that failed."
    ]
  },
  "antitrust-rico": {
    "told": [
      "Three ready-mix firms fixed prices in the county.",
      "A Sherman Act claim.",
      "A civil RICO count against the brokers.",
      "Their racketeering cost the store its lease."
    ],
    "alike": [
      "He teaches an antitrust seminar.",
      "She has no trust in him.",
      "The price was fixed in the contract.",
      "Mr. Rico owns the store.",
      "She flew to Puerto Rico.",
      "The tennis racket broke."
    ]
  },
  "plan-at-death": {
    "told": [],
    "alike": [
      "He lost benefits of the bargain.",
      "The pension was paid to a hotel: a small pension in Rome.",
      "She plans to work again."
    ]
  },
  "social-security": {
    "told": [
      "Her SSDI claim was denied after a hearing.",
      "Social Security benefits stopped; he wants to appeal: Social Security disability was cut off."
    ],
    "alike": [
      "He gave his Social Security number.",
      "She lives on Social Security.",
      "Security at the club denied him entry."
    ]
  },
  "veterans": {
    "told": [
      "The VA denied service connection for his hearing loss.",
      "A Board of Veterans’ Appeals denial came in May."
    ],
    "alike": [
      "They bought it with a VA loan.",
      "He is a veteran and a good witness.",
      "Richmond, VA, is where they live."
    ]
  },
  "tax": {
    "told": [
      "The IRS disallowed the refund for 2021.",
      "He filed a Form 843 last fall.",
      "A notice of deficiency came in August.",
      "The IRS sent a notice of intent to levy."
    ],
    "alike": [
      "The store refused a refund.",
      "They split the tax refund in the divorce.",
      "She refunded the deposit.",
      "The deficiency judgment was recorded.",
      "The levee broke.",
      "He pays his taxes in court costs."
    ]
  }
}
