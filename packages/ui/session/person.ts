import { has } from '@chengban/kernel/has.ts'
import { create } from 'zustand'
import { lookedThrough } from '../api/looking.ts'
import { request } from '../api/request.ts'

interface NamedReference {
  readonly id: string
  readonly name: string
}

/** The signed-in person as GET /api/core-user/info gives them. */
export interface Person extends NamedReference {
  /** What they sign in with. */
  readonly account?: string | null
  readonly avatar: string | null
  readonly operations: readonly string[]
  readonly roles: { readonly nodes: readonly NamedReference[] }
  readonly department: (NamedReference & { readonly parent?: NamedReference | null }) | null
  readonly company?: string
  readonly mustChange: boolean
  readonly unread: number
  readonly todoCount: number
  readonly environment: 'production' | 'development'
  readonly settings: Readonly<Record<string, unknown>>
  /** The server's time, ISO 8601 with +08:00. */
  readonly tzServer: string
  /** Name of today's holiday. */
  readonly holiday?: string | null
  readonly documentUnread?: number
  readonly isFirstDay?: boolean
}

interface Session {
  readonly person: Person | null
}

/** Who works in this window; null until the first answer, and on pages that need nobody. */
export const useSession = create<Session>(() => ({ person: null }))

/** Reads the person anew: at the start, after the event `session`, when the live stream is lost. */
export const loadPerson = async (): Promise<Person> => {
  const own = await request<Person>('GET', '/api/core-user/info')
  const person = lookedThrough()
    ? { ...own, ...(await (await import('./look-through.ts')).rightsLookedThrough()) }
    : own
  useSession.setState({ person })
  return person
}

export const setUnread = (unread: number): void =>
  useSession.setState(({ person }) => ({ person: person && { ...person, unread } }))

/** Whether the person holds a code; outside of components. */
export const holds = (code: string): boolean => has(useSession.getState().person?.operations ?? [], code)

/** Whether the person holds a code; follows changes of rights. */
export const useHolds = (code: string): boolean => useSession(({ person }) => has(person?.operations ?? [], code))
