import { request } from '../api/request.ts'
import { loadPerson, useSession } from './person.ts'

/** Keeps one of the person's own settings beside the others; null: as at first. */
export const keepSetting = async (name: string, value: unknown): Promise<void> => {
  const id = useSession.getState().person?.id ?? ''
  const { version, settings } = await request<{ version: number; settings: Record<string, unknown> | null }>(
    'GET',
    `/api/user/${id}`,
  )
  await request('PATCH', `/api/user/${id}`, { body: { version, patch: { settings: { ...settings, [name]: value } } } })
  await loadPerson()
}
