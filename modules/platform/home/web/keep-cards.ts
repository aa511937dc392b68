import { request } from '@chengban/ui/api/request.ts'
import { loadPerson, useSession } from '@chengban/ui/session/person.ts'

/** Keeps the cards of the first page with the person's own settings; null: as at first. */
export const keepCards = async (homeCards: readonly string[] | null): Promise<void> => {
  const id = useSession.getState().person?.id ?? ''
  const { version, settings } = await request<{ version: number; settings: Record<string, unknown> | null }>(
    'GET',
    `/api/user/${id}`,
  )
  await request('PATCH', `/api/user/${id}`, { body: { version, patch: { settings: { ...settings, homeCards } } } })
  await loadPerson()
}
