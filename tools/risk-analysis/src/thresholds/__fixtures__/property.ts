import type { Told } from './told.ts'

export const property: Readonly<Record<string, Told>> = {
  "copyright": {
    "told": [
      "A shop used her photos on T-shirts without permission.",
      "A copyright infringement suit over a mural."
    ],
    "alike": [
      "Copyright 2019 stands on the manual.",
      "He took photos of the crash.",
      "She sold her paintings for cash."
    ]
  },
  "patent": {
    "told": [
      "A patent infringement letter came from a firm in Texas.",
      "The rival is selling a copy: the client’s patent on a valve was infringed, it is a knock-off."
    ],
    "alike": [
      "She slipped in patent leather shoes.",
      "The defect was patent.",
      "The land patent of 1880 is in the chain of title."
    ]
  },
  "trademark": {
    "told": [
      "A former franchisee is still using our name.",
      "A trademark infringement claim over a brewery."
    ],
    "alike": [
      "It was a mark on her skin.",
      "His trademark smile.",
      "The skid marks were long."
    ]
  },
  "trade-secret": {
    "told": [
      "He downloaded the customer list before he resigned.",
      "A trade secrets case against two engineers."
    ],
    "alike": [
      "They kept the affair secret.",
      "He works in the trades.",
      "She copied the key."
    ]
  },
  "fair-housing": {
    "told": [
      "The landlord says no kids in the building.",
      "A housing discrimination complaint with HUD."
    ],
    "alike": [
      "The landlord kept the deposit.",
      "She bought it with an FHA loan.",
      "The kids broke a window at the landlord’s house."
    ]
  },
  "quiet-title-us": {
    "told": [
      "The Forest Service claims a right-of-way over his ranch.",
      "A Quiet Title Act suit on a road."
    ],
    "alike": [
      "The neighbor claims an easement.",
      "The street was quiet; title was clear.",
      "They hiked on BLM land."
    ]
  },
  "default-and-service": {
    "told": [
      "A default judgment was entered while he was on active duty.",
      "She raises the SCRA."
    ],
    "alike": [
      "A default judgment was entered in May.",
      "He left active duty in 2001.",
      "The Army is not a party."
    ]
  },
  "building-work": {
    "told": [
      "The supplier was never paid for steel on a courthouse project.",
      "A mechanic’s lien was recorded."
    ],
    "alike": [
      "The mechanic fixed the brakes.",
      "She has a lien on the car.",
      "The hotel bill is unpaid."
    ]
  },
  "custody": {
    "told": [
      "The mother moved with the children to Ohio in June.",
      "A UCCJEA question between two states.",
      "The father brought their son from Mexico and will not return him.",
      "A Hague petition was filed.",
      "ICWA notice was not given.",
      "CPS placed the baby in foster care; the mother is an enrolled member."
    ],
    "alike": [
      "They took the kids to Florida on vacation.",
      "He moved to Ohio for work.",
      "The trust owns land in two states.",
      "Service was made under the Hague Convention on service.",
      "They adopted a child abroad.",
      "He took his son to school.",
      "She drives a Jeep Cherokee.",
      "The child was adopted in India.",
      "He is on the welfare committee."
    ]
  },
  "estate": {
    "told": [
      "Two sons want to contest the will.",
      "She changed her will in the hospital."
    ],
    "alike": [
      "She has a will.",
      "He will contest the ticket.",
      "They will share the cost."
    ]
  },
  "arbitration": {
    "told": [
      "The contract has an arbitration clause.",
      "She agreed to arbitrate when she was hired.",
      "The arbitrator awarded the builder $80,000.",
      "He wants to vacate the arbitration award."
    ],
    "alike": [
      "There is no arbitration clause.",
      "The rule is arbitrary.",
      "The agreement was signed in May.",
      "She won an award for her novel.",
      "The jury awarded nothing.",
      "They may arbitrate later."
    ]
  },
  "cargo": {
    "told": [
      "The moving company lost half of her furniture.",
      "A shipment was damaged by the trucking firm: the load was ruined on the truck."
    ],
    "alike": [
      "A trucking company’s driver ran a light.",
      "He moved companies and lost his pension.",
      "The carrier of the policy denied the claim."
    ]
  }
}
