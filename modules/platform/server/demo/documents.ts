import type { Sql } from '@chengban/engine/db/sql.ts'
import { giveReadings } from '../../document/server/publish.ts'
import { into } from '../seed/rows.ts'
import { momentAgo } from './days.ts'
import { demoId } from './ids.ts'

type State = '已发布' | '草稿' | '已停用'

/** Name, type, days ago, what it says, state, version. */
const written: readonly (readonly [string, string, number, string, State?, number?])[] = [
  ['考勤与请假制度', '公司制度', 300, '上班时间 08:30—12:00、13:30—18:00。请假须提前在系统提交，经审核后生效。'],
  ['差旅与报销规定', '公司制度', 280, '出差前提交申请，返回后五个工作日内报销，票据与行程一一对应。', '已发布', 2],
  ['信息安全守则', '入职必读', 260, '客户资料不得存放于个人设备；离开座位锁屏；账号一人一用。'],
  ['新员工入职指引', '入职必读', 240, '第一天领取办公用品、开通账号，第一周完成必修课程，导师全程陪同。'],
  ['实施工程师岗位职责', '岗位职责', 210, '负责现场调研、部署、培训与验收，按节点提交实施记录与客户确认单。'],
  ['研发代码规范', '部门规范', 180, '提交前通过检查；每次改动附测试；评审后合并。'],
  ['合同签订与用印规范', '部门规范', 150, '合同审核通过后申请用印，盖章扫描件须在五个工作日内上传归档。'],
  ['客户拜访记录要求', '部门规范', 120, '拜访当日填写记录：参加人、需求、下一步与时间。'],
  ['项目验收操作手册', '操作手册', 90, '验收前核对交付清单，客户在确认单签字后登记验收。'],
  ['年终考核安排', '通知公告', 20, '十二月第一周完成自评，第二周主管评分，第三周公布结果。'],
  ['远程办公管理办法', '公司制度', 10, '试行中，征求意见。', '草稿'],
  ['旧版考勤制度', '公司制度', 500, '已由新制度替代。', '已停用'],
]

/** Documents of the company, given out to everybody; about three quarters have read each. */
export const addDocuments = async (tx: Sql, who: (account: string) => string): Promise<void> => {
  const rows = written.map(([name, type, days, content, status = '已发布', docVersion = 1], index) => ({
    id: demoId('document', name),
    name,
    type,
    content: `# ${name}\n\n${content}`,
    userId: who(index % 3 ? 'hr01' : 'xz01'),
    creatorId: who('hr01'),
    isAll: true,
    sort: (index + 1) * 10,
    status,
    docVersion: status === '草稿' ? 0 : docVersion,
    tzPublish: status === '草稿' ? null : momentAgo(days, 10),
    tzCreate: momentAgo(days + 2),
    tzUpdate: momentAgo(days, 10),
  }))
  await into(tx, 'document').insert(rows)
  await into(tx, 'documentVersion').insert(
    rows.flatMap((row) => Array.from({ length: row.docVersion }, (_, index) => versionOf(row, index + 1))),
  )
  for (const { id } of rows) await giveReadings(tx, id)
  await tx.query(
    `update store.document_user du set is_read = true, is_end = true, seconds = 45, tz_open = d.tz_publish, tz_confirm = d.tz_publish
     from store.document d where d.id = du.document_id and hashtext(du.document_id::text || du.user_id::text) % 4 <> 0`,
  )
}

const versionOf = (
  {
    id,
    name,
    content,
    tzPublish,
    creatorId,
  }: { id: string; name: string; content: string; tzPublish: string | null; creatorId: string },
  docVersion: number,
) => ({
  id: demoId('documentVersion', `${name} ${docVersion}`),
  documentId: id,
  docVersion,
  content: { name, content, url: [], video: [], duty: null, minSeconds: 30, needConfirm: true },
  changeNote: docVersion > 1 ? '按新规定修订' : null,
  tzPublish,
  creatorId,
})
