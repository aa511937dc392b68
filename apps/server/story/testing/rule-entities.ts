import { type Entity, entity } from '@chengban/kernel/entity.ts'
import {
  allOf,
  anyOf,
  asParent,
  everybody,
  headOf,
  holds,
  is,
  linked,
  me,
  some,
  tasked,
  via,
} from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { aroundMe, asTarget, contains, headsOf, leaderOf, leadsMe } from '@chengban/kernel/row-rule.ts'

const title = text('名称')
/** Entities no area declares: one for each shape of row rule, with nothing else that could grant. */
const named = (name: string, fields: object, rows: object, more: object = {}): Entity =>
  entity(name, { label: name, title: 'name', fields: { name: title, ...fields }, rows, ...more } as never) as never
const to = (name: string) => ref(name, name as never)
const person = ref('人', 'user')

export const folder = named(
  'ruleFolder',
  { userId: person, money: text('金额'), note: text('备注', { search: true }), secretToken: text('令牌') },
  {
    own: me('userId' as never),
    partial: [{ when: holds('contract:apply'), fields: ['name', 'note'] }],
    token: { of: 'ruleFolder', by: 'id', fields: ['name'] },
  },
  {
    token: { field: 'secretToken', header: 'X-Folder-Token', lost: '链接已失效', when: is({ note: '开放' } as never) },
  },
)
/** By name of the entity. */
export const shapes: Readonly<Record<string, Entity>> = Object.fromEntries(
  [
    named('ruleMine', { userId: person }, { own: me('userId' as never) }),
    named('ruleRefs', { people: refs('人员', 'user') }, { own: contains('people') }),
    named('ruleJson', { people: json('人员', { default: [] }) }, { own: contains('people') }),
    named('ruleLinked', {}, { own: linked('ruleLink' as never, 'ofId' as never, 'userId' as never) }),
    named('ruleHead', { userId: person }, { also: [leaderOf('userId')] }),
    // two grants by one column: a head is among those below them
    named('ruleTwice', { userId: person }, { own: me('userId' as never), also: [headOf('userId')] }),
    named('ruleAround', { userId: person }, { also: [aroundMe('userId')] }),
    named('ruleAbove', { userId: person }, { also: [leadsMe('userId')] }),
    named('rulePart', { partId: ref('部门', 'department') }, { also: [headsOf('partId')] }),
    named('ruleChild', { folderId: to('ruleFolder') }, { also: [asParent('folderId')] }),
    named('ruleShown', { folderId: to('ruleFolder') }, { also: [asParent('folderId', 'note')] }),
    named('ruleFar', { childId: to('ruleChild') }, { also: [asParent('childId')] }),
    named('ruleVia', { childId: to('ruleChild') }, { also: [via('childId', via('folderId', me('userId')))] }),
    named('ruleState', { status: oneOf('状态', ['草稿', '公开']) }, { also: [is({ status: '公开' } as never)] }),
    named(
      'ruleCode',
      { status: oneOf('状态', ['草稿', '公开']) },
      { also: [allOf(holds('contract:apply'), is({ status: '公开' } as never))] },
    ),
    named(
      'ruleBound',
      { userId: person, status: oneOf('状态', ['草稿', '公开']) },
      { also: [allOf(is({ status: '公开' } as never), leaderOf('userId'))] },
    ),
    named('ruleTarget', { kind: text('类'), target: text('对象') }, { also: [asTarget('kind', 'target')] }),
    named('ruleTasked', {}, { also: [tasked] }),
    named(
      'ruleSome',
      {},
      { also: [some('ruleLink' as never, 'ofId' as never, anyOf(me('userId'), leaderOf('userId')))] },
    ),
    named('ruleAll', {}, { own: everybody }),
  ].map((one) => [one.name, one]),
)
const link = named('ruleLink', { ofId: text('行'), userId: person }, {})
export const ruleEntities = [folder, link, ...Object.values(shapes)]
