import { cjkPdf } from './cjk-pdf.ts'
import type { Doors } from './doors.ts'
import type { People } from './people.ts'

interface Row {
  readonly id: string
  readonly version: number
}

/** An approved client of the first seller. */
export const makeClient = async (people: People, name: string): Promise<string> => {
  const [s1, h] = [await people.as('s1'), await people.as('h')]
  const place = { type: '公立医院', province: '甲省', city: '甲市', linkman: '何川', phone: '13800000001' }
  const { id } = await s1.post<Row>('/api/client', { name, confirmDuplicate: true, ...place })
  await move(s1, 'client', 'submit', id)
  await move(h, 'client', 'approve', id)
  return id
}

/** A contract of the first seller, not handed in. */
export const draftContract = async (s1: Doors, clientId: string, name: string, money: string): Promise<string> => {
  const kind = { selfCompany: 'A', payWay: '分期', invoiceType: '电子专用发票' }
  const { id } = await s1.post<Row>('/api/contract', { name, clientId, money, ...kind })
  return id
}

/** The same with its PDF, handed in. */
export const submittedContract = async (s1: Doors, clientId: string, name: string, money: string): Promise<string> => {
  const id = await draftContract(s1, clientId, name, money)
  const url = await s1.upload('合同正文.pdf', cjkPdf(name), 'application/pdf')
  const { version } = await s1.get<Row>(`/api/contract/${id}`)
  await s1.patch(`/api/contract/${id}`, { id, version, patch: { contractFile: [{ url }] } })
  await move(s1, 'contract', 'submit', id)
  return id
}

/** Makes a move on the current version of a record. */
export const move = async (doors: Doors, entity: string, name: string, id: string): Promise<void> => {
  const { version } = await doors.get<Row>(`/api/${entity}/${id}`)
  await doors.post(`/api/${entity}/action/${name}`, { id, version })
}
