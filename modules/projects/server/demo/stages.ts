import type { Sql } from '@chengban/engine/db/sql.ts'
import { dayAgo, momentAgo, workdayAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import { firstDocuments } from '../../imp-document/first.ts'
import type { People } from './people.ts'
import { type DemoProject, hasBegun, until, weights } from './projects.ts'

const ended: readonly string[] = ['已验收', '维护中', '已结束']

/** Stages with their plan, what prepares a project, and the documents of every stage that has begun. */
export const addStages = async (tx: Sql, projects: readonly DemoProject[], who: People): Promise<void> => {
  const started = projects.filter(hasBegun)
  await into(tx, 'implementaryProgress').insert(started.flatMap(stagesOf))
  const documents = await tx.query<{ id: string; node: number; name: string }>(
    'select id::text, node, name from store.imp_document',
  )
  const idOf = (node: number, name: string): string | undefined =>
    documents.find((one) => one.node === node && one.name === name)?.id
  await into(tx, 'impPrepare').insert(started.flatMap((one) => preparesOf(one, idOf, who)))
  await into(tx, 'impNodeLog').insert(started.flatMap((one) => logsOf(one, idOf, who)))
  await tx.query(
    `update store.project p set tz_node_end = (s.plan_end + 1)::timestamp at time zone 'Asia/Shanghai' - interval '1 second'
     from store.implementary_progress s where s.project_id = p.id and s.node = p.imp_node`,
  )
}

const isPast = (one: DemoProject, node: number): boolean => node < one.node || ended.includes(one.status)

const stagesOf = (one: DemoProject) =>
  weights.map((_, node) => {
    const { place, days, length } = one
    const from = days - Math.round(((node ? until(node - 1) : 0) * length) / 100)
    const to = days - Math.round((until(node) * length) / 100)
    return {
      id: demoId('implementaryProgress', `${place} ${node}`),
      projectId: one.id,
      node,
      planStart: workdayAgo(from),
      planEnd: workdayAgo(to),
      originalEnd: workdayAgo(to),
      ...stageState(one, node, from, to),
      creatorId: one.leader,
      tzCreate: momentAgo(Math.max(days, 1)),
    }
  })

const stageState = (one: DemoProject, node: number, from: number, to: number) => {
  const actualStart = workdayAgo(Math.max(from, 0))
  if (isPast(one, node))
    return { status: '已完成' as const, actualStart, actualEnd: workdayAgo(Math.max(to - (one.place % 3), 0)) }
  if (node > one.node) return { status: '未开始' as const, actualStart: null, actualEnd: null }
  return { status: one.place % 4 === 2 ? ('待确认' as const) : ('进行中' as const), actualStart, actualEnd: null }
}

type IdOf = (node: number, name: string) => string | undefined

/** Returns the uploader and reviewer that fit the document's status. */
const broughtOf = (status: string, by: string, day: number, who: People) => {
  const brought = !['未上传', '不适用'].includes(status)
  const looked = brought && status !== '待审核'
  return {
    uploaderId: brought ? by : null,
    tzUpload: brought ? momentAgo(Math.max(day, 2), 10) : null,
    auditorId: looked ? who('pm01') : null,
    tzAudit: looked ? momentAgo(Math.max(day - 1, 1), 15) : null,
    opinion: status === '退回' ? '缺少盖章页，请补充' : null,
  }
}

const preparesOf = (one: DemoProject, idOf: IdOf, who: People) =>
  firstDocuments
    .filter(({ node }) => node === 0)
    .flatMap(({ name, required, sort }, index) => {
      const impDocumentId = idOf(0, String(name))
      const status = one.node > 0 || index < 3 ? '通过' : index < 5 ? '待审核' : '未上传'
      const row = {
        id: demoId('impPrepare', `${one.place} ${index}`),
        projectId: one.id,
        impDocumentId: impDocumentId ?? '',
        name: String(name),
        required: required === true,
        sort: Number(sort),
        userId: one.leader,
        endDate: dayAgo(one.days - Math.round(one.length / 10)),
        status: status as '通过',
        ...broughtOf(status, one.leader, one.days, who),
        creatorId: one.manager,
      }
      return impDocumentId ? [row] : []
    })

const logsOf = (one: DemoProject, idOf: IdOf, who: People) =>
  firstDocuments
    .filter(({ node }) => Number(node) > 0 && Number(node) <= one.node)
    .map((document, index) => {
      const node = Number(document.node)
      const status = logState(one, document)
      const day = Math.max(one.days - Math.round((until(node) * one.length) / 100), 2)
      const signed = status === '客户已签'
      return {
        id: demoId('impNodeLog', `${one.place} ${node} ${index}`),
        projectId: one.id,
        node,
        impDocumentId: idOf(node, String(document.name)) ?? null,
        name: String(document.name),
        required: document.required === true,
        needSign: document.needSign === true,
        sort: Number(document.sort),
        status: status as '通过',
        ...broughtOf(status, one.leader, day, who),
        signer: signed ? '信息科' : null,
        tzSign: signed ? momentAgo(day - 1, 16) : null,
        creatorId: one.leader,
      }
    })

const logState = (one: DemoProject, { node, needSign, required, sort }: (typeof firstDocuments)[number]): string => {
  if (!isPast(one, Number(node))) return ['通过', '待审核', '退回'][Number(sort) / 10 - 1] ?? '未上传'
  if (needSign) return '客户已签'
  return required ? '通过' : '不适用'
}
