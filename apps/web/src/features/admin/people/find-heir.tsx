import type { FoundPerson } from '@casewright/api/client'
import { Button } from '@casewright/ui'
import { FindPerson } from '../../../matters/find-person.tsx'

/** Finds an active person other than oneself, to whom matters are given. */
export const FindHeir = ({ onChoose }: { onChoose: (person: FoundPerson) => void }) => (
  <FindPerson
    description="At least two letters, of active people."
    nobody="Nobody matches."
    action={(person) => (
      <Button size="small" aria-label={`Choose ${person.name}`} onPress={() => onChoose(person)}>
        Choose
      </Button>
    )}
  />
)
