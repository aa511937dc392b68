import type { Sql } from '@chengban/engine/db/sql.ts'
import { audited } from '@chengban/modules/platform/server/demo/audited.ts'
import { dayAgo, momentAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import type { Trail } from '@chengban/modules/platform/server/demo/trail.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import type { Cast } from './cast.ts'
import { giveMonthNumbers } from './numbers.ts'

const seals = [
  ['甲公司公章', 'GZ-A01', '公章', 'A', 'xz01', false],
  ['甲公司合同专用章', 'GZ-A02', '合同专用章', 'A', 'xz01', true],
  ['甲公司财务专用章', 'GZ-A03', '财务专用章', 'A', 'cw02', false],
  ['乙公司公章', 'GZ-B01', '公章', 'B', 'xz01', false],
  ['乙公司合同专用章', 'GZ-B02', '合同专用章', 'B', 'xz01', true],
] as const

type Status = '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '已作废'
type Place = '未用印' | '待用印' | '待上传' | '已归档' | '已取消'
type Plan = readonly [name: string, kind: string, account: string, seal: number, days: number, place: Place, Status?]

const uses: readonly Plan[] = [
  ['住院电子病历系统合同', '其他', 'xs02', 1, 3, '待用印'],
  ['投标授权书', '授权委托', 'xs03', 0, 12, '待上传'],
  ['智慧校园投标文件', '投标文件', 'xs04', 0, 26, '已归档'],
  ['维护合同', '其他', 'xs01', 1, 15, '已归档'],
  ['实施人员在职证明', '证明', 'ss04', 0, 20, '已归档'],
  ['软件企业资质复印件', '资质文件', 'xs05', 0, 9, '待上传'],
  ['验收报告函', '函件', 'ss02', 3, 31, '已归档'],
  ['季度财务报表', '财务报表', 'cw03', 2, 18, '已归档'],
  ['补充协议', '其他', 'xs06', 4, 2, '未用印', '待一级审核'],
  ['离职证明', '证明', 'yf03', 0, 1, '未用印', '待一级审核'],
  ['报价函', '函件', 'xs07', 0, 5, '未用印', '驳回'],
  ['合作意向书', '函件', 'xs02', 0, 0, '未用印', '草稿'],
  ['软件著作权登记材料', '资质文件', 'yf02', 0, 24, '已归档'],
  ['源码托管协议', '其他', 'yf02', 1, 2, '未用印', '待一级审核'],
  ['技术参数证明', '证明', 'yf02', 0, 7, '未用印', '驳回'],
  ['年度框架合作函', '函件', 'xs01', 0, 4, '待用印'],
  ['销售授权书', '授权委托', 'xs01', 0, 1, '未用印', '待一级审核'],
  ['域名备案委托书', '授权委托', 'admin', 0, 16, '已归档'],
  ['机房托管合同', '其他', 'admin', 1, 1, '未用印', '待一级审核'],
  ['移动护理系统合同', '其他', 'xs04', 1, 38, '已归档'],
  ['门诊叫号系统合同', '其他', 'xs05', 1, 52, '已归档'],
  ['医保接口改造合同', '其他', 'xs07', 4, 45, '已归档'],
  ['区域平台投标文件', '投标文件', 'xs03', 0, 41, '已归档'],
  ['体检系统投标文件', '投标文件', 'xs06', 0, 63, '已归档'],
  ['项目进场函', '函件', 'ss03', 0, 34, '已归档'],
  ['上线申请函', '函件', 'pm03', 0, 8, '待上传'],
  ['高新技术企业申报材料', '资质文件', 'hr02', 0, 57, '已归档'],
  ['增值税申报表', '财务报表', 'cw02', 2, 11, '已归档'],
  ['收入证明', '证明', 'cs01', 0, 29, '已归档'],
  ['框架采购合同', '其他', 'xs02', 1, 22, '已取消', '已作废'],
]

const sealId = (index: number): string => demoId('officialSeal', seals[index]?.[1] ?? index)
const wasUsed = (place: Place): boolean => place === '待上传' || place === '已归档'

/** Five seals of two companies and what they were asked for; levels of one, as for papers of everyday. */
export const addSeals = async (tx: Sql, cast: Cast): Promise<Trail[]> => {
  await into(tx, 'officialSeal').insert(
    seals.map(([name, code, kind, company, keeper, canTakeOut], index) => ({
      id: sealId(index),
      name,
      code,
      kind,
      company,
      keeperId: cast.who(keeper),
      place: '行政档案柜',
      canTakeOut,
      needAudit2: false,
      tzEnable: dayAgo(1200),
    })),
  )
  const made = uses.map((plan, index) => useOf(plan, index, cast))
  const numbers = await giveMonthNumbers(
    tx,
    'YZ',
    made.map(({ row }) => row),
  )
  await into(tx, 'officialSealUse').insert(
    made.map(({ row }) => ({ ...row, applyNumber: numbers.get(row.id) ?? null })),
  )
  return made.map(({ trail }) => trail)
}

const useOf = (plan: Plan, index: number, cast: Cast) => {
  const [name, kind, account, seal, days, place, status = '通过'] = plan
  const id = demoId('officialSealUse', index)
  const userId = cast.who(account)
  const { trail, fields } = audited({
    module: 'officialSealUse',
    label: '用印申请',
    id,
    name,
    status,
    days,
    initiatorId: userId,
    approvers: [cast.who(cast.headOf(account))],
  })
  const used = wasUsed(place)
  const row = {
    id,
    sealId: sealId(seal),
    userId,
    name,
    kind,
    copies: (index % 4) + 1,
    receiver: '市中心医院',
    reason: `${name}需盖章后送交对方`,
    isSimple: true,
    useStatus: place,
    actualCopies: used ? (index % 4) + 1 : null,
    tzUse: used ? momentAgo(Math.max(days - 2, 0), 15) : null,
    operatorId: used ? cast.who(seals[seal]?.[4] ?? 'xz01') : null,
    ...fields,
  }
  return { trail, row }
}
