import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Cast } from '@chengban/modules/administration/server/demo/cast.ts'
import { momentAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { insertLinks, into } from '@chengban/modules/platform/server/seed/rows.ts'
import { documentation } from '../../documentation/documentation.entity.ts'

type Type = '帮助文档' | '操作手册' | '常见问题' | '课程资料' | '更新说明'
type Line = readonly [
  name: string,
  type: Type,
  categoryId: string,
  route: string | null,
  content: string,
  status?: '草稿' | '已停用',
]

const written: readonly Line[] = [
  ['合同登记与变更', '帮助文档', 'rule', '/contract', '合同通过审核后，金额与客户只能通过变更修改。'],
  ['回款登记', '帮助文档', 'rule', '/returnedMoney', '到账后按合同登记，超出合同额的部分会被拒绝。'],
  ['请假与销假', '帮助文档', 'rule', '/restDay', '提前提交申请；提前返岗请及时销假。'],
  ['周报怎么写', '操作手册', 'rule', null, '按目标写进展、问题与下周安排。'],
  ['部署环境清单', '操作手册', 'install', null, '操作系统、数据库与中间件的版本要求。'],
  ['接口联调日志位置', '常见问题', 'data', null, '应用日志按日归档，保留三十天。'],
  ['登录提示账号锁定', '常见问题', 'safe', null, '连续输错五次后锁定，请联系人事解锁。'],
  ['附件上传失败', '常见问题', 'safe', null, '检查文件大小与类型；网络中断后可续传。'],
  ['移动查房演示脚本', '课程资料', 'mobile', null, '演示分四步：登录、患者、医嘱、文书。'],
  ['测试用例模板', '课程资料', 'test', null, '编号、前置条件、步骤、预期与实际结果。'],
  ['本月更新说明', '更新说明', 'platform', null, '列表可保存个人视图；审批支持加签。', '草稿'],
  ['旧版报价说明', '操作手册', 'skill', null, '已由商机模块替代。', '已停用'],
]

/** What people look up, by shelf and by page. */
export const addHandouts = async (tx: Sql, { who, staff }: Cast): Promise<void> => {
  await into(tx, 'documentation').insert(
    written.map(([name, type, categoryId, route, content, status], index) => ({
      id: demoId('documentation', name),
      name,
      type,
      categoryId,
      route,
      content: `# ${name}\n\n${content}`,
      keywords: type,
      status: status ?? ('已发布' as const),
      tzPublish: status === '草稿' ? null : momentAgo(120 - index * 8, 10),
      readCount: status === '草稿' ? 0 : 40 - index * 3,
      sort: (index + 1) * 10,
      creatorId: who('hr01'),
      tzCreate: momentAgo(130 - index * 8),
      tzUpdate: momentAgo(120 - index * 8, 10),
    })),
  )
  const pairs = written.flatMap(([name, , , , , status], index) =>
    status
      ? []
      : staff.slice(0, 12 - index).map(({ account }) => [demoId('documentation', name), who(account)] as const),
  )
  await insertLinks(tx, documentation, 'goodUserIds', pairs)
}
