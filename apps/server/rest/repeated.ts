import { invalid } from '@chengban/kernel/refusal.ts'
import type { FastifyRequest } from 'fastify'

/**
 * A query says each thing once; which of two values was meant nobody knows. Only a name that says it is a list (`ids[]`)
 * may come several times: it is read as one, with commas.
 */
export const refuseRepeated = async ({ query }: Pick<FastifyRequest, 'query'>): Promise<void> => {
  const sent = query as Record<string, unknown>
  const repeated = Object.keys(sent).filter((name) => !isList(name) && Array.isArray(sent[name]))
  for (const name of Object.keys(sent).filter(isList)) {
    const plain = name.slice(0, -2)
    if (plain in sent) repeated.push(plain)
    else sent[plain] = [sent[name]].flat().join(',')
    delete sent[name]
  }
  if (repeated.length) throw invalid(Object.fromEntries(repeated.map((name) => [name, '参数重复'])))
}

const isList = (name: string): boolean => name.length > 2 && name.endsWith('[]')
