import { invalid } from '@chengban/kernel/refusal.ts'
import type { FastifyRequest } from 'fastify'

/** A query says each thing once; which of two values was meant nobody knows. */
export const refuseRepeated = async ({ query }: Pick<FastifyRequest, 'query'>): Promise<void> => {
  const repeated = Object.entries(query as object).filter(([, value]) => Array.isArray(value))
  if (repeated.length) throw invalid(Object.fromEntries(repeated.map(([name]) => [name, '参数重复'])))
}
