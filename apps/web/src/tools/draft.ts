import type { Draft } from '@casewright/core/client'

const prefix = 'casewright-draft'
const ofPerson = (person: string) => `${prefix}:${encodeURIComponent(person)}:`

/** A browser that keeps nothing may refuse it as soon as it is named. */
const ofBrowser = () => localStorage

/** What a tool remembers in this browser for one person: never read for another who signs in here. */
export const draftOf = (person: string, tool: string, storage: () => Storage = ofBrowser): Draft => {
  const key = ofPerson(person) + tool
  return {
    read() {
      try {
        return JSON.parse(storage().getItem(key) ?? 'null')
      } catch {
        return null
      }
    },
    write(value) {
      try {
        if (value === null || value === undefined) storage().removeItem(key)
        else storage().setItem(key, JSON.stringify(value))
      } catch {
        // There is no room, or the browser keeps nothing: an older draft would be taken for this one.
        forget(storage, key)
      }
    },
  }
}

/** Erases all drafts of a person in this browser. */
export function forgetDrafts(person: string, storage: () => Storage = ofBrowser): void {
  try {
    for (const key of Object.keys(storage())) if (key.startsWith(ofPerson(person))) forget(storage, key)
  } catch {
    // A browser that keeps nothing has nothing to erase.
  }
}

function forget(storage: () => Storage, key: string): void {
  try {
    storage().removeItem(key)
  } catch {
    // As above.
  }
}
