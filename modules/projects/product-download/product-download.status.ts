import { holds, me, nobody } from '@chengban/kernel/expr.ts'

const auditor = holds('productLibrary:audit')
const told = { auditorId: { from: 'me' }, opinion: { from: 'opinion' } } as const

const door = { path: '/product-library/pass', names: { agree: 'pass' } } as const

/** A grant is given or refused, and runs out. */
export const status = {
  field: 'status',
  states: ['待审批', '已通过', '驳回', '已失效'],
  initial: '待审批',
  moves: [
    {
      name: 'pass',
      label: '通过',
      from: ['待审批'],
      to: '已通过',
      who: auditor,
      call: { ...door, pass: true },
      opinion: 'optional',
      except: [{ who: me('userId'), message: '不能审批自己的单据' }],
      guard: 'productDownload/passing',
      set: { ...told, tzPass: { from: 'now' } },
      notify: [{ to: ['userId'], text: '【产品下载】{productLibraryVersionId}的下载申请已通过' }],
    },
    {
      name: 'reject',
      label: '驳回',
      from: ['待审批'],
      to: '驳回',
      who: auditor,
      call: { ...door, pass: false },
      opinion: 'required',
      opinionMessage: '请填写意见',
      except: [{ who: me('userId'), message: '不能审批自己的单据' }],
      set: told,
      notify: [{ to: ['userId'], text: '【产品下载】{productLibraryVersionId}的下载申请被驳回' }],
    },
    { name: 'expire', label: '失效', from: ['已通过'], to: '已失效', who: nobody },
  ],
} as const
