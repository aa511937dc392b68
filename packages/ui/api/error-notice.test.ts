import { expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { noticeOf } from './error-notice.ts'
import { GraphqlError } from './graphql.ts'

const words = (error: unknown) => {
  const notice = noticeOf(error)
  return notice && [notice.kind, notice.text, notice.caption ?? notice.reference ?? ''].join('|')
}
const graphqlError = (message: string) => new GraphqlError([{ message }])

it("does not show the inside of the server's faults", () =>
  expect(words(new ApiError('INTERNAL', 500, 'relation store.x missing', { reference: '8F3K-2Q7D' }))).toBe(
    'bad|系统异常|8F3K-2Q7D',
  ))

it.each([
  [new ApiError('VALIDATION', 422, '请输入用户名'), 'warn|请输入用户名|'],
  [new ApiError('FORBIDDEN', 403, '权限不足'), 'warn|权限不足|'],
  [new ApiError('IN_USE', 409, '该数据已被使用，无法删除'), 'warn|该数据已被使用，无法删除|'],
  [new ApiError('INTERNAL', 503, '数据库暂时无法访问，请稍后再试'), 'bad|数据库暂时无法访问，请稍后再试|'],
  [new ApiError('CONFLICT', 409, ''), 'bad|系统异常|'],
  [new ApiError('NO_RESPONSE', 0, '请求失败，请检查您的网络!'), 'bad|请求失败，请检查您的网络!|'],
  [new ApiError('NO_ENVELOPE', 502, '502 Bad Gateway'), 'bad|502 Bad Gateway|'],
  [new TypeError('x is undefined'), 'bad|系统异常|'],
])('%o', (error, shown) => expect(words(error)).toBe(shown))

it.each([
  ['permission denied: 权限不足', 'bad|权限不足|'],
  ['permission denied for duplicate key value violates unique constraint', 'bad|权限不足|'],
  ['duplicate key value violates unique constraint "client_name"', 'warn|数据已存在|'],
  ['version_conflict', 'warn|单据已变更，请刷新|'],
  ['query has no destination for result data', 'bad|数据库函数未正确返回(或报错)|'],
  ['violates foreign key constraint: 该数据已被使用，无法删除', 'bad|该数据已被使用，无法删除|'],
  ['Cannot query field "clientz" on type "Query". Did you mean "clients"?', 'bad|查询 clientz 未实现|'],
  ['Cannot query field "naem" on type "Client".', 'bad|请求失败|Cannot query field "naem" on type "Client".'],
  ['查询过于复杂', 'bad|请求失败|查询过于复杂'],
])('GraphQL: %s', (message, shown) => expect(words(graphqlError(message))).toBe(shown))

it('says nothing of a lost session or an own cancellation', () => {
  expect(noticeOf(new ApiError('UNAUTHENTICATED', 401, '登录已失效，请重新登录'))).toBeNull()
  expect(noticeOf(new DOMException('', 'AbortError'))).toBeNull()
})
