import { call } from '@chengban/kernel/call.ts'
import { allOf, holds, is } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** The reader's own mark; who follows ignores no more. */
export const followProduct = call({
  method: 'POST',
  path: '/productLibrary/follow',
  label: '关注产品',
  input: { id: ref('产品', 'productLibrary', { required: true }), follow: bool('关注', { required: true }) },
  answer: { id: 'uuid', isFollow: 'bool' },
})

/** The same of a product project. */
export const followProductProject = call({
  method: 'POST',
  path: '/projectProduct/follow',
  label: '关注产品项目',
  input: { id: ref('产品研发项目', 'projectProduct', { required: true }), follow: bool('关注', { required: true }) },
  answer: { id: 'uuid', isFollow: 'bool' },
})

/** The reader hears no more of a product; with a project, that project does not take the version. */
export const ignoreProduct = call({
  method: 'POST',
  path: '/productLibrary/ignore',
  label: '忽略产品',
  offered: [
    {
      of: 'productLibrary',
      on: 'record',
      label: '忽略',
      given: { ignore: true },
      leaves: ['projectId'],
      done: '已忽略',
    },
    {
      of: 'productLibraryVersion',
      on: 'record',
      label: '忽略此版本',
      when: allOf(is({ stage: '已发布' }), holds('project:edit')),
      given: { ignore: true },
      asks: {
        projectId: ref('不升级的项目', 'project', { required: true }),
        reason: longText('原因', { required: true, max: 500 }),
      },
      done: '已忽略，该项目不再计入落后',
    },
  ],
  input: {
    id: text('产品或版本', { required: true, max: 36 }),
    projectId: ref('项目', 'project'),
    ignore: bool('忽略', { required: true }),
    reason: longText('原因', { max: 500 }),
  },
  answer: { id: 'uuid', isIgnore: 'bool' },
})
