import { noSpace } from '@chengban/engine/files/disk-error.ts'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { answerErrors } from './envelope.ts'

const answered = async (error: Error) => {
  const app = Fastify()
  answerErrors(app)
  app.get('/', () => Promise.reject(error))
  const answer = await app.inject('/')
  await app.close()
  const { code, message } = answer.json()
  return [answer.statusCode, code, message, answer.headers['retry-after']]
}
const failed = (message: string, code?: string): Error => Object.assign(new Error(message), code ? { code } : {})

it('what is nobody’s doing and does not pass stays a fault of the server', async () => {
  expect(await answered(failed('x is not a function'))).toEqual([500, 'INTERNAL', '系统异常', undefined])
  expect(await answered(failed('no such file', 'ENOENT'))).toEqual([500, 'INTERNAL', '系统异常', undefined])
  expect(await answered(failed('relation missing', '42P01'))).toEqual([500, 'INTERNAL', '系统异常', undefined])
})

it.each([
  ['connect ECONNREFUSED 10.0.0.1:5432', 'ECONNREFUSED', '数据库暂时无法访问，请稍后再试', '5'],
  ['the database system is starting up', '57P03', '数据库暂时无法访问，请稍后再试', '5'],
  ['sorry, too many clients already', '53300', '数据库暂时无法访问，请稍后再试', '5'],
  ['Connection terminated due to connection timeout', undefined, '数据库暂时无法访问，请稍后再试', '5'],
  ['Connection terminated unexpectedly', undefined, '数据库连接中断，请稍后核对是否已保存', '5'],
  ['terminating connection due to administrator command', '57P01', '数据库连接中断，请稍后核对是否已保存', '5'],
  ['could not extend file: No space left on device', '53100', '数据库磁盘已满，暂时不能保存', '60'],
  ['write', 'ENOSPC', '存储空间不足', '60'],
])('%s', async (words, code, said, again) =>
  expect(await answered(failed(words, code))).toEqual([503, 'INTERNAL', said, again]),
)

it('a full disk is told in the same way where the storage has found it out', async () =>
  expect(await answered(noSpace())).toEqual([503, 'INTERNAL', '存储空间不足', '60']))
