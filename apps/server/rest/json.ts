import { Refusal } from '@chengban/kernel/refusal.ts'

/**
 * JSON as the doors read it: a number whose text says more than the number can (17 digits, 1e400, 1.10) stays text, so
 * that sums are read by their digits.
 */
export const parseJson = (text: string, otherwise = '请求格式错误'): unknown => {
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text, exact)
  } catch {
    throw new Refusal('VALIDATION', otherwise)
  }
}

const exact = function (this: unknown, _key: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === 'number' && context?.source !== undefined && String(value) !== context.source
    ? context.source
    : value
}
