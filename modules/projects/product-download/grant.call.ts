import { call } from '@chengban/kernel/call.ts'
import { holds, is, me } from '@chengban/kernel/expr.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** Asks for the package of a version; where nobody has to agree, it is granted at once. */
export const applyDownload = call({
  method: 'POST',
  path: '/productLibrary/apply',
  label: '申请下载',
  offered: { of: 'productLibraryVersion', on: 'record', shows: { password: '下载密码', status: '状态' } },
  who: holds('productLibrary:apply'),
  input: {
    id: text('产品版本', { required: true, max: 36 }),
    projectId: ref('用于项目', 'project'),
    clientId: ref('用于客户', 'client'),
    reason: longText('用途', { required: true }),
  },
  answer: { id: 'uuid', status: 'text', 'password?': 'text' },
})

/** The password of a grant, once. */
export const takePassword = call({
  method: 'POST',
  path: '/productDownload/action/takePassword',
  label: '领取密码',
  offered: { of: 'productDownload', on: 'record', when: me('userId'), shows: { password: '下载密码' } },
  input: { id: text('下载授权', { required: true, max: 36 }) },
  answer: { password: 'text' },
})

/** Another password; the old one is dead. */
export const resetPwd = call({
  method: 'POST',
  path: '/productDownload/action/resetPwd',
  label: '重置密码',
  offered: {
    of: 'productDownload',
    on: 'record',
    when: is({ status: '已通过' }),
    shows: { password: '新的下载密码' },
  },
  who: holds('productLibrary:resetPwd'),
  input: {
    id: text('下载授权', { required: true, max: 36 }),
    version: int('version', { required: true }),
    opinion: longText('意见', { max: 1000 }),
  },
  answer: { password: 'text' },
})

/** The package, by an address that is good once; each counts as one of the times. */
export const fetchPackage = call({
  method: 'POST',
  path: '/productDownload/action/fetch',
  label: '下载安装包',
  offered: {
    of: 'productDownload',
    on: 'record',
    label: '下载',
    when: me('userId'),
    shows: { urls: '安装包', left: '剩余次数' },
  },
  input: {
    id: text('下载授权', { required: true, max: 36 }),
    password: text('下载密码', { required: true, max: 64 }),
  },
  answer: { url: 'url', urls: ['url'], left: 'int' },
})
