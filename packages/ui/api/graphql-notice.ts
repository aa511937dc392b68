import type { NoticeText } from './notices.ts'

/** A fragment of a GraphQL message → the tip a person can act on. */
const known: Readonly<Record<string, string>> = {
  invalid_password: '用户名或密码错误',
  account_locked: '账号已锁定，请稍后再试',
  account_disabled: '账号已停用',
  'duplicate key value violates unique constraint': '数据已存在',
  'violates not-null constraint': '缺少必填项',
  'violates check constraint': '数据不符合要求',
  'value too long for type': '内容过长',
  'invalid input syntax for type uuid': '编号格式错误',
  'numeric field overflow': '金额超出范围',
  'canceling statement due to statement timeout': '查询超时，请缩小范围',
  'deadlock detected': '系统繁忙，请重试',
  'No values were updated': '数据不存在或已被删除',
  version_conflict: '单据已变更，请刷新',
}

/** What a person sees of a GraphQL error. */
export const graphqlNotice = (message: string): NoticeText => {
  if (message.includes('permission')) return { kind: 'bad', text: '权限不足' }
  const tip = Object.entries(known).find(([fragment]) => message.includes(fragment))
  if (tip) return { kind: 'warn', text: tip[1] }
  if (message.includes('query has no destination for result data'))
    return { kind: 'bad', text: '数据库函数未正确返回(或报错)' }
  if (message.includes('violates foreign key constraint')) return { kind: 'bad', text: '该数据已被使用，无法删除' }
  const unknown = /^Cannot query field "(\w+)" on type "(?:Query|Mutation)"/.exec(message)?.[1]
  if (unknown) return { kind: 'bad', text: `查询 ${unknown} 未实现` }
  return { kind: 'bad', text: '请求失败', caption: message }
}
