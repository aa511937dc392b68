import { listIn } from '@chengban/kernel/list-in.ts'
import { useSession } from '../session/person.ts'

interface RecentPerson {
  readonly id: string
  readonly name: string
}

const most = 8
const keyOf = (): string => `chengban.people.${useSession.getState().person?.id ?? ''}`

/** Whom the person chose last on this device, the latest first. */
export const recentPeople = (): readonly RecentPerson[] => {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf()) ?? '[]') as unknown
    return listIn<RecentPerson>(kept)
  } catch {
    return []
  }
}

export const notePeople = (chosen: readonly RecentPerson[]): void => {
  const ids = new Set(chosen.map(({ id }) => id))
  const others = recentPeople().filter(({ id }) => !ids.has(id))
  const plain = chosen.map(({ id, name }) => ({ id, name }))
  localStorage.setItem(keyOf(), JSON.stringify([...plain, ...others].slice(0, most)))
}
