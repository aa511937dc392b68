import { randomInt, randomUUID } from 'node:crypto'
import { signed } from '@chengban/engine/files/testing/drawing.ts'
import type { Doors } from '../doors.ts'
import { type DoorsOf, move } from './made.ts'
import { dayOfWeek, fresh, today } from './names.ts'

interface Row {
  readonly id: string
  readonly impNode: number
  readonly principalId: string
}

/** What a client is to answer, and the link that leads to it. */
export interface Waiting {
  readonly id: string
  readonly name: string
  readonly link: string
}

/** The project whose client answers; ss02 leads it, ss04 works on it, yf01 answers for its product. */
const name = '戌市中心医院住院电子病历系统建设'

export const clientProject = async (own: Doors): Promise<Row> => {
  const filters = JSON.stringify({ name: { equalTo: name } })
  const { nodes } = await own.get<{ nodes: readonly Row[] }>(`/api/project?${new URLSearchParams({ filters })}`)
  if (!nodes[0]) throw new Error(`no project is called ${name}`)
  return nodes[0]
}

const linkOf = async (own: Doors, kind: string, id: string): Promise<string> =>
  (await own.get<{ link: string }>(`/api/project/clientLink?${new URLSearchParams({ kind, id })}`)).link

/** A sheet that waits for the client. `isOpen`: with a fault that was raised on it. */
export const waitingSheet = async (
  doors: DoorsOf,
  page: 'projectProgress' | 'problems' | 'project',
): Promise<Waiting> => {
  const [maker, lead] = [await doors('ss04'), await doors('ss02')]
  const { id: projectId, impNode: node } = await clientProject(lead)
  const title = fresh('阶段确认')
  const temporaryId = randomUUID()
  const body = { projectId, node, temporaryId, name: title, content: '护士站已培训' }
  const { id } = await maker.post<Row>('/api/projectProgress', body)
  if (page === 'problems') {
    const fault = { kind: 'bug', projectId, temporaryId, name: `${title}错位`, describe: '打印错位', user: '何川' }
    await maker.post('/api/bug/demandApply', fault)
  }
  await move(maker, 'projectProgress', 'submit', id)
  await move(lead, 'projectProgress', 'confirm', id)
  return { id, name: title, link: await linkOf(lead, page, page === 'project' ? projectId : id) }
}

/** Two problems raised on a sheet that only the link knows. */
export const raisedProblems = async (doors: DoorsOf): Promise<Waiting> => {
  const own = await doors('ss02')
  const { id: projectId } = await clientProject(own)
  const title = fresh('挂号页白屏')
  const temporaryId = randomUUID()
  const words = { projectId, temporaryId, describe: '点挂号后白屏', user: '何川' }
  await own.post('/api/bug/demandApply', { ...words, kind: 'bug', name: title })
  const link = new URL((await linkOf(own, 'project', projectId)).replace('/#/', '/'))
  const query = new URLSearchParams({ token: link.searchParams.get('token') ?? '', temporaryId })
  return { id: temporaryId, name: title, link: `${link.origin}/admin/#/demand/projectProblemConfirm?${query}` }
}

/** Our side promises a day for every problem of a sheet, and signs. */
export const promiseDays = async (doors: DoorsOf, { id }: Waiting): Promise<void> => {
  const own = await doors('yf01')
  const { nodes } = await own.get<{ nodes: readonly { problems: readonly object[] }[] }>(
    `/api/projectProgress/report?id=${id}`,
  )
  const dates = (nodes[0]?.problems ?? []).map((problem) => ({ ...problem, endTime: dayOfWeek(2, 3) }))
  const url = await own.upload('签名.png', signed, 'image/png', 'image')
  const { version } = await own.get<{ version: number }>(`/api/projectProgress/${id}`)
  const lines = dates.map(({ kind, id: problem, endTime }: Readonly<Record<string, unknown>>) => ({
    kind,
    id: problem,
    endTime,
  }))
  await own.post('/api/project-progress/productSign', { id, version, signature: [{ url }], dates: lines })
}

/** A record of work from afar that waits for the client. */
export const waitingRecord = async (doors: DoorsOf): Promise<Waiting> => {
  const own = await doors('ss02')
  const { id: projectId } = await clientProject(own)
  const title = fresh('接口联调')
  const body = { projectId, type: '远程', content: title, ...freeQuarter() }
  const { id } = await own.post<Row>('/api/impRecord', body)
  await move(own, 'impRecord', 'submit', id)
  return { id, name: title, link: await linkOf(own, 'impRecord', id) }
}

/** A quarter of an hour of last year that no other record is likely to have: nobody is at two places at once. */
const freeQuarter = (): { readonly tzStart: string; readonly tzEnd: string } => {
  const quarter = 900_000
  const start = Date.now() - 365 * 86_400_000 - randomInt(20_000) * quarter
  return { tzStart: new Date(start).toISOString(), tzEnd: new Date(start + quarter - 1000).toISOString() }
}

/** A training on a day so many weeks from this; 0 is today, the whole day long. */
export const training = async (doors: DoorsOf, weeks: number): Promise<Waiting> => {
  const own = await doors('ss02')
  const { id: projectId, principalId: teacherId } = await clientProject(own)
  const title = fresh('操作培训')
  const day = weeks === 0 ? today() : dayOfWeek(weeks, 2)
  const times = { tzStart: `${day}T00:30:00+08:00`, tzEnd: `${day}T23:30:00+08:00` }
  const { id } = await own.post<Row>('/api/train', {
    ...{ projectId, type: '客户培训', name: title, teacherId, content: '操作与答疑' },
    ...times,
  })
  return { id, name: title, link: await linkOf(own, 'train', id) }
}

/** A delivery of the demonstration company that waits for its client. */
export const waitingDelivery = async (doors: DoorsOf): Promise<Waiting> => {
  const own = await doors('gm')
  const filters = JSON.stringify({ status: { equalTo: '客户待确认' } })
  const { nodes } = await own.get<{ nodes: readonly (Row & { name: string })[] }>(
    `/api/projectVer?${new URLSearchParams({ filters })}`,
  )
  const [one] = nodes
  if (!one) throw new Error('no delivery waits for its client')
  return { id: one.id, name: one.name, link: await linkOf(own, 'projectVer', one.id) }
}
