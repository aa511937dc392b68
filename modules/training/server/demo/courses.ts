import { today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Cast } from '@chengban/modules/administration/server/demo/cast.ts'
import { audited } from '@chengban/modules/platform/server/demo/audited.ts'
import { momentAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { addTrails } from '@chengban/modules/platform/server/demo/trail.ts'
import { insertLinks, into } from '@chengban/modules/platform/server/seed/rows.ts'
import { course } from '../../course/course.entity.ts'
import { addChapters, type DemoChapter } from './chapters.ts'
import { type CoursePlan, coursePlans } from './course-plans.ts'

/** A course of the demonstration company. */
export interface DemoCourse extends CoursePlan {
  readonly id: string
  /** Working days since it was handed in. */
  readonly days: number
  readonly chapters: readonly DemoChapter[]
  readonly credit: string
  /** Everybody it is meant for has to finish it. */
  readonly isRequired: boolean
}

const required = 6
/** Days that people have for a required one. */
export const dueDays = 30

/** 30 courses with three chapters each, and who has to learn which. */
export const addCourses = async (tx: Sql, cast: Cast): Promise<DemoCourse[]> => {
  const prefix = `KC${today().slice(0, 4)}`
  const planned = coursePlans.map((plan, index) => ({
    ...plan,
    id: prefix + String(index + 1).padStart(5, '0'),
    days: plan.status === '通过' ? 170 - index * 5 : 3 + (index % 4),
    credit: ['1.00', '1.50', '2.00'][index % 3] ?? '1.00',
    isRequired: index < required || plan.department !== undefined,
  }))
  await tx.query(
    'insert into app.counter (key, last) values ($1, $2) on conflict (key) do update set last = greatest(app.counter.last, excluded.last)',
    [prefix, planned.length],
  )
  const made = planned.map((plan) => rowOf(plan, cast))
  await into(tx, 'course').insert(made.map(({ row }) => row))
  const chapters = await addChapters(tx, planned)
  await addAudience(tx, planned)
  await addAssignments(tx, cast, planned)
  await addTrails(
    tx,
    made.map(({ trail }) => trail),
  )
  return planned.map((plan) => ({ ...plan, chapters: chapters.filter(({ courseId }) => courseId === plan.id) }))
}

type Planned = Omit<DemoCourse, 'chapters'>

const rowOf = (plan: Planned, { who }: Cast) => {
  const { id, name, categoryId, teacher, level, tag, summary, status, shelf, days, credit, department } = plan
  const teacherId = who(teacher)
  const { trail, fields } = audited({
    module: 'course',
    label: '课程',
    id,
    name,
    status,
    days,
    initiatorId: teacherId,
    approvers: [who(teacher === 'hr02' ? 'hr01' : 'hr02')],
    refusal: '第二章与标题不符，请补充对比数据',
  })
  const { tzSubmit: _, ...audit } = fields
  const row = {
    ...audit,
    id,
    name,
    categoryId,
    teacherId,
    level,
    summary,
    credit,
    shelf,
    tags: [tag],
    content: `## ${name}\n\n${summary}。学完各章并通过测验即得学分。`,
    target: `能独立说明并完成：${summary}`,
    isOpen: department === undefined,
    isEntry: id.endsWith('00001') || id.endsWith('00005'),
    isTop: id.endsWith('00001'),
    tzPublish: shelf === '未上架' ? null : momentAgo(days - 1, 11),
  }
  return { trail, row }
}

const departmentIds = async (tx: Sql): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx.query<{ id: string; name: string }>('select id, name from store.department')
  return new Map(rows.map(({ id, name }) => [name, id]))
}

const addAudience = async (tx: Sql, planned: readonly Planned[]): Promise<void> => {
  const departments = await departmentIds(tx)
  const pairs = planned.flatMap(({ id, department }) => {
    const to = department && departments.get(department)
    return to ? [[id, to] as const] : []
  })
  await insertLinks(tx, course, 'departmentIds', pairs)
}

const addAssignments = async (tx: Sql, { who }: Cast, planned: readonly Planned[]): Promise<void> => {
  const departments = await departmentIds(tx)
  await into(tx, 'courseAssign').insert(
    planned
      .filter(({ isRequired }) => isRequired)
      .map(({ id, department, days }) => ({
        id: demoId('courseAssign', id),
        courseId: id,
        target: department ? ('部门' as const) : ('全员' as const),
        departmentId: department ? (departments.get(department) ?? null) : null,
        dueDays,
        isEnable: true,
        creatorId: who('hr01'),
        tzCreate: momentAgo(days - 1, 14),
        tzUpdate: momentAgo(days - 1, 14),
      })),
  )
}
