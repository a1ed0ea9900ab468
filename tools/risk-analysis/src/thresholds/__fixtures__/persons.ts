import type { Told } from './told.ts'

export const persons: Readonly<Record<string, Told>> = {
  "asylum": {
    "told": [
      "He is seeking asylum after threats by the police.",
      "Her asylum interview is in May."
    ],
    "alike": [
      "The old asylum ward was torn down.",
      "He fled the scene.",
      "The novel is set in an insane asylum."
    ]
  },
  "removal-order": {
    "told": [
      "The BIA dismissed his appeal last week.",
      "She was ordered removed in absentia."
    ],
    "alike": [
      "The court ordered the fence removed.",
      "The case was removed to federal court.",
      "He was deported from the team."
    ]
  },
  "cancellation": {
    "told": [
      "He may qualify for cancellation of removal.",
      "She filed EOIR-42B."
    ],
    "alike": [
      "The cancellation of the policy was late.",
      "They canceled the removal of the tree.",
      "Suite 42 was leased."
    ]
  },
  "naturalization": {
    "told": [
      "His N-400 has been pending for two years.",
      "She was denied naturalization."
    ],
    "alike": [
      "Naturalized plant species cover the lot.",
      "He is a citizen.",
      "The natural gas line leaked."
    ]
  },
  "railroad": {
    "told": [
      "The railroad conductor was injured in the yard.",
      "A FELA case."
    ],
    "alike": [
      "A train hit her car.",
      "He walks along the railroad.",
      "The conductor of the orchestra sued."
    ]
  },
  "maritime-injury": {
    "told": [
      "A deckhand on a tugboat slipped on oil.",
      "A Jones Act claim."
    ],
    "alike": [
      "Mr. Jones acts as trustee.",
      "He sold his boat.",
      "The passenger in the taxi was hurt."
    ]
  },
  "longshore": {
    "told": [
      "The longshoreman fell into the hold.",
      "A shipyard worker with hearing loss."
    ],
    "alike": [
      "They walked along the shore.",
      "The yard ships parts.",
      "The dock collapsed on a guest."
    ]
  },
  "vaccine": {
    "told": [
      "After a flu shot he was paralyzed: Guillain-Barre came after the flu shot, Guillain said the chart.",
      "A vaccine injury petition."
    ],
    "alike": [
      "She refused the vaccine.",
      "His shot missed.",
      "The clinic stores vaccines."
    ]
  },
  "malpractice": {
    "told": [
      "The surgeon left a sponge in her abdomen.",
      "The doctor missed the cancer on two scans."
    ],
    "alike": [
      "The doctor testified on her injuries.",
      "He missed the doctor’s appointment.",
      "The hospital sent a bill."
    ]
  },
  "public-body": {
    "told": [
      "A city bus struck her in the crosswalk.",
      "He tripped on a city sidewalk."
    ],
    "alike": [
      "She lives in the city.",
      "He missed the school bus.",
      "The county recorded the deed."
    ]
  },
  "suppression": {
    "told": [
      "A traffic stop for a taillight; 20 minutes later a dog sniffed.",
      "They searched his apartment without a warrant.",
      "He confessed at the station without a lawyer.",
      "A Miranda issue: no warnings."
    ],
    "alike": [
      "A search for the heir.",
      "The cough was suppressed.",
      "He stopped at the light.",
      "Miranda Lambert sang.",
      "He confessed his love.",
      "The adjuster questioned the bill."
    ]
  },
  "speedy-trial": {
    "told": [
      "The Speedy Trial Act clock ran in March.",
      "He was indicted eleven months ago and there is still no trial."
    ],
    "alike": [
      "They want a speedy settlement.",
      "The trial took three days.",
      "A trial period of seventy days."
    ]
  },
  "drug-minimum": {
    "told": [
      "He faces a ten-year mandatory minimum.",
      "Does the safety valve apply to her?"
    ],
    "alike": [
      "The boiler’s safety valve stuck: the boiler safety valve failed.",
      "A minimum bid was set.",
      "Apartment 851 is vacant."
    ]
  },
  "civil-forfeiture": {
    "told": [
      "The DEA seized $38,000 in cash at the airport.",
      "A civil forfeiture of her car."
    ],
    "alike": [
      "The engine seized.",
      "The tenant forfeits the deposit.",
      "A forfeit in the game."
    ]
  },
  "diversity": {
    "told": [
      "The defendant removed the case to federal court.",
      "A motion to remand is due."
    ],
    "alike": [
      "The tree was removed.",
      "He was removed as trustee.",
      "Snow removal was late."
    ]
  },
  "federal-appeal": {
    "told": [
      "The federal district court ruled against us and the client wants to appeal.",
      "They appealed to the Ninth Circuit."
    ],
    "alike": [
      "The house has curb appeal.",
      "A circuit breaker failed.",
      "He appeals to reason."
    ]
  },
  "computer-access": {
    "told": [
      "Her ex-husband logged into her email.",
      "A CFAA claim against a former clerk."
    ],
    "alike": [
      "She forgot her password.",
      "The computer broke.",
      "He hacked at the tree."
    ]
  }
}
