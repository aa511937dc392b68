import { move } from './contracts.ts'
import type { Doors } from './doors.ts'
import type { People } from './people.ts'

export interface CompanyFile {
  readonly name: string
  /** Of the stored file; it says that name. */
  readonly fileName?: string
  readonly expireDate?: string
}

const kind = { category: '合同模板' }

/** A company file that is only written. */
export const draftFile = async (
  doors: Doors,
  people: People,
  { name, fileName = `${name}.txt`, ...more }: CompanyFile,
): Promise<string> => {
  const file = await uploaded(doors, fileName)
  const made = { name, file, audit1: people.ids.g, ...kind, ...more }
  return (await doors.post<{ id: string }>('/api/file-audit', made)).id
}

/** The same, handed in and approved by the general manager. */
export const passedFile = async (doors: Doors, g: Doors, people: People, file: CompanyFile): Promise<string> => {
  const id = await draftFile(doors, people, file)
  await move(doors, 'file-audit', 'submit', id)
  await move(g, 'file-audit', 'approve', id)
  return id
}

/** Replaces the current file with another one, submitted as a change. */
export const changeFile = async (doors: Doors, id: string, name: string, fileName: string): Promise<void> => {
  const { version } = await doors.get<{ version: number }>(`/api/file-audit/${id}`)
  const file = await uploaded(doors, fileName)
  await doors.post('/api/file-audit/modify', { id, version, name, file, ...kind })
}

const uploaded = async (doors: Doors, name: string) => {
  const url = await doors.upload(name, Buffer.from(name), 'text/plain')
  return [{ url, name, size: 0 }]
}
