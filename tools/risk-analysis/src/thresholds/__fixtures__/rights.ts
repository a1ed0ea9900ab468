import type { Told } from './told.ts'

export const rights: Readonly<Record<string, Told>> = {
  "civil-rights": {
    "told": [
      "Deputies tased him while he lay on the ground.",
      "He was shot by police during a traffic stop."
    ],
    "alike": [
      "The house was built in 1983.",
      "The officer of the corporation signed the note.",
      "Police came to the crash and wrote a report."
    ]
  },
  "section-1981": {
    "told": [
      "The bank canceled his contract because he is Black.",
      "A § 1981 claim against the franchisor."
    ],
    "alike": [
      "She was born in 1981.",
      "The will of 1981 was revoked.",
      "They refused to sell the house for less."
    ]
  },
  "ada-public": {
    "told": [
      "She uses a wheelchair, and the restaurant has a step and no ramp.",
      "An ADA title III suit over a parking lot."
    ],
    "alike": [
      "He fell on the ramp of the store.",
      "She uses a wheelchair since the crash with a hotel van.",
      "The hotel refused a refund."
    ]
  },
  "idea": {
    "told": [
      "The district will not follow the IEP of our client’s autistic son.",
      "A due process hearing request was filed with the district for special education of her daughter, a student in third grade."
    ],
    "alike": [
      "It was his idea to sell the car.",
      "The school bus hit a parked van.",
      "She teaches at the district and was passed over."
    ]
  },
  "prison-conditions": {
    "told": [
      "An inmate at the county jail was denied insulin for four days.",
      "While in prison he was stabbed by another man; guards had been told."
    ],
    "alike": [
      "He works as a guard at the prison and slipped on a wet floor.",
      "He was sentenced to five years in prison for fraud.",
      "She visited a prison museum and fell."
    ]
  },
  "habeas-of-state": {
    "told": [
      "He wants to file a federal habeas petition against his Ohio conviction.",
      "A habeas corpus petition under 28 U.S.C. § 2254."
    ],
    "alike": [
      "The motion under § 2255 was denied.",
      "ICE detains him; a habeas petition on immigration detention is ready.",
      "The parcel number is 2254."
    ]
  },
  "motion-2255": {
    "told": [
      "Her § 2255 motion says that trial counsel slept.",
      "He asks for a motion to vacate his federal sentence."
    ],
    "alike": [
      "They filed a motion to vacate the default.",
      "The lot is 2255 Elm Street.",
      "A motion to correct the record was granted."
    ]
  },
  "federal-tort": {
    "told": [
      "She slipped on ice at the post office.",
      "A mail truck ran a stop sign and hit his car."
    ],
    "alike": [
      "He mailed the check at the post office.",
      "She is a mail carrier who was bitten by a dog.",
      "He retired from the Navy in 2004."
    ]
  },
  "foia": {
    "told": [
      "The FBI has not answered our FOIA request since March.",
      "A suit under the Freedom of Information Act against the EPA."
    ],
    "alike": [
      "She sent an Illinois FOIA request to the village.",
      "A FOIA to the county was answered.",
      "He has a right to information under the lease."
    ]
  },
  "privacy-act": {
    "told": [
      "The VA mailed his file to a stranger: a Privacy Act suit.",
      "She wants to sue the Army under the Privacy Act."
    ],
    "alike": [
      "The site breaks the California Consumer Privacy Act.",
      "He values his privacy; act now, says the ad.",
      "The app gave a Privacy Act notice that nobody read."
    ]
  },
  "contract-disputes": {
    "told": [
      "The contracting officer denied our claim for the change.",
      "Our contract with the Navy: an equitable adjustment is unpaid."
    ],
    "alike": [
      "The contractor left the roof unfinished.",
      "The loan officer promised a rate.",
      "They have a contract dispute over a boat."
    ]
  }
}
