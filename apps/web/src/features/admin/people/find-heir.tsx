import type { FoundPerson } from '@casewright/api/client'
import { Button } from '@casewright/ui'
import { FindPerson } from '../../../matters/find-person.tsx'

/** Finds an active person other than oneself, to whom matters are given. */
export const FindHeir = ({ onChoose }: { onChoose: (person: FoundPerson) => void }) => (
  <FindPerson
    description="Type at least two letters. Active users only."
    nobody="No users found."
    action={(person) => (
      <Button size="small" aria-label={`Choose ${person.name}`} onPress={() => onChoose(person)}>
        Choose
      </Button>
    )}
  />
)
