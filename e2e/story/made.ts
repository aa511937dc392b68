import { cjkPdf } from '../cjk-pdf.ts'
import type { Doors } from '../doors.ts'
import { dayOfWeek } from './names.ts'

interface Row {
  readonly id: string
  readonly version: number
}

/** Somebody's way to the server, by their account; signed in anew with a password that is not everybody's. */
export type DoorsOf = (account: string, password?: string) => Promise<Doors>

/** A client of a seller, passed by the head of sales. */
export const passedClient = async (
  doors: DoorsOf,
  seller: string,
  name: string,
  more: object = {},
): Promise<string> => {
  const own = await doors(seller)
  const place = { type: '公立医院', province: '云岭省', city: '云岭市', linkman: '何川', phone: '13800000001' }
  const { id } = await own.post<Row>('/api/client', { name, confirmDuplicate: true, ...place, ...more })
  await move(own, 'client', 'submit', id)
  await move(await doors('xs01'), 'client', 'approve', id)
  return id
}

/** A contract of a seller, handed in with its PDF. */
export const handedIn = async (
  doors: DoorsOf,
  seller: string,
  name: string,
  money: string,
  more: object = {},
): Promise<string> => {
  const own = await doors(seller)
  const clientId = await passedClient(doors, seller, `${name}的客户`)
  const url = await own.upload('合同正文.pdf', cjkPdf(name), 'application/pdf')
  const kind = { selfCompany: 'A', payWay: '分期', invoiceType: '电子专用发票', contractFile: [{ url }] }
  const { id } = await own.post<Row>('/api/contract', { name, clientId, money, ...kind, ...more })
  await move(own, 'contract', 'submit', id)
  return id
}

/** The same, passed on both levels. */
export const passedContract = async (
  doors: DoorsOf,
  seller: string,
  name: string,
  money: string,
  more: object = {},
): Promise<string> => {
  const id = await handedIn(doors, seller, name, money, more)
  for (const approver of ['xs01', 'gm']) await move(await doors(approver), 'contract', 'approve', id)
  return id
}

/** The same, signed. */
export const signedContract = async (
  doors: DoorsOf,
  seller: string,
  name: string,
  money: string,
  {
    signDate = dayOfWeek(-1, 1),
    ...more
  }: { readonly signDate?: string; readonly maintainMonths?: number; readonly needMaintain?: true } = {},
): Promise<string> => {
  const id = await passedContract(doors, seller, name, money, more)
  const own = await doors(seller)
  const url = await own.upload('盖章扫描件.pdf', cjkPdf(name), 'application/pdf')
  await move(own, 'contract', 'sign', id, { contractChapter: [{ url }], signDate })
  return id
}

/** The title to which the client of a contract is invoiced, passed by finance. */
export const passedTitle = async (doors: DoorsOf, seller: string, contractId: string): Promise<void> => {
  const own = await doors(seller)
  const { clientId, client } = await own.get<{ clientId: string; client: { name: string } }>(
    `/api/contract/${contractId}`,
  )
  await titleOf(doors, seller, clientId, client.name)
}

/** The title to which a client is invoiced, passed by finance. */
export const titleOf = async (doors: DoorsOf, seller: string, clientId: string, name: string): Promise<void> => {
  const own = await doors(seller)
  const bank = { tel: '010-61000000', bank: '乙银行人民路支行', account: '6222000000000009' }
  const title = { kind: '购方', title: name, clientId, taxNo: '121000000000009', address: '人民路1号', ...bank }
  const { id } = await own.post<Row>('/api/invoicingConfig', title)
  await move(own, 'invoicingConfig', 'submit', id)
  await move(await doors('cw01'), 'invoicingConfig', 'approve', id)
}

/** Makes a project handed in by the head of implementation and approved on both levels; gives its id. */
export const passedProject = async (doors: DoorsOf, name: string): Promise<string> => {
  const filters = JSON.stringify({ name: { equalTo: name } })
  const found = `/api/project?${new URLSearchParams({ filters })}`
  const id = (await (await doors('gm')).get<{ nodes: readonly Row[] }>(found)).nodes[0]?.id ?? ''
  for (const approver of ['gm', 'dgm']) await move(await doors(approver), 'project', 'approve', id)
  return id
}

/** What a project needs to begin, and two modules, the second after the first: tasks on four levels in the one, one task in the other. */
export const plannedModules = async (own: Doors, projectId: string): Promise<void> => {
  const made = async (table: string, body: object): Promise<string> =>
    (await own.post<Row>(`/api/${table}`, { projectId, ...body })).id
  const days = (first: number, last: number) => ({
    tzStart: `${dayOfWeek(2, first)}T00:00:00+08:00`,
    tzEnd: `${dayOfWeek(2, last)}T00:00:00+08:00`,
  })
  const { impPrincipalId: userId } = await own.get<{ impPrincipalId: string }>(`/api/project/${projectId}`)
  await made('projectMember', { kind: 'implement', userId })
  const first = await made('projectModule', { name: '接口', sort: 1 })
  const second = await made('projectModule', { name: '联调', sort: 2, predecessorIds: [first] })
  let parentId: string | undefined
  for (const name of ['接口平台', '接口清单', '接口开发'])
    parentId = await made('wbsTask', { name, projectModuleId: first, ...(parentId ? { parentId } : {}), ...days(1, 3) })
  await made('wbsTask', { name: '接口联调', projectModuleId: second, ...days(4, 5) })
}

/** A move of the record in its current version. */
export const move = async (own: Doors, entity: string, name: string, id: string, more: object = {}): Promise<void> => {
  const { version } = await own.get<Row>(`/api/${entity}/${id}`)
  await own.post(`/api/${entity}/action/${name}`, { id, version, ...more })
}
