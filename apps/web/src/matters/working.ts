import { matterHeader } from '@casewright/api/client'
import { useSyncExternalStore } from 'react'

const prefix = 'casewright-matter:'
/** For a browser that keeps nothing. */
const kept = new Map<string, string>()
const listeners = new Set<() => void>()
let person: string | undefined

const tell = () => {
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Who works in this browser now. What others chose here is not theirs. */
export function worksHere(id: string): void {
  if (person === id) return
  person = id
  tell()
}

/** The id of the matter that the person works in; null: in none. */
export function workingMatter(): string | null {
  if (person === undefined) return null
  try {
    return localStorage.getItem(prefix + person)
  } catch {
    return kept.get(person) ?? null
  }
}

/** Works in another matter from now on, in all tabs of this browser; null: in none. */
export function workIn(id: string | null): void {
  if (person === undefined) return
  try {
    if (id === null) localStorage.removeItem(prefix + person)
    else localStorage.setItem(prefix + person, id)
  } catch {
    if (id === null) kept.delete(person)
    else kept.set(person, id)
  }
  tell()
}

export const useWorkingMatter = (): string | null => useSyncExternalStore(subscribe, workingMatter)

/** What a request says that begins something: in which matter it is to lie. */
export const inWorkingMatter = (): Record<string, string> => {
  const id = workingMatter()
  return id === null ? {} : { [matterHeader]: id }
}
