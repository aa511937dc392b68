import { Impatient } from '@chengban/engine/db/patience.ts'
import { Refusal, statusOf, Unavailable } from '@chengban/kernel/refusal.ts'
import type { FastifyError, FastifyInstance } from 'fastify'
import { identifyRefusal } from '../auth/rights.ts'
import { unavailable } from './unavailable.ts'

/** The envelope of a success. */
export const ok = <T>(data: T): { code: 'OK'; message: string; data: T } => ({ code: 'OK', message: '', data })

/** Turns any error into an envelope. Logs errors not meant for people, who get the request's id. */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = refusalFor(error, request.id)
    if (refusal.code === 'INTERNAL') request.log.error({ err: error }, 'unexpected')
    if (refusal instanceof Unavailable) reply.header('retry-after', String(refusal.retrySeconds))
    if (error instanceof Impatient) reply.header('retry-after', '10')
    reply
      .code(refusal.status)
      .type('application/json; charset=utf-8')
      .send({ code: refusal.code, message: refusal.message, data: refusal.data })
  })
  app.setNotFoundHandler((_request, reply) => {
    reply.code(statusOf.NOT_FOUND).send({ code: 'NOT_FOUND', message: '接口不存在', data: null })
  })
}

const refusalFor = (error: unknown, reference: string): Refusal => {
  if (error instanceof Refusal) return error
  if (error instanceof Impatient) return new Refusal('RATE_LIMITED', '查询的人较多，请稍后再试')
  const { code = '', statusCode = 500 }: { code?: string; statusCode?: number } = error ?? {}
  const known = identifyRefusal(error) ?? unavailable(error) ?? byCode[code]?.()
  if (known) return known
  if (statusCode === 413) return new Refusal('TOO_LARGE', '请求内容过大')
  if (statusCode === 429) return new Refusal('RATE_LIMITED', '操作过于频繁，请稍后再试')
  if (statusCode >= 400 && statusCode < 500) return new Refusal('VALIDATION', '请求格式错误')
  return new Refusal('INTERNAL', '系统异常', { reference })
}

/** SQLSTATEs that are the asker's doing, wherever they arise. */
const byCode: Readonly<Record<string, () => Refusal>> = {
  '22003': () => new Refusal('VALIDATION', '数值超出范围'),
  '22007': () => new Refusal('VALIDATION', '日期错误'),
  '22008': () => new Refusal('VALIDATION', '日期错误'),
  '22021': () => new Refusal('VALIDATION', '内容含有不能识别的字符'),
  '22025': () => new Refusal('VALIDATION', '查找内容格式错误'),
  '22P02': () => new Refusal('VALIDATION', '编号格式错误'),
  '22P05': () => new Refusal('VALIDATION', '内容含有不能识别的字符'),
  '57014': () => new Refusal('RATE_LIMITED', '查询超时，请缩小范围'),
  '40P01': () => new Refusal('CONFLICT', '系统繁忙，请重试'),
}
