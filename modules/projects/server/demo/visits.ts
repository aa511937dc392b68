import type { Sql } from '@chengban/engine/db/sql.ts'
import { dayAgo, momentAgo, workdayAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import { recordDigest } from '../../imp-record/server/imp-record-rules.ts'
import { deliveryDigest } from '../../project-ver/server/project-ver-rules.ts'
import { developers, nth, type People, times } from './people.ts'
import { versionId } from './products.ts'
import type { DemoProject } from './projects.ts'

/** Visits, trainings and deliveries of the projects at work. */
export const addVisits = async (tx: Sql, projects: readonly DemoProject[], who: People): Promise<void> => {
  const at = (index: number): DemoProject => nth(projects, index)
  await into(tx, 'impRecord').insert(times(70, (index) => shownBy(recordDigest, visitOf(at(index), index))))
  await into(tx, 'train').insert(times(20, (index) => trainOf(at(index * 3), index, who)))
  await into(tx, 'projectVer').insert(times(10, (index) => shownBy(deliveryDigest, deliveryOf(at(index), index, who))))
}

/** What a client is shown, was shown or disputes has the digest that its handing in leaves. */
const shownBy = <Row extends { readonly status: string }>(digest: (row: Row) => string, row: Row) => ({
  ...row,
  contentHash: ['客户待确认', '有异议', '已确认'].includes(row.status) ? digest(row) : null,
})

const visitOf = (one: DemoProject, index: number) => {
  const days = 66 - index
  const status =
    days < -1 ? '已预约' : days < 2 ? '待填写' : ((['客户待确认', '有异议'] as const)[days - 2] ?? '已确认')
  const day = workdayAgo(days)
  const type = index % 3 === 1 ? '远程' : '现场'
  const signed = status === '已确认'
  return {
    id: demoId('impRecord', index),
    projectId: one.id,
    node: one.node,
    type: type as '远程',
    isReservation: status === '已预约',
    userId: one.leader,
    tzStart: `${day}T09:00:00+08:00`,
    tzEnd: `${day}T${type === '现场' ? '17:00:00' : '11:30:00'}+08:00`,
    days: type === '现场' ? '1.0' : '0.5',
    content: nth(['环境部署与联调', '基础数据核对', '科室培训与答疑', '试运行值守', '接口问题处理'], index),
    result: days > 1 ? '已完成，客户认可' : null,
    place: type === '现场' ? { lng: 120.15, lat: 30.28, address: '客户信息科' } : null,
    status: status as '已确认',
    signer: signed ? '信息科' : null,
    tzConfirm: signed ? momentAgo(Math.max(days - 1, 0), 16) : null,
    satisfaction: signed ? 4 + (index % 2) : null,
    creatorId: one.leader,
    tzCreate: momentAgo(Math.max(days + 2, 0)),
  }
}

const trainOf = (one: DemoProject, index: number, who: People) => {
  const days = 60 - index * 3
  const day = workdayAgo(days)
  const status = days < 4 ? '草稿' : days < 9 ? '待一级审核' : index === 4 ? '驳回' : '通过'
  const names = ['王护士', '李医生', '陈主任', '周药师', '吴技师']
  return {
    id: demoId('train', index),
    name: nth(['门诊操作培训', '护理文书培训', '管理员培训', '新版本功能培训'], index),
    type: nth(['客户培训', '版本培训', '客户培训', '内部培训'], index),
    projectId: one.id,
    node: one.node,
    tzStart: `${day}T14:00:00+08:00`,
    tzEnd: `${day}T16:30:00+08:00`,
    address: '会议室',
    teacherId: one.leader,
    content: '系统操作、常见问题与答疑。',
    trainees: names.slice(0, 2 + (index % 4)).map((name, place) => ({
      name,
      department: '临床科室',
      phone: `1380000${String(1000 + index * 10 + place)}`,
      signature: [],
      satisfaction: 4 + (place % 2),
      advice: null,
      tzSign: `${day}T13:55:00+08:00`,
    })),
    status: status as '通过',
    audit1: status === '草稿' ? null : who('pm01'),
    opinion: status === '通过' ? '同意' : status === '驳回' ? '请补充现场照片' : null,
    creatorId: one.leader,
    tzCreate: momentAgo(Math.max(days + 1, 0)),
  }
}

const deliveryOf = (one: DemoProject, index: number, who: People) => {
  const status = nth(['已确认', '客户待确认', '待交付', '草稿', '已确认', '待一级审核'], index)
  const passed = status !== '草稿' && status !== '待一级审核'
  return {
    id: demoId('projectVer', index),
    projectId: one.id,
    productLibraryVersionId: versionId(one.place, 1 + (index % 2)),
    name: `${nth(['二期功能', '护理模块', '接口升级'], index)}交付`,
    type: index % 3 ? ('大版本' as const) : ('小版本' as const),
    content: '新增统计报表，修复已知缺陷。',
    planDate: dayAgo(30 - index * 6),
    userId: who(nth(developers, index)),
    needTrain: false,
    status: status as '草稿',
    auditStatus: passed ? ('通过' as const) : (status as '草稿' | '待一级审核'),
    audit1: status === '草稿' ? null : who('yf01'),
    opinion: passed ? '同意' : null,
    tzDeliver: status === '已确认' || status === '客户待确认' ? momentAgo(20 - index, 15) : null,
    signer: status === '已确认' ? '信息科' : null,
    tzConfirm: status === '已确认' ? momentAgo(18 - index, 10) : null,
    creatorId: one.leader,
    tzCreate: momentAgo(36 - index),
  }
}
