import { call } from '@chengban/kernel/call.ts'
import { allOf, anyOf, holds, is, me, not } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { file } from '@chengban/kernel/kinds/file.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

const planned = allOf(
  not(is({ projectStatus: ['暂停', '终止', '已结束'] })),
  anyOf(me('principalId'), me('devPrincipalId'), holds('wbsTask:edit')),
)
const of = { projectId: text('项目', { required: true, max: 36 }), dryRun: bool('试算', { default: false }) }

/** The breakdown of a project follows its modules, where nobody has changed it by hand. */
export const syncWbs = call({
  method: 'POST',
  path: '/projectModule/syncWbs',
  label: '同步WBS',
  offered: {
    of: 'project',
    on: 'record',
    from: { projectId: 'id' },
    when: planned,
    leaves: ['dryRun'],
    done: '新增{created}项，更新{updated}项，移除{removed}项',
  },
  input: of,
  answer: { created: 'int', updated: 'int', removed: 'int', kept: 'int' },
})

/** Modules and functions of a construction list; any row that cannot be taken, and nothing is. */
export const importList = call({
  method: 'POST',
  path: '/projectModule/action/importList',
  label: '导入建设清单',
  offered: {
    of: 'project',
    on: 'record',
    from: { projectId: 'id' },
    when: planned,
    leaves: ['dryRun'],
    done: '新增{created}行，更新{updated}行，{errors}行有误',
  },
  input: {
    ...of,
    file: file('建设清单', {
      required: true,
      blanks: {
        '系统建设清单（产品功能）': '/static/system-construction-list-1.xlsx',
        '系统建设清单（项目实施）': '/static/system-construction-list-2.xlsx',
      },
    }),
  },
  answer: { created: 'int', updated: 'int', errors: [{ row: 'int', message: 'text' }] },
})
