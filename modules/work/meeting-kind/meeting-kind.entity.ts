import { entity } from '@chengban/kernel/entity.ts'
import { everybody, holds } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { ruleParts } from './rule-parts.ts'

/** A kind of meeting with the rule of who meets how often. */
export const meetingKind = entity('meetingKind', {
  label: '会议类型',
  title: 'name',
  fields: {
    name: text('名称', { required: true, unique: true, search: true }),
    type: dict('类别', 'meetingType', { required: true }),
    rule: json('规则', { required: true, parts: ruleParts }),
    isEnable: bool('启用', { default: true }),
    sort: int('排序', { default: 100 }),
  },
  rows: { own: everybody, manage: holds('meetingKind:manage') },
  tells: [
    { call: '/meetingKind/preview', by: { rule: 'rule' }, needs: ['rule'], at: 'rule', shows: { dates: '接下来' } },
  ],
  on: { check: 'meetingKind/rule', saved: 'meetingKind/saved' },
  list: { columns: ['name', 'type', 'isEnable', 'sort'], filters: ['type', 'isEnable'], sort: 'sort,name' },
  summary: ['type', 'isEnable', 'sort'],
})
