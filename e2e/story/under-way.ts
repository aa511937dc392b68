import { cjkPdf } from '../cjk-pdf.ts'
import type { Doors } from '../doors.ts'
import { found, person, type Row } from './found.ts'
import { type DoorsOf, move, signedContract } from './made.ts'
import { dayOfWeek } from './names.ts'

/** The rows of a project in one list. */
export const rowsOf = <T = Row>(own: Doors, entity: string, projectId: string): Promise<readonly T[]> =>
  found<T>(own, entity, { projectId: { equalTo: projectId } })

/** The one who leads it on site works there. */
const withLeader = async (own: Doors, projectId: string): Promise<void> => {
  const { impPrincipalId: userId } = await own.get<{ impPrincipalId: string }>(`/api/project/${projectId}`)
  await own.post('/api/projectMember', { projectId, kind: 'implement', userId })
}

/** A project of the head of implementation, led on site by 罗云帆, approved and started; gives its id. */
export const startedProject = async (
  doors: DoorsOf,
  name: string,
  planned = withLeader,
  days = { startTime: dayOfWeek(0, 1), implementStartTime: dayOfWeek(0, 1), implementEndTime: dayOfWeek(8, 5) },
  more: object = {},
): Promise<string> => {
  const own = await doors('ss01')
  const contractId = await signedContract(doors, 'xs02', name, '300000')
  const impPrincipalId = await person(own, '罗云帆')
  const principalId = await person(own, '程立本')
  const kind = { type: '实施项目', estimate: '60', budget: '200000', contractId, principalId, impPrincipalId }
  const { id } = await own.post<Row>('/api/project', { name, ...kind, ...days, ...more })
  await move(own, 'project', 'submit', id)
  for (const approver of ['gm', 'dgm']) await move(await doors(approver), 'project', 'approve', id)
  await planned(own, id)
  await move(own, 'project', 'start', id)
  return id
}

/** Documents of the preparation, brought by the project's manager. */
export const broughtPapers = async (doors: DoorsOf, projectId: string, names: readonly string[]): Promise<void> => {
  const own = await doors('ss01')
  const papers = await rowsOf(own, 'impPrepare', projectId)
  for (const { id, name } of papers.filter((paper) => names.includes(paper.name))) {
    const url = await own.upload(`${name}.pdf`, cjkPdf(name), 'application/pdf')
    await move(own, 'impPrepare', 'upload', id, { file: [{ url }] })
  }
}
