import type { Sql } from '@chengban/engine/db/sql.ts'
import { momentAgo, workdayAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { insertLinks, into } from '@chengban/modules/platform/server/seed/rows.ts'
import { projectModule } from '../../project-module/project-module.entity.ts'
import { developers, nth, type People } from './people.ts'
import { type DemoProject, hasBegun } from './projects.ts'

const modules = ['门诊', '住院', '药房'] as const
const leaves = ['需求分析', '功能开发', '联调测试'] as const
/** Beside the last leaf of the last module, in some projects. */
const beside = '数据迁移'
const migrating = 8
const moduleId = (place: number, index: number): string => demoId('projectModule', `${place} ${index}`)
const taskId = (place: number, index: number, leaf: number): string => demoId('wbsTask', `${place} ${index} ${leaf}`)

/** Work breakdowns of 260 tasks with the hours of their people, rolled up as by the doors. */
export const addWork = async (tx: Sql, projects: readonly DemoProject[], who: People): Promise<void> => {
  const started = projects.filter(hasBegun)
  await into(tx, 'projectModule').insert(started.flatMap(modulesOf))
  await insertLinks(
    tx,
    projectModule,
    'predecessorIds',
    started.flatMap(({ place }) =>
      [1, 2].map((index) => [moduleId(place, index), moduleId(place, index - 1)] as const),
    ),
  )
  const tasks = started.flatMap((one) => modules.flatMap((_, index) => tasksOf(one, index, who)))
  await into(tx, 'wbsTask').insert(tasks.filter(({ parentId }) => parentId === null))
  await into(tx, 'wbsTask').insert(tasks.filter(({ parentId }) => parentId !== null))
  await into(tx, 'wbsHour').insert(tasks.flatMap(hoursOf))
  for (const { id } of started) await tx.query('select app.wbs_settle($1)', [id])
}

const modulesOf = ({ id, place, days, length, manager }: DemoProject) =>
  modules.map((name, index) => ({
    id: moduleId(place, index),
    projectId: id,
    name,
    sort: (index + 1) * 10,
    userId: manager,
    source: '建设清单' as const,
    planStart: workdayAgo(days - Math.round((index * length) / 4)),
    planEnd: workdayAgo(days - Math.round(((index + 1) * length) / 4) + 3),
    creatorId: manager,
  }))

const tasksOf = ({ id, place, days, length, manager }: DemoProject, index: number, who: People) => {
  // some days between one module and the next, but where it was begun too early
  const early = index === 2 && place % 8 === 2 ? 8 : 0
  const from = days - Math.round((index * length) / 4) + early
  const span = Math.floor(length / 12) - 1
  const shared = { projectId: id, projectModuleId: moduleId(place, index), creatorId: manager }
  const root = {
    ...shared,
    id: taskId(place, index, 0),
    parentId: null as string | null,
    name: `${modules[index]}建设`,
    sort: 10,
    userId: manager,
    tzStart: null as string | null,
    tzEnd: null as string | null,
    tzActual: null as string | null,
    expectHours: '0.0',
    status: '未开始' as '未开始' | '进行中' | '完成',
  }
  return [
    root,
    ...leavesOf(place, index).map((name, leaf) => {
      const end = from - span * Math.min(leaf + 1, leaves.length)
      return {
        ...root,
        id: taskId(place, index, leaf + 1),
        parentId: root.id,
        name,
        sort: (leaf + 1) * 10,
        userId: who(nth(developers, place + leaf)),
        tzStart: `${workdayAgo(end + span - (leaf ? 1 : 0))}T00:00:00+08:00`,
        tzEnd: `${workdayAgo(end)}T23:59:59+08:00`,
        tzActual: end > 2 ? momentAgo(end, 18) : null,
        expectHours: `${16 + leaf * 8}.0`,
        status: end > 2 ? ('完成' as const) : end > -span ? ('进行中' as const) : ('未开始' as const),
      }
    }),
  ]
}

const leavesOf = (place: number, index: number): readonly string[] =>
  index === modules.length - 1 && place < migrating ? [...leaves, beside] : leaves

const hoursOf = ({ id, parentId, status, userId, tzEnd, expectHours }: ReturnType<typeof tasksOf>[number]) => {
  if (!parentId || !userId || status === '未开始' || !tzEnd) return []
  const end = status === '完成' ? tzEnd.slice(0, 10) : workdayAgo(1)
  const spent = status === '完成' ? Number(expectHours) : Number(expectHours) / 2
  return [
    {
      id: demoId('wbsHour', id),
      wbsTaskId: id,
      userId,
      date: end,
      hours: Math.min(spent, 8).toFixed(1),
      remain: (status === '完成' ? 0 : spent).toFixed(1),
      remark: '按计划推进',
      creatorId: userId,
    },
  ]
}
