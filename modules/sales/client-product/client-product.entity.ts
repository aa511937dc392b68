import { drafter } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import { anyOf, asParent, holds, is, isFilled, isSet, me, said, via } from '@chengban/kernel/expr.ts'
import { of } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { url } from '@chengban/kernel/kinds/contact.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { states } from './product-state.ts'

const owner = anyOf(via('clientId', anyOf(me('userId'), me('helperId'))), holds('client:manage'))
const keeper = anyOf(via('clientId', anyOf(me('userId'), me('helperId'), drafter)), holds('client:manage'))

/** What a client has, tries, wants or buys elsewhere, per product; the cells of the client-product analysis. */
export const clientProduct = entity('clientProduct', {
  label: '客户产品',
  title: 'name',
  fields: {
    name: text('产品名称', { computed: of('productLibraryId', 'name'), kept: true, search: true }),
    clientId: ref('客户', 'client', { required: true, onDelete: 'cascade', fixed: true }),
    productLibraryId: ref('产品', 'productLibrary', { required: true, fixed: true }),
    state: oneOf('状态', states, { required: true, default: '意向' }),
    productVersion: text('使用版本'),
    systemHas: longText('现有系统'),
    competitor: text('竞品厂商'),
    demand: longText('需求'),
    budget: money('预算', { min: 0 }),
    isFollow: bool('跟进', { default: false }),
    followReason: text('跟进说明'),
    contractId: ref('购买合同', 'contract', { offers: { clientId: { from: 'clientId' } } }),
    dtOnline: date('上线日期'),
    url: url('系统地址'),
    loginName: text('系统登录名'),
    lastVisitId: ref('最近拜访', 'clientVisit', { readonly: true, onDelete: 'setNull' }),
    tzFollow: datetime('跟进变更时间', { readonly: true }),
  },
  rows: { own: asParent('clientId'), manage: holds('client:manage') },
  write: {
    create: anyOf(holds('client:apply'), holds('client:manage')),
    update: keeper,
    remove: keeper,
  },
  unique: [{ fields: ['clientId', 'productLibraryId'], message: '该客户已有此产品记录' }],
  requires: [{ when: is({ state: '竞品' }), fields: ['competitor'], message: '请填写竞品厂商' }],
  acts: [
    {
      name: 'changeFollow',
      label: '更新跟进',
      who: owner,
      anyVersion: true,
      input: ['isFollow'],
      required: { isFollow: '请选择是否跟进' },
      opinion: 'optional',
      guards: [
        { holds: anyOf(is({ isFollow: true }), isFilled(said)), field: 'opinion', message: '请填写不再跟进的原因' },
      ],
      set: { followReason: said, tzFollow: { from: 'now' } },
    },
    {
      name: 'resetPwd',
      label: '重置系统密码',
      who: owner,
      anyVersion: true,
      call: {
        path: '/sell/resetPwd',
        names: { clientProductId: 'id', reason: 'opinion' },
        answers: { loginName: 'loginName', password: ['given', 'password'] },
      },
      shows: { loginName: '系统登录名', password: '新的初始密码' },
      opinion: 'required',
      opinionMessage: '请填写原因',
      guards: [
        { holds: isSet('loginName'), field: 'loginName', message: '未登记系统登录名' },
        { holds: is({ state: ['试用', '已购', '在用'] }), message: '该产品未开通' },
      ],
      limit: { within: 'day', times: 3, per: 'record', message: '今日重置次数已达上限' },
      effect: 'clientProduct/resetPwd',
    },
  ],
  on: { check: 'clientProduct/check' },
  list: {
    columns: ['clientId', 'productLibraryId', 'state', 'competitor', 'budget', 'isFollow', 'contractId', 'tzUpdate'],
    filters: ['clientId', 'productLibraryId', 'state', 'isFollow'],
    sort: '-tzUpdate',
    board: { by: 'state', card: ['clientId', 'budget', 'competitor'] },
  },
  form: [
    {
      title: '产品',
      fields: ['clientId', 'productLibraryId', 'state', 'productVersion', 'dtOnline', 'url', 'loginName'],
    },
    { title: '需求', fields: ['systemHas', 'competitor', 'demand', 'budget', 'contractId'] },
    { title: '跟进', fields: ['isFollow', 'followReason'] },
  ],
})
