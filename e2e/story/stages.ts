import { cjkPdf } from '../cjk-pdf.ts'
import type { Doors } from '../doors.ts'
import type { Row } from './found.ts'
import { type DoorsOf, move } from './made.ts'
import { broughtPapers, rowsOf, startedProject } from './under-way.ts'

interface Stage extends Row {
  readonly node: number
  readonly status: string
}

/** A started project of 程立本 and 罗云帆 that stands at a stage; those before it were passed over. Returns its id. */
export const atStage = async (doors: DoorsOf, name: string, node: number, more: object = {}): Promise<string> => {
  const id = await startedProject(doors, name, undefined, undefined, more)
  const auditor = await doors('ss04')
  const papers = await rowsOf(auditor, 'impPrepare', id)
  await broughtPapers(
    doors,
    id,
    papers.map((paper) => paper.name),
  )
  for (const paper of papers) await move(auditor, 'impPrepare', 'pass', paper.id)
  const { clientId } = await auditor.get<{ clientId: string }>(`/api/project/${id}`)
  await (await doors('xs02')).post('/api/clientContact', { clientId, name: '何川' })
  await move(auditor, 'project', 'enterImp', id)
  const head = await doors('pm01')
  const stages = await rowsOf<Stage>(head, 'implementaryProgress', id)
  for (const stage of stages.filter((one) => one.node > 0 && one.node < node).toSorted((a, b) => a.node - b.node))
    await move(head, 'implementaryProgress', 'skip', stage.id, { opinion: '已在前一项目完成' })
  return id
}

/** Documents of the running stage, brought by the project's manager and passed by who leads it on site. */
export const passedPapers = async (doors: DoorsOf, projectId: string, node: number): Promise<void> => {
  const [own, auditor] = [await doors('ss01'), await doors('ss04')]
  for (const { id, name } of await papersOf(own, projectId, node)) {
    const url = await own.upload(`${name}.pdf`, cjkPdf(name), 'application/pdf')
    await move(own, 'impNodeLog', 'upload', id, { file: [{ url, name: `${name}.pdf` }] })
    await move(auditor, 'impNodeLog', 'pass', id)
  }
}

export interface Paper extends Row {
  readonly node: number
  readonly status: string
}

export const papersOf = async (own: Doors, projectId: string, node: number): Promise<readonly Paper[]> =>
  (await rowsOf<Paper>(own, 'impNodeLog', projectId)).filter((paper) => paper.node === node)

/** A sheet that is to close the stage, made by the project's manager; it lies with the client. Returns its id and link. */
export const closingSheet = async (
  doors: DoorsOf,
  projectId: string,
  node: number,
  name: string,
): Promise<{ readonly id: string; readonly link: string }> => {
  const [maker, lead] = [await doors('ss01'), await doors('ss04')]
  const body = { projectId, node, name, content: '本阶段工作已完成', isStageEnd: true }
  const { id } = await maker.post<Row>('/api/projectProgress', body)
  await move(maker, 'projectProgress', 'submit', id)
  await move(lead, 'projectProgress', 'confirm', id)
  const query = new URLSearchParams({ kind: 'projectProgress', id })
  return { id, link: (await lead.get<{ link: string }>(`/api/project/clientLink?${query}`)).link }
}
