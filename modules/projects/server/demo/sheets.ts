import { createHash } from 'node:crypto'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { momentAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import { stageNames } from '../../project-stages.ts'
import { nth } from './people.ts'
import type { DemoProject } from './projects.ts'

/** What became of the sheet of the running stage, one project after the other. */
const running = ['客户待确认', '待内部确认', '草稿', '有异议'] as const

/** A signed sheet for every stage behind, one of the running stage; the links by which clients reach theirs. */
export const addSheets = async (tx: Sql, projects: readonly DemoProject[]): Promise<void> => {
  const names = new Map(
    (await tx.query<{ id: string; name: string }>('select id::text, name from store.project')).map((row) => [
      row.id,
      row.name,
    ]),
  )
  await into(tx, 'projectProgress').insert(projects.flatMap((one) => sheetsOf(one, names.get(one.id) ?? '')))
  for (const { id } of projects)
    await tx.query(
      `update store.project set report_token = $2, tz_report_token = app.now() + interval '30 days' where id = $1`,
      [id, createHash('sha256').update(`demo ${id}`).digest('base64url')],
    )
}

const sheetsOf = (one: DemoProject, project: string) =>
  Array.from({ length: one.node }, (_, index) => index + 1).map((node) => {
    const isBehind = node < one.node
    const status = isBehind ? ('已完成' as const) : nth(running, one.place)
    const days = 3 + (one.node - node) * 24
    const report = {
      content: `${stageNames[node]}阶段的安装、配置与核对已完成，现场问题均已处理。`,
      files: [],
      hours: null,
      nextPlan: `进入${stageNames[node + 1] ?? '维护'}阶段`,
      percent: isBehind ? 100 : 80,
      problems: [],
    }
    return {
      id: demoId('projectProgress', `${one.place} ${node}`),
      projectId: one.id,
      node,
      round: 1,
      stageRound: 1,
      name: `【${project}】${stageNames[node]}进度确认单（第1次）`,
      isStageEnd: isBehind,
      content: report.content,
      nextPlan: report.nextPlan,
      percent: `${report.percent}.00`,
      status,
      ...(status === '草稿' ? {} : frozen(report)),
      ...(isBehind ? signed(one, days) : {}),
      ...(status === '客户待确认' || status === '有异议' ? { confirmId: one.leader, tzSend: momentAgo(days, 11) } : {}),
      ...(status === '有异议' ? { clientOpinion: '上线时间与约定不符，请调整后再确认', signer: '信息科' } : {}),
      creatorId: one.leader,
      tzCreate: momentAgo(days, 10),
    }
  })

const frozen = (report: object) => ({
  report: report as never,
  contentHash: createHash('sha256').update(JSON.stringify(report)).digest('hex'),
})

const signed = ({ leader }: DemoProject, days: number) => ({
  confirmId: leader,
  tzSend: momentAgo(days, 11),
  signer: '信息科',
  tzSign: momentAgo(days - 1, 15),
  satisfaction: 5,
})
