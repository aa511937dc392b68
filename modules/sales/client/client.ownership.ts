import {
  allOf,
  anyOf,
  asked,
  eq,
  exists,
  holds,
  is,
  isFilled,
  isSet,
  linked,
  me,
  nobody,
  not,
  some,
  was,
  when,
} from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { isOpen } from '../business-opportunity/open-stages.ts'

// Decision 080: The owner of a client is a state, and merging clients moves references

/** Who works on one of its projects. */
export const worksThere = some('project', 'clientId', linked('projectMember', 'projectId', 'userId'))

/** The term that runs ends, and the next one begins at the same instant. */
const term = <const K>(kind: K) =>
  ({
    effects: [{ move: ['clientOwner', 'end'], by: 'clientId', where: not(isSet('tzEnd')) }],
    adds: [
      {
        row: 'clientOwner',
        values: {
          clientId: { column: 'id' },
          userId: { column: 'userId' },
          helperId: { column: 'helperId' },
          kind,
          reason: { from: 'opinion' },
        },
      },
    ],
  }) as const

const reason = { opinion: 'required', opinionMessage: '请填写原因' } as const
const because = { reason: 'opinion' } as const

/** Still to be won, or still to be fulfilled. */
const busy = anyOf(
  exists({
    of: 'businessOpportunity',
    by: 'clientId',
    where: allOf(is({ isUse: true }), isOpen, not(is({ status: ['驳回', '已作废'] }))),
  }),
  exists({
    of: 'contract',
    by: 'clientId',
    where: not(anyOf(is({ stage: ['履行完毕', '已归档', '已终止'] }), is({ status: '已作废' }))),
  }),
)

/** The ownership of a client: one person, or nobody while it is in the 公海. */
export const ownership = {
  field: 'ownership',
  states: ['私有', '公海', '锁定'],
  initial: '私有',
  moves: [
    {
      name: 'claim',
      label: '领取',
      from: ['公海'],
      to: '私有',
      who: holds('client:apply'),
      call: { path: '/client/action/claim', answers: { userId: 'userId', ownership: 'ownership' } },
      elsewhere: '客户已被他人领取',
      ahead: 'client/claiming',
      guards: [{ holds: is({ isUse: true }), message: '客户不可用' }],
      guard: 'client/claim',
      set: { userId: { from: 'me' }, tzOwned: { from: 'now' } },
      ...term('领取'),
    },
    {
      name: 'release',
      label: '释放',
      from: ['私有'],
      to: '公海',
      who: anyOf(me('userId'), holds('client:assign')),
      call: { path: '/client/action/release', names: because, answers: { ownership: 'ownership' } },
      elsewhere: { 锁定: '客户已锁定' },
      ...reason,
      danger: true,
      guards: [{ holds: not(busy), message: '客户仍有进行中的业务，不能释放' }],
      set: { userId: null, helperId: null, tzOwned: { from: 'now' } },
      ...term('释放'),
    },
    {
      name: 'fall',
      label: '进入公海',
      from: ['私有'],
      to: '公海',
      who: nobody,
      opinion: 'optional',
      set: { userId: null, helperId: null, tzOwned: { from: 'now' } },
      notify: [{ to: [{ was: 'userId' }], text: '【公海】客户【{name}】超期未联系，已进入公海' }],
      ...term('公海'),
    },
    {
      name: 'assign',
      label: '分配',
      from: ['私有', '公海', '锁定'],
      to: when([[is({ ownership: '锁定' }), '锁定']], '私有'),
      who: holds('client:assign'),
      many: { most: 200, answers: 'assigned' },
      anyVersion: true,
      call: {
        path: '/client/action/assign',
        names: because,
        answers: { opportunities: ['counted', 'opportunities'], contracts: ['counted', 'contracts'] },
      },
      input: ['helperId'],
      asks: {
        userId: ref('负责人', 'user', { required: true }),
        withChildren: bool('同时移交进行中的业务', { default: false }),
      },
      ...reason,
      ahead: 'client/assigning',
      guard: 'client/assign',
      set: { userId: { asked: 'userId' }, tzOwned: { from: 'now' } },
      effect: 'client/assigned',
      ...term(when([[isFilled(was('userId')), '移交']], '分配')),
    },
    {
      name: 'lock',
      label: '锁定',
      from: ['私有', '锁定'],
      to: when([[eq(asked('lock'), true), '锁定']], '私有'),
      who: holds('client:assign'),
      call: { path: '/client/action/lock', names: because, answers: { ownership: 'ownership' } },
      asks: { lock: bool('锁定', { required: true }) },
      ...reason,
    },
  ],
} as const
