import { buffer } from 'node:stream/consumers'
import { workbook } from '@chengban/engine/excel/xlsx.ts'
import { listHeads } from '../modules/projects/project-module/server/construction-lists.ts'
import { type Caller, caller } from './caller.ts'
import type { Company } from './company.ts'
import { once, told } from './told.ts'

const functions = 2000
const modules = 40
/** Modules that wait for each other, one after the other. */
const inChain = 10

/** A construction list of 2,000 functions is brought into a project; its time line is read, and a bar tried elsewhere. */
export const projects = async ({ owner, server, password, pids }: Company): Promise<void> => {
  const { rows } = await owner.query<{ project: string; name: string }>(leaderText)
  const [found] = rows
  if (!found) throw new Error('no project')
  const { project, name } = found
  const leader = await caller(server.base, name, password)
  const file = [{ url: await upload(server.base, leader) }]
  const bring = (dryRun: boolean) =>
    leader('POST', '/api/projectModule/action/importList', { projectId: project, dryRun, file }).then(({ data }) => {
      if ((data.errors as unknown[]).length) throw new Error(JSON.stringify(data))
    })
  await once(`import of ${functions} functions, tried`, 10, pids, () => bring(true))
  await once(`import of ${functions} functions`, 10, pids, () => bring(false))
  const gantt = `/api/projectModule/gantt?projectId=${project}`
  await told(`time line of ${functions} tasks`, 800, 9, () => leader('GET', gantt))
  const { nodes } = (await leader('GET', gantt)).data as { nodes: Bar[] }
  const bar = nodes.find((one) => one.kind === 'task' && one.name === '功能 6-1')
  const drag = { id: bar?.id, version: bar?.version, start: bar?.start, end: dayOf(1 + 14 * 5 + 18), dryRun: true }
  await told('a bar tried elsewhere, four modules wait for it', 300, 9, () =>
    leader('POST', '/api/projectModule/action/shift', drag),
  )
}

interface Bar {
  readonly id: string
  readonly kind: string
  readonly name: string
  readonly version: number
  readonly start: string
}

/** A project that its leader may plan, of the head office. */
const leaderText = `select p.id as project, a.name from store.project p join store.admin a on a.user_id = p.principal_id
  where p.project_status = '实施中' and strpos(a.name, '-') = 0 order by p.id limit 1`

/** A day of 2027 after the last one of the year before; 2027-03-01 is a Monday. */
const dayOf = (n: number): string => new Date(Date.UTC(2027, 1, 28 + n)).toISOString().slice(0, 10)

const line = (at: number): string[] => {
  const module = 1 + (at % modules)
  const place = (module - 1) % inChain
  const start = dayOf(1 + 14 * place)
  const before = place > 0 && at < modules ? `模块${module - 1}` : ''
  const nth = Math.floor(at / modules) + 1
  return [
    '',
    `模块${module}`,
    `功能 ${module}-${nth}`,
    '建设内容',
    '',
    '',
    '2',
    start,
    dayOf(12 + 14 * place),
    before,
    '',
  ]
}

const upload = async (base: string, { token }: Caller): Promise<string> => {
  const rows = Array.from({ length: functions }, (_, at) => line(at))
  const columns = listHeads.map((header) => ({ header, kind: 'text' as const }))
  const form = new FormData()
  form.append('folder', 'attachment')
  form.append('file', new Blob([await buffer(workbook([{ name: '建设清单', columns, rows }]))]), '清单.xlsx')
  const sent = await fetch(`${base}/file`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  return ((await sent.json()) as { data: string }).data
}
